#include <algorithm>
#include <filesystem>

#include <gtest/gtest.h>

#include "formats/read/detect.h"
#include "formats/reading.h"
#include "support/base/shared_data.h"

namespace quadrille::formats {
namespace {

TEST(Decimals, ReadTheSizeThenTheCells) {
  EXPECT_EQ(givens_of(read_puzzle("decimals", "4\n1 0 . _\n0 0 0 0\n0 0 0 0\n0 0 0 4\n")),
            "1..............4");
  EXPECT_EQ(read_puzzle("decimals", "1\n0\n").size(), 1);
}

TEST(Decimals, ReadCellsInAnyLayout) {
  const std::string cells = "1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 4";
  EXPECT_EQ(givens_of(read_puzzle("decimals", cells)), "1..............4");
  EXPECT_EQ(givens_of(read_puzzle("decimals", "4 " + cells)), "1..............4");
  std::string column = cells;
  std::ranges::replace(column, ' ', '\n');
  EXPECT_EQ(givens_of(read_puzzle("decimals", column)), "1..............4");
  EXPECT_EQ(givens_of(read_puzzle("decimals", "4\n" + column)), "1..............4");
  EXPECT_EQ(givens_of(read_puzzle("decimals", "1 0 0 0\n0 0 0 0\n\n0 0 0 0\n0 0 0 4\n")), "1..............4");
}

TEST(Decimals, ReadRegionsBehindTheCells) {
  const std::string cells = "1 0\n0 2\n";
  EXPECT_EQ(read_puzzle("decimals", "2\n" + cells + "\n0 1\n0 1\n").regions(),
            (std::vector<int>{0, 1, 0, 1}));
  EXPECT_EQ(read_puzzle("decimals", "2\n" + cells + "7 7\n8 8\n").region_labels(),
            (std::vector<std::string>{"7", "8"}));
  EXPECT_EQ(read_puzzle("decimals", "1 0 0 2 0 0 1 1").regions(), (std::vector<int>{0, 0, 1, 1}));
  EXPECT_EQ(read_puzzle("decimals", "2\n1 0 0 2 0 0 1 1").regions(), (std::vector<int>{0, 0, 1, 1}));
  EXPECT_EQ(read_puzzle("decimals", "2 1 0 0 2 0 0 1 1").size(), 3);
}

TEST(Decimals, ReadSeveralPuzzles) {
  EXPECT_EQ(read_all("decimals", "2\n1 0\n0 0\n2\n0 0\n0 0\n").size(), 2U);
  EXPECT_EQ(read_all("decimals", "1 0\n0 0\n\n2 0\n0 0\n\n1 0\n0 0\n").size(), 3U);
  EXPECT_EQ(read_all("decimals", "2\n1 0\n0 0\n\n1 2\n1 2\n\n2\n1 0\n0 0\n\n1 2\n1 2\n").size(), 2U);
  EXPECT_EQ(read_all("decimals", "1 0\n0 0\n\n0 1\n0 1\n").size(), 1U);
}

TEST(Decimals, MayLackTheSizeAfterOneThatHasIt) {
  const std::string cells = "1 0 0 0\n0 0 0 0\n0 0 2 0\n0 0 0 0\n";
  const auto items = read_all("decimals", "4\n" + cells + '\n' + cells + "\n4\n" + cells);
  ASSERT_EQ(items.size(), 3U);
  for (const Item& item : items) EXPECT_EQ(givens_of(*item.puzzle), "1.........2.....");
}

TEST(Decimals, SayWhatIsWrong) {
  EXPECT_EQ(first_error("decimals", "65\n1 2\n"), "1:1: found \"65\" as the size, expected 1 to 64");
  EXPECT_EQ(first_error("decimals", "9999999999\n1 2\n"),
            "1:1: found \"9999999999\" as the size, expected 1 to 64");
  EXPECT_EQ(first_error("decimals", "2\n1 2\n2\n"), "1:1: found 3 numbers, expected 4 for a 2x2 grid");
  EXPECT_EQ(first_error("decimals", "1 2 3\n"), "1:1: found 3 numbers, expected 4 for a 2x2 grid");
  EXPECT_EQ(first_error("decimals", "1 2 2 1", of_size(3)),
            "1:1: found 4 numbers, expected 9 for a 3x3 grid");
  EXPECT_EQ(first_error("decimals", "2\n1 2\n2 -1\n"),
            "3:3: found \"-1\" in row 2, column 2 of a 2x2 grid, expected 1 to 2, or 0 . * _ - X for an "
            "empty cell");
  EXPECT_EQ(first_error("decimals", "2\n1 2\n2 99999999999\n"),
            "3:3: found \"99999999999\" in row 2, column 2 of a 2x2 grid, expected 1 to 2, or 0 . * _ - X "
            "for an empty cell");
  EXPECT_EQ(first_error("decimals", "2\n1 2\n2 1\n\n1 1\n"),
            "5:1: found 2 region numbers, expected 4, one for each cell");
  EXPECT_TRUE(first_error("decimals", "2\n1 2\n2 1\n\n1 1\n1 2\n").starts_with("6:1: found 2 regions"));
  EXPECT_EQ(first_error("decimals", "2\n1 2\n2 1 1 1 2 2 9\n"),
            "3:13: found \"9\" after the last cell of a 2x2 grid, expected the end of the line");
}

TEST(Decimals, GoOnAfterAMistake) {
  const auto items = read_all("decimals", "2\n1 2\n3 1\n\n2\n1 2\n\n70\n1 2\n\n2\n1 2\n2 1\n");
  ASSERT_EQ(items.size(), 4U);
  EXPECT_FALSE(items[0].puzzle);
  EXPECT_FALSE(items[1].puzzle);
  EXPECT_FALSE(items[2].puzzle);
  EXPECT_TRUE(items[3].puzzle);
}

TEST(Decimals, DoNotCareForTheUsersSymbols) {
  ReadOptions options;
  options.digits = "ab";
  EXPECT_EQ(givens_of(read_puzzle("decimals", "2\n1 2\n0 0\n", options)), "12..");
}

TEST(Decimals, AreWrittenWithTheirSize) {
  Puzzle puzzle(2);
  puzzle.set_given(1, 2);
  EXPECT_EQ(written("decimals", puzzle), "2\n0 2\n0 0\n");
  ASSERT_TRUE(puzzle.set_regions({"a", "b", "a", "b"}));
  EXPECT_EQ(written("decimals", puzzle), "2\n0 2\n0 0\n\na b\na b\n");
}

class DecimalsData : public test::SharedData {};

TEST_F(DecimalsData, ReadTheLargePuzzles) {
  int read = 0;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(*test::shared_data_folder() / "big")) {
    // No grid is larger than 64x64.
    if (!entry.is_regular_file() || entry.path().string().find("qwh-70") != std::string::npos) continue;
    const auto file = std::filesystem::relative(entry.path(), *test::shared_data_folder()).string();
    const std::string content = text(file);
    const auto format = detect_format(content, file);
    ASSERT_TRUE(format) << file;
    for (const Item& item : read_all((*format)->name, content)) {
      ASSERT_TRUE(item.puzzle) << file << ": " << item.puzzle.error().message;
      const bool is_jigsaw = item.puzzle->has_regions() && !item.puzzle->has_boxes();
      EXPECT_EQ(is_jigsaw,
                file.find("jigsaw") != std::string::npos && file.find("solutions") == std::string::npos)
          << file;
      ++read;
    }
  }
  EXPECT_GT(read, 300);
}

TEST(Decimals, TakesNoLongerParagraphForRegions) {
  const std::string puzzle = "2\n1 0\n0 0\n\n";
  const auto items = read_all("decimals", puzzle + "1 0\n2\n0 0\n\n" + puzzle);
  ASSERT_EQ(items.size(), 3U);
  EXPECT_TRUE(items[0].puzzle && items[2].puzzle);
  EXPECT_FALSE(items[1].puzzle);
}

}  // namespace
}  // namespace quadrille::formats
