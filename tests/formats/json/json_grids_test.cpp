#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "formats/read/detect.h"
#include "formats/reading.h"

namespace quadrille::formats {
namespace {

const std::string kObject = R"({"puzzle":")" + std::string(kGivens) + R"("})";

std::string detected(std::string_view text) {
  const auto format = detect_format(text, "");
  return format ? std::string((*format)->name) : "? " + format.error().message;
}

TEST(JsonGrids, ReadsTheSolutionOfAGrid) {
  for (const std::string& text :
       {R"({"puzzle":")" + std::string(kGivens) + R"(","solution":")" + std::string(kSolution) + "\"}",
        R"({"id":5,"answers":[")" + std::string(kSolution) + R"("],"input":")" + std::string(kGivens) +
            "\"}"}) {
    EXPECT_EQ(detected(text), "json_grids");
    const Item item = read_item("json_grids", text);
    ASSERT_TRUE(item.puzzle) << text;
    EXPECT_EQ(givens_of(*item.puzzle), kGivens);
    EXPECT_TRUE(item.solution);
    EXPECT_FALSE(item.drawing.may_be_rules);
  }
}

TEST(JsonGrids, ReadsOneObjectAfterAnother) {
  for (const std::string& text : {kObject + "\n" + kObject + "\n", "[" + kObject + ",\n " + kObject + "]"}) {
    EXPECT_EQ(detected(text), "json_grids");
    EXPECT_EQ(read_all("json_grids", text).size(), 2U) << text;
  }
  const auto items = read_all("json_grids", kObject + "\nnothing\n" + kObject);
  ASSERT_EQ(items.size(), 3U);
  EXPECT_EQ(items[1].puzzle.error().message, "found \"nothing\", expected an object");
}

TEST(JsonGrids, ReturnsTheSamePuzzleAgain) {
  const std::string text = R"({"list":["1..............2","2..............1"]})" + kObject;
  const auto reader = find_format("json_grids")->open(text, {});
  ASSERT_TRUE(reader->next());
  const std::string_view rest = reader->rest();
  const auto second = reader->next();
  reader->again(rest);
  EXPECT_EQ(*reader->next()->puzzle, *second->puzzle);
  EXPECT_EQ(givens_of(*reader->next()->puzzle), kGivens);
  EXPECT_FALSE(reader->next());
}

TEST(JsonGrids, ReadsRowsOfObjects) {
  const std::string text = R"([[{"number":1,"readonly":true},{"number":0},{"number":0},{"number":0}],)"
                           R"(["","","2",""],[0,3,0,0],[0,0,0,{"number":4,"readonly":false}]])";
  EXPECT_EQ(detected(text), "json_grids");
  const Item item = read_item("json_grids", text);
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(givens_of(*item.puzzle), "1.....2..3......");
  ASSERT_TRUE(item.progress);
  EXPECT_EQ(item.progress->placed.back(), 4);
}

TEST(JsonGrids, SaysThatThereIsNoGrid) {
  EXPECT_TRUE(
      first_error("json_grids", R"({"version":7,"pages":[1,2,3,4]})").starts_with("1:1: found an object "));
  EXPECT_EQ(detected(R"({"version":7})"), "json_grids");
}

TEST(JsonGrids, LeavesOwnObjectsAndThoseOfEditors) {
  EXPECT_EQ(detected(R"({"size":4,"rules":[{"name":"diagonals"}]})"), "json");
  EXPECT_EQ(detected(R"({"givens":["12","21"]})"), "json");
  EXPECT_EQ(detected(R"({"id":1,"givens":["1234","3412","2143","4321"]})"), "json");
  EXPECT_EQ(detected(R"({"size":4,"grid":[[{"value":1,"given":true},{},{},{}]]})"), "fpuzzles");
  EXPECT_EQ(detected(R"({"size":4,"board":["1234","3412","2143","432."]})"), "json_grids");
}

TEST(JsonGrids, TakesTheStartOfALongObject) {
  EXPECT_EQ(detected(R"({"puzzles":[{"grid":"1...)"), "json_grids");
  EXPECT_EQ(detected(R"({"size":9,"givens":["1...)"), "json");
}

}  // namespace
}  // namespace quadrille::formats
