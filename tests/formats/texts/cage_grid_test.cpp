#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "formats/read/detect.h"
#include "formats/reading.h"

namespace quadrille::formats {
namespace {

constexpr std::string_view kTotals = "a=3 b=7 c=7 d=3\ne=3 f=7, g: 7; h=3\n";

std::string cage_grid_detected(std::string_view text) {
  const auto format = detect_format(text, "");
  return format ? std::string((*format)->name) : "?";
}

std::string argument_of(const Puzzle& puzzle) {
  const auto rules = sudoku::rule_texts(puzzle);
  return rules.size() == 1 ? rules.front().argument : "?";
}

constexpr std::string_view kCages =
    "r1c1 r1c2 total=3; r1c3 r1c4 total=7; r2c1 r2c2 total=7; r2c3 r2c4 total=3; r3c1 r3c2 total=3; r3c3 "
    "r3c4 "
    "total=7; r4c1 r4c2 total=7; r4c3 r4c4 total=3";

TEST(CageGrid, ReadsNamesAndTheirTotals) {
  for (const std::string& text :
       {"aabb\nccdd\neeff\ngghh\n" + std::string(kTotals),
        "a a b b\nc c d d\ne e f f\ng g h h\n\n" + std::string(kTotals),
        std::string("4 4\n1 1 2 2\n3 3 4 4\n5 5 6 6\n7 7 8 8\n1 3\n2 7\n3 7\n4 3\n5 3\n6 7\n7 7\n8 3\n")}) {
    EXPECT_EQ(cage_grid_detected(text), "cage_grid") << text;
    const Item item = read_item("cage_grid", text);
    ASSERT_TRUE(item.puzzle) << text << item.puzzle.error().message;
    EXPECT_EQ(argument_of(*item.puzzle), kCages);
    EXPECT_EQ(item.doubt, "");
  }
}

TEST(CageGrid, ReadsGivensBesideOrAboveTheNames) {
  for (const std::string& text :
       {"1... aabb\n..1. ccdd\n.... eeff\n.... gghh\n" + std::string(kTotals),
        "1...\n..1.\n....\n....\naabb\nccdd\neeff\ngghh\n" + std::string(kTotals)}) {
    EXPECT_EQ(cage_grid_detected(text), "cage_grid") << text;
    const Puzzle puzzle = read_puzzle("cage_grid", text);
    EXPECT_EQ(givens_of(puzzle), "1.....1.........");
    EXPECT_EQ(argument_of(puzzle), kCages);
  }
}

TEST(CageGrid, ReadsTotalsInTheirCages) {
  const std::string names = "1 1 2 2\n3 3 4 4\n5 5 6 6\n7 7 8 8\n";
  const std::string text = "4 4\n3 - 7 -\n7 - 3 -\n3 - 7 -\n7 - 3 -\n" + names;
  EXPECT_EQ(cage_grid_detected(text), "cage_grid");
  EXPECT_EQ(argument_of(read_puzzle("cage_grid", text)), kCages);
  EXPECT_NE(cage_grid_detected("3 - 7 -\n7 - 3 -\n3 - 7 -\n7 - 2 -\n" + names), "cage_grid")
      << "a total is wrong";
  EXPECT_NE(cage_grid_detected("3 7 - -\n7 - 3 -\n3 - 7 -\n7 - 3 -\n" + names), "cage_grid")
      << "two in a cage";
}

TEST(CageGrid, SaysWhichCellsAreInNoCage) {
  const Item item = read_item("cage_grid", ".abb\nccdd\neeff\ngghh\n" + std::string(kTotals));
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(item.doubt, "1 cell is in no cage: r1c1");
}

TEST(CageGrid, SaysWhatIsMissing) {
  for (const std::string_view text :
       {"aabb\nccdd\neeff\ngghh\na=3 b=7\n", "aabb\nccdd\na=3\n", "aabb\nccdd\neeff\ngghh\na=3 b\n",
        "aabb\nccdd\neeff\ngghh\n", "aabb\nccdd\neef\ngghh\na=1\n", "5\n"})
    EXPECT_TRUE(first_error("cage_grid", text).starts_with("1:1: found no killer, expected rows")) << text;
}

}  // namespace
}  // namespace quadrille::formats
