// The condition that some cells hold different digits.
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

/// A house: cells that hold different digits. It is complete if it has as many cells as the puzzle has
/// digits: then it holds each digit once.
struct Distinct {
  std::vector<int> members;

  [[nodiscard]] bool is_complete(int digit_count) const { return members.size() == at(digit_count); }

  // The members of every kind of condition; see conditions.h.
  [[nodiscard]] const std::vector<int>& cells() const { return members; }
  [[nodiscard]] bool holds(const Grid& grid) const { return breaches(grid) == 0; }
  [[nodiscard]] int breaches(const Grid& grid) const;
  [[nodiscard]] static bool keeps_digits_interchangeable() { return true; }
  [[nodiscard]] std::optional<std::pair<int, int>> clash(const Grid& givens) const;
  void narrow(const Grid& givens, std::vector<Digits>& candidates) const;
  [[nodiscard]] std::unique_ptr<cp::Constraint> constraint(const cp::Store& store,
                                                           std::span<const cp::IntVar> cells,
                                                           cp::Consistency consistency) const;
  [[nodiscard]] ClauseCount clause_count(int digit_count) const;
  void add_clauses(Cnf& cnf) const;
  void add_exclusions(Cnf& cnf) const;
  void add_constraints(std::string_view label, Opb& opb) const;
  [[nodiscard]] std::optional<std::vector<std::vector<int>>> kernel_houses() const { return {{members}}; }
  [[nodiscard]] std::string sentence(const Layout& layout) const;
};

}  // namespace quadrille::sudoku
