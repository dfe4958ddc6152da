#include <gtest/gtest.h>

#include <string>

#include "formats/read/detect.h"
#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(Json, ReadsObjectsArraysAndLines) {
  EXPECT_EQ(read_all("json", R"({"size":4})").size(), 1U);
  EXPECT_EQ(read_all("json", "[{\"size\":4},\n {\"size\":5}]\n").size(), 2U);
  EXPECT_EQ(read_all("json", "{\"size\":4}\r\n\r\n{\"size\":5}\r\n").size(), 2U);
  EXPECT_EQ(read_all("json", "[]").size(), 0U);
}

TEST(Json, ReportsABadLineAndGoesOn) {
  const auto items = read_all("json", "{\"size\":4}\n{\"size\":\n{\"size\":4,}\nsize 4\n{\"size\":5}\n");
  ASSERT_EQ(items.size(), 5U);
  EXPECT_EQ(items[1].puzzle.error().message,
            "found the end of an object that is not complete, expected the rest of it");
  EXPECT_EQ(items[1].puzzle.error().line, 2);
  EXPECT_EQ(items[1].puzzle.error().column, 9);
  EXPECT_EQ(items[2].puzzle.error().message,
            "found \"}\", expected a member, which starts with its name in quotes");
  EXPECT_EQ(items[3].puzzle.error().message, "found \"size 4\", expected a puzzle, which starts with {");
  EXPECT_TRUE(items[4].puzzle);
}

TEST(Json, RefusesHugeObjects) {
  const std::string text = "{\"about\":{\"comment\":\"" + std::string(5'000'000, 'x') + "\"}}";
  EXPECT_EQ(first_error("json", text),
            "1:1: found an object of 5000024 characters, expected at most 4000000 for a puzzle");
}

TEST(Json, DoesNotCareForTheUsersSymbols) {
  ReadOptions options;
  options.digits = "ab";
  EXPECT_EQ(givens_of(read_puzzle("json", R"({"givens":[[1,2],[0,0]]})", options)), "12..");
}

TEST(Json, IsRecognisedIfItsFirstObjectIsBroken) {
  const std::string puzzle = R"({"size":2,"boxes":[1,2],"givens":[[1,0],[0,0]]})";
  for (const char* broken :
       {R"({ size":2,"boxes":[1,2],"givens":[[1,0],[0,0]]})", R"("size":2,"givens":[[1,0],[0,0]]})"})
    EXPECT_EQ((*detect_format(std::string(broken) + '\n' + puzzle + '\n', ""))->name, "json") << broken;
}

TEST(Json, IsSurestOfObjects) {
  const Format& json = *find_format("json");
  EXPECT_GT(json.sniff("{\"size\":9}"), 90);
  EXPECT_GT(json.sniff(" [ { \"size\":9}]"), 90);
  EXPECT_GT(json.sniff("{size"), 0);
  EXPECT_EQ(json.sniff("[[1,2],[2,1]]"), 0);
}

TEST(Json, WritesOneLineWithAllThereIs) {
  Puzzle puzzle(2);
  puzzle.set_given(0, 1);
  puzzle.restrict_candidates(1, 0b10);
  puzzle.about.title = "\"A\"";
  ASSERT_TRUE(puzzle.set_regions({"a b", "a b", "c", "c"}));
  ASSERT_TRUE(puzzle.add_rule("extra_regions", "r1c1 r2c2"));
  const Grid solution{1, 2, 2, 1};
  EXPECT_EQ(written("json", puzzle, &solution),
            R"({"size":2,"about":{"title":"\"A\""},"regions":[["a b","a b"],["c","c"]],)"
            R"("rules":[{"name":"extra_regions","argument":"r1c1 r2c2"}],"givens":[[1,0],[0,0]],)"
            R"("candidates":[[null,[2]],[null,null]],"solution":[[1,2],[2,1]]})"
            "\n");
  EXPECT_EQ(written("json", Puzzle(1)), "{\"size\":1,\"boxes\":null,\"givens\":[[0]]}\n");
}

TEST(Json, KeepsWhatIsWrittenAboutAPuzzle) {
  Puzzle puzzle = sample_puzzle();
  puzzle.about.comment = "two\nlines";
  EXPECT_EQ(read_puzzle("json", written("json", puzzle)), puzzle);
}

}  // namespace
}  // namespace quadrille::formats
