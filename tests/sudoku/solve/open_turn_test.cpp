#include "sudoku/solve/open_turn.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "sudoku/solve/lanes_shape.h"

namespace quadrille::sudoku {
namespace {

constexpr std::uint64_t kTurnBranches = 1'000'000;

Puzzle six() {
  Puzzle puzzle(6);
  EXPECT_TRUE(puzzle.set_boxes(2, 3));
  return puzzle;
}

/// Parts of six() with 1, 2, 3 at the beginning.
std::vector<cp::Cube> parts_of_six() {
  std::vector<cp::Cube> parts;
  for (int fourth = 4; fourth <= 6; ++fourth)
    for (int below = 4; below <= 6; ++below)
      for (int next = 4; next <= 6; ++next)
        if (below != next)
          parts.push_back({cp::IntVar(0).eq(1), cp::IntVar(1).eq(2), cp::IntVar(2).eq(3),
                           cp::IntVar(3).eq(fourth), cp::IntVar(6).eq(below), cp::IntVar(7).eq(next)});
  return parts;
}

/// OEIS A107739 has those of the empty grid.
constexpr std::uint64_t kSolutions = 28'200'960 / 120;

TEST(OpenTurn, CountsAllWhereNobodyEndsIt) {
  const Puzzle puzzle = six();
  const cp::OpenTurn turn = count_turn({puzzle, *lanes_shape(puzzle), parts_of_six(), kTurnBranches},
                                       [] { return cp::Pace::go_on; });
  EXPECT_EQ(turn.solutions, kSolutions);
  EXPECT_EQ(turn.next, parts_of_six().size());
  EXPECT_TRUE(turn.unfinished.empty() && turn.rare.empty());
}

/// Whenever turns end, each part is counted in full or left.
TEST(OpenTurn, LosesNothingWhereTurnsEnd) {
  const Puzzle puzzle = six();
  Random random(1);
  std::uint64_t solutions = 0, left_in_work = 0;
  std::vector<cp::Cube> parts = parts_of_six();
  for (int turns = 0; !parts.empty(); ++turns) {
    std::uint64_t calls = random.below(50U);
    const bool is_hasty = turns < 60 && random.below(2) == 0;
    const cp::OpenTurn turn =
        count_turn({puzzle, *lanes_shape(puzzle), parts, kTurnBranches}, [&]() -> cp::Pace {
          if (calls > 0) --calls;
          if (calls > 0 || turns >= 60) return cp::Pace::go_on;
          return is_hasty ? cp::Pace::stop : cp::Pace::finish;
        });
    solutions += turn.solutions;
    left_in_work += turn.unfinished.size();
    EXPECT_TRUE(turn.rare.empty());
    parts.erase(parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(turn.next));
    parts.insert(parts.end(), turn.unfinished.begin(), turn.unfinished.end());
  }
  EXPECT_EQ(solutions, kSolutions);
  EXPECT_GT(left_in_work, 0U);
}

TEST(OpenTurn, LeavesPartsWhereSolutionsAreRare) {
  const Puzzle puzzle = six();
  const std::vector<cp::Cube> parts(5000);
  const cp::OpenTurn turn =
      count_turn({puzzle, *lanes_shape(puzzle), parts, 0}, [] { return cp::Pace::go_on; });
  EXPECT_EQ(turn.rare.size(), parts.size());
  EXPECT_EQ(turn.solutions, 0U);
}

}  // namespace
}  // namespace quadrille::sudoku
