// all_different by value elimination: the value of a fixed variable is removed from all others.
#include "cp/constraints/distinct/all_different.h"
#include "cp/constraints/distinct/value_elimination.h"

namespace quadrille::cp {

namespace {

class AllDifferentValue final : public AllDifferent {
 public:
  explicit AllDifferentValue(std::vector<IntVar> variables) : AllDifferent(std::move(variables), bit(0)) {}

  [[nodiscard]] Events wakes_on(std::size_t) const override { return kFixed; }

  [[nodiscard]] bool propagate(Store& store, int, Word changed) override {
    return elimination_.run(store, scope(), changed);
  }

  void explain(const Past& past, Literal, Word data, std::vector<Literal>& reasons) const override {
    ValueElimination::explain(past, scope()[static_cast<std::size_t>(data)], reasons);
  }

 private:
  ValueElimination elimination_;
};

}  // namespace

std::unique_ptr<Constraint> all_different_value(std::vector<IntVar> variables) {
  return std::make_unique<AllDifferentValue>(std::move(variables));
}

}  // namespace quadrille::cp
