#include "prolog/differences.h"

#include <algorithm>
#include <memory>

namespace quadrille::prolog {

using cp::IntVar;
using cp::Value;
using cp::VariableId;

/// Its scope is only the variable that wakes it. Variables from which it removes values are added while it
/// is already posted, so a scope could not list them.
class Differences::OfVariable final : public cp::Constraint {
 public:
  explicit OfVariable(VariableId x) : Constraint({IntVar(x)}, bit(0)) {}

  [[nodiscard]] std::string_view name() const override { return "differences"; }
  [[nodiscard]] cp::Events wakes_on(std::size_t) const override { return cp::kFixed; }

  [[nodiscard]] bool propagate(cp::Store& store, int, Word) override {
    const IntVar x = scope()[0];
    if (!store.is_fixed(x)) return true;
    const Value v = store.value(x);
    return std::ranges::all_of(excluded, [&](const Excluded& e) {
      const Value at = e.first + (e.is_minus ? -v : v);
      return store.keep(e.variable, ~shifted(e.bits, static_cast<Word>(at)), 0);
    });
  }

  void explain(const cp::Past& past, cp::Literal, Word, std::vector<cp::Literal>& reasons) const override {
    reasons.push_back(scope()[0].eq(past.min(scope()[0])));
  }

  [[nodiscard]] bool holds(std::span<const Value>) const override { return true; }

  std::vector<Excluded> excluded;
};

void Differences::post(cp::Store& store, IntVar x, IntVar y) {
  const bool is_minus = x.is_negated() != y.is_negated();
  const auto difference = [&](IntVar here, IntVar other) {
    const Value c = other.offset() - here.offset();
    return (here.is_negated() ? -c : c) - store.domains().origin(here.id());
  };
  exclude(store, y.id(), {x.id(), is_minus, difference(x, y), 1});
  exclude(store, x.id(), {y.id(), is_minus, difference(y, x), 1});
}

void Differences::exclude(cp::Store& store, VariableId of, Excluded added) {
  of_variables_.resize(std::max<std::size_t>(of_variables_.size(), of + 1));
  OfVariable*& here = of_variables_[of];
  if (here == nullptr) here = &static_cast<OfVariable&>(store.post(std::make_unique<OfVariable>(of)));
  auto& excluded = here->excluded;
  if (!excluded.empty()) {
    Excluded& last = excluded.back();
    const Value first = std::min(last.first, added.first);
    const Value shift = last.first - first;
    const bool fits = added.first - first < 64 && shift <= std::countl_zero(last.bits);
    if (last.variable == added.variable && last.is_minus == added.is_minus && fits) {
      additions_.push_back({of, last});
      last.bits = last.bits << shift | bit(static_cast<int>(added.first - first));
      last.first = first;
      return;
    }
  }
  additions_.push_back({of, {added.variable, added.is_minus, 0, 0}});
  excluded.push_back(added);
}

std::size_t Differences::count(VariableId x) const {
  if (x >= of_variables_.size() || of_variables_[x] == nullptr) return 0;
  std::size_t count = 0;
  for (const Excluded& e : of_variables_[x]->excluded) count += static_cast<std::size_t>(count_of(e.bits));
  return count;
}

void Differences::take_back(std::size_t position) {
  for (; additions_.size() > position; additions_.pop_back()) {
    const auto& [of, before] = additions_.back();
    auto& excluded = of_variables_[of]->excluded;
    if (before.bits != 0) {
      excluded.back() = before;
      continue;
    }
    excluded.pop_back();
    if (excluded.empty()) of_variables_[of] = nullptr;
  }
}

}  // namespace quadrille::prolog
