#include "sudoku/explain/violations.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "sudoku/explain/use_names.h"
#include "sudoku/puzzle/rule_text.h"
#include "sudoku/solve/solve.h"
#include "support/base/rounds.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

using test::with_rule;
using Violations = std::vector<Violation>;

/// The digits of a text, '.' for none.
Grid state_of(std::string_view text) {
  Grid state;
  for (const char symbol : text) state.push_back(symbol == '.' ? 0 : symbol - '0');
  return state;
}

Violations violations(const Puzzle& puzzle, const Grid& state) {
  return Verifier::of(puzzle)->violations(puzzle, state);
}
Violations violations(const Puzzle& puzzle, std::string_view state) {
  return violations(puzzle, state_of(state));
}

TEST(Violations, NamesEachHouseWithADigitTwice) {
  const Puzzle four = test::four_with_boxes();
  EXPECT_EQ(violations(four, "1.....2..3.....4"), Violations());
  EXPECT_EQ(violations(four, "11.............."),
            (Violations{{"lines", "row 1", {0, 1}}, {"boxes", "box 1", {0, 1}}}));
  EXPECT_EQ(violations(four, "1212............"), (Violations{{"lines", "row 1", {0, 1, 2, 3}}}));
}

TEST(Violations, NamesAnOverwrittenGivenAndTakesTheOthersFromThePuzzle) {
  Puzzle four = test::four_with_boxes();
  four.set_given(0, 1);
  EXPECT_EQ(violations(four, "2..............."), (Violations{{"given", "r1c1=1", {0}}}));
  EXPECT_EQ(violations(four, "...1............"), (Violations{{"lines", "row 1", {0, 3}}}));
}

TEST(Violations, NamesCandidatesThatExcludeADigit) {
  Puzzle four = test::four_with_boxes();
  four.restrict_candidates(5, digit_bit(1) | digit_bit(2));
  EXPECT_EQ(violations(four, ".....3.........."), (Violations{{"candidates", "r2c2 of 1 2", {5}}}));
}

TEST(Violations, FindsAHouseWithNoDigitLeftForARestrictedCell) {
  Puzzle four = test::four_with_boxes();
  four.restrict_candidates(3, digit_bit(1));
  EXPECT_EQ(violations(four, "1..............."), (Violations{{"lines", "row 1", {0}}}));
}

TEST(Violations, FindsASumThatIsExceededOrOutOfReach) {
  const Puzzle puzzle = with_rule(test::four_with_boxes(), "killer_cage", "r1c1 r1c2 r2c1 total=6");
  EXPECT_EQ(violations(puzzle, "1..............."), Violations());
  EXPECT_EQ(violations(puzzle, "4..............."), Violations());  // 1 + 1 by the sum alone
  EXPECT_EQ(violations(puzzle, "42.............."), (Violations{{"killer_cage", "cage 6 at r1c1", {0, 1}}}));
}

TEST(Violations, NamesOnePairOfAThermometer) {
  const Puzzle puzzle = with_rule(Puzzle(4), "thermometer", "r1c1 r1c2 r2c2");
  EXPECT_EQ(violations(puzzle, ".3.............."), Violations());
  ASSERT_EQ(violations(puzzle, "32..............").size(), 1U);
  EXPECT_EQ(violations(puzzle, "32..............").front().cells, (std::vector{0, 1}));
  EXPECT_EQ(violations(puzzle, ".4..............").front().rule, "thermometer");
}

TEST(Violations, FindsWhatNoDigitsCanSatisfy) {
  const Puzzle puzzle = with_rule(Puzzle(4), "killer_cage", "r1c1 r1c2 total=20");
  EXPECT_EQ(violations(puzzle, "................"), (Violations{{"killer_cage", "cage 20 at r1c1", {0, 1}}}));
}

TEST(Violations, OfAnotherPuzzleOfTheKind) {
  Puzzle four = test::four_with_boxes();
  Verifier verifier = *Verifier::of(four);
  four.set_given(0, 3);
  EXPECT_EQ(verifier.violations(four, state_of("...3............")),
            (Violations{{"lines", "row 1", {0, 3}}}));
}

/// The rules of a puzzle in a grid whose rows and columns may repeat digits; nullopt if one does not fit
/// there.
std::optional<Puzzle> without_lines(const Puzzle& puzzle) {
  Puzzle bare(Layout(puzzle.size(), puzzle.size(), puzzle.size(), 1, false));
  for (const auto& [name, argument] : rule_texts(puzzle))
    if (!bare.add_rule(name, argument)) return std::nullopt;
  return bare;
}

TEST(Violations, OfEveryWrongDigitInASolutionOfEachRule) {
  Random random(test::random_seed(5));
  std::size_t compared = 0;
  for (const Rule& rule : rules()) {
    Puzzle puzzle(Layout(5));
    const Grid solution = *Solver().first_solution(puzzle).grid;
    test::add_obeyed_rules(2, solution, puzzle, random, rule.name);
    if (puzzle.rules().empty()) continue;
    // This one is about rows and columns as houses.
    const auto bare = rule.name == "region_same_values" ? std::nullopt : without_lines(puzzle);
    Verifier verifier = *Verifier::of(puzzle);
    EXPECT_EQ(verifier.violations(puzzle, solution), Violations()) << test::describe(puzzle);
    for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
      Grid wrong = solution;
      wrong[at(cell)] = 1 + wrong[at(cell)] % 5;
      const Violations found = verifier.violations(puzzle, wrong);
      EXPECT_FALSE(found.empty());  // rows and columns see to that
      if (!bare) continue;
      const bool is_named =
          std::ranges::any_of(found, [&](const Violation& one) { return one.rule == rule.name; });
      EXPECT_EQ(is_named, !test::reference_accepts(*bare, wrong)) << rule.name << ", cell " << cell << '\n'
                                                                  << test::describe(puzzle);
      compared += is_named ? 1 : 0;
    }
  }
  EXPECT_GT(compared, 100U);
}

/// Whether the condition can hold if its empty cells are filled within the candidates.
bool can_hold(const Condition& condition, const std::vector<int>& open, std::size_t from,
              const Puzzle& puzzle, Grid& grid) {
  if (from == open.size()) return condition.visit([&](const auto& kind) { return kind.holds(grid); });
  int& digit = grid[at(open[from])];
  for (digit = 1; digit <= puzzle.layout().digits; ++digit) {
    if ((puzzle.candidates(open[from]) & digit_bit(digit)) == 0) continue;
    if (can_hold(condition, open, from + 1, puzzle, grid)) {
      digit = 0;
      return true;
    }
  }
  digit = 0;
  return false;
}

/// Whether a violation must be found however many cells are empty.
bool is_exact(const ConditionKind& kind, const Puzzle& puzzle) {
  if (std::holds_alternative<Distinct>(kind) || std::holds_alternative<Order>(kind))
    return !puzzle.has_restrictions();
  return std::holds_alternative<Sum>(kind) || std::holds_alternative<Relation>(kind) ||
         std::holds_alternative<Table>(kind) || std::holds_alternative<DigitWord>(kind);
}

/// Compares the violations with brute force over each condition.
std::string complaint(const Puzzle& puzzle, const Grid& state) {
  const Conditions conditions = conditions_of(puzzle);
  const UseNames names(puzzle, conditions);
  std::set<std::string> required, possible;  // names of parts whose violation must be found, or may be
  Grid grid = with_givens(puzzle, state);
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    const int digit = grid[at(cell)];
    const std::string name = cell_name(cell, puzzle.layout());
    if (digit == 0) continue;
    if (puzzle.given(cell) != 0 && puzzle.given(cell) != digit) required.insert("given " + name);
    if ((puzzle.candidates(cell) & digit_bit(digit)) == 0) required.insert("candidates " + name);
  }
  for (const Condition& condition : conditions.stated()) {
    std::set<int> open;
    for (const int cell : condition.cells())
      if (grid[at(cell)] == 0) open.insert(cell);
    constexpr std::size_t kMostOpen = 5;
    const std::string name = names.of_part(*condition.origin);
    if (open.size() > kMostOpen) {
      possible.insert(name);
      continue;
    }
    if (can_hold(condition, {open.begin(), open.end()}, 0, puzzle, grid)) continue;
    possible.insert(name);
    if (open.size() <= 2 || is_exact(condition.kind, puzzle)) required.insert(name);
  }
  std::set<std::string> found;
  for (const Violation& violation : violations(puzzle, state)) {
    const bool is_of_cell = violation.rule == "given" || violation.rule == "candidates";
    const std::string name = is_of_cell
                                 ? violation.rule + ' ' + cell_name(violation.cells.front(), puzzle.layout())
                                 : violation.name;
    if (!found.insert(name).second) return "twice: " + name;
    if (!is_of_cell && !possible.contains(name)) return "wrongly found: " + name;
    if (is_of_cell && !required.contains(name)) return "wrongly found: " + name;
  }
  for (const std::string& name : required)
    if (!found.contains(name)) return "not found: " + name;
  return {};
}

/// A state: usually digits of a solution, if there is one, and some others.
Grid random_state(const Puzzle& puzzle, Random& random) {
  const auto solution = Solver({.limits = {.nodes = 1000}}).first_solution(puzzle).grid;
  const std::uint64_t filled = random.below(5), wrong = random.below(3);
  Grid state(at(puzzle.cell_count()));
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    if (puzzle.layout().is_hole(cell) || random.below(4) >= filled) continue;
    const bool is_wrong = !solution || random.below(10) < wrong;
    state[at(cell)] =
        is_wrong ? 1 + static_cast<int>(random.below(at(puzzle.layout().digits))) : (*solution)[at(cell)];
  }
  return state;
}

TEST(Violations, AreThoseThatBruteForceFinds) {
  Random random(test::random_seed(1));
  for (int round = 0; round < test::random_rounds(400); ++round) {
    const Puzzle puzzle = test::random_puzzle(2, 5, random);
    for (int i = 0; i < 3; ++i) {
      const Grid state = random_state(puzzle, random);
      ASSERT_EQ(complaint(puzzle, state), "") << "round " << round << '\n' << test::describe(puzzle);
    }
  }
}

TEST(Violations, OfFullGridsAreNoneForSolutionsOnly) {
  Random random(test::random_seed(2));
  for (int round = 0; round < test::random_rounds(300); ++round) {
    const Puzzle puzzle = test::random_puzzle(2, 4, random);
    Verifier verifier = *Verifier::of(puzzle);
    std::vector<Grid> grids = test::reference_solutions(puzzle, 20).value_or(std::vector<Grid>());
    for (const Grid& grid : grids)
      ASSERT_EQ(verifier.violations(puzzle, grid), Violations()) << test::describe(puzzle);
    for (int i = 0; i < 5; ++i) {
      Grid grid = grids.empty() ? Grid(at(puzzle.cell_count()), 1) : grids[random.below(grids.size())];
      for (std::uint64_t change = random.below(3); change > 0; --change)
        grid[random.below(grid.size())] = 1 + static_cast<int>(random.below(at(puzzle.layout().digits)));
      grid = puzzle.layout().without_holes(std::move(grid));
      ASSERT_EQ(verifier.violations(puzzle, grid).empty(), test::reference_accepts(puzzle, grid))
          << test::describe(puzzle);
    }
  }
}

}  // namespace
}  // namespace quadrille::sudoku
