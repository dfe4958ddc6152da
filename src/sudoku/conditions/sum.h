// The condition that a weighted sum of cells equals a total, or is at most or at least the total.
#pragma once

#include <functional>
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
class DigitGraph;
class Opb;
struct ClauseCount;

struct Sum {
  struct Term {
    int factor;  // not 0
    int cell;
  };
  enum class Comparison : std::uint8_t { equal, at_most, at_least };

  std::vector<Term> terms;  // at least one; for different cells
  Comparison comparison = Comparison::equal;
  int total = 0;

  /// The condition that the sum of these cells is the total.
  [[nodiscard]] static Sum of(const std::vector<int>& cells, int total);
  /// A sum in which cells may be repeated: their factors are added, and terms with factor 0 are dropped.
  [[nodiscard]] static Sum of_terms(std::vector<Term> terms, int total);
  /// The same condition on digits, from one on their values (sudoku/puzzle/layout.h).
  [[nodiscard]] Sum of_digits(const Layout& layout) const;
  /// The total of the digits' values, for a sum of digits.
  [[nodiscard]] int total_of_values(const Layout& layout) const;

  /// The condition as one or two inequalities: the sum times the sign is at least the total times the sign.
  [[nodiscard]] std::vector<int> signs() const;
  /// "=", "<=" or ">=".
  [[nodiscard]] std::string_view relation() const;
  /// The digit sequences of the terms' cells, in order, that satisfy the condition, as far as the candidates
  /// allow; empty if none does.
  [[nodiscard]] DigitGraph graph(std::span<const Digits> candidates,
                                 const std::function<bool()>& goes_on = {}) const;

  // The members of every kind of condition; see conditions.h.
  [[nodiscard]] std::vector<int> cells() const;
  [[nodiscard]] bool holds(const Grid& grid) const { return breaches(grid) == 0; }
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
  /// A constraint for each of signs().
  void add_constraints(std::string_view label, Opb& opb) const;
  [[nodiscard]] static std::optional<std::vector<std::vector<int>>> kernel_houses() { return std::nullopt; }
  [[nodiscard]] std::string sentence(const Layout& layout) const;
};

}  // namespace quadrille::sudoku
