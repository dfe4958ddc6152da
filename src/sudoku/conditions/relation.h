// The condition that two cells hold one of some pairs of digits.
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
#include "sudoku/puzzle/digit_pairs.h"

namespace quadrille::sudoku {

class Cnf;
class Opb;
struct ClauseCount;

struct Relation {
  int first = 0, second = 0;  // two different cells
  std::shared_ptr<const DigitPairs> pairs;

  // The members of every kind of condition; see conditions.h.
  [[nodiscard]] std::array<int, 2> cells() const { return {first, second}; }
  [[nodiscard]] bool holds(const Grid& grid) const { return pairs->allow(grid[at(first)], grid[at(second)]); }
  [[nodiscard]] int breaches(const Grid& grid) const { return holds(grid) ? 0 : 1; }
  [[nodiscard]] bool keeps_digits_interchangeable() const { return pairs->treat_digits_alike(); }
  [[nodiscard]] std::optional<std::pair<int, int>> clash(const Grid& givens) const;
  void narrow(const Grid& givens, std::vector<Digits>& candidates) const;
  [[nodiscard]] std::unique_ptr<cp::Constraint> constraint(const cp::Store& store,
                                                           std::span<const cp::IntVar> cells,
                                                           cp::Consistency consistency) const;
  [[nodiscard]] ClauseCount clause_count(int digit_count) const;
  void add_clauses(Cnf& cnf) const;
  void add_exclusions(Cnf& cnf) const;
  void add_constraints(std::string_view label, Opb& opb) const;
  [[nodiscard]] std::optional<std::vector<std::vector<int>>> kernel_houses() const;
  [[nodiscard]] std::string sentence(const Layout& layout) const;
};

}  // namespace quadrille::sudoku
