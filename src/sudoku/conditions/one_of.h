// The condition that a cell holds one of some digits.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cp/forward.h"
#include "sudoku/puzzle/layout.h"

namespace quadrille::sudoku {

class Cnf;
class Opb;
struct ClauseCount;

struct OneOf {
  int cell = 0;
  Digits digits = 0;

  // The members of every kind of condition; see conditions.h.
  [[nodiscard]] std::array<int, 1> cells() const { return {cell}; }
  [[nodiscard]] bool holds(const Grid& grid) const { return (digits & digit_bit(grid[at(cell)])) != 0; }
  [[nodiscard]] int breaches(const Grid& grid) const { return holds(grid) ? 0 : 1; }
  [[nodiscard]] static bool keeps_digits_interchangeable() { return false; }
  [[nodiscard]] static std::optional<std::pair<int, int>> clash(const Grid& /*givens*/) {
    return std::nullopt;
  }
  void narrow(const Grid& /*givens*/, std::vector<Digits>& candidates) const {
    candidates[at(cell)] &= digits;
  }
  [[nodiscard]] std::unique_ptr<cp::Constraint> constraint(const cp::Store& store,
                                                           std::span<const cp::IntVar> cells,
                                                           cp::Consistency consistency) const;
  [[nodiscard]] ClauseCount clause_count(int digit_count) const;
  void add_clauses(Cnf& cnf) const;
  void add_exclusions(Cnf& /*cnf*/) const {}
  void add_constraints(std::string_view label, Opb& opb) const;
  [[nodiscard]] static std::optional<std::vector<std::vector<int>>> kernel_houses() { return std::nullopt; }
  [[nodiscard]] std::string sentence(const Layout& layout) const;

 private:
  /// The candidates of the cell that are other digits, as variables.
  template <class Formula>
  [[nodiscard]] std::vector<int> excluded(const Formula& formula) const;
};

}  // namespace quadrille::sudoku
