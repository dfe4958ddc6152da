#include "formats/draft.h"

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

Draft draft_of_cells(std::string_view givens) {
  Draft draft{.start = {givens, 1, 1}};
  draft.givens = characters(draft.start, givens.size());
  return draft;
}

std::string error_text(const Item& item) {
  return item.puzzle ? "" : std::to_string(item.puzzle.error().column) + ": " + item.puzzle.error().message;
}

TEST(Draft, TakesUsualBoxesWhenNothingIsSaid) {
  const Item item = finish(draft_of_cells("1..............2"), {});
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(item.puzzle->box_rows(), 2);
  EXPECT_EQ(item.puzzle->given(15), 2);
  EXPECT_EQ(item.line, 1);
}

TEST(Draft, LetsOptionsWinOverTheText) {
  Draft draft = draft_of_cells("................");
  draft.boxes = {1, 4};
  EXPECT_EQ(finish(draft, {}).puzzle->box_columns(), 4);
  ReadOptions options;
  options.boxes = {0, 0};
  EXPECT_FALSE(finish(draft, options).puzzle->has_regions());
  for (const char c : std::string_view("aabbaabbccddccdd")) options.regions.emplace_back(1, c);
  EXPECT_EQ(finish(draft, options).puzzle->region_labels().front(), "a");
}

TEST(Draft, NamesThePlaceOfABadCell) {
  EXPECT_EQ(
      error_text(finish(draft_of_cells("1..........5...."), {})),
      "12: found \"5\" in row 3, column 4 of a 4x4 grid, expected 1 to 4, or 0 . * _ - X for an empty cell");
}

TEST(Draft, NamesTheCountThatComesClosest) {
  EXPECT_EQ(error_text(finish(draft_of_cells("..............."), {})),
            "1: found 15 cells, expected 16 for a 4x4 grid");
}

TEST(Draft, ChecksTheOptions) {
  for (const int size : {-1, 65, 1'000'000}) {
    EXPECT_NE(error_text(finish(draft_of_cells("1"), of_size(size))).find("expected 1 to 64"),
              std::string::npos);
  }
  EXPECT_EQ(error_text(finish(draft_of_cells("1"), of_size(2))),
            "1: found 1 cells, expected 4 for a 2x2 grid");
  ReadOptions options;
  options.digits = "ab";
  EXPECT_NE(
      error_text(finish(draft_of_cells("1"), options)).find("2 symbols \"ab\" for the digits, expected 1"),
      std::string::npos);
  options = {};
  options.boxes = {2, 3};
  EXPECT_NE(error_text(finish(draft_of_cells("1"), options)), "");
  options = {};
  options.regions = {"a"};
  EXPECT_NE(error_text(finish(draft_of_cells("...."), options)), "");
}

TEST(Draft, MovesRegionErrorsToTheirText) {
  Draft draft = draft_of_cells("....");
  draft.regions = characters({"aaab", 7, 1}, 4);
  const Item item = finish(draft, {});
  ASSERT_FALSE(item.puzzle);
  EXPECT_EQ(item.puzzle.error().line, 7);
  EXPECT_EQ(item.puzzle.error().column, 3);
}

TEST(Draft, TakesOnlyVisibleLabels) {
  for (const std::string& label :
       {std::string(), std::string(33, 'a'), std::string("\n"), std::string("\xFF")}) {
    Draft draft = draft_of_cells(".");
    draft.regions = {{label, 2, 3}};
    EXPECT_NE(error_text(finish(draft, {})).find("as the name of a region"), std::string::npos);
  }
}

TEST(Draft, TakesPlacedDigitsForProgressOrTheSolution) {
  Draft draft = draft_of_cells("1...");
  draft.placed = characters({".2..", 2, 1}, 4);
  const Item partly = finish(draft, {});
  EXPECT_FALSE(partly.puzzle->has_restrictions());
  ASSERT_TRUE(partly.progress);
  EXPECT_EQ(partly.progress->placed, (Grid{0, 2, 0, 0}));
  EXPECT_FALSE(partly.solution);
  draft.placed = characters({"1...", 2, 1}, 4);
  EXPECT_FALSE(finish(draft, {}).progress) << "there is nothing besides the givens";
  draft.placed = characters({".221", 2, 1}, 4);
  const Item fully = finish(draft, {});
  EXPECT_FALSE(fully.puzzle->has_restrictions());
  EXPECT_FALSE(fully.progress);
  EXPECT_EQ(fully.solution, (Grid{1, 2, 2, 1}));
}

TEST(Draft, TakesMarksForCandidates) {
  Draft draft = draft_of_cells("1........");
  draft.marks = words({"1 23 . 3 1 2 123 - 21", 2, 1}, 9);
  const Item item = finish(draft, {});
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(item.puzzle->candidates(0), item.puzzle->all_digits());
  EXPECT_EQ(item.puzzle->candidates(1), sudoku::Digits{0b110});
  EXPECT_EQ(item.puzzle->candidates(2), item.puzzle->all_digits());
  EXPECT_EQ(item.puzzle->candidates(8), sudoku::Digits{0b011});
  draft.marks[1].text = "24";
  EXPECT_NE(error_text(finish(draft, {})), "");
}

TEST(Rules, AreAddedOrTheirErrorIsPlaced) {
  const Item good = with_rules(finish(draft_of_cells("1..............2"), {}), {{{"diagonals", 5, 6}, ""}});
  ASSERT_TRUE(good.puzzle);
  EXPECT_EQ(good.puzzle->rules().size(), 1U);
  const Item bad = with_rules(finish(draft_of_cells("1"), {}), {{{"no such rule", 5, 6}, ""}});
  ASSERT_FALSE(bad.puzzle);
  EXPECT_EQ(bad.puzzle.error().line, 5);
}

TEST(LookLikeRegions, TellsRegionsFromSolvedGrids) {
  const auto look = [](std::string_view labels) {
    return look_like_regions(characters({labels, 1, 1}, 100));
  };
  EXPECT_TRUE(look("aabbaabbccddccdd"));
  EXPECT_TRUE(look("1122112233443344"));
  EXPECT_TRUE(look("abcdabcdabcdabcd"));
  EXPECT_FALSE(look("1234341221434321"));
  EXPECT_FALSE(look("12.33.12213..321"));
  EXPECT_TRUE(look("11..11..22332233"));
  EXPECT_TRUE(look("113.22.13.23.132"));
  EXPECT_FALSE(look("aabbaabbccddccda"));
  EXPECT_FALSE(look("aab"));
  EXPECT_FALSE(look(""));
}

}  // namespace
}  // namespace quadrille::formats
