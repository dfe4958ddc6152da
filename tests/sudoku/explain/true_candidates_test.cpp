#include "sudoku/explain/true_candidates.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "sudoku/puzzle/rule_text.h"
#include "support/base/rounds.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"

namespace quadrille::sudoku {
namespace {

constexpr std::size_t kMostSolutions = 2'000;

std::uint64_t count_in(const std::vector<Grid>& solutions, int cell, int digit) {
  return static_cast<std::uint64_t>(
      std::ranges::count_if(solutions, [&](const Grid& grid) { return grid[at(cell)] == digit; }));
}

/// Everything is decided, and each candidate occurs in as many solutions as the reference solver finds.
void expect_decided(const TrueCandidates& candidates, const std::vector<Grid>& solutions,
                    std::uint64_t most) {
  const Puzzle& puzzle = candidates.puzzle();
  EXPECT_EQ(candidates.undecided(), 0U);
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    EXPECT_EQ(candidates.undecided_digits(cell), 0U);
    for (int digit = 1; digit <= puzzle.layout().digits; ++digit) {
      const std::uint64_t count = count_in(solutions, cell, digit);
      EXPECT_EQ(candidates.count(cell, digit), std::min(count, most)) << cell << " " << digit;
      EXPECT_EQ((candidates.true_digits(cell) & digit_bit(digit)) != 0, count > 0);
      if (candidates.is_exact(cell, digit)) {
        EXPECT_EQ(count, candidates.count(cell, digit));
      }
    }
  }
  const std::set<Grid> known(candidates.solutions().begin(), candidates.solutions().end());
  EXPECT_EQ(known.size(), candidates.solutions().size()) << "a solution is known twice";
  for (const Grid& grid : known) EXPECT_TRUE(test::reference_accepts(puzzle, grid));
}

std::optional<std::vector<Grid>> solutions_of_variant(const Puzzle& puzzle) {
  auto solutions = test::reference_solutions(puzzle, kMostSolutions + 1, 20'000);
  if (solutions && solutions->size() > kMostSolutions) return std::nullopt;
  return solutions;
}

Puzzle random_variant(Random& random) {
  if (random.below(2) == 0) return test::random_puzzle(1, 4, random);
  Puzzle puzzle = test::random_shape(test::random_layout(12, random), random);
  test::add_random_rules(3, puzzle, random);
  test::add_random_givens(puzzle, random);
  if (random.below(3) == 0) test::add_random_restrictions(puzzle, random);
  return puzzle;
}

/// The puzzle without one of its rules.
Puzzle without_rule(const Puzzle& puzzle, std::size_t left_out) {
  Puzzle fewer(puzzle.layout());
  if (puzzle.has_boxes()) {
    EXPECT_TRUE(fewer.set_boxes(puzzle.box_rows(), puzzle.box_columns()));
  }
  if (puzzle.has_regions() && !puzzle.has_boxes()) {
    std::vector<std::string> labels;
    for (const int region : puzzle.regions())
      labels.emplace_back(region == kNoRegion ? std::string(kNoRegionLabel)
                                              : puzzle.region_labels()[at(region)]);
    EXPECT_TRUE(fewer.set_regions(labels));
  }
  const std::vector<RuleText> rules = rule_texts(puzzle);
  for (std::size_t i = 0; i < rules.size(); ++i) {
    if (i == left_out) continue;
    EXPECT_TRUE(fewer.add_rule(rules[i].name, rules[i].argument));
  }
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    fewer.set_given(cell, puzzle.given(cell));
    fewer.restrict_candidates(cell, puzzle.candidates(cell));
  }
  return fewer;
}

Puzzle edited(Puzzle puzzle, const std::vector<Puzzle>& earlier, Random& random) {
  const auto cell = static_cast<int>(random.below(static_cast<std::uint64_t>(puzzle.cell_count())));
  switch (random.below(6)) {
    case 0:
      puzzle.set_given(
          cell, 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(puzzle.layout().digits))));
      return puzzle;
    case 1: puzzle.set_given(cell, 0); return puzzle;
    case 2: puzzle.restrict_candidates(cell, random.next() | random.next()); return puzzle;
    case 3: test::add_random_rules(1, puzzle, random); return puzzle;
    case 4:
      if (puzzle.rules().empty()) return puzzle;
      return without_rule(puzzle, random.below(rule_texts(puzzle).size()));
    default: return earlier[random.below(earlier.size())];
  }
}

TEST(TrueCandidates, AgreeWithAllSolutions) {
  Random random(21);
  int none = 0, one = 0, several = 0;
  for (int i = 0; i < test::rounds(400); ++i) {
    const Puzzle puzzle = random_variant(random);
    const auto solutions = solutions_of_variant(puzzle);
    if (!solutions) continue;
    SCOPED_TRACE(test::describe(puzzle));
    for (const std::uint64_t most : {1U, 2U, 5U}) {
      TrueCandidates candidates(puzzle, most);
      EXPECT_TRUE(candidates.run());
      expect_decided(candidates, *solutions, most);
    }
    ++(solutions->empty() ? none : solutions->size() == 1 ? one : several);
  }
  EXPECT_GT(std::min({none, one, several}), test::rounds(400) / 20);
}

TEST(TrueCandidates, StayRightOverEditsInAnyOrder) {
  Random random(5);
  int compared = 0;
  for (int i = 0; i < test::rounds(60); ++i) {
    std::vector<Puzzle> puzzles{random_variant(random)};
    const std::uint64_t most = 1 + random.below(3);
    TrueCandidates candidates(puzzles.back(), most);
    for (int edit = 0; edit < 12; ++edit) {
      puzzles.push_back(edited(puzzles.back(), puzzles, random));
      candidates.edit(puzzles.back());
      // Sometimes the next edit comes before everything is decided.
      if (random.below(3) == 0) static_cast<void>(candidates.run({.nodes = random.below(5)}));
      if (random.below(3) == 0) continue;
      const auto solutions = solutions_of_variant(puzzles.back());
      if (!solutions) continue;
      SCOPED_TRACE(test::describe(puzzles.back()));
      EXPECT_TRUE(candidates.run());
      expect_decided(candidates, *solutions, most);
      ++compared;
    }
  }
  EXPECT_GT(compared, test::rounds(60) * 4);
}

TEST(TrueCandidates, AreDecidedInSlices) {
  Random random(9);
  int slices = 0;
  for (int i = 0; i < test::rounds(60); ++i) {
    const Puzzle puzzle = random_variant(random);
    const auto solutions = solutions_of_variant(puzzle);
    if (!solutions) continue;
    SCOPED_TRACE(test::describe(puzzle));
    TrueCandidates candidates(puzzle);
    while (!candidates.run({.nodes = 3})) {
      ++slices;
      if (slices % 20 == 0) candidates.free_search();
      for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
        for (int digit = 1; digit <= puzzle.layout().digits; ++digit) {
          const bool is_true = count_in(*solutions, cell, digit) > 0;
          const Digits one = digit_bit(digit);
          EXPECT_TRUE(is_true || (candidates.true_digits(cell) & one) == 0);
          EXPECT_TRUE(!is_true || !candidates.is_exact(cell, digit));
        }
      }
    }
    expect_decided(candidates, *solutions, 1);
  }
  EXPECT_GT(slices, test::rounds(20));
}

TEST(TrueCandidates, StopWhenAskedToAndGoOn) {
  Puzzle puzzle(9);
  ASSERT_TRUE(puzzle.set_boxes(3, 3));
  StopSource source;
  source.request_stop();
  TrueCandidates candidates(puzzle);
  EXPECT_FALSE(candidates.run({.stop = StopToken(source)}));
  EXPECT_EQ(candidates.undecided(), 729U);
  EXPECT_TRUE(candidates.run());
  EXPECT_EQ(candidates.undecided(), 0U);
  for (int cell = 0; cell < 81; ++cell) EXPECT_EQ(candidates.true_digits(cell), puzzle.all_digits());
}

TEST(TrueCandidates, OfAnEmptyGridTakeFewSolutions) {
  Puzzle puzzle(9);
  ASSERT_TRUE(puzzle.set_boxes(3, 3));
  TrueCandidates candidates(puzzle);
  EXPECT_TRUE(candidates.run());
  EXPECT_LT(candidates.solutions().size(), 200U);
}

TEST(TrueCandidates, SearchNotAgainWhereAnEditChangesNothingOrIsUndone) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.set_boxes(2, 2));
  puzzle.set_given(0, 1);
  TrueCandidates candidates(puzzle);
  EXPECT_TRUE(candidates.run());
  puzzle.about.title = "Four";
  candidates.edit(puzzle);
  EXPECT_EQ(candidates.puzzle().about.title, "Four");
  EXPECT_EQ(candidates.undecided(), 0U);
  Puzzle with_given = puzzle;
  with_given.set_given(1, 2);
  candidates.edit(with_given);
  EXPECT_TRUE(candidates.run());
  EXPECT_EQ(candidates.true_digits(1), digit_bit(2));
  candidates.edit(puzzle);
  EXPECT_EQ(candidates.undecided(), 0U);
}

TEST(TrueCandidates, MayTurnToAPuzzleOfAnotherSize) {
  TrueCandidates candidates(Puzzle(3));
  EXPECT_TRUE(candidates.run());
  candidates.edit(Puzzle(2));
  EXPECT_TRUE(candidates.run());
  EXPECT_EQ(candidates.true_digits(3), 3U);
  candidates.edit(Puzzle(4));
  EXPECT_TRUE(candidates.run());
  EXPECT_EQ(candidates.true_digits(15), 15U);
}

}  // namespace
}  // namespace quadrille::sudoku
