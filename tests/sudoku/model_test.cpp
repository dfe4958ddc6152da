#include "sudoku/model.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "support/random_puzzle.h"

namespace quadrille::sudoku {
namespace {

std::vector<std::string> names_of(const Model& model) {
  std::vector<std::string> names;
  for (const House& house : model.houses) names.push_back(house.name);
  return names;
}

TEST(Model, HasRowsThenColumns) {
  const Model model = model_of(Puzzle(3));
  EXPECT_EQ(model.size, 3);
  EXPECT_EQ(names_of(model),
            (std::vector<std::string>{"row 1", "row 2", "row 3", "column 1", "column 2", "column 3"}));
  EXPECT_EQ(model.houses[1].cells, (std::vector<int>{3, 4, 5}));
  EXPECT_EQ(model.houses[5].cells, (std::vector<int>{2, 5, 8}));
  EXPECT_TRUE(model.differences.empty());
}

TEST(Model, HasTheShapeBeforeTheRules) {
  Puzzle puzzle(2);
  ASSERT_TRUE(puzzle.add_rule("diagonals").has_value());
  ASSERT_TRUE(puzzle.set_boxes(1, 2).has_value());
  EXPECT_EQ(names_of(model_of(puzzle)),
            (std::vector<std::string>{"row 1", "row 2", "column 1", "column 2", "box 1", "box 2",
                                      "main diagonal", "anti-diagonal"}));
}

TEST(Model, OfOneCell) {
  Puzzle puzzle(1);
  ASSERT_TRUE(puzzle.set_boxes(1, 1).has_value());
  const Model model = model_of(puzzle);
  EXPECT_EQ(names_of(model), (std::vector<std::string>{"row 1", "column 1", "box 1"}));
  EXPECT_EQ(model.candidates, std::vector<Digits>{digit_bit(1)});
}

TEST(Model, CandidatesAreWhatGivenAndRestrictionAllow) {
  Puzzle puzzle(4);
  puzzle.set_given(1, 3);
  puzzle.restrict_candidates(2, digit_bit(1) | digit_bit(2));
  puzzle.set_given(3, 4);
  puzzle.restrict_candidates(3, digit_bit(1));
  const Model model = model_of(puzzle);
  EXPECT_EQ(model.candidates[0], puzzle.all_digits());
  EXPECT_EQ(model.candidates[1], digit_bit(3));
  EXPECT_EQ(model.candidates[2], digit_bit(1) | digit_bit(2));
  EXPECT_EQ(model.candidates[3], Digits{0}) << "the given is not among the candidates of its cell";
}

TEST(Model, HasInterchangeableDigitsWhereNoneIsNamedOrCompared) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.add_rule("anti_knight").has_value());
  EXPECT_TRUE(has_interchangeable_digits(model_of(puzzle)));
  Puzzle consecutive = puzzle;
  ASSERT_TRUE(consecutive.add_rule("non_consecutive").has_value());
  EXPECT_FALSE(has_interchangeable_digits(model_of(consecutive)));
  Puzzle restricted = puzzle;
  restricted.restrict_candidates(5, digit_bit(1) | digit_bit(2));
  EXPECT_FALSE(has_interchangeable_digits(model_of(restricted)));
  puzzle.set_given(0, 1);
  EXPECT_FALSE(has_interchangeable_digits(model_of(puzzle)));
}

TEST(Model, OfTheLargestGrid) {
  Puzzle puzzle(kMaxSize);
  ASSERT_TRUE(puzzle.set_boxes(8, 8).has_value());
  ASSERT_TRUE(puzzle.add_rule("anti_knight").has_value());
  const Model model = model_of(puzzle);
  EXPECT_EQ(model.houses.size(), 3u * kMaxSize);
  EXPECT_EQ(model.candidates.back(), ~Digits{0});
  EXPECT_EQ(model.differences.size(), 4u * 62 * 63);
}

TEST(Model, NamesCellsOfTheGridOnly) {
  Random random(1);
  for (int i = 0; i < 300; ++i) {
    const Puzzle puzzle = test::random_puzzle(1, 6, random);
    const Model model = model_of(puzzle);
    const auto in_grid = [&](int cell) { return 0 <= cell && cell < puzzle.cell_count(); };
    for (const House& house : model.houses) {
      EXPECT_TRUE(std::ranges::all_of(house.cells, in_grid))
          << house.name << " of " << test::describe(puzzle);
      EXPECT_LE(house.cells.size(), static_cast<std::size_t>(puzzle.size()));
    }
    for (const Difference& difference : model.differences) {
      EXPECT_TRUE(in_grid(difference.a) && in_grid(difference.b) && difference.a != difference.b);
    }
  }
}

}  // namespace
}  // namespace quadrille::sudoku
