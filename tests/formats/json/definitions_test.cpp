#include "formats/json/definitions.h"

#include <gtest/gtest.h>

#include "formats/reading.h"
#include "sudoku/own_rules/own_rule.h"

namespace quadrille::formats {
namespace {

constexpr std::string_view kNear =
    R"j({"size":4,"boxes":[2,2],"definitions":[{"name":"near","summary":"Close \"together\".",)j"
    R"j("parameters":{"line":"path","most":"number 1..3"},)j"
    R"j("conditions":["all(a, b in neighbours(line): abs(a - b) <= most)","line[1] != 4"],)j"
    R"j("draw":[{"line":"line","colour":"red"},{"text":"most","at":"line[1]"}]}],)j"
    R"j("rules":[{"name":"near","argument":"r1c1 r1c2 most=1; r2c1 r2c2 most=2"}],)j"
    R"j("givens":[[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]})j"
    "\n";

TEST(JsonDefinitions, AreReadAndWritten) {
  const Puzzle puzzle = read_puzzle("json", kNear);
  ASSERT_EQ(puzzle.own_rules().size(), 1U);
  EXPECT_EQ(puzzle.own_rules()[0]->definition().drawings[1],
            (sudoku::Drawing{"text", "most", "line[1]", ""}));
  EXPECT_EQ(written("json", puzzle), kNear);
  EXPECT_EQ(read_puzzle("json", written("json", puzzle)), puzzle);
}

TEST(JsonDefinitions, GiveParametersTheirNames) {
  const Puzzle puzzle =
      read_puzzle("json", R"({"size":4,"rules":[{"name":"own","cells":["r1c1","r1c2"],"total":5}],
      "definitions":[{"name":"own","parameters":{"cells":"cells","total":"number 1..9"},
                      "conditions":"sum(cells) = total"}]})");
  EXPECT_EQ(puzzle.rules().size(), 1U);
}

/// The error for a definition with these members.
std::string error_of(const std::string& members) {
  return first_error("json", "{\"size\":4,\n\"definitions\":[{" + members + "}]}");
}

TEST(JsonDefinitions, NameThePlaceInTheText) {
  EXPECT_EQ(error_of(R"("name":"own","conditions":"grid[1] < nine")").substr(0, 44),
            "2:54: there is nothing named \"nine\" here; th");
  EXPECT_EQ(error_of(R"("name":"own","conditions":["1 = 1","1 +"])"),
            "2:56: found the end of the expression, expected a number, a name or (");
  // Escapes are more characters in the file than in the text, and letters beyond ASCII fewer than bytes.
  EXPECT_EQ(error_of(R"("name":"own","conditions":"grid matches \"x\"")"),
            "2:57: found a character that cannot occur in an expression, expected names, numbers, texts in ' "
            "' and signs such as + or <=");
  EXPECT_EQ(error_of(R"("name":"own","conditions":"\u0031 = 'é' + nine")").substr(0, 14), "2:59: there is");
}

TEST(JsonDefinitions, SayWhichMemberIsWrong) {
  EXPECT_EQ(error_of(R"("conditions":"1 = 1")"),
            "2:16: found a definition without the member name, expected it");
  EXPECT_EQ(error_of(R"("name":"own")"),
            "2:16: found a definition without the member conditions, expected it");
  EXPECT_EQ(error_of(R"("name":"own","conditions":[])"),
            "2:43: found \"[]\" as the conditions, expected a text in quotes, or an array of such texts");
  EXPECT_EQ(error_of(R"("name":"arrow","conditions":"1 = 1")"),
            "2:25: \"arrow\" is a built-in rule, expected another name");
  EXPECT_EQ(error_of(R"("name":"own","conditions":"1 = 1","parameters":{"a":"list"})").substr(0, 18),
            "2:70: found \"list\"");
  EXPECT_EQ(error_of(R"("name":"own","conditions":"1 = 1","draw":[{"line":"grid","shade":"grid"}])"),
            "2:74: found a line and a shade in one shape, expected one of them");
  EXPECT_EQ(error_of(R"("name":"own","conditions":"1 = 1","draw":[{"colour":"red"}])").substr(0, 31),
            "2:59: found \"\" as a shape, expe");
  EXPECT_EQ(error_of(R"("name":"own","conditions":"1 = 1"},{"name":"own","conditions":"2 = 2")"),
            "2:61: the rule \"own\" is defined twice, expected it once");
}

TEST(JsonDefinitions, NameThePlaceWhereAUseFails) {
  EXPECT_EQ(first_error("json", R"({"size":4,"rules":[{"name":"own","line":"r1c1 r1c2"}],
"definitions":[{"name":"own","parameters":{"line":"path"},"conditions":"line[3] = 1"}]})"),
            "2:78: rule own: found the place 3, expected 1 to 2, because there are 2");
}

}  // namespace
}  // namespace quadrille::formats
