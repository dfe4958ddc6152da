#include "sudoku/rules/support/digit_sets.h"

namespace quadrille::sudoku {

namespace {

/// The sum of the `count` least members of 1, 2 .. other than `without`.
int least_sum(int count, int without) {
  const int sum = count * (count + 1) / 2;
  return without <= count ? sum + count + 1 - without : sum;
}

/// Whether `count` different digits out of 1..most, other than `without`, can have the total.
bool is_total(int count, int total, int most, int without) {
  if (without == most && most > 0) return is_total(count, total, most - 1, 0);
  const int members = without == 0 ? most : most - 1;
  if (count == 0 || count > members) return count == 0 && total == 0;
  const int all = most * (most + 1) / 2 - without;
  const int greatest = all - least_sum(members - count, without == 0 ? most + 1 : without);
  if (total < least_sum(count, without == 0 ? most + 1 : without) || total > greatest) return false;
  return is_total(count - 1, total - most, most - 1, without) || is_total(count, total, most - 1, without);
}

}  // namespace

Digits digits_of_sets(int count, int total, int size) {
  Digits digits = 0;
  for (int digit = 1; digit <= size; ++digit)
    if (is_total(count - 1, total - digit, size, digit)) digits |= digit_bit(digit);
  return digits;
}

}  // namespace quadrille::sudoku
