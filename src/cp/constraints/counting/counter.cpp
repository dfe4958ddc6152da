#include "cp/constraints/counting/counter.h"

#include "cp/constraints/support/fact_bounds.h"
#include "cp/constraints/support/fixpoint.h"

namespace quadrille::cp {

bool Counter::propagate(Store& store, int, Word) {
  return run_to_fixpoint(store, [&] { return run_once(store); });
}

bool Counter::confine_number(Store& store, Value at_least, Value at_most) const {
  if (!bounds_) {
    return store.at_least(number(), at_least, Note::pack(Why::at_least)) &&
           store.at_most(number(), at_most, Note::pack(Why::at_most));
  }
  if (at_least > bounds_->max) return store.fail(Note::pack(Why::at_least));
  return at_most >= bounds_->min || store.fail(Note::pack(Why::at_most));
}

bool Counter::run_once(Store& store) const {
  Value yes = 0;
  Value possible = 0;
  for (std::size_t i = 0; i < size(); ++i) {
    const Store::Truth so = truth(store, i);
    yes += so == Store::Truth::yes ? 1 : 0;
    possible += so != Store::Truth::no ? 1 : 0;
  }
  if (!confine_number(store, yes, possible)) return false;
  if (yes == possible) return true;
  const bool none_open = most(store) == yes;
  if (!none_open && least(store) != possible) return true;
  for (std::size_t i = 0; i < size(); ++i)
    if (truth(store, i) == Store::Truth::open &&
        !make(store, i, !none_open, Note::pack(none_open ? Why::none_open : Why::all_open, i)))
      return false;
  return true;
}

Value Counter::explain_some(const Past& past, Store::Truth so, Value wanted,
                            std::vector<Literal>& reasons) const {
  Value found = 0;
  for (std::size_t i = 0; i < size() && found < wanted; ++i) {
    if (truth(past, i) != so) continue;
    explain_truth(past, i, reasons);
    ++found;
  }
  return found;
}

void Counter::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const auto [why, at] = Note::unpack(data);
  const auto all = static_cast<Value>(size());
  if (why == Why::at_least) {
    explain_some(past, Store::Truth::yes, bounds_ ? bounds_->max + 1 : needed_min(number(), fact), reasons);
  } else if (why == Why::at_most) {
    const Value most_so = bounds_ ? bounds_->min - 1 : needed_max(number(), fact);
    explain_some(past, Store::Truth::no, all - most_so, reasons);
  } else if (why == Why::none_open) {
    explain_made(at, false, fact, reasons);
    const Value found = explain_some(past, Store::Truth::yes, most(past), reasons);
    if (!bounds_) reasons.push_back(number().le(found));
  } else {
    explain_made(at, true, fact, reasons);
    const Value found = explain_some(past, Store::Truth::no, all - least(past), reasons);
    if (!bounds_) reasons.push_back(number().ge(all - found));
  }
}

bool Counter::holds(std::span<const Value> values) const {
  Value total = 0;
  for (std::size_t i = 0; i < size(); ++i) total += holds_for(i, values[i]) ? 1 : 0;
  return bounds_ ? bounds_->min <= total && total <= bounds_->max : total == values.back();
}

}  // namespace quadrille::cp
