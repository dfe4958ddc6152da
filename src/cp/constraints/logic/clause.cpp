// At least one of some literals holds.
#include <algorithm>

#include "cp/constraints/logic.h"
#include "cp/constraints/logic/watched_literals.h"

namespace quadrille::cp {

namespace {

class Clause final : public Constraint {
 public:
  explicit Clause(std::vector<Literal> literals)
      : Constraint(variables_of(literals), bit(0)), watched_(std::move(literals)) {}

  [[nodiscard]] std::string_view name() const override { return "clause"; }
  [[nodiscard]] Events wakes_on(std::size_t i) const override { return falsifying(watched_[i]); }

  [[nodiscard]] bool propagate(Store& store, int, Word changed) override {
    switch (watched_.examine(store, changed)) {
      case WatchedLiterals::Verdict::open: return true;
      case WatchedLiterals::Verdict::must_be: return store.impose(watched_[watched_.last()], watched_.last());
      default: return store.fail(watched_.literals().size());
    }
  }

  void explain(const Past&, Literal, Word data, std::vector<Literal>& reasons) const override {
    watched_.explain(static_cast<std::size_t>(data), reasons);
  }

  [[nodiscard]] bool is_clauses() const override { return true; }
  [[nodiscard]] std::vector<std::vector<Literal>> clauses() const override { return {watched_.literals()}; }

  [[nodiscard]] bool holds(std::span<const Value> values) const override {
    for (std::size_t i = 0; i < values.size(); ++i)
      if (watched_[i].holds_for(values[i])) return true;
    return false;
  }

 private:
  WatchedLiterals watched_;
};

}  // namespace

std::unique_ptr<Constraint> clause(const std::vector<Literal>& literals) {
  std::vector<Literal> distinct;
  for (const Literal literal : literals)
    if (std::ranges::find(distinct, literal) == distinct.end()) distinct.push_back(literal);
  return std::make_unique<Clause>(std::move(distinct));
}

}  // namespace quadrille::cp
