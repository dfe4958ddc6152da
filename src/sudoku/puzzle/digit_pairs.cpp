#include "sudoku/puzzle/digit_pairs.h"

#include <algorithm>
#include <utility>

namespace quadrille::sudoku {

namespace {

std::vector<Digits> all_but_offset(int size, int offset) {
  std::vector<Digits> seconds(at(size), low_bits(size));
  for (int first = 1; first <= size; ++first) {
    const int second = first - offset;
    if (1 <= second && second <= size) seconds[at(first - 1)] &= ~digit_bit(second);
  }
  return seconds;
}

}  // namespace

DigitPairs::DigitPairs(std::vector<Digits> seconds) : seconds_(std::move(seconds)), firsts_(seconds_.size()) {
  for (int first = 1; first <= size(); ++first)
    for (const int i : Bits(seconds_for(first))) firsts_[at(i)] |= digit_bit(first);
  forbidden_offset_ = find_forbidden_offset();
}

std::shared_ptr<const DigitPairs> DigitPairs::unequal(int size, int offset) {
  return std::make_shared<const DigitPairs>(all_but_offset(size, offset));
}

std::optional<int> DigitPairs::find_forbidden_offset() const {
  for (int first = 1; first <= size(); ++first) {
    const Digits forbidden = low_bits(size()) & ~seconds_for(first);
    if (forbidden == 0) continue;
    const int offset = first - (lowest(forbidden) + 1);
    return seconds_ == all_but_offset(size(), offset) ? std::optional(offset) : std::nullopt;
  }
  return std::nullopt;
}

bool DigitPairs::are_equal() const {
  for (int digit = 1; digit <= size(); ++digit)
    if (seconds_for(digit) != digit_bit(digit)) return false;
  return true;
}

bool DigitPairs::treat_digits_alike() const {
  const Digits all = low_bits(size());
  const bool equal = allow(1, 1);
  const bool unequal = (seconds_for(1) & ~digit_bit(1)) != 0;
  for (int digit = 1; digit <= size(); ++digit) {
    const Digits itself = digit_bit(digit);
    const Digits expected = (equal ? itself : 0) | (unequal ? all & ~itself : 0);
    if (seconds_for(digit) != expected) return false;
  }
  return true;
}

}  // namespace quadrille::sudoku
