#include "sudoku/puzzle/rules.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "sudoku/explain/check.h"
#include "sudoku/posting/posting.h"
#include "sudoku/prove/cutting_planes.h"
#include "sudoku/prove/uniqueness.h"
#include "sudoku/puzzle/rule_text.h"
#include "sudoku/solve/solve.h"
#include "support/base/rounds.h"
#include "support/sudoku/condition_harness.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"
#include "support/sudoku/use_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(Rules, AreNamedAsInTheirTable) {
  const std::vector<std::string_view> names{
#define RULE(name) #name,
#include "sudoku/puzzle/rules.def"
#undef RULE
  };
  ASSERT_EQ(rules().size(), names.size());
  for (std::size_t i = 0; i < names.size(); ++i) {
    EXPECT_EQ(rules()[i].name, names[i]);
    EXPECT_EQ(find_rule(names[i]), &rules()[i]);
  }
}

TEST(Rules, OfOtherNamesAreNotFound) {
  EXPECT_EQ(find_rule(""), nullptr);
  EXPECT_EQ(find_rule("Diagonals"), nullptr);
}

TEST(Rules, AreDescribedInOneSentence) {
  for (const Rule& rule : rules()) {
    const std::string_view summary = rule.summary.english();
    ASSERT_FALSE(summary.empty()) << rule.name;
    EXPECT_EQ(summary.back(), '.') << rule.name;
    EXPECT_EQ(summary.find('\n'), std::string_view::npos) << rule.name;
    EXPECT_NE(rule.conditions, nullptr) << rule.name;
  }
}

TEST(Rules, WithoutHelpOnTheirArgumentTakeNone) {
  Puzzle puzzle(9);
  ASSERT_TRUE(puzzle.set_boxes(3, 3).has_value());
  for (const Rule& rule : rules()) {
    if (rule.is_shape()) continue;
    const bool needs_none = std::ranges::all_of(rule.parameters, [&](const Parameter& parameter) {
      return usual_value(parameter, puzzle.layout()).has_value();
    });
    const auto added = Puzzle(puzzle).add_rule(rule.name);
    // A rule that does not fit the puzzle is refused whatever its argument.
    EXPECT_TRUE(added ? needs_none : !needs_none || rule.fits != nullptr) << rule.name;
    EXPECT_EQ(argument_help(rule).empty(), rule.parameters.empty()) << rule.name;
    EXPECT_FALSE(Puzzle(puzzle).add_rule(rule.name, "nonsense").has_value()) << rule.name;
  }
}

TEST(Rules, AreTakenForWhatTheyMeanByAll) {
  Random random(17);
  for (const Rule& rule : rules()) {
    int held = 0;
    for (int round = 0; round < test::rounds(16) || (held == 0 && round < 100); ++round) {
      Puzzle puzzle = rule.name.starts_with("chaos_") ? Puzzle(test::random_layout_of_regions(random))
                                                      : test::random_shape(4 - round % 4, random);
      const bool is_shape = rule.is_shape();
      const std::string argument = test::random_argument(rule, puzzle.layout(), random);
      if (!is_shape && !puzzle.add_rule(rule.name, argument)) {  // windows in a 3x3 grid
        puzzle = Puzzle(Layout(3, 3, 4, 0));
        if (!puzzle.add_rule(rule.name, argument)) continue;
      }
      if (round % 2 == 1) test::add_random_givens(puzzle, random);
      ASSERT_EQ(test::disagreement(puzzle, random), "") << test::describe(puzzle);
      ++held;
    }
    EXPECT_GT(held, 0) << rule.name;
  }
}

/// One to four uses of rules that some grid satisfies, of any rule or of one, and some of its digits,
/// occasionally a wrong one.
Puzzle mixed_puzzle(Random& random, std::string_view only) {
  // Some rules need more digits than a row has cells, an odd number of them, or a 0.
  const std::uint64_t kind = random.below(4);
  Puzzle puzzle(kind == 0 ? Layout(6) : kind == 1 ? Layout(4, 4, 5, 0) : Layout(4));
  const bool is_large = kind == 0;
  EXPECT_TRUE(is_large ? puzzle.set_boxes(2, 3) : puzzle.set_boxes(2, 2));
  Puzzle seeded = puzzle;
  for (int i = 0; i < 3; ++i)
    seeded.set_given(static_cast<int>(random.below(at(puzzle.cell_count()))), 1 + i);
  // A random grid hardly ever satisfies a rule of the whole grid.
  if (!only.empty() && random.below(2) == 0) static_cast<void>(seeded.add_rule(only));
  constexpr std::size_t kNodes = 20'000;
  const auto found = test::reference_solutions(seeded, 1, kNodes);
  if (!found || found->empty()) return mixed_puzzle(random, only);
  const Grid& grid = found->front();
  test::add_obeyed_rules(1 + static_cast<int>(random.below(4)), grid, puzzle, random, only);
  const std::uint64_t percent = is_large ? 45 : kind == 1 ? 30 : 15;
  for (int cell = 0; cell < puzzle.cell_count(); ++cell)
    if (random.below(100) < percent) puzzle.set_given(cell, grid[at(cell)]);
  if (random.below(8) == 0) puzzle.set_given(0, 1 + grid[0] % puzzle.layout().digits);
  return puzzle;
}

/// With the searches, counting, and both kinds of proofs. only: the name of a rule, or empty.
void expect_rules_as_reference(int rounds, Random random, std::string_view only = {}) {
  constexpr std::size_t kLimit = 2000;
  std::array<int, 3> seen{};  // without, with one, with several solutions
  for (int round = 0; round < rounds; ++round) {
    const Puzzle puzzle = mixed_puzzle(random, only);
    const auto expected = test::reference_solutions(puzzle, kLimit);
    if (!expected || expected->size() == kLimit) continue;
    ++seen[std::min<std::size_t>(expected->size(), 2)];
    for (const cp::SearchMode mode : {cp::SearchMode::fixed, cp::SearchMode::free}) {
      std::vector<Grid> found;
      static_cast<void>(Solver({.mode = mode}).solve(puzzle, [&](const Grid& grid) {
        found.push_back(grid);
        return true;
      }));
      std::ranges::sort(found);
      ASSERT_EQ(found, *expected) << test::describe(puzzle);
    }
    ASSERT_EQ(Solver().count(puzzle).solutions, expected->size()) << test::describe(puzzle);
    if (expected->size() > 1) continue;
    const Conditions conditions = conditions_of(puzzle);
    const auto verdict = expected->empty() ? Uniqueness::Verdict::none : Uniqueness::Verdict::unique;
    const auto ignore = [](std::string_view) {};
    ASSERT_EQ(prove_uniqueness(conditions, {}, ignore).verdict, verdict) << test::describe(puzzle);
    ASSERT_EQ(prove_by_cutting_planes(conditions, {}, ignore).verdict, verdict) << test::describe(puzzle);
  }
  for (const int count : seen) EXPECT_GT(count, rounds / 50) << "too few puzzles of one kind";
}

TEST(Rules, OfSeveralKindsAgreeWithTheReference) { expect_rules_as_reference(test::rounds(300), Random(5)); }

TEST(RulesSlow, OfSeveralKindsAgreeWithTheReferenceOnManyPuzzles) {
  expect_rules_as_reference(test::random_rounds(1'000), Random(6));
}

TEST(RulesSlow, EachAgreesWithTheReferenceOnManyPuzzles) {
  const char* const only = std::getenv("QUADRILLE_RANDOM_RULE");
  for (const Rule& rule : rules()) {
    if (rule.is_shape() || (only != nullptr && rule.name != only)) continue;
    SCOPED_TRACE(rule.name);
    expect_rules_as_reference(test::random_rounds(100), Random(7), rule.name);
  }
}

/// A grid of 64x64 whose rows, columns and boxes of 8x8 hold each digit once.
Grid largest_grid() {
  Grid grid;
  for (int row = 0; row < kMaxSize; ++row)
    for (int column = 0; column < kMaxSize; ++column)
      grid.push_back((8 * (row % 8) + row / 8 + column) % kMaxSize + 1);
  return grid;
}

/// So many cells of a path through all rows, there and back.
std::vector<int> snake(int from, int count) {
  std::vector<int> cells;
  for (int i = from; i < from + count; ++i) {
    const int row = i / kMaxSize, column = i % kMaxSize;
    cells.push_back(row * kMaxSize + (row % 2 == 0 ? column : kMaxSize - 1 - column));
  }
  return cells;
}

/// The largest value of the parameter for this number; nullopt for parameters that are texts of their own.
std::optional<Value> largest_value(const ParameterKind& kind, int number) {
  if (const auto* const cells = std::get_if<CellsParameter>(&kind)) {
    auto path = snake(0, std::min(cells->most.value_or(kMaxSize), kMostCells));
    if (!cells->is_path) std::ranges::sort(path);
    return path;
  }
  if (std::holds_alternative<CellListsParameter>(kind))
    return CellLists{{snake(0, kMostCells / 2), snake(kMostCells / 2, kMostCells / 2)}};
  if (std::holds_alternative<NumberParameter>(kind)) return number;
  if (std::holds_alternative<NumberListParameter>(kind)) return NumberList{{number, kMaxSize}};
  if (std::holds_alternative<DigitsParameter>(kind)) return Digits{0b11};
  if (std::holds_alternative<DigitListParameter>(kind)) return DigitList{{1, 1, 2}};
  if (std::holds_alternative<OutsideParameter>(kind)) return Outside{1, 0};
  if (const auto* const choice = std::get_if<ChoiceParameter>(&kind))
    return std::string(choice->usual.empty() ? choice->names().front() : choice->usual);
  return std::nullopt;
}

/// The largest values of all parameters of the rule; nullopt if one of them has no largest value.
std::optional<std::vector<Value>> largest_values(const Rule& rule, int number) {
  std::vector<Value> values;
  for (const Parameter& parameter : rule.parameters) {
    auto value = largest_value(parameter.kind, number);
    if (!value) return std::nullopt;
    values.push_back(*std::move(value));
  }
  return values;
}

/// Numbers, of which the grid obeys the first, if one of those that are tried is so.
std::vector<int> numbers_for(const Rule& rule, const Puzzle& puzzle, const Grid& grid) {
  std::vector<int> numbers{0, 1, kMaxSize, kMostTotal};
  if (!test::use_has_meaning(rule.name)) return numbers;
  const bool is_beside = std::ranges::any_of(rule.parameters, [](const Parameter& parameter) {
    return std::holds_alternative<OutsideParameter>(parameter.kind);
  });
  constexpr int kSumOfRow = kMaxSize * (kMaxSize + 1) / 2;
  std::vector<int> tried;
  for (int number = 0; number <= (is_beside ? kSumOfRow : kMaxSize); ++number) tried.push_back(number);
  tried.insert(tried.end(), {kSumOfRow, kMaxSize * kSumOfRow});
  for (const int number : tried) {
    const auto values = largest_values(rule, number);
    if (!values) break;
    if (rule.fits != nullptr && !rule.fits(Use(puzzle, rule, *values, 1))) continue;
    const RuleUse use{std::string(rule.name), *values};
    if (!test::meaning_of(use, puzzle)(grid)) continue;
    numbers.insert(numbers.begin(), {number, number + 1});
    break;
  }
  return numbers;
}

/// Each rule is right of a grid that is full, or it is refused.
TEST(RulesSlow, AreRightOfTheLargestGrid) {
  const Grid grid = largest_grid();
  Puzzle empty(kMaxSize);
  ASSERT_TRUE(empty.set_boxes(8, 8));
  int accepted = 0;
  for (const Rule& rule : rules()) {
    // The reference tries all sets of the cells of a rellik cage.
    if (rule.is_shape() || rule.name == "rellik_cage" || !largest_values(rule, 1)) continue;
    SCOPED_TRACE(rule.name);
    for (const int number : numbers_for(rule, empty, grid)) {
      Puzzle puzzle = empty;
      const auto added =
          puzzle.add_rule(rule.name, argument_of(rule, *largest_values(rule, number), puzzle.layout()));
      if (!added) {
        EXPECT_FALSE(added.error().message.empty());
        continue;
      }
      const bool is_right = test::reference_accepts(puzzle, grid);
      const Conditions conditions = conditions_of(puzzle);
      EXPECT_EQ(is_solution(conditions, grid), is_right) << number;
      cp::Store store;
      const Posting posting = post(conditions, store, cp::Consistency::automatic);
      bool is_possible = store.propagate();
      for (std::size_t cell = 0; is_possible && cell < grid.size(); ++cell)
        is_possible = store.assign(posting.cells[cell], grid[cell]);
      EXPECT_EQ(is_possible && store.propagate(), is_right) << number;
      accepted += is_right ? 1 : 0;
    }
  }
  EXPECT_GT(accepted, 25);
}

TEST(UseValuesDeathTest, NamesAParameterThatTheRuleDoesNotHave) {
  Puzzle puzzle(9);
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r1c1 total=5"));
  const UseValues use(puzzle.rules().front());
  EXPECT_EQ(use.integer("total"), 5);
#ifndef NDEBUG
  EXPECT_DEATH(static_cast<void>(use.integer("sum")), "rule_has_parameter");
  EXPECT_DEATH(static_cast<void>(use.integer("cells")), "parameter_is_of_kind");
#endif
}

}  // namespace
}  // namespace quadrille::sudoku
