#include "sudoku/explain/check.h"

#include <gtest/gtest.h>

#include "support/base/rounds.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

/// The puzzle with these givens, one character per cell, '.' for none.
Puzzle with_givens(Puzzle puzzle, std::string_view givens) {
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    const char symbol = givens[static_cast<std::size_t>(cell)];
    puzzle.set_given(cell, symbol == '.' ? 0 : symbol - '0');
  }
  return puzzle;
}

void expect_contradiction(const Puzzle& puzzle, int first, int second, std::string_view where) {
  const auto report = check(puzzle);
  const auto* found = std::get_if<Contradiction>(&report.verdict);
  ASSERT_NE(found, nullptr) << test::describe(puzzle);
  EXPECT_EQ(found->first, first);
  EXPECT_EQ(found->second, second);
  EXPECT_EQ(found->where, where);
}

TEST(Contradiction, NamesTheHouseOrRuleThatTwoGivensBreak) {
  const Puzzle four = test::four_with_boxes();
  expect_contradiction(with_givens(four, "...........3...3"), 11, 15, "column 4");
  expect_contradiction(with_givens(four, "4.4............."), 0, 2, "row 1");
  expect_contradiction(with_givens(four, "..........1....1"), 10, 15, "box 4");
  const std::string_view diagonal = "2..............2";
  expect_contradiction(with_givens(test::with_rule(four, "diagonals"), diagonal), 0, 15, "main diagonal");
  EXPECT_FALSE(find_contradiction(with_givens(four, diagonal)).has_value());
}

TEST(Contradiction, ComesFromDifferencesToo) {
  const Puzzle four(4);
  expect_contradiction(with_givens(test::with_rule(four, "anti_knight"), "1.....1........."), 0, 6,
                       "anti_knight");
  expect_contradiction(with_givens(test::with_rule(four, "anti_king"), ".1..1..........."), 1, 4,
                       "anti_king");
  const Puzzle apart = test::with_rule(four, "non_consecutive");
  expect_contradiction(with_givens(apart, "12.............."), 0, 1, "non_consecutive");
  expect_contradiction(with_givens(apart, "....3...2......."), 4, 8, "non_consecutive");
  EXPECT_FALSE(find_contradiction(with_givens(apart, "13..4...2.......")).has_value());
}

TEST(NoCandidate, IsACellWhoseDigitsAreAllTaken) {
  const Puzzle four = test::four_with_boxes();
  const auto report = check(with_givens(four, "12.....4........"));
  EXPECT_FALSE(std::holds_alternative<NoCandidate>(report.verdict)) << "r1c4 can hold a 3";
  const auto taken = check(with_givens(four, "123....4........"));
  ASSERT_TRUE(std::holds_alternative<NoCandidate>(taken.verdict));
  EXPECT_EQ(std::get<NoCandidate>(taken.verdict).cell, 3);
}

TEST(NoCandidate, IsAGivenThatItsRestrictionExcludes) {
  Puzzle puzzle(4);
  puzzle.set_given(5, 2);
  puzzle.restrict_candidates(5, digit_bit(1) | digit_bit(3));
  const auto report = check(puzzle);
  ASSERT_TRUE(std::holds_alternative<NoCandidate>(report.verdict));
  EXPECT_EQ(std::get<NoCandidate>(report.verdict).cell, 5);
}

TEST(NoSolution, NamesTheRuleAsWell) {
  const auto report =
      check(with_givens(test::with_rule(Puzzle(4), "thermometer", "r1c1 r2c2"), "3...1....4......"));
  ASSERT_TRUE(std::holds_alternative<NoSolution>(report.verdict));
  const auto& found = std::get<NoSolution>(report.verdict);
  EXPECT_TRUE(found.smallest);
  EXPECT_EQ(found.conflict,
            (std::vector<Clue>{{Clue::Kind::given, 0}, {Clue::Kind::given, 9}, {Clue::Kind::rule, 0}}));
}

TEST(Several, TellsWhereTwoSolutionsDiffer) {
  const Puzzle puzzle = with_givens(test::four_with_boxes(), "..343412..434321");
  const auto report = check(puzzle);
  const auto* found = std::get_if<Several>(&report.verdict);
  ASSERT_NE(found, nullptr);
  EXPECT_EQ(found->differing_cells, (std::vector<int>{0, 1, 8, 9}));
  for (const Grid& grid : {found->first, found->second})
    EXPECT_TRUE(is_solution(conditions_of(puzzle), grid));
}

TEST(Unique, TellsWhichGivensCouldBeDropped) {
  Random random(3);
  int droppable = 0;
  for (int round = 0; round < test::rounds(400); ++round) {
    const Puzzle puzzle = test::random_puzzle(2, 4, random);
    const auto report = check(puzzle, {}, true);
    if (!std::holds_alternative<Unique>(report.verdict)) {
      EXPECT_TRUE(report.droppable_givens.empty());
      continue;
    }
    std::vector<int> expected;
    for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
      Puzzle without = puzzle;
      without.set_given(cell, 0);
      if (puzzle.given(cell) != 0 && test::reference_solutions(without, 2)->size() == 1)
        expected.push_back(cell);
    }
    EXPECT_EQ(report.droppable_givens, expected) << test::describe(puzzle);
    EXPECT_TRUE(report.all_droppable);
    EXPECT_TRUE(check(puzzle).droppable_givens.empty()) << "nobody asked";
    droppable += !expected.empty();
  }
  EXPECT_GT(droppable, 10) << "too few cases to mean anything";
}

TEST(Check, AgreesWithTheReference) {
  Random random(4);
  for (int round = 0; round < test::rounds(300); ++round) {
    const Puzzle puzzle = test::random_puzzle(1, 5, random);
    const auto solutions = test::reference_solutions(puzzle, 2, 2'000);
    if (!solutions) continue;
    const auto report = check(puzzle);
    if (solutions->size() == 1) {
      const auto* unique = std::get_if<Unique>(&report.verdict);
      ASSERT_NE(unique, nullptr) << test::describe(puzzle);
      EXPECT_EQ(unique->solution, solutions->front());
    } else if (solutions->size() == 2) {
      ASSERT_TRUE(std::holds_alternative<Several>(report.verdict)) << test::describe(puzzle);
    } else {
      EXPECT_TRUE(std::holds_alternative<Contradiction>(report.verdict) ||
                  std::holds_alternative<NoCandidate>(report.verdict) ||
                  std::holds_alternative<NoSolution>(report.verdict))
          << test::describe(puzzle);
    }
  }
}

TEST(Check, DoesNotGuessWhenItIsStopped) {
  StopSource source;
  source.request_stop();
  SolveOptions options;
  options.limits.stop = StopToken(source);
  const auto report = check(Puzzle(9), options);
  ASSERT_TRUE(std::holds_alternative<Unknown>(report.verdict));
  EXPECT_FALSE(std::get<Unknown>(report.verdict).solution.has_value());
  EXPECT_TRUE(std::holds_alternative<Contradiction>(check(with_givens(Puzzle(2), "11.."), options).verdict))
      << "what needs no search is known all the same";
}

TEST(IsSolution, RefusesWhatIsNotAGrid) {
  const Conditions conditions = conditions_of(Puzzle(2));
  EXPECT_TRUE(is_solution(conditions, {1, 2, 2, 1}));
  EXPECT_FALSE(is_solution(conditions, {1, 2, 2}));
  EXPECT_FALSE(is_solution(conditions, {1, 2, 2, 0}));
  EXPECT_FALSE(is_solution(conditions, {1, 3, 3, 1}));
  EXPECT_FALSE(is_solution(conditions, {1, 2, 1, 2}));
}

TEST(IsSolution, RefusesDigitsThatTheCandidatesForbid) {
  Puzzle puzzle(2);
  puzzle.restrict_candidates(0, digit_bit(2));
  EXPECT_FALSE(is_solution(conditions_of(puzzle), {1, 2, 2, 1}));
  EXPECT_TRUE(is_solution(conditions_of(puzzle), {2, 1, 1, 2}));
}

}  // namespace
}  // namespace quadrille::sudoku
