// The number of literals that hold.
#include "cp/constraints/counting.h"
#include "cp/constraints/counting/counter.h"
#include "cp/constraints/logic/watched_literals.h"

namespace quadrille::cp {

namespace {

class Count final : public Counter {
 public:
  Count(std::vector<IntVar> scope, std::vector<Literal> literals)
      : Counter(std::move(scope)), literals_(std::move(literals)) {}

  [[nodiscard]] std::string_view name() const override { return "count"; }
  [[nodiscard]] Events wakes_on(std::size_t i) const override {
    if (i == literals_.size()) return kLower | kUpper;
    return static_cast<Events>(falsifying(literals_[i]) | falsifying(~literals_[i]));
  }

 private:
  [[nodiscard]] Store::Truth truth(const Store& store, std::size_t i) const override {
    return store.truth(literals_[i]);
  }
  [[nodiscard]] Store::Truth truth(const Past& past, std::size_t i) const override {
    if (past.holds(literals_[i])) return Store::Truth::yes;
    return past.holds(~literals_[i]) ? Store::Truth::no : Store::Truth::open;
  }
  [[nodiscard]] bool holds_for(std::size_t i, Value v) const override { return literals_[i].holds_for(v); }
  [[nodiscard]] bool make(Store& store, std::size_t i, bool is_so, Word data) const override {
    return store.impose(is_so ? literals_[i] : ~literals_[i], data);
  }
  void explain_truth(const Past& past, std::size_t i, std::vector<Literal>& reasons) const override {
    reasons.push_back(past.holds(literals_[i]) ? literals_[i] : ~literals_[i]);
  }
  void explain_made(std::size_t, bool, Literal, std::vector<Literal>&) const override {}

  std::vector<Literal> literals_;
};

}  // namespace

std::unique_ptr<Constraint> count(std::vector<Literal> literals, IntVar number) {
  std::vector<IntVar> scope = variables_of(literals);
  scope.push_back(number);
  return std::make_unique<Count>(std::move(scope), std::move(literals));
}

}  // namespace quadrille::cp
