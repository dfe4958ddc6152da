// The number of variables with a value in a set.
#include "cp/constraints/counting/counter.h"
#include "cp/constraints/counting/membership.h"

namespace quadrille::cp {

namespace {

class Among final : public Counter {
 public:
  Among(std::vector<IntVar> scope, std::vector<Interval> set, std::optional<Interval> bounds = std::nullopt)
      : Counter(std::move(scope), bounds), set_(std::move(set)) {}

  [[nodiscard]] std::string_view name() const override { return "among"; }

 private:
  [[nodiscard]] Store::Truth truth(const Store& store, std::size_t i) const override {
    return set_.truth(store, scope()[i]);
  }
  [[nodiscard]] Store::Truth truth(const Past& past, std::size_t i) const override {
    return set_.truth(past, scope()[i]);
  }
  [[nodiscard]] bool holds_for(std::size_t, Value v) const override { return set_.contains(v); }
  [[nodiscard]] bool make(Store& store, std::size_t i, bool is_so, Word data) const override {
    return set_.confine(store, scope()[i], is_so, data);
  }
  void explain_truth(const Past& past, std::size_t i, std::vector<Literal>& reasons) const override {
    set_.explain_truth(past, scope()[i], reasons);
  }
  void explain_made(std::size_t i, bool is_so, Literal fact, std::vector<Literal>& reasons) const override {
    set_.explain_confined(scope()[i], is_so, fact, reasons);
  }

  Membership set_;
};

}  // namespace

std::unique_ptr<Constraint> among(std::vector<IntVar> variables, std::vector<Interval> set, IntVar number) {
  variables.push_back(number);
  return std::make_unique<Among>(std::move(variables), std::move(set));
}

std::unique_ptr<Constraint> among(std::vector<IntVar> variables, std::vector<Interval> set, Interval number) {
  return std::make_unique<Among>(std::move(variables), std::move(set), number);
}

}  // namespace quadrille::cp
