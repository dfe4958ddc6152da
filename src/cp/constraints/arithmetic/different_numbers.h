// Sums of a few different numbers, each from its own set. There are so few choices that trying all of them is
// faster than any better algorithm:
//
//   {1,2} and {1,2,4}: the sums 3, 5 and 6. If 3 and 6 are allowed, 1 + 2, 2 + 1 and 2 + 4 keep all numbers.
//
// With numbers below m, n sets take at most m^(n - 1) steps.
#pragma once

#include <array>
#include <cstddef>

#include "base/bits.h"

namespace quadrille::cp {

/// The maximum number of sets.
inline constexpr std::size_t kMostSets = 3;
using NumberSets = std::array<Word, kMostSets>;

namespace different_numbers {

template <std::size_t kCount>
[[nodiscard]] Word sums(const Word* sets, Word taken) {
  if constexpr (kCount == 1) {
    return *sets & ~taken;
  } else {
    Word result = 0;
    for (const int i : Bits(*sets & ~taken)) result |= sums<kCount - 1>(sets + 1, taken | bit(i)) << i;
    return result;
  }
}

template <std::size_t kCount>
bool keep(const Word* sets, Word taken, Word allowed, Word* kept) {
  Word fitting = *sets & ~taken;
  if constexpr (kCount == 1) {
    fitting &= allowed;
  } else {
    for (const int i : Bits(fitting))
      if (!keep<kCount - 1>(sets + 1, taken | bit(i), allowed >> i, kept + 1)) fitting &= ~bit(i);
  }
  *kept |= fitting;
  return fitting != 0;
}

}  // namespace different_numbers

/// The sums of different numbers, one from each of the first `count` sets, 1 <= count <= 3. Sums above 63 are
/// dropped.
[[nodiscard]] inline Word sums_of_different(const NumberSets& sets, std::size_t count) {
  switch (count) {
    case 1: return different_numbers::sums<1>(sets.data(), 0);
    case 2: return different_numbers::sums<2>(sets.data(), 0);
    default: return different_numbers::sums<3>(sets.data(), 0);
  }
}

/// For each of these sets, the numbers that occur in such a choice with an allowed sum.
[[nodiscard]] inline NumberSets kept_of_different(const NumberSets& sets, std::size_t count, Word allowed) {
  NumberSets kept{};
  switch (count) {
    case 1: different_numbers::keep<1>(sets.data(), 0, allowed, kept.data()); break;
    case 2: different_numbers::keep<2>(sets.data(), 0, allowed, kept.data()); break;
    default: different_numbers::keep<3>(sets.data(), 0, allowed, kept.data()); break;
  }
  return kept;
}

}  // namespace quadrille::cp
