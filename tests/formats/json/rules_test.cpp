#include "formats/json/rules.h"

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(JsonRules, RulesHaveTheirParametersAsMembers) {
  const Puzzle puzzle = read_puzzle("json", R"({"size":4,"rules":[
      {"cells":["r2c2","r1c1"],"name":"extra_regions"},{"name":"extra_regions","cells":"r3c3 r4c4"}]})");
  EXPECT_EQ(sudoku::rule_texts(puzzle),
            (std::vector<sudoku::RuleText>{{"extra_regions", "r1c1 r2c2; r3c3 r4c4"}}));
}

TEST(JsonRules, SaysWhatIsWrong) {
  EXPECT_EQ(first_error("json", R"({"size":4,"rules":{}})"),
            "1:19: found \"{}\" as the rules, expected an array");
  EXPECT_EQ(first_error("json", R"({"size":4,"rules":[4]})"),
            "1:20: found \"4\" as a rule, expected an object");
}

}  // namespace
}  // namespace quadrille::formats
