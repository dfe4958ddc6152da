// The pairs of digits that two cells may hold.
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "sudoku/puzzle/layout.h"

namespace quadrille::sudoku {

/// A matrix over the digits 1..size. All pairs of cells of one rule share one.
class DigitPairs {
 public:
  /// seconds[d - 1]: the digits that the second cell may hold if the first holds d.
  explicit DigitPairs(std::vector<Digits> seconds);
  /// All pairs except those in which the first digit equals the second plus the offset.
  [[nodiscard]] static std::shared_ptr<const DigitPairs> unequal(int size, int offset);

  /// All pairs for which is_allowed(value of the first digit, of the second).
  template <class F>
  [[nodiscard]] static std::shared_ptr<const DigitPairs> where(const Layout& layout, F is_allowed) {
    std::vector<Digits> seconds(at(layout.digits));
    for (int first = 1; first <= layout.digits; ++first)
      for (int second = 1; second <= layout.digits; ++second)
        if (is_allowed(layout.value_of(first), layout.value_of(second)))
          seconds[at(first - 1)] |= digit_bit(second);
    return std::make_shared<const DigitPairs>(std::move(seconds));
  }

  friend bool operator==(const DigitPairs&, const DigitPairs&) = default;

  [[nodiscard]] int size() const { return static_cast<int>(seconds_.size()); }
  [[nodiscard]] bool allow(int first, int second) const {
    return (seconds_[at(first - 1)] & digit_bit(second)) != 0;
  }
  /// The digits of the second cell that are allowed with one of the first, and vice versa.
  [[nodiscard]] Digits seconds_for(int first) const { return seconds_[at(first - 1)]; }
  [[nodiscard]] Digits firsts_for(int second) const { return firsts_[at(second - 1)]; }
  /// Present if the matrix only says that the first digit is not the second plus this.
  [[nodiscard]] std::optional<int> forbidden_offset() const { return forbidden_offset_; }
  /// Whether the two digits must be equal.
  [[nodiscard]] bool are_equal() const;
  /// Whether the matrix is unchanged by any permutation of the digits.
  [[nodiscard]] bool treat_digits_alike() const;

 private:
  [[nodiscard]] std::optional<int> find_forbidden_offset() const;

  std::vector<Digits> seconds_, firsts_;
  std::optional<int> forbidden_offset_;
};

}  // namespace quadrille::sudoku
