#include "answers/steps.h"

#include <gtest/gtest.h>

#include "support/answers/puzzle_of.h"

namespace quadrille::answers {
namespace {

using sudoku::Puzzle;

TEST(Steps, LeadToTheSolution) {
  sudoku::Solver counter;
  Steps steps;
  ASSERT_TRUE(steps.start().begin(puzzle_of("1.....2..3.....4"), counter));
  EXPECT_FALSE(steps.is_solved());
  const auto next = steps.next();
  ASSERT_TRUE(next && *next);
  std::vector<StepAnswer> path;
  const auto rating = steps.walk([&](const StepAnswer& step) { path.push_back(step); });
  ASSERT_TRUE(rating);
  EXPECT_TRUE(rating->solved);
  EXPECT_EQ(rating->steps, static_cast<int>(path.size()));
  EXPECT_EQ(to_json(path.front()), to_json(**next));
  EXPECT_EQ(to_json(*steps.rate()), to_json(*rating));
}

TEST(Steps, AreRatedOnEitherScale) {
  const Puzzle puzzle =
      puzzle_of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  sudoku::Solver counter;
  Steps hodoku, se(options::Scale::se);
  ASSERT_TRUE(hodoku.start().begin(puzzle, counter));
  ASSERT_TRUE(se.start().begin(puzzle, counter));
  EXPECT_EQ(hodoku.rate()->level, "Easy");
  EXPECT_FALSE(hodoku.rate()->er);
  EXPECT_EQ(se.rate()->er, 1.2);
  EXPECT_FALSE(se.rate()->level);
  ASSERT_TRUE(se.start().begin(puzzle_of("1.....2..3.....4"), counter));
  ASSERT_FALSE(se.rate());
  EXPECT_EQ(se.rate().error().reason, NoSteps::Reason::not_classic);
}

TEST(Steps, ARatingOfStepsThatEndEarlySaysWhatIsOpen) {
  techniques::TechniqueSet none;
  none.set(static_cast<std::size_t>(techniques::Technique::full_house));
  const Puzzle puzzle = puzzle_of("123.............");
  sudoku::Solver counter;
  Steps steps(options::Scale::hodoku, none);
  ASSERT_TRUE(steps.start().begin_with_one_solution(puzzle));
  const auto rating = steps.rate();
  ASSERT_TRUE(rating);
  EXPECT_FALSE(rating->solved);
  EXPECT_EQ(rating->sentence, steps.walk([](const StepAnswer&) {})->sentence);
  EXPECT_NE(rating->sentence.find("12 cells"), std::string::npos) << rating->sentence;
}

}  // namespace
}  // namespace quadrille::answers
