// The number of variables that are equal to another variable, `value`. While `value` is open, each of its
// values is counted by itself.
#include <algorithm>

#include "cp/constraints/counting.h"
#include "cp/constraints/distinct/common_values.h"
#include "cp/constraints/support/fact_bounds.h"
#include "cp/constraints/support/fixpoint.h"

namespace quadrille::cp {

namespace {

class CountVariable final : public Constraint {
 public:
  /// The scope is the variables, then the value, then the number.
  explicit CountVariable(std::vector<IntVar> scope) : Constraint(std::move(scope), bit(1)) {}

  [[nodiscard]] std::string_view name() const override { return "count"; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;

  [[nodiscard]] bool holds(std::span<const Value> values) const override {
    return std::ranges::count(values.first(size()), values[size()]) == values.back();
  }

 private:
  /// The data of a change. The number is at least (at most) this, because that many variables are (can be)
  /// equal; a value is removed because its count is outside the bounds of the number; a variable must be
  /// equal, or must not.
  enum Why : Word { kAtLeast, kAtMost, kValue, kEqual, kDifferent };

  struct Tally {
    Value least = 0;
    Value most = 0;
  };

  [[nodiscard]] std::size_t size() const { return scope().size() - 2; }
  [[nodiscard]] IntVar value() const { return scope()[size()]; }
  [[nodiscard]] IntVar number() const { return scope().back(); }
  [[nodiscard]] bool run_once(Store& store) const;
  [[nodiscard]] bool settle(Store& store, Value v) const;
  [[nodiscard]] Tally tally(const Store& store, Value v) const;
  /// Appends up to `wanted` facts that variables are v (or are not v, if `equal` is false), and returns how
  /// many it found.
  Value explain_some(const Past& past, Value v, bool equal, Value wanted,
                     std::vector<Literal>& reasons) const;
  void explain_number(const Past& past, bool equal, Value wanted, std::vector<Literal>& reasons) const;
};

bool CountVariable::propagate(Store& store, int, Word) {
  return run_to_fixpoint(store, [&] { return run_once(store); });
}

CountVariable::Tally CountVariable::tally(const Store& store, Value v) const {
  Tally result;
  for (std::size_t i = 0; i < size(); ++i) {
    if (!store.contains(scope()[i], v)) continue;
    ++result.most;
    if (store.is_fixed(scope()[i])) ++result.least;
  }
  return result;
}

bool CountVariable::run_once(Store& store) const {
  Tally all{static_cast<Value>(size()), 0};
  if (store.count(value()) > static_cast<std::uint64_t>(kCommonSpan)) {
    all = {0, static_cast<Value>(size())};
  } else {
    const Value last = store.max(value());
    for (Value v = store.min(value()); v <= last; ++v) {
      if (!store.contains(value(), v)) continue;
      const Tally of_v = tally(store, v);
      if (of_v.most < store.min(number()) || of_v.least > store.max(number())) {
        if (!store.remove(value(), v, kValue)) return false;
        continue;
      }
      all = {std::min(all.least, of_v.least), std::max(all.most, of_v.most)};
    }
  }
  if (!store.at_least(number(), all.least, kAtLeast) || !store.at_most(number(), all.most, kAtMost))
    return false;
  return !store.is_fixed(value()) || settle(store, store.value(value()));
}

bool CountVariable::settle(Store& store, Value v) const {
  const Tally of_v = tally(store, v);
  const bool none_open = store.max(number()) == of_v.least;
  if (of_v.least == of_v.most || (!none_open && store.min(number()) != of_v.most)) return true;
  for (std::size_t i = 0; i < size(); ++i) {
    const IntVar x = scope()[i];
    if (store.is_fixed(x) || !store.contains(x, v)) continue;
    if (none_open ? !store.remove(x, v, kDifferent) : !store.assign(x, v, kEqual)) return false;
  }
  return true;
}

Value CountVariable::explain_some(const Past& past, Value v, bool equal, Value wanted,
                                  std::vector<Literal>& reasons) const {
  Value found = 0;
  for (std::size_t i = 0; i < size() && found < wanted; ++i) {
    const Literal fact = equal ? scope()[i].eq(v) : scope()[i].ne(v);
    if (!past.holds(fact)) continue;
    reasons.push_back(fact);
    ++found;
  }
  return found;
}

void CountVariable::explain_number(const Past& past, bool equal, Value wanted,
                                   std::vector<Literal>& reasons) const {
  if (wanted <= 0) return;
  explain_domain(past, value(), reasons);
  const Value last = past.max(value());
  for (Value v = past.min(value()); v <= last; ++v)
    if (past.contains(value(), v)) explain_some(past, v, equal, wanted, reasons);
}

void CountVariable::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const auto all = static_cast<Value>(size());
  if (data == kAtLeast) return explain_number(past, true, needed_min(number(), fact), reasons);
  if (data == kAtMost) return explain_number(past, false, all - needed_max(number(), fact), reasons);
  const Value v = data == kValue ? value().from_base(fact.value) : past.min(value());
  if (data != kValue) reasons.push_back(value().eq(v));
  std::vector<Literal> equal;
  const Value some = explain_some(past, v, true, all, equal);
  if (data == kDifferent || (data == kValue && some > past.max(number()))) {
    reasons.insert(reasons.end(), equal.begin(), equal.end());
    reasons.push_back(number().le(data == kValue ? some - 1 : some));
  } else {
    const Value none = explain_some(past, v, false, all, reasons);
    reasons.push_back(number().ge(data == kValue ? all - none + 1 : all - none));
  }
}

}  // namespace

std::unique_ptr<Constraint> count(std::vector<IntVar> variables, IntVar value, IntVar number) {
  variables.push_back(value);
  variables.push_back(number);
  return std::make_unique<CountVariable>(std::move(variables));
}

}  // namespace quadrille::cp
