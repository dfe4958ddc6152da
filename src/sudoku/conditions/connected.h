// The condition that the cells which hold one of some digits form one connected area.
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

/// No cell with such a digit at all counts as connected.
struct Connected {
  std::vector<int> members;                  // different cells, in reading order
  std::vector<std::pair<int, int>> borders;  // the pairs that share a side, as positions in members
  Digits digits = 0;

  /// All cells of the grid, or the same number of cells from `first` on, with the same layout.
  [[nodiscard]] static Connected in_grid(const Layout& layout, Digits digits, int first = 0);

  // The members of every kind of condition; see conditions.h.
  [[nodiscard]] const std::vector<int>& cells() const { return members; }
  [[nodiscard]] bool holds(const Grid& grid) const { return breaches(grid) == 0; }
  /// The number of areas besides the first.
  [[nodiscard]] int breaches(const Grid& grid) const;
  [[nodiscard]] static bool keeps_digits_interchangeable() { return false; }
  [[nodiscard]] static std::optional<std::pair<int, int>> clash(const Grid& /*givens*/) {
    return std::nullopt;
  }
  /// Removes the digits from cells that a known cell of the area cannot reach.
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

  /// By position in members: the neighbouring positions.
  [[nodiscard]] std::vector<std::vector<std::size_t>> neighbours() const;

  struct Graph;  // defined in connected_graph.h
  [[nodiscard]] Graph graph(std::span<const cp::IntVar> cells) const;

 private:
  /// An upper bound of the distance from the first cell of the area to the last, in steps.
  [[nodiscard]] std::size_t most_steps() const { return members.empty() ? 0 : members.size() - 1; }
  /// Clauses with a helper variable for each cell and number of steps. It says that the first cell of the
  /// area (in the order of members) reaches this one in at most that number of steps. The digits of all cells
  /// determine the helpers.
  template <class Formula>
  void add_steps(Formula& formula) const;
};

}  // namespace quadrille::sudoku
