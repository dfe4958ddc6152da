#include "cp/constraints/counting/counter.h"

#include "cp/constraints/support/fact_bounds.h"
#include "cp/constraints/support/fixpoint.h"

namespace quadrille::cp {

bool Counter::propagate(Store& store, int, Word) {
  return run_to_fixpoint(store, [&] { return run_once(store); });
}

bool Counter::run_once(Store& store) const {
  Value least = 0;
  Value most = 0;
  for (std::size_t i = 0; i < size(); ++i) {
    const Store::Truth so = truth(store, i);
    least += so == Store::Truth::yes ? 1 : 0;
    most += so != Store::Truth::no ? 1 : 0;
  }
  if (!store.at_least(number(), least, Note::pack(Why::at_least)) ||
      !store.at_most(number(), most, Note::pack(Why::at_most)))
    return false;
  if (least == most) return true;
  const bool none_open = store.max(number()) == least;
  if (!none_open && store.min(number()) != most) return true;
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
    explain_some(past, Store::Truth::yes, needed_min(number(), fact), reasons);
  } else if (why == Why::at_most) {
    explain_some(past, Store::Truth::no, all - needed_max(number(), fact), reasons);
  } else if (why == Why::none_open) {
    explain_made(at, false, fact, reasons);
    reasons.push_back(number().le(explain_some(past, Store::Truth::yes, past.max(number()), reasons)));
  } else {
    explain_made(at, true, fact, reasons);
    reasons.push_back(
        number().ge(all - explain_some(past, Store::Truth::no, all - past.min(number()), reasons)));
  }
}

bool Counter::holds(std::span<const Value> values) const {
  Value total = 0;
  for (std::size_t i = 0; i < size(); ++i) total += holds_for(i, values[i]) ? 1 : 0;
  return total == values.back();
}

}  // namespace quadrille::cp
