#include "sudoku/puzzle/rule_text.h"

#include <gtest/gtest.h>

namespace quadrille::sudoku {
namespace {

using Cells = std::vector<int>;

/// A rule with several parameters.
Rule cage() {
  return {.name = "cage",
          .summary{"Cells have a sum."},
          .parameters = {{"cells", CellsParameter{}}, {"sum", NumberParameter{1, 99, 10}}},
          .conditions = nullptr};
}

std::string message(std::string_view argument) {
  const auto uses = parse_uses(cage(), 4, argument);
  return uses ? "no error" : uses.error().message;
}

TEST(RuleText, GivesEachUseItsValues) {
  const auto uses = parse_uses(cage(), 4, "r1c1 r1c2 sum=3; sum=5, cells=r2c2 r2c1; r3c3;");
  ASSERT_TRUE(uses) << uses.error().message;
  EXPECT_EQ(*uses, (std::vector<RuleUse>{
                       {"cage", {Cells{0, 1}, 3}}, {"cage", {Cells{4, 5}, 5}}, {"cage", {Cells{10}, 10}}}));
}

TEST(RuleText, OfARuleWithoutParametersIsEmpty) {
  const Rule& windoku = *find_rule("windoku");
  EXPECT_EQ(parse_uses(windoku, 4, "").value(), (std::vector<RuleUse>{{"windoku", {}}}));
  EXPECT_EQ(parse_uses(windoku, 4, "r1c1").error().message, "found \"r1c1\", but it takes no argument");
  EXPECT_EQ(argument_help(windoku), "");
}

TEST(RuleText, LeavesOutWhatIsUsual) {
  const Rule& diagonals = *find_rule("diagonals");
  EXPECT_EQ(parse_uses(diagonals, 4, "").value(), parse_uses(diagonals, 4, "both").value());
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.add_rule("diagonals", "main; both") && puzzle.add_rule("diagonals", "anti"));
  ASSERT_TRUE(puzzle.add_rule("chess", "3 aside=1; ahead=2 aside=2 digits=1 4"));
  const auto texts = rule_texts(puzzle);
  EXPECT_EQ(texts, (std::vector<RuleText>{{"diagonals", "main"},
                                          {"diagonals", ""},
                                          {"diagonals", "anti"},
                                          {"chess", "3 aside=1; 2 aside=2 digits=1 4"}}))
      << "a use that says nothing stands alone";
  Puzzle again(4);
  for (const auto& [name, argument] : texts) ASSERT_TRUE(again.add_rule(name, argument));
  EXPECT_EQ(again, puzzle);
}

TEST(RuleText, SaysWhatIsWrongInWhichUse) {
  EXPECT_EQ(message("r1c1 total=3"), "found \"total=\", expected cells= or sum=");
  EXPECT_EQ(message("r1c1 sum=3 sum=4"), "sum is given twice, expected it once");
  EXPECT_EQ(message("r1c1 cells=r1c2"), "cells is given twice, expected it once");
  EXPECT_EQ(message("r1c1 sum=0"), "found \"0\" as the sum, expected a number from 1 to 99");
  EXPECT_EQ(message("r1c1; r1c2 r9c9"), "use 2: found \"r9c9\", expected a cell from r1c1 to r4c4");
  EXPECT_EQ(message("; r1c2"), "use 1: found 0 cells, expected 1 to 4");
}

TEST(RuleText, OfAPuzzleJoinsNeighbouringUses) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.add_rule("extra_regions", "r1c1 r2c2"));
  ASSERT_TRUE(puzzle.add_rule("extra_regions", "R2C2, r3c3"));
  ASSERT_TRUE(puzzle.add_rule("diagonals"));
  ASSERT_TRUE(puzzle.add_rule("extra_regions", "r4c1"));
  const auto texts = rule_texts(puzzle);
  EXPECT_EQ(texts,
            (std::vector<RuleText>{
                {"extra_regions", "r1c1 r2c2; r2c2 r3c3"}, {"diagonals", ""}, {"extra_regions", "r4c1"}}));
  Puzzle again(4);
  for (const auto& [name, argument] : texts) ASSERT_TRUE(again.add_rule(name, argument));
  EXPECT_EQ(again, puzzle);
}

TEST(RuleText, IsExplained) {
  EXPECT_EQ(
      argument_help(cage()),
      "cells such as r1c1 r2c2 r3c3; sum=.., a number from 1 to 99, 10 where it is left out; semicolons part "
      "several uses");
}

}  // namespace
}  // namespace quadrille::sudoku
