// The candidates of a puzzle as the 0-1 variables of a formula.
#pragma once

#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

#include "sudoku/puzzle/layout.h"

namespace quadrille::sudoku {

/// A variable for each candidate, counted from 1 by cells, then digits; it is true if the cell holds the
/// digit.
class CandidateVariables {
 public:
  struct Candidate {
    int cell;
    int digit;
  };

  /// candidates: the digits that each cell may hold. Holes get no variables.
  CandidateVariables(const Layout& layout, std::vector<Digits> candidates)
      : digit_count_(layout.digits), digits_(std::move(candidates)) {
    for (std::size_t cell = 0; cell < digits_.size(); ++cell) {
      if (layout.is_hole(static_cast<int>(cell))) digits_[cell] = 0;
      before_.push_back(count());
      for (const int i : Bits(digits_[cell])) candidates_.push_back({static_cast<int>(cell), i + 1});
    }
  }

  [[nodiscard]] std::size_t cell_count() const { return digits_.size(); }
  [[nodiscard]] int count() const { return static_cast<int>(candidates_.size()); }
  [[nodiscard]] Digits digits(int cell) const { return digits_[static_cast<std::size_t>(cell)]; }
  /// variable: 1..count().
  [[nodiscard]] Candidate candidate(int variable) const {
    return candidates_[static_cast<std::size_t>(variable - 1)];
  }
  /// 0 if there is no such candidate.
  [[nodiscard]] int variable(int cell, int digit) const {
    const auto at = static_cast<std::size_t>(cell);
    if (digit < 1 || digit > digit_count_ || (digits_[at] & digit_bit(digit)) == 0) return 0;
    return before_[at] + count_of(digits_[at] & low_bits(digit));
  }
  /// The variables of a cell, by digits.
  [[nodiscard]] std::vector<int> of_cell(int cell) const {
    const auto at = static_cast<std::size_t>(cell);
    std::vector<int> variables;
    for (int i = 0; i < count_of(digits_[at]); ++i) variables.push_back(before_[at] + 1 + i);
    return variables;
  }
  /// The variables of these cells for one digit.
  [[nodiscard]] std::vector<int> of_digit(const std::vector<int>& cells, int digit) const {
    std::vector<int> variables;
    for (const int cell : cells)
      if (const int v = variable(cell, digit); v != 0) variables.push_back(v);
    return variables;
  }

 private:
  int digit_count_;
  std::vector<Digits> digits_;  // by cell
  std::vector<int> before_;     // by cell: the number of variables of the cells before it
  std::vector<Candidate> candidates_;
};

/// Asks now and then whether the encoding of a puzzle should end early. A value.
class StopCheck {
 public:
  /// Called with the bytes that the formula takes; may be empty.
  using IsStopped = std::function<bool(std::size_t memory)>;

  explicit StopCheck(IsStopped is_stopped) : is_stopped_(std::move(is_stopped)) {}

  /// Asks at once, unless the answer was true before.
  [[nodiscard]] bool is_stopped(std::size_t memory) {
    was_stopped_ = was_stopped_ || (is_stopped_ && is_stopped_(memory));
    return was_stopped_;
  }
  /// Asks at each 256th call.
  [[nodiscard]] bool is_stopped_meanwhile(std::size_t memory) {
    constexpr unsigned kCallsBetweenQuestions = 256;
    return ++calls_ % kCallsBetweenQuestions == 0 ? is_stopped(memory) : was_stopped_;
  }
  [[nodiscard]] bool was_stopped() const { return was_stopped_; }
  /// Asks no more.
  void end() { is_stopped_ = nullptr; }

 private:
  IsStopped is_stopped_;
  unsigned calls_ = 0;
  bool was_stopped_ = false;
};

/// During its lifetime, everything added to the formula holds only if the variable is true.
template <class Formula>
class Where {
 public:
  Where(Formula& formula, int variable) : formula_(formula) { formula_.begin_where(variable); }
  ~Where() { formula_.end_where(); }
  Where(const Where&) = delete;
  Where& operator=(const Where&) = delete;

 private:
  Formula& formula_;
};

}  // namespace quadrille::sudoku
