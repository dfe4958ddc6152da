// The condition that the digits of some cells, in order, lie in the sets of one row of a table.
#pragma once

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

struct Table {
  using Row = std::vector<Digits>;  // a set for each cell

  std::vector<int> members;  // different cells
  std::vector<Row> rows;     // rows may overlap

  // The members of every kind of condition; see conditions.h.
  [[nodiscard]] const std::vector<int>& cells() const { return members; }
  [[nodiscard]] bool holds(const Grid& grid) const { return breaches(grid) == 0; }
  /// The least number of cells in which the grid misses a row.
  [[nodiscard]] int breaches(const Grid& grid) const;
  [[nodiscard]] static bool keeps_digits_interchangeable() { return false; }
  [[nodiscard]] std::optional<std::pair<int, int>> clash(const Grid& givens) const;
  void narrow(const Grid& givens, std::vector<Digits>& candidates) const;
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
  /// Clauses with a helper variable for each row, which says that the digits lie in it. Unit propagation
  /// leaves each cell the digits of the rows that are still possible. The digits of all cells determine the
  /// helpers.
  template <class Formula>
  void add_rows(Formula& formula) const;
};

}  // namespace quadrille::sudoku
