#include "sudoku/explain/check.h"

#include <array>
#include <optional>

#include <gtest/gtest.h>

#include "support/base/rounds.h"
#include "support/sudoku/named_clues.h"
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
  EXPECT_EQ(names_of(std::get<NoCandidate>(taken.verdict).conflict, with_givens(four, "123....4........")),
            (std::vector<std::string>{"r1c1=1", "r1c2=2", "r1c3=3", "r2c4=4"}));
}

TEST(NoCandidate, IsAGivenThatItsRestrictionExcludes) {
  Puzzle puzzle(4);
  puzzle.set_given(5, 2);
  puzzle.restrict_candidates(5, digit_bit(1) | digit_bit(3));
  const auto report = check(puzzle);
  ASSERT_TRUE(std::holds_alternative<NoCandidate>(report.verdict));
  EXPECT_EQ(std::get<NoCandidate>(report.verdict).cell, 5);
  EXPECT_EQ(std::get<NoCandidate>(report.verdict).conflict,
            (std::vector<Clue>{{Clue::Kind::given, 5}, {Clue::Kind::candidates, 5}}));
}

TEST(Contradiction, IsSmallestWhereNoClueConflictsAlone) {
  const auto is_smallest = [](const Puzzle& puzzle) {
    return std::get<Contradiction>(check(puzzle).verdict).smallest;
  };
  const Puzzle both = with_givens(test::four_with_boxes(), "11..............");
  EXPECT_TRUE(is_smallest(both));
  // One total that no cage of two cells has is a smaller conflict.
  EXPECT_FALSE(is_smallest(test::with_rule(both, "killer_cage", "r3c3 r3c4 total=16")));
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

bool has_grid(const Puzzle& puzzle, bool unless_known) {
  const auto solutions = test::reference_solutions(puzzle, 1, 20'000);
  return solutions ? !solutions->empty() : unless_known;
}

/// If the verdict is that there is no solution: the clues that it names, and whether it calls them the
/// fewest.
std::optional<NoSolution> conflict_in(const CheckReport& report) {
  using Kind = Clue::Kind;
  if (const auto* found = std::get_if<NoSolution>(&report.verdict)) return *found;
  if (const auto* found = std::get_if<NoCandidate>(&report.verdict)) return NoSolution{found->conflict};
  if (const auto* found = std::get_if<Contradiction>(&report.verdict)) {
    NoSolution conflict{{{Kind::given, found->first}, {Kind::given, found->second}}};
    if (found->rule) conflict.conflict.push_back(*found->rule);
    conflict.irreducible = conflict.smallest = found->smallest;
    return conflict;
  }
  return std::nullopt;
}

/// Names what suffices, and where it says so nothing that could be left out; where it says that fewer clues
/// never conflict, no smaller set of those named and no other single clue does.
void expect_conflict(const Puzzle& puzzle, const NoSolution& found, int& smallest) {
  const auto named = test::with_only(found.conflict, puzzle);
  if (!named) return;
  SCOPED_TRACE(test::describe(puzzle));
  EXPECT_FALSE(has_grid(*named, false)) << test::describe(*named);
  for (const Clue& clue : found.irreducible ? found.conflict : std::vector<Clue>()) {
    auto others = found.conflict;
    std::erase(others, clue);
    const auto fewer = test::with_only(others, puzzle);
    EXPECT_TRUE(!fewer || has_grid(*fewer, true)) << "without " << names_of({clue}, puzzle).front();
  }
  if (!found.smallest || found.conflict.size() < 2) return;
  ++smallest;
  for (const Clue& clue : clues_of(puzzle)) {
    const auto alone = test::with_only({clue}, puzzle);
    EXPECT_TRUE(!alone || has_grid(*alone, true)) << names_of({clue}, puzzle).front();
  }
}

void check_random_puzzles(int rounds, int most_size, std::uint64_t seed) {
  Random random(seed);
  std::array<int, 6> of_kind{};
  int smallest = 0;
  for (int round = 0; round < rounds; ++round) {
    Puzzle puzzle = test::random_puzzle(1, most_size, random);
    // More than test::random_puzzle() adds: most of these puzzles have no solution.
    if (round % 2 == 0) test::add_random_givens(puzzle, random);
    if (round % 3 == 0) test::add_random_restrictions(puzzle, random);
    if (round % 16 == 0)
      puzzle.restrict_candidates(static_cast<int>(random.below(at(puzzle.cell_count()))), random.below(2));
    const CheckReport report = check(puzzle);
    ++of_kind[report.verdict.index()];
    if (const auto conflict = conflict_in(report)) expect_conflict(puzzle, *conflict, smallest);
  }
  for (const std::size_t kind : {0u, 1u, 2u}) EXPECT_GT(of_kind[kind], rounds / 100) << kind;
  EXPECT_GT(smallest, rounds / 50);
}

TEST(Check, NamesWhatSuffices) { check_random_puzzles(test::rounds(1000), 4, 13); }

TEST(CheckSlow, NamesWhatSuffices) { check_random_puzzles(test::random_rounds(1000), 5, 14); }

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
