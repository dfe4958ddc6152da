// all_different by value elimination: what a variable has, no other may have.
#include "cp/constraints/all_different.h"

namespace quadrille::cp {

namespace {

class AllDifferentValue final : public AllDifferent {
 public:
  explicit AllDifferentValue(std::vector<IntVar> variables)
      : AllDifferent(std::move(variables), bit(0)), is_done_(scope().size()) {}

  [[nodiscard]] Events wakes_on(std::size_t) const override { return kFixed; }

  [[nodiscard]] bool propagate(Store& store, int, Word changed) override {
    todo_.clear();
    for (std::size_t i = 0; i < scope().size(); ++i) {
      is_done_[i] = (changed & bit(static_cast<int>(i % 64))) != 0 && store.is_fixed(scope()[i]);
      if (is_done_[i]) todo_.push_back(i);
    }
    while (!todo_.empty()) {
      const std::size_t i = todo_.back();
      todo_.pop_back();
      if (!exclude(store, i)) return false;
    }
    return true;
  }

  /// data: the position of the variable that has the value.
  void explain(const Past& past, Literal, Word data, std::vector<Literal>& reasons) const override {
    const IntVar holder = scope()[data];
    reasons.push_back(holder.eq(past.min(holder)));
  }

 private:
  /// Takes the value of scope()[i] from all others.
  [[nodiscard]] bool exclude(Store& store, std::size_t i) {
    const Value value = store.value(scope()[i]);
    for (std::size_t j = 0; j < scope().size(); ++j) {
      if (j == i || !store.contains(scope()[j], value)) continue;
      if (!store.remove(scope()[j], value, i)) return false;
      if (is_done_[j] || !store.is_fixed(scope()[j])) continue;
      is_done_[j] = true;
      todo_.push_back(j);
    }
    return true;
  }

  std::vector<bool> is_done_;  // within a run: noted as fixed
  std::vector<std::size_t> todo_;
};

}  // namespace

std::unique_ptr<Constraint> all_different_value(std::vector<IntVar> variables) {
  return std::make_unique<AllDifferentValue>(std::move(variables));
}

}  // namespace quadrille::cp
