// The condition that all conditions of at least one of some lists hold.
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
struct ConditionLists;  // sudoku/conditions/conditions.h

struct Any {
  std::shared_ptr<const ConditionLists> lists;  // may contain disjunctions again

  // The members of every kind of condition; see conditions.h.
  [[nodiscard]] std::vector<int> cells() const;
  [[nodiscard]] bool holds(const Grid& grid) const { return breaches(grid) == 0; }
  /// The breaches of the list that the grid comes nearest to satisfying.
  [[nodiscard]] int breaches(const Grid& grid) const;
  [[nodiscard]] bool keeps_digits_interchangeable() const;
  [[nodiscard]] static std::optional<std::pair<int, int>> clash(const Grid& /*givens*/) {
    return std::nullopt;
  }
  void narrow(const Grid& givens, std::vector<Digits>& candidates) const;
  [[nodiscard]] std::unique_ptr<cp::Constraint> constraint(const cp::Store& store,
                                                           std::span<const cp::IntVar> cells,
                                                           cp::Consistency consistency) const;
  [[nodiscard]] ClauseCount clause_count(int digit_count) const;
  /// Adds a helper variable for each list; if it is true, the conditions of the list hold.
  void add_clauses(Cnf& cnf) const;
  void add_exclusions(Cnf& /*cnf*/) const {}
  void add_constraints(std::string_view label, Opb& opb) const;
  [[nodiscard]] static std::optional<std::vector<std::vector<int>>> kernel_houses() { return std::nullopt; }
  [[nodiscard]] std::string sentence(const Layout& layout) const;
};

}  // namespace quadrille::sudoku
