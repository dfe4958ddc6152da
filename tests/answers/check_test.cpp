#include "answers/check.h"

#include <gtest/gtest.h>

#include "support/answers/puzzle_of.h"

namespace quadrille::answers {
namespace {

using sudoku::Puzzle;

CheckAnswer answer_about(const Puzzle& puzzle, bool minimal = false) {
  return answer_of(puzzle, sudoku::check(puzzle, {}, minimal), minimal);
}

TEST(CheckAnswer, GivesTheOnlySolution) {
  EXPECT_EQ(to_json(answer_about(puzzle_of("1.....2..3.....4"))),
            R"({"verdict":"unique","sentence":"one solution",)"
            R"("solution":[1,2,4,3,3,4,2,1,4,3,1,2,2,1,3,4]})");
}

TEST(CheckAnswer, NamesGivensThatCanBeDropped) {
  const CheckAnswer answer = answer_about(puzzle_of("12....2..3.....4"), true);
  ASSERT_TRUE(answer.droppable);
  ASSERT_EQ(answer.droppable->size(), 1U);
  EXPECT_EQ(answer.droppable->front().cell, "r1c2");
  EXPECT_TRUE(*answer.all_tried);
  EXPECT_EQ(answer.minimal_sentence, "not minimal: one given can be dropped: r1c2=2");
}

TEST(CheckAnswer, GivesTwoOfSeveralSolutions) {
  const CheckAnswer answer = answer_about(puzzle_of("1243342143122.3."));
  EXPECT_EQ(answer.verdict, Verdict::unique);
  const CheckAnswer open = answer_about(puzzle_of("12..34..4...2..."));
  ASSERT_EQ(open.verdict, Verdict::several);
  ASSERT_TRUE(open.solution && open.other && open.differing);
  EXPECT_NE(*open.solution, *open.other);
  EXPECT_FALSE(open.conflict);
}

TEST(CheckAnswer, NamesTheConflict) {
  const CheckAnswer broken = answer_about(puzzle_of("11.............."));
  EXPECT_EQ(broken.verdict, Verdict::no_solution);
  EXPECT_EQ(broken.broken, "row 1");
  EXPECT_EQ(broken.conflict, (std::vector<std::string>{"r1c1=1", "r1c2=1"}));
  EXPECT_EQ(broken.sentence, "contradictory givens: r1c1 and r1c2 both hold 1 in row 1");

  const CheckAnswer empty = answer_about(puzzle_of("123...4........."));
  EXPECT_EQ(empty.verdict, Verdict::no_solution);
  EXPECT_EQ(empty.empty, "r1c4");
  EXPECT_FALSE(empty.broken);
}

TEST(CheckAnswer, SaysWhichLimitEndedTheSearch) {
  const Puzzle puzzle(4);
  const CheckAnswer answer =
      answer_of(puzzle, {sudoku::Unknown{}, {}, true, {}}, false, "the time limit ended the search");
  EXPECT_EQ(answer.verdict, Verdict::unknown);
  EXPECT_NE(answer.sentence.find("the time limit ended the search"), std::string::npos);
  EXPECT_EQ(to_json(answer).find("solution"), std::string::npos);
}

TEST(Contradiction, NamesCellsAndHouse) {
  Puzzle puzzle(9);
  puzzle.set_given(0, 7);
  puzzle.set_given(4, 7);
  puzzle.set_given(5, 8);
  EXPECT_EQ(contradiction_text(puzzle, {0, 4, "row 1"}), "r1c1 and r1c5 both hold 7 in row 1");
  EXPECT_EQ(contradiction_text(puzzle, {0, 4, "anti_knight"}),
            "r1c1 and r1c5 both hold 7 against anti_knight");
  EXPECT_EQ(contradiction_text(puzzle, {4, 5, "non_consecutive"}), "r1c5=7 and r1c6=8 break non_consecutive");
}

TEST(Contradiction, NamesGivensByTheirValues) {
  Puzzle puzzle({2, 3, 4, 0});
  puzzle.set_given(4, 1);
  puzzle.set_given(5, 1);
  EXPECT_EQ(contradiction_text(puzzle, {4, 5, "row 2"}), "r2c2 and r2c3 both hold 0 in row 2");
}

}  // namespace
}  // namespace quadrille::answers
