#include "sudoku/own_rules/evaluator.h"

#include <gtest/gtest.h>

#include <string>

#include "support/sudoku/own_rules.h"

namespace quadrille::sudoku {
namespace {

/// Whether a grid of size 4 satisfies a condition without parameters.
bool holds(const std::string& condition, const Grid& grid) {
  Puzzle puzzle(4);
  EXPECT_TRUE(puzzle.set_boxes(2, 2).has_value());
  const auto kinds = test::own_conditions(test::with_own_rule(puzzle, {}, condition, ""));
  return std::ranges::all_of(kinds, [&](const auto& kind) {
    return std::visit([&](const auto& of) { return of.holds(grid); }, kind);
  });
}

const Grid kSomeGrid{1, 2, 3, 4,  //
                     3, 4, 1, 2,  //
                     2, 1, 4, 3,  //
                     4, 3, 2, 1};

std::string error_of(const std::string& condition) {
  Puzzle puzzle(4);
  EXPECT_TRUE(define(puzzle, test::own_definition({}, condition)).has_value());
  const auto added = puzzle.add_rule("own");
  return added ? std::string() : std::to_string(added.error().column) + ": " + added.error().message;
}

TEST(RuleEvaluator, KnowsThePartsOfAGrid) {
  for (const auto* const condition : {"rows[1][2] = 2",
                                      "columns[1][4] = 4",
                                      "regions[2][1] = 3",
                                      "size(grid) = 16",
                                      "size(rows) = 4",
                                      "grid[16] = 1",
                                      "first(rows[2]) = 3",
                                      "last(rows[2]) = 2",
                                      "sum(rows[1][2..3]) = 5",
                                      "sum(rows[1][3..2]) = 0",
                                      "sum(rows[1][3..]) = 7",
                                      "row(grid[7]) = 2 and column(grid[7]) = 3",
                                      "count(x in grid: x = greatest_digit) = 4",
                                      "all(r in regions: all_different(r))",
                                      "all(w in windows(rows[1], 3): max(w) - min(w) = 2)",
                                      "count(a, b in pairs(rows[1]): a < b) = 6",
                                      "count(a, b in neighbours(rows[2]): a < b) = 2",
                                      "count(a, b in apart(1, -1): a = b) = 1",
                                      "all(q in rectangles(2, 2): any(x in q: x <= 2))",
                                      "min(i in 1..3: rows[i][1]) = 1",
                                      "sum(i in {1, 3..4}: rows[1][i]) = 8",
                                      "product(rows[1]) = 24 and product(rows[2][2..3]) = 4",
                                      "product(rows[1][3..2]) = 1",
                                      "product(a in rows[1]: a + 1) = 120",
                                      "rows[1] matches '1.*4'",
                                      "not rows[1] matches '.'",
                                      "max(grid[1], grid[2], 3) = 3",
                                      "7 / 2 = 3 and -7 % 3 = 2",
                                      "1 = 2 implies 2 = 3"})
    EXPECT_TRUE(holds(condition, kSomeGrid)) << condition;
}

TEST(RuleEvaluator, TellsTrueFromFalse) {
  for (const auto* const condition :
       {"rows[1][2] = 3", "all_different(grid[1..5])", "any(x in rows[1]: x > 4)", "rows[1] matches '1+'",
        "grid[1] in {2, 4}", "1 < 2 < 2", "count(a, b in apart(0, 1): a = b) = 1"})
    EXPECT_FALSE(holds(condition, kSomeGrid)) << condition;
}

TEST(RuleEvaluator, SaysWhatDoesNotFitAUse) {
  EXPECT_NE(error_of("product(a in grid: product(b in grid: a + b)) = 1").find("a number can exceed"),
            std::string::npos);
  EXPECT_EQ(error_of("rows[5][1] = 1"),
            "6: rule own: found the place 5, expected 1 to 4, because there are 4");
  EXPECT_EQ(error_of("grid[1..17] matches '.'"),
            "9: rule own: found the place 17, expected 0 to 16, because there are 16");
  EXPECT_EQ(error_of("1 / 0 = 1"), "3: rule own: found a division by 0, expected another divisor");
  EXPECT_EQ(error_of("rows[1] matches '15'"),
            "19: rule own: found \"5\" in the pattern, expected a digit from 1 to 4");
  EXPECT_EQ(error_of("min(rows[1][2..1]) = 1"), "1: rule own: found no cell for min, expected one");
  EXPECT_EQ(error_of("grid[1] in 1..10000"), "13: rule own: found 10000 numbers, expected at most 4096");
}

TEST(RuleEvaluator, HasBounds) {
  EXPECT_NE(error_of("all(a in grid: all(b in grid: all(c in grid: all(d in grid: a + b + c != d))))")
                .find("takes more than 300000 steps"),
            std::string::npos);
  EXPECT_NE(
      error_of("all(a, b in pairs(grid): all(c, d in pairs(grid): all(e, f in pairs(grid): 'x' = 'x')))")
          .find("takes more than 300000 steps"),
      std::string::npos);
  EXPECT_NE(error_of("all(a in grid: a * 1000000 * 1000000 > 0)").find("exceed 1000000000"),
            std::string::npos);
}

}  // namespace
}  // namespace quadrille::sudoku
