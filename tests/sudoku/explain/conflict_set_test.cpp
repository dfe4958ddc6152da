#include "sudoku/explain/conflict_set.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "sudoku/puzzle/rule_text.h"

#include "support/base/rounds.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

std::vector<int> cells_with_given(const Puzzle& puzzle) {
  std::vector<int> cells;
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    if (puzzle.given(cell) != 0) cells.push_back(cell);
  }
  return cells;
}

/// Whether no grid holds the givens of these cells.
bool conflict(const Puzzle& puzzle, const std::vector<int>& cells) {
  Puzzle some = puzzle;
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    if (std::ranges::find(cells, cell) == cells.end()) some.set_given(cell, 0);
  }
  return test::reference_solutions(some, 1).value().empty();
}

/// The size of a smallest conflict, by trying all sets of givens.
std::size_t smallest_by_trial(const Puzzle& puzzle) {
  const std::vector<int> cells = cells_with_given(puzzle);
  std::size_t smallest = cells.size();
  for (Word chosen = 0; chosen < bit(static_cast<int>(cells.size())); ++chosen) {
    if (static_cast<std::size_t>(count_of(chosen)) >= smallest) continue;
    std::vector<int> some;
    for (const int i : Bits(chosen)) some.push_back(cells[static_cast<std::size_t>(i)]);
    if (conflict(puzzle, some)) smallest = some.size();
  }
  return smallest;
}

NoSolution find(const Puzzle& puzzle, std::vector<Clue> clues, const SolveOptions& options = {}) {
  cp::Statistics statistics;
  return find_conflict(puzzle, conditions_of(puzzle), std::move(clues), options, statistics);
}

/// The cells of givens that conflict; rules and restrictions hold in any case.
std::vector<int> cells_in(const NoSolution& found) {
  std::vector<int> cells;
  for (const Clue& clue : found.conflict) {
    EXPECT_EQ(clue.kind, Clue::Kind::given);
    cells.push_back(clue.number);
  }
  return cells;
}

NoSolution find(const Puzzle& puzzle, const SolveOptions& options = {}) {
  return find(puzzle, given_clues(puzzle), options);
}

Puzzle transposed(const Puzzle& puzzle) {
  Puzzle other(puzzle.size());
  EXPECT_TRUE(other.set_boxes(puzzle.box_columns(), puzzle.box_rows()).has_value());
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    const int row = cell / puzzle.size(), column = cell % puzzle.size();
    other.set_given(column * puzzle.size() + row, puzzle.given(cell));
  }
  return other;
}

/// Boxes of 2x3 and some givens of a solution, one of them changed, so that there is no solution any more,
/// but no two givens contradict each other.
Puzzle six_without_solution(Random& random) {
  while (true) {
    Puzzle puzzle(6);
    EXPECT_TRUE(puzzle.set_boxes(2, 3).has_value());
    test::add_random_givens(puzzle, random);
    const auto cells = cells_with_given(puzzle);
    if (cells.empty()) continue;
    const int cell = cells[random.below(cells.size())];
    puzzle.set_given(cell, puzzle.given(cell) % 6 + 1);
    if (!find_contradiction(puzzle) && test::reference_solutions(puzzle, 1)->empty()) return puzzle;
  }
}

TEST(Conflict, IsTheSmallestOfAll) {
  Random random(5);
  std::vector<int> of_size(9);
  for (int round = 0; round < 6000; ++round) {
    Puzzle puzzle = test::random_shape(2 + static_cast<int>(random.below(3)), random);
    if (round % 4 == 0) test::add_random_rules(1, puzzle, random);
    if (round % 3 == 0) test::add_random_restrictions(puzzle, random);
    test::add_random_givens(puzzle, random);
    if (cells_with_given(puzzle).size() > 8 || !test::reference_solutions(puzzle, 1)->empty()) continue;
    const NoSolution found = find(puzzle);
    const std::vector<int> cells = cells_in(found);
    EXPECT_EQ(cells.size(), smallest_by_trial(puzzle)) << test::describe(puzzle);
    EXPECT_TRUE(conflict(puzzle, cells)) << test::describe(puzzle);
    EXPECT_TRUE(found.smallest && found.irreducible);
    EXPECT_TRUE(std::ranges::is_sorted(cells));
    ++of_size[cells.size()];
  }
  for (const std::size_t size : {0u, 1u, 2u, 3u, 4u}) EXPECT_GT(of_size[size], 0) << size;
}

TEST(Conflict, IsAsLargeInTheTransposedPuzzle) {
  Random random(6);
  std::size_t largest = 0;
  for (int round = 0; round < test::rounds(60); ++round) {
    const Puzzle puzzle = six_without_solution(random);
    const NoSolution found = find(puzzle);
    const NoSolution mirrored = find(transposed(puzzle));
    ASSERT_TRUE(found.smallest && mirrored.smallest) << test::describe(puzzle);
    const std::vector<int> cells = cells_in(found);
    EXPECT_EQ(cells.size(), mirrored.conflict.size()) << test::describe(puzzle);
    EXPECT_TRUE(conflict(puzzle, cells)) << test::describe(puzzle);
    for (const int left_out : cells) {
      std::vector<int> others = cells;
      std::erase(others, left_out);
      EXPECT_FALSE(conflict(puzzle, others)) << test::describe(puzzle) << " without " << left_out;
    }
    largest = std::max(largest, cells.size());
  }
  EXPECT_GT(largest, 5u) << "too easy to mean anything";
}

TEST(Conflict, IsEmptyWhereTheRulesAloneAdmitNoGrid) {
  Puzzle puzzle(3);
  ASSERT_TRUE(puzzle.add_rule("diagonals").has_value());
  puzzle.set_given(0, 1);
  const NoSolution found = find(puzzle);
  EXPECT_TRUE(found.conflict.empty());
  EXPECT_TRUE(found.smallest && found.irreducible);
}

TEST(Conflict, CountsRestrictionsAsRules) {
  Puzzle puzzle(2);
  puzzle.set_given(0, 1);
  puzzle.restrict_candidates(3, digit_bit(2));
  EXPECT_EQ(cells_in(find(puzzle)), std::vector<int>{0});
}

TEST(Conflict, ClaimsNothingThatALimitLeftOpen) {
  Random random(7);
  const Puzzle puzzle = six_without_solution(random);
  StopSource source;
  source.request_stop();
  SolveOptions options;
  options.limits.stop = StopToken(source);
  const NoSolution found = find(puzzle, options);
  EXPECT_EQ(cells_in(found), cells_with_given(puzzle));
  EXPECT_FALSE(found.smallest || found.irreducible);
}

/// Whether a use of some rule has another meaning by itself.
bool has_uses_that_look_at_others(const Puzzle& puzzle) {
  return std::ranges::any_of(uses_of(puzzle), [](const Use& use) {
    return !use.rule().completes.empty() || use.rule().name == "minimum" || use.rule().name == "maximum";
  });
}

/// The sets of clues of a puzzle, a bit for each, compared with all grids of its shape: the clues that each
/// satisfies.
class ClueOracle {
 public:
  ClueOracle(const Puzzle& puzzle, const Puzzle& shape) {
    const std::vector<Clue> clues = clues_of(puzzle);
    const std::vector<Grid> grids = test::reference_solutions(shape, 700).value();
    std::vector<Word> obeyed(grids.size());
    for (std::size_t i = 0; i < clues.size(); ++i) {
      const Puzzle alone = puzzle_of(clues[i], puzzle, shape);
      const std::vector<Grid> left = test::reference_solutions(alone, grids.size()).value();
      for (const Grid& grid : left)
        obeyed[static_cast<std::size_t>(std::ranges::lower_bound(grids, grid) - grids.begin())] |=
            bit(static_cast<int>(i));
    }
    obeyed_ = std::move(obeyed);
  }

  [[nodiscard]] bool stands(Word clues) const {
    return std::ranges::any_of(obeyed_, [&](Word obeyed) { return (clues & ~obeyed) == 0; });
  }

 private:
  static Puzzle puzzle_of(const Clue& clue, const Puzzle& puzzle, Puzzle shape) {
    switch (clue.kind) {
      case Clue::Kind::given: shape.set_given(clue.number, puzzle.given(clue.number)); break;
      case Clue::Kind::candidates:
        shape.restrict_candidates(clue.number, puzzle.candidates(clue.number));
        break;
      case Clue::Kind::rule: {
        const RuleUse& use = puzzle.rules()[at(clue.number)];
        const Rule& rule = *find_rule(use.name);
        EXPECT_TRUE(shape.add_rule(use.name, argument_of(rule, use.values, puzzle.layout())));
      }
    }
    return shape;
  }

  std::vector<Word> obeyed_;
};

TEST(ConflictOfClues, IsTheSmallestOfAll) {
  Random random(8);
  std::vector<int> of_size(7);
  int of_rules = 0;
  for (int round = 0; round < test::rounds(3000); ++round) {
    const Puzzle shape = test::random_shape(3 + static_cast<int>(random.below(2)), random);
    Puzzle puzzle = shape;
    test::add_random_rules(5, puzzle, random);
    if (round % 3 == 0) test::add_random_restrictions(puzzle, random);
    if (round % 2 == 0) test::add_random_givens(puzzle, random);
    const std::vector<Clue> clues = clues_of(puzzle);
    if (clues.size() > 10 || has_uses_that_look_at_others(puzzle)) continue;
    const ClueOracle oracle(puzzle, shape);
    const Word all = bit(static_cast<int>(clues.size())) - 1;
    if (oracle.stands(all)) continue;
    SCOPED_TRACE(test::describe(puzzle));
    const NoSolution found = find(puzzle, clues);
    EXPECT_TRUE(found.smallest && found.irreducible);
    int smallest = static_cast<int>(clues.size());
    for (Word some = 0; some <= all; ++some)
      if (!oracle.stands(some)) smallest = std::min(smallest, count_of(some));
    Word named = 0;
    for (std::size_t i = 0; i < clues.size(); ++i)
      if (std::ranges::find(found.conflict, clues[i]) != found.conflict.end())
        named |= bit(static_cast<int>(i));
    EXPECT_EQ(count_of(named), static_cast<int>(found.conflict.size()));
    EXPECT_EQ(count_of(named), smallest);
    EXPECT_FALSE(oracle.stands(named));
    for (const int left_out : Bits(named)) EXPECT_TRUE(oracle.stands(named & ~bit(left_out))) << left_out;
    ++of_size[at(smallest)];
    of_rules += static_cast<int>(
        std::ranges::all_of(found.conflict, [](const Clue& clue) { return clue.kind == Clue::Kind::rule; }));
  }
  for (const int size : {0, 1, 2, 3}) EXPECT_GT(of_size[at(size)], 0) << size;
  EXPECT_GT(of_rules, 10);
}

TEST(ConflictOfClues, ClaimsNothingThatALimitLeftOpen) {
  Puzzle puzzle(4);
  for (const std::string_view cage : {"r1c1 r1c2 total=3", "r1c3 r1c4 total=3", "r2c1 r2c2 total=5"})
    ASSERT_TRUE(puzzle.add_rule("killer_cage", cage));
  StopSource source;
  source.request_stop();
  SolveOptions options;
  options.limits.stop = StopToken(source);
  const NoSolution found = find(puzzle, clues_of(puzzle), options);
  EXPECT_EQ(found.conflict, clues_of(puzzle));
  EXPECT_FALSE(found.smallest || found.irreducible);
  EXPECT_EQ(find(puzzle, clues_of(puzzle)).conflict,
            (std::vector<Clue>{{Clue::Kind::rule, 0}, {Clue::Kind::rule, 1}}));
}

}  // namespace
}  // namespace quadrille::sudoku
