#include "sudoku/rules/support/sketch.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace quadrille::sudoku {
namespace {

/// The solution
///     1 2 3 4
///     3 4 1 2
///     2 1 4 3
///     4 3 2 1
struct Example {
  Puzzle puzzle{4};
  Grid solution{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
  Random random{1};

  Sketch of(std::string_view rule) { return {puzzle, *find_rule(rule), solution, random}; }
};

TEST(Sketch, KnowsTheSolution) {
  Example example;
  const Sketch sketch = example.of("killer_cage");
  EXPECT_EQ(sketch.value(5), 4);
  EXPECT_EQ(sketch.values_of(std::vector{0, 5}), (std::vector{1, 4}));
  EXPECT_TRUE(sketch.is_true({std::vector{0, 1}, 3}));
  EXPECT_FALSE(sketch.is_true({std::vector{0, 1}, 4}));
}

TEST(Sketch, SaysValuesThatBeginAtZero) {
  Example example;
  example.puzzle = Puzzle({4, 4, 4, 0});
  EXPECT_EQ(example.of("killer_cage").value(5), 3);
  EXPECT_TRUE(example.of("killer_cage").is_true({std::vector{0, 1}, 1}));
}

TEST(Sketch, TakesCellsForCluesOfOneKind) {
  Example example;
  ASSERT_TRUE(example.puzzle.add_rule("thermometer", "r1c1 r1c2"));
  ASSERT_TRUE(example.puzzle.add_rule("killer_cage", "r4c1 r4c2 total=7"));
  EXPECT_FALSE(example.of("thermometer").is_free(0));
  EXPECT_FALSE(example.of("arrow").is_free(0)) << "lines do not lie on each other";
  EXPECT_TRUE(example.of("killer_cage").is_free(0)) << "cages may lie on lines";
  EXPECT_TRUE(example.of("arrow").is_free(12));
  EXPECT_FALSE(example.of("killer_cage").is_free(12));
  EXPECT_EQ(example.of("killer_cage").free_cells().size(), 14U);
  EXPECT_EQ(example.of("thermometer").uses(), 1);
  EXPECT_EQ(example.of("arrow").uses(), 0);
}

TEST(Sketch, KnowsNeighbours) {
  Example example;
  Sketch sketch = example.of("thermometer");
  auto beside = sketch.neighbours(4, false), around = sketch.neighbours(4, true);
  std::ranges::sort(beside);
  std::ranges::sort(around);
  EXPECT_EQ(beside, (std::vector{0, 5, 8}));
  EXPECT_EQ(around, (std::vector{0, 1, 5, 8, 9}));
}

TEST(Sketch, DrawsLinesThatDoNotCross) {
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    Example example;
    example.random = Random(seed);
    ASSERT_TRUE(example.puzzle.add_rule("whispers", "r1c1 r2c2"));
    const auto line = example.of("thermometer").line({.least = 2, .most = 4, .is_growing = true});
    ASSERT_TRUE(line);
    const auto& cells = std::get<std::vector<int>>(line->front());
    for (std::size_t i = 1; i < cells.size(); ++i) {
      EXPECT_LT(example.solution[at(cells[i - 1])], example.solution[at(cells[i])]);
      EXPECT_NE(std::minmax(cells[i - 1], cells[i]), std::minmax(1, 4));
    }
  }
}

TEST(Sketch, LeavesHalfOfTheGridWithoutLines) {
  Example example;
  ASSERT_TRUE(example.puzzle.add_rule("renban", "r1c1 r1c2 r1c3 r1c4"));
  EXPECT_TRUE(example.of("thermometer").line({2, 4, true}));
  ASSERT_TRUE(example.puzzle.add_rule("renban", "r2c1 r2c2 r2c3 r2c4"));
  EXPECT_FALSE(example.of("thermometer").line({2, 4, true}));
}

TEST(Sketch, FindsPairsThatNothingJoins) {
  Example example;
  example.puzzle = Puzzle(4);
  for (const char* const pair : {"r1c1 r1c2", "r1c2 r1c3", "r1c3 r1c4"})
    ASSERT_TRUE(example.puzzle.add_rule("difference", pair));
  const auto first_row = [&](int a, int b) {
    return a + b == 3 || a + b == 7 ? std::optional(a) : std::nullopt;
  };
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    example.random = Random(seed);
    const auto pair = example.of("ratio").pair(first_row);
    ASSERT_TRUE(pair);
    EXPECT_GE(std::get<std::vector<int>>(pair->front()).back(), 4);
  }
  EXPECT_FALSE(example.of("ratio").pair([](int, int) { return std::nullopt; }));
}

TEST(Sketch, MarksAQuarterOfTheCells) {
  Example example;
  const auto any = [](int) { return true; };
  EXPECT_TRUE(example.of("odd").cell(any));
  EXPECT_FALSE(example.of("odd").cell([](int value) { return value == 5; }));
  for (const char* const cell : {"r1c1", "r1c3", "r2c1", "r2c3"})
    ASSERT_TRUE(example.puzzle.add_rule("odd", cell));
  EXPECT_FALSE(example.of("odd").cell(any));
}

TEST(Sketch, FindsPlacesBesideTheGrid) {
  Example example;
  ASSERT_TRUE(example.puzzle.add_rule("skyscraper", "r0c1 visible=2"));
  Sketch sketch = example.of("sandwich");
  EXPECT_EQ(sketch.free_places(Sketch::Sides::top_and_left).size(), 7U);
  EXPECT_EQ(sketch.free_places(Sketch::Sides::all).size(), 15U);
  EXPECT_EQ(sketch.free_places(Sketch::Sides::with_corners).size(), 19U);
  const auto five = [](const std::vector<int>& line) {
    return line == std::vector{4, 2, 3, 1} ? std::optional(5) : std::nullopt;
  };
  const auto clue = sketch.beside(Sketch::Sides::all, five);
  ASSERT_TRUE(clue);
  EXPECT_EQ(clue->back(), Value(5));
  const auto place = std::get<Outside>(clue->front());
  EXPECT_TRUE(place == (Outside{0, 4}) || place == (Outside{5, 1})) << outside_name(place);
  EXPECT_FALSE(sketch.beside(Sketch::Sides::all, [](const std::vector<int>&) { return std::optional(9); }))
      << "no line has a 9";
}

}  // namespace
}  // namespace quadrille::sudoku
