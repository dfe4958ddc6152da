// The variables take different values, except for some values that several may take.
#include <algorithm>

#include "base/sort.h"
#include "cp/constraints/distinct.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/store.h"

namespace quadrille::cp {

namespace {

class AllDifferentExcept final : public Constraint {
 public:
  AllDifferentExcept(std::vector<IntVar> variables, std::vector<Value> exceptions)
      : Constraint(std::move(variables), bit(1)), exceptions_(std::move(exceptions)) {
    sort_range(exceptions_);
  }

  [[nodiscard]] std::string_view name() const override { return "all_different_except"; }
  [[nodiscard]] Events wakes_on(std::size_t) const override { return kFixed; }

  [[nodiscard]] bool propagate(Store& store, int, Word changed) override {
    return run_to_fixpoint(store, [&] {
      for (std::size_t i = 0; i < scope().size(); ++i)
        if ((changed & bit(static_cast<int>(i % 64))) != 0 && !exclude(store, i)) return false;
      changed = ~Word{0};
      return true;
    });
  }

  void explain(const Past& past, Literal, Word data, std::vector<Literal>& reasons) const override {
    const IntVar holder = scope()[static_cast<std::size_t>(data)];
    reasons.push_back(holder.eq(past.min(holder)));
  }

  [[nodiscard]] bool holds(std::span<const Value> values) const override {
    std::vector<Value> sorted(values.begin(), values.end());
    std::erase_if(sorted, [&](Value v) { return is_exempt(v); });
    sort_range(sorted);
    return std::ranges::adjacent_find(sorted) == sorted.end();
  }

 private:
  [[nodiscard]] bool is_exempt(Value v) const { return std::ranges::binary_search(exceptions_, v); }

  /// Removes the value of scope()[i], if that is fixed and the value is no exception, from the others.
  [[nodiscard]] bool exclude(Store& store, std::size_t i) const {
    if (!store.is_fixed(scope()[i]) || is_exempt(store.value(scope()[i]))) return true;
    const Value value = store.value(scope()[i]);
    for (std::size_t j = 0; j < scope().size(); ++j)
      if (j != i && !store.remove(scope()[j], value, i)) return false;
    return true;
  }

  std::vector<Value> exceptions_;  // increasing
};

}  // namespace

std::unique_ptr<Constraint> all_different_except(std::vector<IntVar> variables,
                                                 std::vector<Value> exceptions) {
  return std::make_unique<AllDifferentExcept>(std::move(variables), std::move(exceptions));
}

}  // namespace quadrille::cp
