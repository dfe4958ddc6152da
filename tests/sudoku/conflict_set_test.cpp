#include "sudoku/conflict_set.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "support/random_puzzle.h"
#include "support/reference_solver.h"
#include "support/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

/// Whether no grid holds those givens of the puzzle whose bit is set.
bool conflict(const Puzzle& puzzle, const std::vector<int>& cells, Word chosen) {
  Puzzle some = puzzle;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if ((chosen >> i & 1) == 0) some.set_given(cells[i], 0);
  }
  return test::reference_solutions(some, 1).value().empty();
}

std::vector<int> cells_with_given(const Puzzle& puzzle) {
  std::vector<int> cells;
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    if (puzzle.given(cell) != 0) cells.push_back(cell);
  }
  return cells;
}

/// The size of a smallest conflict, by trying all sets of givens.
int smallest_by_trial(const Puzzle& puzzle) {
  const std::vector<int> cells = cells_with_given(puzzle);
  int smallest = static_cast<int>(cells.size());
  for (Word chosen = 0; chosen < bit(static_cast<int>(cells.size())); ++chosen) {
    if (count_of(chosen) < smallest && conflict(puzzle, cells, chosen)) smallest = count_of(chosen);
  }
  return smallest;
}

NoSolution find(const Puzzle& puzzle) {
  cp::Statistics statistics;
  return find_conflict(puzzle, {}, statistics);
}

TEST(Conflict, IsTheSmallestOfAll) {
  Random random(5);
  std::vector<int> of_size(9);
  for (int round = 0; round < 4000; ++round) {
    Puzzle puzzle = test::random_shape(2 + static_cast<int>(random.below(3)), random);
    if (round % 4 == 0) test::add_random_rules(1, puzzle, random);
    if (round % 3 == 0) test::add_random_restrictions(puzzle, random);
    test::add_random_givens(puzzle, random);
    if (cells_with_given(puzzle).size() > 8 || !test::reference_solutions(puzzle, 1)->empty()) continue;
    const NoSolution found = find(puzzle);
    const auto size = static_cast<int>(found.conflicting_givens.size());
    EXPECT_EQ(size, smallest_by_trial(puzzle)) << test::describe(puzzle);
    EXPECT_TRUE(found.smallest && found.irreducible);
    EXPECT_TRUE(std::ranges::is_sorted(found.conflicting_givens));
    EXPECT_TRUE(conflict(puzzle, found.conflicting_givens, low_bits(size)) ||
                found.conflicting_givens.size() < cells_with_given(puzzle).size());
    ++of_size[static_cast<std::size_t>(size)];
  }
  for (const int size : {0, 1, 2, 3, 4}) EXPECT_GT(of_size[static_cast<std::size_t>(size)], 0) << size;
}

}  // namespace
}  // namespace quadrille::sudoku
