#include "formats/models/model_statements.h"

#include <gtest/gtest.h>

#include "formats/plain_language.h"
#include "formats/reading.h"

namespace quadrille::formats {
namespace {

using sudoku::Condition;
using sudoku::Conditions;

/// The model of a 2x2 grid with the cells a, b, c and d, without givens.
std::string model_of_kinds(const std::vector<sudoku::ConditionKind>& kinds) {
  Conditions conditions{2, std::vector<sudoku::Digits>(4, sudoku::Digits{3}), {}};
  const auto origin = std::make_shared<sudoku::Origin>();
  origin->label = "it";
  for (const auto& kind : kinds) conditions.list.push_back(Condition{kind, origin});
  PlainLanguage language;
  return model_of(conditions, language);
}

/// Accepts the words that begin with a 2.
std::shared_ptr<const sudoku::DigitAutomaton> begins_with_two() {
  return sudoku::DigitAutomaton::from(
      2, 0,
      [](int state, int digit) -> std::optional<int> {
        return state == 1 || digit == 2 ? std::optional(1) : std::nullopt;
      },
      [](int state) { return state == 1; });
}

TEST(ModelStatements, SaysWhatEachKindMeans) {
  using namespace sudoku;
  EXPECT_EQ(model_of_kinds({Distinct{{0, 1}}}), "# it\ndifferent a, b\n");
  EXPECT_EQ(model_of_kinds({Relation{0, 1, DigitPairs::unequal(2, 0)}}), "# it\na != b\n");
  EXPECT_EQ(model_of_kinds({Relation{0, 1, DigitPairs::unequal(2, 1)}}), "# it\na - b != 1\n");
  const auto rise = DigitPairs::where(2, [](int first, int second) { return first < second; });
  EXPECT_EQ(model_of_kinds({Relation{0, 1, rise}}), "# it\ntable a, b: 12\n");
  EXPECT_EQ(model_of_kinds({SameDigits{{0}, {3}}}),
            "# it\n(number(a = 1) = number(d = 1) and number(a = 2) = number(d = 2))\n");
  EXPECT_EQ(model_of_kinds({OneOf{2, 2}}), "# it\nc = 2\n");
  EXPECT_EQ(model_of_kinds({Order{{0, 1, 3}, true}}), "# it\n(b - a >= 1 and d - b >= 1)\n");
  EXPECT_EQ(model_of_kinds({sudoku::Sum{{{1, 0}, {-2, 1}}, sudoku::Sum::Comparison::at_most, 3}}),
            "# it\na - 2*b <= 3\n");
  EXPECT_EQ(model_of_kinds({DigitWord{{0, 1}, begins_with_two()}}), "# it\nregular a, b\n");
  EXPECT_EQ(model_of_kinds({Table{{0, 1}, {{1, 3}, {3, 1}}}}), "# it\ntable a, b: 11 12 21\n");
  EXPECT_EQ(model_of_kinds({DistinctPairs{{{0, 1}, {2, 3}}}}),
            "# it\nnew h1 to 3\n2*a + b - h1 = 3\nnew h2 to 3\n2*c + d - h2 = 3\ndifferent h1, h2\n");
  EXPECT_EQ(model_of_kinds({any_of({{DistinctPairs{{{0, 1}, {2, 3}}}}})}), "# it\n(a != c or b != d)\n");
  EXPECT_EQ(model_of_kinds({DigitCount{{0, 1}, 1, HowMany::digit_of(3)}}),
            "# it\nnumber(a = 1, b = 1) = d\n");
  EXPECT_EQ(model_of_kinds({DistinctCount{{0, 1}, {1, 2}}}),
            "# it\n(number((a = 1 or b = 1), (a = 2 or b = 2)) >= 1 and number((a = 1 or b = 1), (a = 2 or b "
            "= 2)) <= 2)\n");
}

TEST(ModelStatements, SaysWhatAnotherCellNamesAndWhatIsConnected) {
  using namespace sudoku;
  EXPECT_EQ(model_of_kinds({Index{0, {0, 1}, 2}}), "# it\n((a = 1 and a = 2) or (a = 2 and b = 2))\n");
  EXPECT_EQ(model_of_kinds({Index{0, {1, 2}, 0, 3}}), "# it\n((a = 1 and b = d) or (a = 2 and c = d))\n");
  EXPECT_EQ(model_of_kinds({Connected{{0, 1}, {{0, 1}}, 2}}),
            "# it\nnew h1 to 1\n((h1 = 1 and a = 2) or (h1 = 0 and a = 1))\n"
            "new h2 to 1\n((h2 = 1 and (b = 2 and h1 = 0)) or (h2 = 0 and (b = 1 or h1 = 1)))\n"
            "new h3 to 1\n((h3 = 1 and (b = 2 or h1 = 1)) or (h3 = 0 and (b = 1 and h1 = 0)))\n"
            "new h4 to 1\n((h4 = 1 and (a = 2 and (h1 = 1 or h2 = 1))) or (h4 = 0 and (a = 1 or (h1 = 0 and "
            "h2 = 0))))\n"
            "new h5 to 1\n((h5 = 1 and (b = 2 and (h2 = 1 or h1 = 1))) or (h5 = 0 and (b = 1 or (h2 = 0 and "
            "h1 = 0))))\n((a = 1 or h4 = 1) and (b = 1 or h5 = 1))\n");
}

TEST(ModelStatements, WritesDisjunctionsAsFormulasAndFollowsAutomataByTables) {
  using namespace sudoku;
  EXPECT_EQ(model_of_kinds({any_of(
                {{OneOf{0, 1}, Distinct{{1, 2}}}, {Relation{0, 1, DigitPairs::where(2, std::less<>())}}})}),
            "# it\n((a = 1 and b != c) or (a = 1 and b = 2))\n");
  EXPECT_EQ(model_of_kinds({any_of({{DigitWord{{0, 1}, begins_with_two()}}, {OneOf{3, 1}}})}),
            "# it\nnew h1 to 2\ntable a, h1: 12 21\nnew h2 to 2\n"
            "table h1, b, h2: 012 021 111 121 212 222\n(h2 = 1 or d = 1)\n");
  EXPECT_EQ(model_of_kinds({any_of({})}), "# it\na <= 0\n");
}

TEST(ModelStatements, SpeaksOfTheValuesOfDigits) {
  sudoku::Puzzle puzzle({2, 3, 4, 0});
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r1c1 r2c1 total=3"));
  ASSERT_TRUE(puzzle.add_rule("sandwich", "r1c0 total=2"));
  puzzle.set_given(5, 1);
  const std::string model = written("minizinc_model", puzzle);
  for (const std::string_view line :
       {"array[1..2, 1..3] of var 0..3: x;\n", "constraint x[1,1] + x[2,1] = 3;\n",
        "constraint x[2,3] = 0;\n", "constraint regular([x[1,1] + 1, x[1,2] + 1, x[1,3] + 1], "})
    EXPECT_NE(model.find(line), std::string::npos) << line << model;
}

TEST(ModelStatements, WritesGivensAndRestrictions) {
  Puzzle puzzle(4);
  puzzle.set_given(0, 3);
  puzzle.restrict_candidates(5, 6);
  const std::string model = written("minizinc_model", puzzle);
  EXPECT_NE(
      model.find("% what is known of the cells\nconstraint x[1,1] = 3;\nconstraint x[2,2] in {2, 3};\n"),
      std::string::npos)
      << model;
}

}  // namespace
}  // namespace quadrille::formats
