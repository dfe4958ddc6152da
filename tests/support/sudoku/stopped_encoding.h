// Checks that the encoding of a puzzle, as clauses or as 0-1 constraints, can be stopped within one
// condition.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <numeric>
#include <utility>
#include <vector>

#include "sudoku/conditions/encoding.h"

namespace quadrille::test {

/// A 16x16 grid without houses, and one condition of which an encoding takes many clauses.
[[nodiscard]] inline sudoku::Conditions with_one_condition(sudoku::ConditionKind kind) {
  constexpr int kSize = 16;
  sudoku::Conditions conditions{kSize, std::vector<sudoku::Digits>(kSize * kSize, low_bits(kSize)), {}};
  conditions.list.push_back({std::move(kind), std::make_shared<const sudoku::Origin>()});
  return conditions;
}

/// The cells from the given one on, in reading order.
[[nodiscard]] inline std::vector<int> cells_from(int first, int count) {
  std::vector<int> cells(static_cast<std::size_t>(count));
  std::iota(cells.begin(), cells.end(), first);
  return cells;
}

[[nodiscard]] inline sudoku::DistinctPairs large_pairs() {
  sudoku::DistinctPairs condition;
  for (int i = 0; i < 40; ++i) condition.pairs.emplace_back(2 * i, 2 * i + 1);
  return condition;
}

[[nodiscard]] inline sudoku::Table large_table() {
  sudoku::Table condition{cells_from(0, 8), {}};
  for (std::size_t i = 0; i < 5000; ++i) {
    sudoku::Table::Row& row = condition.rows.emplace_back();
    for (std::size_t place = 0; place < 8; ++place) row.push_back(bit(static_cast<int>((i >> place) % 16)));
  }
  return condition;
}

/// The condition's formula asks many times whether to stop; after the answer "yes", whenever that comes, it
/// asks no more and does not grow. make_formula: cnf_of or opb_of.
template <class F>
void expect_stops_within(F make_formula, const sudoku::ConditionKind& kind) {
  const sudoku::Conditions conditions = with_one_condition(kind);
  int questions = 0;
  const auto complete = make_formula(conditions, [&](std::size_t) { return ++questions < 0; });
  EXPECT_TRUE(complete.is_complete());
  const int of_cells = 256 + 256 * 130 / 256 + 64;  // at most: one before each cell, and those of its clauses
  EXPECT_GT(questions, of_cells);
  for (const int last : {1, of_cells / 2, of_cells, (of_cells + questions) / 2, questions - 1}) {
    int asked = 0;
    std::size_t then = 0;
    const auto stopped = make_formula(conditions, [&](std::size_t memory) {
      then = memory;
      return ++asked == last;
    });
    EXPECT_FALSE(stopped.is_complete());
    EXPECT_EQ(asked, last);
    EXPECT_LE(stopped.formula().memory(), then);
  }
}

}  // namespace quadrille::test
