#include "web/engine/engine.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>

namespace quadrille::web {
namespace {

/// The answer of a new engine, without the end of its line.
std::string answer(std::string_view request) {
  Engine engine;
  std::string line = engine.answer(request);
  EXPECT_EQ(line.find('\n'), line.size() - 1);
  line.pop_back();
  return line;
}

std::string message(std::string_view request) {
  const std::string line = answer(request);
  const std::string begin = R"({"event":"error","message":")";
  return line.starts_with(begin) ? line.substr(begin.size(), line.find(R"(","line")") - begin.size()) : line;
}

TEST(PageEngine, TellsWhatIsToBeSaidOfAPuzzle) {
  EXPECT_EQ(answer(R"({"call":"check","puzzle":"11.............."})"),
            R"({"event":"check","verdict":"contradiction","cells":[0,1],"where":"row 1","solutions":[]})");
  EXPECT_EQ(
      answer(R"({"call":"check","puzzle":"12343412214343.1"})"),
      R"({"event":"check","verdict":"unique","cells":[],"where":"","solutions":[[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1]]})");
  EXPECT_EQ(answer(R"({"call":"check","puzzle":"................"})").substr(0, 35),
            R"({"event":"check","verdict":"several)");
  EXPECT_EQ(answer(R"({"call":"check","puzzle":"123....4........"})"),
            R"({"event":"check","verdict":"noCandidate","cells":[3],"where":"","solutions":[]})");
  EXPECT_EQ(answer(R"({"call":"check","puzzle":"................","nodes":1})").substr(0, 35),
            R"({"event":"check","verdict":"unknown)");
}

TEST(PageEngine, CountsSolutions) {
  EXPECT_EQ(answer(R"({"call":"count","puzzle":"................"})"),
            R"({"event":"count","count":288,"ending":"complete"})");
  EXPECT_EQ(answer(R"({"call":"count","puzzle":"................","most":5})"),
            R"({"event":"count","count":5,"ending":"enough"})");
}

TEST(PageEngine, GoesOnWithTheNextSolutions) {
  Engine engine;
  const std::string request = R"({"call":"solutions","puzzle":"................","most":200})";
  const auto count = [](const std::string& line) { return std::ranges::count(line, '[') - 1; };
  const std::string first = engine.answer(request), second = engine.answer(request);
  EXPECT_EQ(count(first), 200);
  EXPECT_NE(first.find(R"("ending":"enough")"), std::string::npos);
  EXPECT_EQ(count(second), 88);
  EXPECT_NE(second.find(R"("ending":"complete")"), std::string::npos);
  EXPECT_EQ(engine.answer(request), first) << "after the last one it begins anew";
}

TEST(PageEngine, GoesOnWithCandidates) {
  const std::string puzzle =
      R"({"call":"candidates","puzzle":"1..............................................................................2.")";
  Engine engine;
  std::string line;
  int slices = 0;
  do {
    line = engine.answer(puzzle + R"(,"nodes":200})");
    ASSERT_LT(++slices, 1000);
  } while (line.find(R"("isComplete":true)") == std::string::npos);
  EXPECT_GT(slices, 1);
  EXPECT_EQ(line, Engine().answer(puzzle + "}"));
}

TEST(PageEngine, TellsWhy) {
  EXPECT_EQ(answer(R"({"call":"why","puzzle":"1234............","cell":3,"digit":4})"),
            R"({"event":"why","answer":"forced","givens":[3],"rules":[],"isSmallest":true,"solution":[]})");
  EXPECT_EQ(answer(R"({"call":"why","puzzle":"1234............","cell":4,"digit":3})").substr(0, 35),
            R"({"event":"why","answer":"notForced")");
  EXPECT_EQ(message(R"({"call":"why","puzzle":"1234............","cell":16,"digit":1})"),
            "found 16 as cell, expected a number from 0 to 15");
}

TEST(PageEngine, TellsSteps) {
  const std::string_view solved_but_one = "12343412214343.1";
  const std::string arguments = R"(","puzzle":")" + std::string(solved_but_one) + R"("})";
  EXPECT_NE(answer(R"({"call":"hint)" + arguments).find(R"("placements":[[14,2]],"eliminations":[])"),
            std::string::npos);
  EXPECT_EQ(answer(R"({"call":"rate)" + arguments),
            R"({"event":"rate","isSolved":true,"score":4,"level":"Easy"})");
  EXPECT_NE(answer(R"({"call":"path)" + arguments).find(R"("isSolved":true,"score":4,"level":"Easy"})"),
            std::string::npos);
  EXPECT_EQ(message(R"({"call":"hint","puzzle":"11.............."})"), "The puzzle has no solution.");
  EXPECT_EQ(message(R"({"call":"hint","puzzle":"................"})"),
            "The puzzle has several solutions, and steps lead to one: add givens or rules.");
}

TEST(PageEngine, ReadsAndConverts) {
  const std::string line = answer(R"({"call":"read","puzzle":"1..............2"})");
  EXPECT_EQ(line.substr(0, 84),
            R"({"event":"read","format":"line","rows":4,"columns":4,"digits":4,"firstValue":1,"give)");
  EXPECT_NE(line.find(R"("regions":[0,0,1,1,0,0,1,1,2,2,3,3,2,2,3,3])"), std::string::npos);
  EXPECT_NE(line.find("<svg"), std::string::npos);
  EXPECT_EQ(answer(R"({"call":"convert","puzzle":"1..............2","to":"line"})"),
            R"({"event":"convert","text":"1..............2\n"})");
  EXPECT_EQ(message(R"({"call":"convert","puzzle":"1..............2","to":"music"})"),
            R"(found the format \"music\", which is none that can be written)");
}

TEST(PageEngine, Generates) {
  const std::string request =
      R"({"call":"generate","puzzle":"................","seed":7,"draws":"thermometer"})";
  EXPECT_NE(answer(request).find("thermometer"), std::string::npos);
  EXPECT_EQ(answer(request), answer(request));
  EXPECT_EQ(message(R"({"call":"generate","puzzle":"................","draws":"poetry"})"),
            R"(Clues of the rule \"poetry\" cannot be drawn.)");
}

TEST(PageEngine, ListsRulesAndFormats) {
  EXPECT_NE(answer(R"({"call":"rules"})").find(R"({"name":"killer_cage","summary":")"), std::string::npos);
  EXPECT_NE(answer(R"({"call":"formats"})").find(R"({"name":"svg",)"), std::string::npos);
}

TEST(PageEngine, SaysWhatIsWrongWithARequest) {
  EXPECT_EQ(message("").substr(0, 11), R"(found \"\",)");
  EXPECT_EQ(message(R"({"call":"sing"})").substr(0, 46), R"(found the call \"sing\", expected one of read,)");
  EXPECT_EQ(message(R"({"call":"check"})"), "found no puzzle in the request, expected a text");
  EXPECT_EQ(message(R"({"call":"rules"} 1)"),
            R"(found \"1\" behind the request, expected one request at a time)");
  EXPECT_EQ(message(R"({"call":"count","puzzle":"................","most":-1})"),
            R"(found \"-1\" as most, expected a whole number)");
}

TEST(PageEngine, HasItsCallsAsTypes) {
  std::ifstream file(QUADRILLE_SOURCE_DIR "/apps/web/src/engine/calls.ts");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  EXPECT_EQ(text, types_of_calls()) << "page_calls --types > apps/web/src/engine/calls.ts writes it anew";
}

}  // namespace
}  // namespace quadrille::web
