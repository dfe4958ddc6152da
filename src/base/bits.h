// Sets of small numbers in one 64-bit word.
#pragma once

#include <bit>
#include <cstdint>

namespace quadrille {

/// A set of numbers 0..63: bit i is set when i is a member.
using Word = std::uint64_t;

[[nodiscard]] constexpr Word bit(int i) { return Word{1} << i; }

/// The set {0, .., count-1}; 0 <= count <= 64.
[[nodiscard]] constexpr Word low_bits(int count) { return count >= 64 ? ~Word{0} : bit(count) - 1; }

/// Sums of neighbouring bits, pairs, then nibbles. Compilers make it one instruction where they may;
/// std::popcount is a call into a library where they may not.
[[nodiscard]] constexpr int count_of(Word set) {
  set -= (set >> 1) & 0x5555555555555555U;
  set = (set & 0x3333333333333333U) + ((set >> 2) & 0x3333333333333333U);
  set = (set + (set >> 4)) & 0x0f0f0f0f0f0f0f0fU;
  return static_cast<int>((set * 0x0101010101010101U) >> 56);
}
[[nodiscard]] constexpr bool is_single(Word set) { return set != 0 && (set & (set - 1)) == 0; }
/// The smallest member; the set must not be empty.
[[nodiscard]] constexpr int lowest(Word set) { return std::countr_zero(set); }
/// The greatest member; the set must not be empty.
[[nodiscard]] constexpr int highest(Word set) { return 63 - std::countl_zero(set); }
/// The set as it is without its smallest member.
[[nodiscard]] constexpr Word without_lowest(Word set) { return set & (set - 1); }
/// Each member so much greater, modulo 2^64, so that -1 makes it less; those beyond 0..63 go.
[[nodiscard]] constexpr Word shifted(Word set, Word by) {
  if (by < 64) return set << by;
  return -by < 64 ? set >> -by : 0;
}

/// Lets `for (int i : Bits(set))` visit the members in increasing order.
class Bits {
 public:
  constexpr explicit Bits(Word set) : set_(set) {}

  class Iterator {
   public:
    constexpr explicit Iterator(Word rest) : rest_(rest) {}
    [[nodiscard]] constexpr int operator*() const { return lowest(rest_); }
    constexpr Iterator& operator++() {
      rest_ = without_lowest(rest_);
      return *this;
    }
    [[nodiscard]] constexpr bool operator!=(const Iterator& other) const { return rest_ != other.rest_; }

   private:
    Word rest_;
  };

  [[nodiscard]] constexpr Iterator begin() const { return Iterator(set_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

 private:
  Word set_;
};

}  // namespace quadrille
