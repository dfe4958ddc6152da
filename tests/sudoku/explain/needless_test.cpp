#include "sudoku/explain/needless.h"

#include <algorithm>
#include <map>
#include <sstream>

#include <gtest/gtest.h>

#include "sudoku/puzzle/rule_text.h"
#include "support/base/rounds.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"

namespace quadrille::sudoku {
namespace {

using Found = NeedlessReport::Solutions;

/// For each clue, the puzzle of the same shape with only that clue.
std::vector<Puzzle> puzzles_of_one_clue(const Puzzle& puzzle, const Puzzle& shape) {
  std::vector<Puzzle> puzzles;
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    if (puzzle.given(cell) == 0) continue;
    puzzles.push_back(shape);
    puzzles.back().set_given(cell, puzzle.given(cell));
  }
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    if (puzzle.candidates(cell) == puzzle.all_digits()) continue;
    puzzles.push_back(shape);
    puzzles.back().restrict_candidates(cell, puzzle.candidates(cell));
  }
  for (const RuleText& rule : rule_texts(puzzle)) {
    std::istringstream uses(rule.argument + ";");
    for (std::string use; std::getline(uses, use, ';');) {
      puzzles.push_back(shape);
      EXPECT_TRUE(puzzles.back().add_rule(rule.name, use));
    }
  }
  return puzzles;
}

/// The sets of clues that the grids of the shape break, with a bit for each clue; each set once.
std::vector<Word> all_broken(const Puzzle& puzzle, const Puzzle& shape, const std::vector<Grid>& grids) {
  const std::vector<Puzzle> clues = puzzles_of_one_clue(puzzle, shape);
  std::vector<Word> broken;
  for (const Grid& grid : grids) {
    Word of_grid = 0;
    for (std::size_t i = 0; i < clues.size(); ++i)
      if (!test::reference_accepts(clues[i], grid)) of_grid |= bit(static_cast<int>(i));
    broken.push_back(of_grid);
  }
  return broken;
}

/// Whether exactly one grid breaks none of the remaining clues.
bool is_one_left(const std::vector<Word>& broken, Word left_out) {
  return std::ranges::count_if(broken, [&](Word of_grid) { return (of_grid & ~left_out) == 0; }) == 1;
}

Word set_of(const std::vector<Clue>& some, const std::vector<Clue>& all) {
  Word set = 0;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (std::ranges::find(some, all[i]) != some.end()) set |= bit(static_cast<int>(i));
  return set;
}

TEST(Needless, AgreesWithAllSubsetsOfClues) {
  Random random(3);
  std::map<Found, int> seen;
  int droppable = 0, of_rules = 0;
  for (int i = 0; i < test::rounds(250); ++i) {
    const Puzzle shape = test::random_shape(3 + static_cast<int>(random.below(2)), random);
    const auto grids = test::reference_solutions(shape, 1000);
    if (!grids || grids->empty()) continue;
    const Grid& solution = (*grids)[random.below(grids->size())];
    Puzzle puzzle = shape;
    test::add_obeyed_rules(static_cast<int>(random.below(4)), solution, puzzle, random);
    for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
      if (random.below(4) == 0) puzzle.set_given(cell, solution[at(cell)]);
      if (random.below(8) == 0)
        puzzle.restrict_candidates(cell, random.next() | digit_bit(solution[at(cell)]));
    }
    const std::vector<Clue> clues = clues_of(puzzle);
    if (clues.size() > 11) continue;
    SCOPED_TRACE(test::describe(puzzle));
    const std::vector<Word> broken = all_broken(puzzle, shape, *grids);
    // By itself, a use of minimum says more than beside others, whose marks it exempts.
    if (broken[at(static_cast<int>(std::ranges::find(*grids, solution) - grids->begin()))] != 0) continue;
    const NeedlessReport report = find_needless(puzzle);
    ++seen[report.solutions];
    if (!is_one_left(broken, 0)) {
      EXPECT_EQ(report.solutions, Found::several);
      continue;
    }
    EXPECT_EQ(report.solutions, Found::one);
    EXPECT_TRUE(report.all_tried && report.largest);
    Word alone = 0;
    int most = 0;
    for (Word left_out = 0; left_out < bit(static_cast<int>(clues.size())); ++left_out) {
      if (!is_one_left(broken, left_out)) continue;
      most = std::max(most, count_of(left_out));
      if (is_single(left_out)) alone |= left_out;
    }
    EXPECT_EQ(set_of(report.alone, clues), alone);
    EXPECT_TRUE(is_one_left(broken, set_of(report.together, clues)));
    EXPECT_EQ(static_cast<int>(report.together.size()), most);
    droppable += static_cast<int>(report.alone.size() > report.together.size());
    of_rules +=
        std::ranges::any_of(report.together, [](const Clue& clue) { return clue.kind == Clue::Kind::rule; });
  }
  EXPECT_GT(std::min(seen[Found::one], seen[Found::several]), test::rounds(250) / 10);
  EXPECT_GT(std::min(droppable, of_rules), 0);
}

TEST(Needless, SaysNothingOfCluesWithoutASolution) {
  Puzzle puzzle(2);
  puzzle.set_given(0, 1);
  puzzle.set_given(1, 1);
  const NeedlessReport report = find_needless(puzzle);
  EXPECT_EQ(report.solutions, Found::none);
  EXPECT_TRUE(report.alone.empty() && report.together.empty());
}

TEST(Needless, ClaimsNothingThatALimitLeftOpen) {
  StopSource source;
  source.request_stop();
  EXPECT_EQ(find_needless(Puzzle(4), {.stop = StopToken(source)}).solutions, Found::undecided);
}

}  // namespace
}  // namespace quadrille::sudoku
