#include "sudoku/explain/why.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "support/base/rounds.h"
#include "support/sudoku/named_clues.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

bool is_true(const Statement& statement, const Grid& grid) {
  return (grid[static_cast<std::size_t>(statement.cell)] == statement.digit) != statement.is_negated;
}

/// Whether every grid of a puzzle makes the statement true; nullopt where that takes too long to tell.
std::optional<bool> follows(Puzzle puzzle, const Statement& statement) {
  const Digits digit = digit_bit(statement.digit);
  puzzle.restrict_candidates(statement.cell,
                             puzzle.candidates(statement.cell) & (statement.is_negated ? digit : ~digit));
  const auto solutions = test::reference_solutions(puzzle, 1, 20'000);
  if (!solutions) return std::nullopt;
  return solutions->empty();
}

/// The puzzle without those of its givens and restrictions that are not among these.
Puzzle with_cell_clues(Puzzle puzzle, const std::vector<Clue>& clues) {
  for (const Clue& clue : cell_clues(puzzle)) {
    if (std::ranges::find(clues, clue) != clues.end()) continue;
    if (clue.kind == Clue::Kind::given) puzzle.set_given(clue.number, 0);
    if (clue.kind == Clue::Kind::candidates) puzzle.restrict_candidates(clue.number, puzzle.all_digits());
  }
  return puzzle;
}

Statement random_statement(const Puzzle& puzzle, Random& random) {
  return {static_cast<int>(random.below(static_cast<std::uint64_t>(puzzle.cell_count()))),
          static_cast<int>(random.below(static_cast<std::uint64_t>(puzzle.size()))) + 1,
          random.below(2) == 0};
}

/// How many of the claims below were put to the test.
struct Tried {
  int answers = 0, clues = 0, houses = 0, without_a_house = 0, of_restrictions = 0;
};

/// The clues suffice beside all rules, none of them can be left out, and they suffice beside those rules that
/// are named, of which none can be left out.
void expect_right(const Puzzle& puzzle, const Statement& statement, const Forced& forced, Tried& tried) {
  EXPECT_EQ(follows(with_cell_clues(puzzle, forced.clues), statement).value_or(true), true);
  EXPECT_TRUE(forced.irreducible && forced.smallest && forced.all_needed);
  for (const Clue& clue : forced.clues) {
    auto others = forced.clues;
    std::erase(others, clue);
    EXPECT_EQ(follows(with_cell_clues(puzzle, others), statement).value_or(false), false)
        << "without " << names_of({clue}, puzzle).front();
    ++tried.clues;
    tried.of_restrictions += clue.kind == Clue::Kind::candidates;
  }
  ++tried.answers;
  const auto named = test::with_only(forced.clues, forced.rules, puzzle);
  if (!named) return;
  EXPECT_EQ(follows(*named, statement).value_or(true), true) << test::describe(*named);
  ++tried.houses;
  for (const std::string& left_out : forced.rules) {
    auto others = forced.rules;
    std::erase(others, left_out);
    const auto fewer = test::with_only(forced.clues, others, puzzle);
    if (!fewer) continue;
    EXPECT_EQ(follows(*fewer, statement).value_or(false), false) << "without " << left_out;
    ++tried.without_a_house;
  }
}

/// Puzzles with restrictions more often than random_puzzle() has them, of which some are about no more than
/// one or two cells.
Puzzle random_puzzle(int most_size, Random& random) {
  Puzzle puzzle = test::random_puzzle(1, most_size, random);
  if (random.below(2) == 0) test::add_random_restrictions(puzzle, random);
  for (int cell = 0; cell < puzzle.cell_count(); ++cell)
    if (puzzle.given(cell) != 0 && random.below(3) == 0) {
      // A restriction to the given and at most one more digit, in place of the given.
      puzzle.restrict_candidates(
          cell, digit_bit(puzzle.given(cell)) |
                    digit_bit(1 + static_cast<int>(random.below(static_cast<std::uint64_t>(puzzle.size())))));
      puzzle.set_given(cell, 0);
    }
  return puzzle;
}

void ask_about(const Puzzle& puzzle, const Statement& statement, Tried& tried, int& open, int& none) {
  SCOPED_TRACE(test::describe(puzzle));
  SCOPED_TRACE(testing::Message() << "cell " << statement.cell << " digit " << statement.digit
                                  << (statement.is_negated ? " not" : ""));
  const auto solutions = test::reference_solutions(puzzle, 10'000, 20'000);
  if (!solutions || solutions->size() == 10'000) return;
  const auto answer = why(puzzle, statement).answer;
  if (solutions->empty()) {
    EXPECT_TRUE(std::holds_alternative<NothingStands>(answer));
    ++none;
  } else if (std::ranges::all_of(*solutions, [&](const Grid& g) { return is_true(statement, g); })) {
    ASSERT_TRUE(std::holds_alternative<Forced>(answer));
    expect_right(puzzle, statement, std::get<Forced>(answer), tried);
  } else {
    ASSERT_TRUE(std::holds_alternative<NotForced>(answer));
    const Grid& grid = std::get<NotForced>(answer).counterexample;
    EXPECT_TRUE(test::reference_accepts(puzzle, grid));
    EXPECT_FALSE(is_true(statement, grid));
    ++open;
  }
}

void ask_about_random_puzzles(int rounds, int most_size, std::uint64_t seed) {
  Random random(seed);
  Tried tried;
  int open = 0, none = 0;
  for (int i = 0; i < rounds; ++i) {
    const Puzzle puzzle = random_puzzle(most_size, random);
    ask_about(puzzle, random_statement(puzzle, random), tried, open, none);
    if (testing::Test::HasFatalFailure()) return;
  }
  // Of 400 puzzles some 130 are forced, with 270 clues.
  EXPECT_GT(std::min({tried.answers, open, none}), rounds / 12);
  EXPECT_GT(std::min({tried.clues, tried.houses, tried.without_a_house}), rounds / 12);
  EXPECT_GT(tried.of_restrictions, rounds / 20);
}

TEST(Why, NamesWhatSuffices) { ask_about_random_puzzles(test::rounds(800), 4, 11); }

TEST(WhySlow, NamesWhatSuffices) { ask_about_random_puzzles(test::random_rounds(1000), 5, 12); }

TEST(Why, NamesCandidatesThatThePuzzleRestricts) {
  Puzzle puzzle = test::four_with_boxes();
  puzzle.set_given(0, 4);
  puzzle.set_given(5, 2);
  puzzle.restrict_candidates(1, digit_bit(1) | digit_bit(2));
  const auto answer = why(puzzle, {1, 1}).answer;
  const auto& forced = std::get<Forced>(answer);
  EXPECT_EQ(forced.clues, (std::vector<Clue>{{Clue::Kind::given, 5}, {Clue::Kind::candidates, 1}}));
  EXPECT_TRUE(forced.smallest && forced.all_needed);
  EXPECT_EQ(forced.rules.size(), 1U);
}

TEST(Why, TellsRulesWithOneLabelApart) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.add_rule("thermometer", "r1c1 r1c2 r2c2"));
  ASSERT_TRUE(puzzle.add_rule("thermometer", "r1c1 r2c1 r2c2"));
  puzzle.set_given(5, 3);
  const auto answer = why(puzzle, {1, 2}).answer;
  EXPECT_EQ(std::get<Forced>(answer).rules, std::vector<std::string>{"thermometer=r1c1 r1c2 r2c2"});
}

TEST(Why, NamesTheHousesThatItTakes) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.set_boxes(2, 2));
  puzzle.set_given(1, 1);   // r1c2
  puzzle.set_given(11, 2);  // r3c4
  puzzle.set_given(13, 3);  // r4c2
  const auto answer = why(puzzle, {0, 1, true}).answer;
  EXPECT_EQ(std::get<Forced>(answer).clues, (std::vector<Clue>{{Clue::Kind::given, 1}}));
  EXPECT_EQ(std::get<Forced>(answer).rules.size(), 1U);
  puzzle.set_given(12, 2);  // r4c1
  const auto in_box = why(puzzle, {8, 2, true}).answer;
  EXPECT_EQ(std::get<Forced>(in_box).clues.size(), 1U);
}

TEST(Why, NamesRulesOfDifferences) {
  Puzzle puzzle(5);
  ASSERT_TRUE(puzzle.add_rule("non_consecutive"));
  puzzle.set_given(0, 1);
  EXPECT_EQ(std::get<Forced>(why(puzzle, {1, 2, true}).answer).rules,
            std::vector<std::string>{"non_consecutive"});
}

TEST(Why, ClaimsNothingThatALimitLeftOpen) {
  StopSource source;
  source.request_stop();
  SolveOptions options;
  options.limits.stop = StopToken(source);
  EXPECT_TRUE(std::holds_alternative<Undecided>(why(Puzzle(4), {0, 1}, options).answer));
}

}  // namespace
}  // namespace quadrille::sudoku
