// The condition that two sets of cells hold the same digits, with the same multiplicities.
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

struct SameDigits {
  std::vector<int> first, second;  // of equal size, without common cells

  // The members of every kind of condition; see conditions.h.
  [[nodiscard]] std::vector<int> cells() const;
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
  void add_exclusions(Cnf& /*cnf*/) const {}
  void add_constraints(std::string_view label, Opb& opb) const;
  [[nodiscard]] static std::optional<std::vector<std::vector<int>>> kernel_houses() { return std::nullopt; }
  [[nodiscard]] std::string sentence(const Layout& layout) const;
};

}  // namespace quadrille::sudoku
