// The sets of values that a group of variables with different values can take, and the values that each set
// leaves to each variable.
//
//   x in {1,2}, y in {1,2}, z in {1,2,4}: {1,2,4} is the only set of three, and it leaves z only 4, as x and
//   y take 1 and 2.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/bits.h"
#include "cp/constraints/arithmetic/distinct_sum.h"

namespace quadrille::cp {

using Members = std::uint32_t;  // bit i represents the value origin + i
/// By the position of a variable in its group.
using GroupWords = std::array<Members, kMostInGroup>;

/// The binomial coefficient: the number of subsets of `count` elements of a set of `of`.
inline std::size_t choices(std::size_t count, std::size_t of) {
  std::size_t result = 1;
  for (std::size_t i = 0; i < count; ++i) result = result * (of - i) / (i + 1);
  return count > of ? 0 : result;
}

/// The next greater word with the same number of set bits, which is not 0 (Gosper): 0011 is followed by 0101,
/// 0110 and 1001.
inline Word next_of_same_size(Word set) {
  const Word low = set & (~set + 1);
  const Word carried = set + low;
  return carried | ((set ^ carried) / low) >> 2;
}

/// The least sum of this many different numbers from 0 on. The sums of a group are counted from it, so that
/// they are small numbers.
constexpr int least_sum(std::size_t count) { return static_cast<int>(count * (count - 1) / 2); }

/// A set of values, and its sum minus the least sum. The summands are i for the value origin + i or, if the
/// sum is subtracted, the greatest i minus that, so that they are not negative.
struct Candidate {
  Members set;
  int sum;
};

/// Removes from the words the values that no assignment of the set's values to the variables has, as far as
/// variables with one value and values with one variable show. False if there is no assignment.
[[nodiscard]] inline bool fit(Members set, std::size_t count, GroupWords& words) {
  bool is_whole = true;
  for (std::size_t i = 0; i < count; ++i) {
    words[i] &= set;
    if (words[i] == 0) return false;
    is_whole = is_whole && words[i] == set;
  }
  for (bool has_changed = !is_whole; has_changed;) {
    has_changed = false;
    Members once = 0, twice = 0, single = 0;
    for (std::size_t i = 0; i < count; ++i) {
      twice |= once & words[i];
      once |= words[i];
      if (!is_single(words[i])) continue;
      if ((single & words[i]) != 0) return false;
      single |= words[i];
    }
    if (once != set) return false;
    const Members only = once & ~twice;
    for (std::size_t i = 0; i < count; ++i) {
      if (is_single(words[i])) continue;
      const Members left = (words[i] & only) != 0 ? words[i] & only : words[i] & ~single;
      if (left == 0 || ((left & only) != 0 && !is_single(left))) return false;
      has_changed = has_changed || left != words[i];
      words[i] = left;
    }
  }
  return true;
}

}  // namespace quadrille::cp
