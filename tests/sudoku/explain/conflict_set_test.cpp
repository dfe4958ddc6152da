#include "sudoku/explain/conflict_set.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "support/random_puzzle.h"
#include "support/reference_solver.h"
#include "support/rounds.h"
#include "support/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

std::vector<int> cells_with_given(const Puzzle& puzzle) {
  std::vector<int> cells;
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    if (puzzle.given(cell) != 0) cells.push_back(cell);
  }
  return cells;
}

/// Whether no grid holds the givens of these cells.
bool conflict(const Puzzle& puzzle, const std::vector<int>& cells) {
  Puzzle some = puzzle;
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    if (std::ranges::find(cells, cell) == cells.end()) some.set_given(cell, 0);
  }
  return test::reference_solutions(some, 1).value().empty();
}

/// The size of a smallest conflict, by trying all sets of givens.
std::size_t smallest_by_trial(const Puzzle& puzzle) {
  const std::vector<int> cells = cells_with_given(puzzle);
  std::size_t smallest = cells.size();
  for (Word chosen = 0; chosen < bit(static_cast<int>(cells.size())); ++chosen) {
    if (static_cast<std::size_t>(count_of(chosen)) >= smallest) continue;
    std::vector<int> some;
    for (const int i : Bits(chosen)) some.push_back(cells[static_cast<std::size_t>(i)]);
    if (conflict(puzzle, some)) smallest = some.size();
  }
  return smallest;
}

NoSolution find(const Puzzle& puzzle, const SolveOptions& options = {}) {
  cp::Statistics statistics;
  return find_conflict(puzzle, options, statistics);
}

Puzzle transposed(const Puzzle& puzzle) {
  Puzzle other(puzzle.size());
  EXPECT_TRUE(other.set_boxes(puzzle.box_columns(), puzzle.box_rows()).has_value());
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    const int row = cell / puzzle.size(), column = cell % puzzle.size();
    other.set_given(column * puzzle.size() + row, puzzle.given(cell));
  }
  return other;
}

/// Boxes of 2x3 and some givens of a solution, one of them changed, so that there is no solution any more but
/// no two givens are to blame.
Puzzle six_without_solution(Random& random) {
  while (true) {
    Puzzle puzzle(6);
    EXPECT_TRUE(puzzle.set_boxes(2, 3).has_value());
    test::add_random_givens(puzzle, random);
    const auto cells = cells_with_given(puzzle);
    if (cells.empty()) continue;
    const int cell = cells[random.below(cells.size())];
    puzzle.set_given(cell, puzzle.given(cell) % 6 + 1);
    if (!find_contradiction(puzzle) && test::reference_solutions(puzzle, 1)->empty()) return puzzle;
  }
}

TEST(Conflict, IsTheSmallestOfAll) {
  Random random(5);
  std::vector<int> of_size(9);
  for (int round = 0; round < 6000; ++round) {
    Puzzle puzzle = test::random_shape(2 + static_cast<int>(random.below(3)), random);
    if (round % 4 == 0) test::add_random_rules(1, puzzle, random);
    if (round % 3 == 0) test::add_random_restrictions(puzzle, random);
    test::add_random_givens(puzzle, random);
    if (cells_with_given(puzzle).size() > 8 || !test::reference_solutions(puzzle, 1)->empty()) continue;
    const NoSolution found = find(puzzle);
    EXPECT_EQ(found.conflicting_givens.size(), smallest_by_trial(puzzle)) << test::describe(puzzle);
    EXPECT_TRUE(conflict(puzzle, found.conflicting_givens)) << test::describe(puzzle);
    EXPECT_TRUE(found.smallest && found.irreducible);
    EXPECT_TRUE(std::ranges::is_sorted(found.conflicting_givens));
    ++of_size[found.conflicting_givens.size()];
  }
  for (const std::size_t size : {0u, 1u, 2u, 3u, 4u}) EXPECT_GT(of_size[size], 0) << size;
}

TEST(Conflict, IsAsLargeInTheTransposedPuzzle) {
  Random random(6);
  std::size_t largest = 0;
  for (int round = 0; round < test::rounds(60); ++round) {
    const Puzzle puzzle = six_without_solution(random);
    const NoSolution found = find(puzzle);
    const NoSolution mirrored = find(transposed(puzzle));
    ASSERT_TRUE(found.smallest && mirrored.smallest) << test::describe(puzzle);
    EXPECT_EQ(found.conflicting_givens.size(), mirrored.conflicting_givens.size()) << test::describe(puzzle);
    EXPECT_TRUE(conflict(puzzle, found.conflicting_givens)) << test::describe(puzzle);
    for (const int left_out : found.conflicting_givens) {
      std::vector<int> others = found.conflicting_givens;
      std::erase(others, left_out);
      EXPECT_FALSE(conflict(puzzle, others)) << test::describe(puzzle) << " without " << left_out;
    }
    largest = std::max(largest, found.conflicting_givens.size());
  }
  EXPECT_GT(largest, 5u) << "too easy to mean anything";
}

TEST(Conflict, IsEmptyWhereTheRulesAloneAdmitNoGrid) {
  Puzzle puzzle(3);
  ASSERT_TRUE(puzzle.add_rule("diagonals").has_value());
  puzzle.set_given(0, 1);
  const NoSolution found = find(puzzle);
  EXPECT_TRUE(found.conflicting_givens.empty());
  EXPECT_TRUE(found.smallest && found.irreducible);
}

TEST(Conflict, CountsRestrictionsAsRules) {
  Puzzle puzzle(2);
  puzzle.set_given(0, 1);
  puzzle.restrict_candidates(3, digit_bit(2));
  EXPECT_EQ(find(puzzle).conflicting_givens, std::vector<int>{0});
}

TEST(Conflict, ClaimsNothingThatALimitLeftOpen) {
  Random random(7);
  const Puzzle puzzle = six_without_solution(random);
  StopSource source;
  source.request_stop();
  SolveOptions options;
  options.limits.stop = StopToken(source);
  const NoSolution found = find(puzzle, options);
  EXPECT_EQ(found.conflicting_givens, cells_with_given(puzzle));
  EXPECT_FALSE(found.smallest || found.irreducible);
}

}  // namespace
}  // namespace quadrille::sudoku
