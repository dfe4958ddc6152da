// The condition that the cells which hold one of some digits form one connected area.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cp/constraints.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

class Cnf;
class Opb;
struct ClauseCount;

/// No cell with such a digit at all is an area too.
struct Connected {
  std::vector<int> members;                  // different cells, in reading order
  std::vector<std::pair<int, int>> borders;  // which of them share a side: their positions in members
  Digits digits = 0;

  /// All cells of the grid, or as many from `first` on that lie as they do.
  [[nodiscard]] static Connected in_grid(const Layout& layout, Digits digits, int first = 0);

  // What every kind of condition gives; conditions.h describes it.
  [[nodiscard]] const std::vector<int>& cells() const { return members; }
  [[nodiscard]] bool holds(const Grid& grid) const { return breaches(grid) == 0; }
  /// How many areas there are besides the first.
  [[nodiscard]] int breaches(const Grid& grid) const;
  [[nodiscard]] static bool keeps_digits_interchangeable() { return false; }
  [[nodiscard]] static std::optional<std::pair<int, int>> clash(const Grid& /*givens*/) {
    return std::nullopt;
  }
  /// Takes the digits from cells that one with such a digit cannot reach.
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

  /// By positions in members: the positions beside each.
  [[nodiscard]] std::vector<std::vector<std::size_t>> neighbours() const;

  /// What cp::connected_values() takes.
  struct Graph {
    std::vector<cp::IntVar> nodes;
    std::vector<cp::Interval> set;
    std::vector<cp::GraphEdge> edges;
  };
  [[nodiscard]] Graph graph(std::span<const cp::IntVar> cells) const;

 private:
  /// How many steps an area may take from its first cell to the last, at most.
  [[nodiscard]] std::size_t most_steps() const { return members.empty() ? 0 : members.size() - 1; }
  /// Clauses with a helper variable for each cell and number of steps: that the first cell of the area (in
  /// the order of members) reaches it in so many steps or fewer. The digits of all cells fix the helpers.
  template <class Formula>
  void add_steps(Formula& formula) const;
};

}  // namespace quadrille::sudoku
