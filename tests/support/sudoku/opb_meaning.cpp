#include "support/sudoku/opb_meaning.h"

#include <cstdlib>
#include <vector>

#include "support/sudoku/completion.h"

namespace quadrille::test {

namespace {

class OpbCheck {
 public:
  OpbCheck(const sudoku::Opb& opb, const sudoku::Grid& grid)
      : formula_(opb.formula()), value_(std::size_t(formula_.variable_count()) + 1) {
    for (int v = 1; v <= opb.variables().count(); ++v) {
      const auto [cell, digit] = opb.variables().candidate(v);
      value_[std::size_t(v)] = grid[std::size_t(cell)] == digit ? 1 : -1;
    }
  }

  [[nodiscard]] bool is_satisfiable() {
    return has_completion(value_, [this] { return propagate(); });
  }

 private:
  [[nodiscard]] int value(int literal) const {
    return literal > 0 ? value_[std::size_t(literal)] : -value_[std::size_t(-literal)];
  }
  [[nodiscard]] bool propagate() {
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t i = 0; i < formula_.constraint_count(); ++i) {
        const auto constraint = formula_.constraint(i);
        int slack = -constraint.bound;
        for (std::size_t k = 0; k < constraint.literals.size(); ++k)
          slack += value(constraint.literals[k]) >= 0 ? constraint.weight(k) : 0;
        if (slack < 0) return false;
        for (std::size_t k = 0; k < constraint.literals.size(); ++k) {
          const int literal = constraint.literals[k];
          if (value(literal) != 0 || constraint.weight(k) <= slack) continue;
          value_[std::size_t(std::abs(literal))] = literal > 0 ? 1 : -1;
          changed = true;
        }
      }
    }
    return true;
  }

  const proof::OpbFormula& formula_;
  std::vector<int> value_;  // 1 true, -1 false, 0 open
};

}  // namespace

bool satisfies_opb(const sudoku::Opb& opb, const sudoku::Grid& grid) {
  return OpbCheck(opb, grid).is_satisfiable();
}

}  // namespace quadrille::test
