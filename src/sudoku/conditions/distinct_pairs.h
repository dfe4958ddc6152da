// The condition that pairs of cells differ: for any two pairs, the first two cells hold different digits or
// the second two do.
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

/// If the first cell of a pair gives the region that the second one is in, the digits of each region differ.
struct DistinctPairs {
  std::vector<std::pair<int, int>> pairs;  // no cell occurs twice

  // The members of every kind of condition; see conditions.h.
  [[nodiscard]] std::vector<int> cells() const;
  [[nodiscard]] bool holds(const Grid& grid) const { return breaches(grid) == 0; }
  /// The number of pairs that equal an earlier one.
  [[nodiscard]] int breaches(const Grid& grid) const;
  [[nodiscard]] static bool keeps_digits_interchangeable() { return true; }
  [[nodiscard]] static std::optional<std::pair<int, int>> clash(const Grid& /*givens*/) {
    return std::nullopt;
  }
  /// Removes the candidates beside known pairs that would make two pairs equal.
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
  /// Calls use(literals) with the negations of the four candidates for each way in which two pairs may be
  /// equal.
  template <class Formula, class F>
  void for_each_clause(Formula& formula, F use) const;
};

}  // namespace quadrille::sudoku
