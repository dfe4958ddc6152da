// Sets of small numbers in one 64-bit word.
#pragma once

#include <bit>
#include <cstdint>

namespace quadrille {

/// A set of numbers 0..63: bit i is set if i is a member.
using Word = std::uint64_t;

/// The set {i}; 0 <= i < 64.
[[nodiscard]] constexpr Word bit(int i) { return Word{1} << i; }

/// The set {0, .., count-1}; 0 <= count <= 64.
[[nodiscard]] constexpr Word low_bits(int count) { return count >= 64 ? ~Word{0} : bit(count) - 1; }

/// The number of members. Adds neighbouring bits, then pairs, then nibbles. If the processor has an
/// instruction for it, compilers recognise this form; if not, std::popcount would be a call into a library.
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
/// The set without its smallest member; the empty set stays empty.
[[nodiscard]] constexpr Word without_lowest(Word set) { return set & (set - 1); }
/// Adds `by` to each member, modulo 2^64, so that ~Word{0} subtracts 1; members outside 0..63 are dropped.
[[nodiscard]] constexpr Word shifted(Word set, Word by) {
  if (by < 64) return set << by;
  return -by < 64 ? set >> -by : 0;
}

/// For `for (int i : Bits(set))`, which visits the members in increasing order.
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
