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
  EXPECT_EQ(argument_help(cage()),
            "cells such as r1c1 r2c2 r3c3; sum=.., a number from 1 to 99 (by default 10); separate several "
            "uses by semicolons");
}

/// The uses in words again, or the error.
std::string nested(const std::vector<std::string_view>& words) {
  const auto uses = parse_nested_uses("uses", 4, words);
  if (!uses) return uses.error().message;
  std::string text;
  for (const RuleUse& use : *uses) text += "[" + text_of(use, 4) + "]";
  return text;
}

TEST(RuleText, NestsUsesInBrackets) {
  EXPECT_EQ(nested({"[anti_king]", "[anti_knight=]", "[thermometer=cells=r1c1 r1c2]"}),
            "[anti_king][anti_knight][thermometer=r1c1 r1c2]");
  EXPECT_TRUE(nested({"[any_of=[regex=r1c1 r1c2 pattern=\"[12]; ]\"] [killer_cage=r1c1, r1c2 total=3]]"})
                  .starts_with("rule any_of: rule regex: in the pattern \"[12]; ]\", at 5: "))
      << "what is in quotes parts no words";
  EXPECT_EQ(nested({"[any_of=[regex=r1c1 r1c2 pattern=\"[1 2]{1,2}\"] [killer_cage=r1c1, r1c2 total=3]]"}),
            "[any_of=[regex=r1c1 r1c2 pattern=\"[1 2]{1,2}\"] [killer_cage=r1c1 r1c2 total=3]]");
  const Rule& any_of = *find_rule("any_of");
  EXPECT_EQ(parse_uses(any_of, 4, "[anti_king]; uses=[anti_king] [anti_knight]")->size(), 2U);
}

TEST(RuleText, RefusesOtherTextsAsNestedUses) {
  EXPECT_EQ(nested({}), "found no uses, expected uses of rules in brackets, such as [thermometer=r1c1 r1c2]");
  EXPECT_EQ(nested({"anti_king"}),
            "found \"anti_king\" among the uses, expected uses of rules in brackets, such as "
            "[thermometer=r1c1 r1c2]");
  for (const std::string_view text :
       {"[", "]", "[anti_king", "[any_of=[anti_king]", "[regex=r1c1 pattern=\"]"})
    EXPECT_TRUE(nested({text}).starts_with("found \"")) << text;
  EXPECT_EQ(nested({"[antiking]"}),
            "there is no rule \"antiking\"; did you mean anti_king? `quadrille rules` lists them");
  EXPECT_TRUE(nested({"[boxes=2x2]"}).starts_with("boxes cannot be added as a rule"));
  EXPECT_EQ(
      nested({"[thermometer=r1c1 r1c2; r1c3 r1c4]"}),
      "found several uses of thermometer in one pair of brackets, expected one; [all_of=[..] [..]] holds "
      "several");
  EXPECT_EQ(nested({"[thermometer=r9c9]"}),
            "rule thermometer: found \"r9c9\", expected a cell from r1c1 to r4c4");
  std::string deep;
  for (int i = 0; i < 20; ++i) deep += "[any_of=";
  EXPECT_EQ(nested({deep}), "found brackets nested more than 16 deep, expected fewer");
}

}  // namespace
}  // namespace quadrille::sudoku
