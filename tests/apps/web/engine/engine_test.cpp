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
  EXPECT_EQ(
      answer(R"({"call":"check","puzzle":"11.............."})"),
      R"({"event":"check","verdict":"contradiction","cells":[0,1],"candidates":[],"where":"row 1","solutions":[]})");
  EXPECT_EQ(
      answer(R"({"call":"check","puzzle":"12343412214343.1"})"),
      R"({"event":"check","verdict":"unique","cells":[],"candidates":[],"where":"","solutions":[[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1]]})");
  EXPECT_EQ(answer(R"({"call":"check","puzzle":"................"})").substr(0, 35),
            R"({"event":"check","verdict":"several)");
  EXPECT_EQ(
      answer(R"({"call":"check","puzzle":"123....4........"})"),
      R"({"event":"check","verdict":"noCandidate","cells":[3,0,1,2,7],"candidates":[],"where":"","solutions":[]})");
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
  EXPECT_EQ(
      answer(R"({"call":"why","puzzle":"1234............","cell":3,"digit":4})"),
      R"({"event":"why","answer":"forced","givens":[3],"candidates":[],"rules":[],"isSmallest":true,"solution":[]})");
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
  EXPECT_EQ(message(R"({"call":"hint","puzzle":"11.............."})"), "no solution");
  EXPECT_EQ(message(R"({"call":"hint","puzzle":"................"})"),
            "several solutions; only a puzzle with exactly one can be solved in steps");
}

TEST(PageEngine, ReadsAndConverts) {
  const std::string line = answer(R"({"call":"read","puzzle":"1..............2"})");
  EXPECT_EQ(
      line.substr(0, 93),
      R"({"event":"read","format":"line","rows":4,"columns":4,"digits":4,"firstValue":1,"boards":[],"g)");
  EXPECT_NE(line.find(R"("regions":[0,0,1,1,0,0,1,1,2,2,3,3,2,2,3,3])"), std::string::npos);
  EXPECT_EQ(answer(R"({"call":"convert","puzzle":"1..............2","to":"line"})"),
            R"({"event":"convert","text":"1..............2\n","lost":[]})");
  // SudokuPad draws thermometers, but has no words for them; cages it knows.
  const std::string ruled = R"({\"size\":4,\"rules\":[{\"name\":\"thermometer\",\"argument\":\"r1c1 r1c2\"},)"
                            R"({\"name\":\"killer_cage\",\"argument\":\"r2c1 r2c2 total=3\"}]})";
  const auto converted = [&](const std::string& format) {
    return answer(R"({"call":"convert","puzzle":")" + ruled + R"(","to":")" + format + R"("})");
  };
  EXPECT_TRUE(converted("sudokupad").ends_with(R"(,"lost":["thermometer"]})")) << converted("sudokupad");
  EXPECT_TRUE(converted("fpuzzles").ends_with(R"(,"lost":[]})")) << converted("fpuzzles");
  EXPECT_EQ(message(R"({"call":"convert","puzzle":"1..............2","to":"music"})"),
            R"(found the format \"music\", which cannot be written)");
}

TEST(PageEngine, DrawsAPuzzleWithoutItsGivensAndCaption) {
  const std::string line = answer(
      R"({"call":"read","puzzle":"{\"size\":4,\"givens\":[\"12..\",\"....\",\"....\",\"....\"],\"rules\":[)"
      R"({\"name\":\"killer_cage\",\"argument\":\"r3c3 r3c4 total=5\"},{\"name\":\"anti_knight\"}]}"})");
  const auto has = [&](std::string_view text) { return line.find(text) != std::string::npos; };
  EXPECT_TRUE(has(R"("picture":{"area":{"left":0,"top":0,"right":4,"bottom":4},"shapes":[)")) << line;
  EXPECT_TRUE(has(R"({"role":"killer_cage","colour":"#444444","layer":"clues","kind":"outline","rings":[[[)"
                  R"(2.08,2.08],[3.92,2.08],[3.92,2.92],[2.08,2.92]]],"width":0.03,"isDashed":true})"))
      << line;
  EXPECT_TRUE(has(R"("kind":"text","centre":[2.14,2.2],"height":0.22,"text":"5","beginsThere":true)"))
      << line;
  EXPECT_FALSE(has(R"("role":"given")"));
  EXPECT_FALSE(has(R"("role":"caption")"));
}

TEST(PageEngine, TellsWhichCellsBreakARuleAndWhatIsLeft) {
  EXPECT_EQ(
      answer(R"({"call":"conflicts","puzzle":"1.11............"})"),
      R"({"event":"conflicts","conflicts":[{"cells":[0,2,3],"where":"row 1"},{"cells":[2,3],"where":"box 2"}],)"
      R"("left":[[],[2,3,4],[],[],[2,3,4],[2,3,4],[2,3,4],[2,3,4],[2,3,4],[1,2,3,4],[2,3,4],[2,3,4],[2,3,4],)"
      R"([1,2,3,4],[2,3,4],[2,3,4]]})");
  // A sum is broken once all of its cells are filled.
  const auto conflicts = [&](std::string_view row) {
    const std::string line = answer(
        R"({"call":"conflicts","puzzle":"{\"size\":4,\"givens\":[\")" + std::string(row) +
        R"(\",\"....\",\"....\",\"....\"],\"rules\":[{\"name\":\"killer_cage\",\"argument\":\"r1c1 r1c2 total=5\"}]}"})");
    return line.substr(0, line.find(R"(,"left")"));
  };
  EXPECT_EQ(conflicts("1..."), R"({"event":"conflicts","conflicts":[])");
  EXPECT_EQ(conflicts("14.."), R"({"event":"conflicts","conflicts":[])");
  EXPECT_EQ(conflicts("12.."),
            R"({"event":"conflicts","conflicts":[{"cells":[0,1],"where":"cage 5 at r1c1"}])");
}

TEST(PageEngine, SpeaksTwoLanguages) {
  const std::string_view ask = R"({"call":"hint","puzzle":"11.............."})";
  EXPECT_EQ(answer(R"({"call":"speak","language":"fr"})"), R"({"event":"speak","language":"fr"})");
  EXPECT_EQ(message(ask), "aucune solution");
  EXPECT_EQ(answer(R"({"call":"speak","language":"en"})"), R"({"event":"speak","language":"en"})");
  EXPECT_EQ(message(ask), "no solution");
  EXPECT_EQ(message(R"({"call":"speak","language":"la"})"),
            R"(found the language \"la\", expected \"en\" or \"fr\")");
}

TEST(PageEngine, TellsHowCandidatesOfAStepAreLinked) {
  const std::string line = answer(
      R"({"call":"path","puzzle":"12....7.9..6..9.2....1.3......6945...452...............9...1.4.67....3.28.....6.."})");
  EXPECT_NE(line.find(R"("chains":[[{"cells":[)"), std::string::npos) << line;
  EXPECT_NE(line.find(R"("isStrong":true})"), std::string::npos);
}

TEST(PageEngine, Generates) {
  const std::string request =
      R"({"call":"generate","puzzle":"................","seed":7,"draws":"thermometer"})";
  EXPECT_NE(answer(request).find("thermometer"), std::string::npos);
  EXPECT_EQ(answer(request), answer(request));
  EXPECT_EQ(message(R"({"call":"generate","puzzle":"................","draws":"poetry"})"),
            R"(Clues cannot be generated for the rule \"poetry\".)");
}

TEST(PageEngine, ListsRulesAndFormats) {
  const std::string rules = answer(R"({"call":"rules"})");
  EXPECT_NE(rules.find(R"({"name":"killer_cage","summary":")"), std::string::npos);
  EXPECT_NE(
      rules.find(
          R"("isShape":false,"isDrawn":true,"needsOneBoard":false,"parameters":[{"name":"cells","help":"cells such as r1c1)"),
      std::string::npos);
  EXPECT_NE(
      rules.find(R"("kind":"cells","least":1,"most":null,"isPath":false,"isOptional":false,"choices":[]})"),
      std::string::npos);
  EXPECT_NE(
      rules.find(R"("kind":"number","least":1,"most":4096,"isPath":false,"isOptional":true,"choices":[]})"),
      std::string::npos);
  EXPECT_NE(rules.find(R"("choices":["down_right","down_left","up_right","up_left"])"), std::string::npos);
  EXPECT_NE(answer(R"({"call":"formats"})").find(R"({"name":"svg",)"), std::string::npos);
}

/// A puzzle of size 4 that defines a rule whose path may not hold digits that increase by one.
std::string with_own_rule(std::string_view givens) {
  return R"({\"size\":4,\"definitions\":[{\"name\":\"apart\",\"summary\":\"Never n, n + 1.\",\"parameters\":{\"line\":\"path 3..\"},)"
         R"(\"conditions\":\"all(a, b in neighbours(line): b != a + 1)\"}],)"
         R"(\"rules\":[{\"name\":\"apart\",\"line\":\"r1c1 r1c2 r1c3\"}],\"givens\":[\")" +
         std::string(givens) + R"(\",\"....\",\"....\",\"....\"]})";
}

TEST(PageEngine, TellsWhetherGivensKeepARuleOfOnesOwn) {
  const auto verdict = [](std::string_view givens, std::string_view rule) {
    return answer(R"({"call":"keeps","puzzle":")" + with_own_rule(givens) + R"(","rule":")" +
                  std::string(rule) + R"("})");
  };
  EXPECT_EQ(verdict("132.", "apart"), R"({"event":"keeps","verdict":"holds"})");
  EXPECT_EQ(verdict("124.", "apart"), R"({"event":"keeps","verdict":"broken"})");
  EXPECT_EQ(verdict("13..", "apart"), R"({"event":"keeps","verdict":"open"})");
  EXPECT_EQ(verdict("12..", "other"), R"({"event":"keeps","verdict":"holds"})") << "there is no use of it";
}

TEST(PageEngine, ListsThePuzzlesOwnRules) {
  const std::string read = answer(R"({"call":"read","puzzle":")" + with_own_rule("....") + R"("})");
  EXPECT_NE(
      read.find(
          R"("ownRules":[{"name":"apart","summary":"Never n, n + 1.","isShape":false,"isDrawn":false,"needsOneBoard":false,)"
          R"("parameters":[{"name":"line",)"),
      std::string::npos);
  EXPECT_NE(read.find(R"("kind":"cells","least":3,)"), std::string::npos);
}

TEST(PageEngine, ListsThePuzzlesOfATextWithMany) {
  const std::string three = R"(1234............\n12...\n.............432)";
  const std::string all = answer(R"({"call":"entries","puzzles":")" + three + R"("})");
  EXPECT_NE(all.find(R"(1,2,3,4)"), std::string::npos) << all;
  EXPECT_NE(all.find(R"({"text":"","line":2,"message":"found 5 )"), std::string::npos) << all;
  EXPECT_NE(all.find(R"("isMore":false})"), std::string::npos);
  const std::string one = answer(R"({"call":"entries","most":1,"puzzles":")" + three + R"("})");
  EXPECT_EQ(one.find(R"("line":2)"), std::string::npos);
  EXPECT_NE(one.find(R"("isMore":true})"), std::string::npos);
  EXPECT_EQ(message(R"({"call":"entries","puzzles":"poetry"})").substr(0, 34),
            "found text in no recognised format");
}

TEST(PageEngine, SaysWhatIsWrongWithARequest) {
  EXPECT_EQ(message("").substr(0, 11), R"(found \"\",)");
  EXPECT_EQ(message(R"({"call":"sing"})").substr(0, 46), R"(found the call \"sing\", expected one of read,)");
  EXPECT_EQ(message(R"({"call":"check"})"), "found no puzzle in the request, expected a text");
  EXPECT_EQ(message(R"({"call":"rules"} 1)"),
            R"(found \"1\" after the request, expected one request at a time)");
  EXPECT_EQ(message(R"({"call":"count","puzzle":"................","most":-1})"),
            R"(found \"-1\" as most, expected a whole number)");
}

TEST(PageEngine, AnswersAboutBoardsThatOverlap) {
  // Two of 4x4 that share a box: the holes are four cells above to the right, and four below to the left.
  const std::string of_boards = R"("puzzle":"{\"digits\":\"1..4\",\"boards\":[\"r1c1\",\"r3c3\"]}")";
  const auto about = [&](std::string_view call) {
    return R"({"call":")" + std::string(call) + "\"," + of_boards;
  };
  const std::string read = answer(about("read") + "}");
  const auto has = [&](std::string_view text) { return read.find(text) != std::string::npos; };
  EXPECT_TRUE(has(R"("rows":6,"columns":6,"digits":4,"firstValue":1,"boards":[0,14],"givens":[0,0)")) << read;
  EXPECT_TRUE(has(R"("candidates":[[1,2,3,4],[1,2,3,4],[1,2,3,4],[1,2,3,4],[],[],[1,2,3,4])")) << read;
  EXPECT_TRUE(has(R"("regions":[0,0,1,1,-1,-1,0,0,1,1,-1,-1,2,2,3,3,4,4)")) << read;
  EXPECT_TRUE(has(R"(\"givens\":[[0,0,0,0,null,null])")) << read;
  EXPECT_EQ(answer(R"({"call":"read","puzzle":"1..............2"})").find(R"("boards":[0)"),
            std::string::npos);

  const std::string left = answer(about("conflicts") + "}");
  EXPECT_NE(left.find(R"("left":[[1,2,3,4],[1,2,3,4],[1,2,3,4],[1,2,3,4],[],[],)"), std::string::npos)
      << left;
  const std::string candidates = answer(about("candidates") + "}");
  EXPECT_NE(candidates.find(R"(true,"candidates":[[1,2,3,4],[1,2,3,4],[1,2,3,4],[1,2,3,4],[],[],)"),
            std::string::npos)
      << candidates;
  EXPECT_EQ(message(about("why") + R"(,"cell":4,"digit":2})"),
            "found 2 at r1c5, which belongs to no board, expected nothing there");
  EXPECT_NE(answer(about("why") + R"(,"cell":3,"digit":2})").find("notForced"), std::string::npos);

  EXPECT_NE(answer(about("generate") + R"(,"symmetry":"rotate180"})").find(R"(\"boards\":\"gattai-2\")"),
            std::string::npos);
  EXPECT_EQ(message(about("generate") + R"(,"symmetry":"mirror"})"),
            "generate: found boards without the symmetry, expected boards that it maps onto themselves");
  EXPECT_EQ(message(about("generate") + R"(,"draws":"sandwich"})").substr(0, 40),
            "the grid has several boards, expected on");
}

TEST(PageEngine, RefusesToGenerateWhatHasNoSuchPuzzles) {
  EXPECT_EQ(
      message(R"({"call":"generate","puzzle":"{\"rows\":2,\"columns\":3}","symmetry":"diagonal"})"),
      "generate: found a symmetry that exchanges rows and columns in a grid that is not square, expected "
      "a square one");
  EXPECT_EQ(
      message(
          R"({"call":"generate","puzzle":"{\"size\":4,\"extra_cells\":[{\"name\":\"x\",\"count\":1}]}"})"),
      "generate: found extra cells, which can have no givens, expected none");
}

TEST(PageEngine, HasItsCallsAsTypes) {
  std::ifstream file(QUADRILLE_SOURCE_DIR "/apps/web/src/engine/calls.ts");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  EXPECT_EQ(text, types_of_calls()) << "page_calls --types > apps/web/src/engine/calls.ts writes it anew";
}

TEST(PageEngine, TellsTheEventsOfASearch) {
  const std::string line = answer(R"({"call":"trace","puzzle":"1.....2..3......","method":"value"})");
  const std::string begin = R"({"event":"trace","events":[{"event":"puzzle","size":4},{"event":"variable",)";
  EXPECT_EQ(line.substr(0, begin.size()), begin);
  EXPECT_NE(line.find(R"(,{"event":"removal","node":1,"constraint":"row 1","cell":"r1c2","removed":[1],)"),
            std::string::npos);
  EXPECT_NE(line.find(R"({"event":"solution",)"), std::string::npos);
  const std::string end = R"("seconds":0}]})";
  EXPECT_EQ(line.substr(line.size() - end.size()), end) << "what a clock says is left out";
  EXPECT_EQ(message(R"({"call":"trace","puzzle":"1.....2..3......","method":"test"})"),
            R"(found the method \"test\", expected one of value, bounds, domain, automatic, learning)");
}

TEST(PageEngine, TellsWhatAMethodCosts) {
  const auto effort = [](std::string_view method) {
    return answer(R"({"call":"effort","puzzle":"12343412.1434..1","most":2,"method":")" +
                  std::string(method) + "\"}");
  };
  // Three open cells of four digits; the 28th of the 64 grids solves it.
  EXPECT_EQ(
      effort("test"),
      R"({"event":"effort","nodes":64,"failures":63,"propagations":0,"solutions":1,"isComplete":true})");
  for (const std::string_view method : {"value", "bounds", "domain", "automatic", "learning"}) {
    const std::string line = effort(method);
    EXPECT_EQ(line.substr(0, 37), R"({"event":"effort","nodes":1,"failures)") << method;
    EXPECT_NE(line.find(R"("solutions":1,"isComplete":true})"), std::string::npos) << method;
  }
}

}  // namespace
}  // namespace quadrille::web
