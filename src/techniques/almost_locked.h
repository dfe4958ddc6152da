// Almost locked sets, and functions shared by the techniques that use them.
#pragma once

#include <cstddef>
#include <vector>

#include "techniques/step.h"

namespace quadrille::techniques {

/// An almost locked set with precomputed data.
struct LinkedSet {
  AlmostLockedSet set;
  std::vector<CellSet> places;  // by digit: the cells of the set that have it
  std::vector<CellSet> seen;    // by digit: the candidates outside that see all of its places in the set
  CellSet seen_of_any;
};

/// Two almost locked sets, and the digits that only one of them can hold: all places of such a digit in one
/// set see all of its places in the other.
struct RestrictedCommon {
  std::size_t first = 0, second = 0;  // indices of the sets
  int digit = 0;
  int other_digit = 0;  // a second one, 0 if there is none
};

/// The set of a digit; none for 0.
[[nodiscard]] inline Digits as_digits(int digit) { return digit == 0 ? 0 : sudoku::digit_bit(digit); }

/// Whether they have cells in common.
[[nodiscard]] inline bool overlap(const LinkedSet& a, const LinkedSet& b) {
  return a.set.cells.meets(b.set.cells);
}

// For two sets of which one lacks a linking digit, and so holds all its others.

/// Whether common digits of both sets, other than the linking digits, can be eliminated somewhere.
[[nodiscard]] bool removes_shared(const LinkedSet& a, const LinkedSet& b, Digits linking);
/// Adds a step's eliminations of these digits.
void eliminate_shared(Step& step, const Board& board, const LinkedSet& a, const LinkedSet& b, Digits linking);
/// Records that the digit is in at most one of the two sets. Does nothing for 0.
void link_sets(Step& step, const Board& board, const LinkedSet& a, const LinkedSet& b, int digit);
void add_set(Step& step, const Board& board, const LinkedSet& set);

}  // namespace quadrille::techniques
