#include "sudoku/puzzle/puzzle.h"

#include <gtest/gtest.h>

#include "sudoku/puzzle/rules.h"
#include "support/base/refusal.h"

namespace quadrille::sudoku {
namespace {

std::vector<std::string> letters(std::string_view text) {
  std::vector<std::string> labels;
  for (const char letter : text) labels.emplace_back(1, letter);
  return labels;
}

TEST(CellName, CountsRowsAndColumnsFromOne) {
  EXPECT_EQ(cell_name(0, 9), "r1c1");
  EXPECT_EQ(cell_name(80, 9), "r9c9");
  EXPECT_EQ(cell_name(64 * 64 - 2, 64), "r64c63");
}

TEST(CellName, IsReadBackForEveryCell) {
  for (int cell = 0; cell < 144; ++cell) EXPECT_EQ(cell_named(cell_name(cell, 12), 12), cell);
  EXPECT_EQ(cell_named("R2C3", 4), 6);
}

TEST(CellName, OfNoCellIsNothing) {
  for (const char* name : {"", "r", "r1", "r1c", "c1r1", "r0c1", "r1c0", "r5c1", "r1c5", "r1c1 ", " r1c1",
                           "r1c1x", "r-1c1", "r1c99999999999"}) {
    EXPECT_FALSE(cell_named(name, 4).has_value()) << name;
  }
}

TEST(Puzzle, StartsAsAnEmptyLatinSquare) {
  for (const int size : {1, 9, 64}) {
    const Puzzle puzzle(size);
    EXPECT_EQ(puzzle.cell_count(), size * size);
    EXPECT_EQ(count_of(puzzle.all_digits()), size);
    EXPECT_EQ(puzzle.givens(), Grid(static_cast<std::size_t>(size * size)));
    EXPECT_EQ(puzzle.candidates(puzzle.cell_count() - 1), puzzle.all_digits());
    EXPECT_FALSE(puzzle.has_restrictions() || puzzle.has_boxes() || puzzle.has_regions());
    EXPECT_TRUE(puzzle.rules().empty() && puzzle.region_cells().empty());
  }
}

TEST(Puzzle, KeepsRestrictionsAndGivensApart) {
  Puzzle puzzle(4);
  puzzle.set_given(3, 2);
  puzzle.restrict_candidates(3, digit_bit(1) | digit_bit(4) | digit_bit(5));
  EXPECT_EQ(puzzle.candidates(3), digit_bit(1) | digit_bit(4)) << "a digit beyond the size is no candidate";
  EXPECT_EQ(puzzle.given(3), 2);
  EXPECT_EQ(puzzle.allowed(3), Digits{0});
  puzzle.set_given(3, 4);
  EXPECT_EQ(puzzle.allowed(3), digit_bit(4));
  puzzle.set_given(3, 0);
  EXPECT_EQ(puzzle.allowed(3), puzzle.candidates(3));
  EXPECT_TRUE(puzzle.has_restrictions());
  puzzle.restrict_candidates(3, puzzle.all_digits());
  EXPECT_FALSE(puzzle.has_restrictions());
}

TEST(Boxes, AreNumberedInReadingOrder) {
  Puzzle puzzle(6);
  ASSERT_TRUE(puzzle.set_boxes(2, 3).has_value());
  EXPECT_EQ(puzzle.regions(), (std::vector<int>{0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1,  //
                                                2, 2, 2, 3, 3, 3, 2, 2, 2, 3, 3, 3,  //
                                                4, 4, 4, 5, 5, 5, 4, 4, 4, 5, 5, 5}));
  EXPECT_EQ(puzzle.region_labels().back(), "6");
  EXPECT_EQ(puzzle.region_cells()[1], (std::vector<int>{3, 4, 5, 9, 10, 11}));
  EXPECT_TRUE(puzzle.has_boxes() && puzzle.box_rows() == 2 && puzzle.box_columns() == 3);
}

TEST(Boxes, ThatDoNotFitAreRefused) {
  Puzzle puzzle(6);
  for (const auto [rows, columns] : {BoxShape{3, 3}, {0, 6}, {-2, -3}, {1'000'000, 1'000'000}, {6, 0}}) {
    EXPECT_FALSE(puzzle.set_boxes(rows, columns).has_value()) << rows << "x" << columns;
  }
  EXPECT_EQ(puzzle.set_boxes(2, 4).error().message,
            "boxes of 2 x 4 (rows x columns) do not fit a grid of size 6: a box must have 6 cells");
  EXPECT_EQ(puzzle, Puzzle(6)) << "a refused shape changes nothing";
}

TEST(Boxes, OfTheUsualShape) {
  const auto usual = [](int size) { return std::pair(usual_boxes(size).rows, usual_boxes(size).columns); };
  EXPECT_EQ(usual(4), std::pair(2, 2));
  EXPECT_EQ(usual(6), std::pair(2, 3));
  EXPECT_EQ(usual(8), std::pair(2, 4));
  EXPECT_EQ(usual(9), std::pair(3, 3));
  EXPECT_EQ(usual(12), std::pair(3, 4));
  EXPECT_EQ(usual(16), std::pair(4, 4));
  EXPECT_EQ(usual(64), std::pair(8, 8));
  for (const int size : {1, 2, 3, 5, 7, 61}) EXPECT_EQ(usual(size), std::pair(0, 0)) << size;
}

TEST(Regions, AreNumberedByFirstAppearance) {
  Puzzle puzzle(3);
  ASSERT_TRUE(puzzle.set_regions({"x", "x", "left hand", "7", "x", "left hand", "7", "7", "left hand"}));
  EXPECT_EQ(puzzle.regions(), (std::vector<int>{0, 0, 1, 2, 0, 1, 2, 2, 1}));
  EXPECT_EQ(puzzle.region_labels(), (std::vector<std::string>{"x", "left hand", "7"}));
  EXPECT_TRUE(puzzle.has_regions());
  EXPECT_FALSE(puzzle.has_boxes());
}

TEST(Regions, WithOneMistypedLabelPointAtIt) {
  Puzzle puzzle(3);
  const auto set =
      puzzle.set_regions(letters("aab"
                                 "axb"
                                 "ccc"));
  ASSERT_FALSE(set.has_value());
  EXPECT_EQ(
      set.error().message,
      "found 4 regions (region \"b\" has 2 cells, region \"x\" has 1 cell), expected 3 of 3 cells each; "
      "look at r2c2");
  EXPECT_EQ(std::pair(set.error().line, set.error().column), std::pair(2, 2));
  EXPECT_EQ(puzzle, Puzzle(3));
}

TEST(Regions, ThatAreTooLargePointAtTheCellTooMany) {
  Puzzle puzzle(3);
  const auto error = puzzle.set_regions(letters("aabaabccc")).error();
  EXPECT_EQ(error.message,
            "found 3 regions (region \"a\" has 4 cells, region \"b\" has 2 cells), expected 3 of 3 "
            "cells each; look at r2c2");
  EXPECT_EQ(puzzle.set_regions(letters("aaaaaaaaa")).error().message,
            "found 1 region (region \"a\" has 9 cells), expected 3 of 3 cells each; look at r2c1");
}

TEST(Regions, ThatAreManyAreNotAllListed) {
  std::vector<std::string> labels;
  for (int cell = 0; cell < 81; ++cell) labels.push_back(std::to_string(cell));
  const auto error = Puzzle(9).set_regions(labels).error();
  EXPECT_NE(error.message.find("found 81 regions (region \"0\" has 1 cell, "), std::string::npos)
      << error.message;
  EXPECT_NE(error.message.find("and so on for 77 more"), std::string::npos) << error.message;
}

TEST(Regions, NeedALabelForEachCell) {
  EXPECT_EQ(Puzzle(3).set_regions(letters("aaabbbcc")).error().message,
            "found 8 region labels, expected 9: one for each cell of a grid of size 3");
}

TEST(Shape, IsReplacedAndTakenAway) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.set_boxes(2, 2).has_value());
  ASSERT_TRUE(puzzle.set_regions(letters("aaaabbbbccccdddd")).has_value());
  EXPECT_FALSE(puzzle.has_boxes());
  ASSERT_TRUE(puzzle.clear_regions().has_value());
  EXPECT_EQ(puzzle, Puzzle(4));
}

TEST(Shape, ThatARuleNeedsIsKept) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.set_boxes(2, 2).has_value());
  ASSERT_TRUE(puzzle.add_rule("disjoint_groups").has_value());
  const Puzzle before = puzzle;
  EXPECT_FALSE(puzzle.set_regions(letters("aaaabbbbccccdddd")).has_value());
  EXPECT_EQ(puzzle.clear_regions().error().message,
            "rule disjoint_groups, which the puzzle has: found a grid without boxes, expected one with "
            "boxes, whose places form the groups");
  EXPECT_EQ(puzzle, before);
  EXPECT_TRUE(puzzle.set_boxes(1, 4).has_value());
}

TEST(AddRule, KeepsEachUseOnce) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.add_rule("diagonals").has_value());
  ASSERT_TRUE(puzzle.add_rule("extra_regions", "R2C2,r1c1").has_value());
  ASSERT_TRUE(puzzle.add_rule("diagonals").has_value());
  ASSERT_TRUE(puzzle.add_rule("extra_regions", "r1c1 r2c2").has_value());
  ASSERT_TRUE(puzzle.add_rule("extra_regions", "r1c2; r2c2 r1c1").has_value());
  EXPECT_EQ(puzzle.rules(), (std::vector<RuleUse>{{"diagonals", {std::string("both")}},
                                                  {"extra_regions", {std::vector{0, 5}}},
                                                  {"extra_regions", {std::vector{1}}}}));
}

TEST(AddRule, AddsNothingWhereOneOfSeveralUsesIsWrong) {
  Puzzle puzzle(4);
  EXPECT_FALSE(puzzle.add_rule("extra_regions", "r1c1 r2c2; r5c5").has_value());
  EXPECT_EQ(puzzle, Puzzle(4));
}

TEST(AddRule, RefusesWhatItDoesNotKnow) {
  Puzzle puzzle(4);
  EXPECT_EQ(puzzle.add_rule("diagonal").error().message,
            "there is no rule \"diagonal\"; did you mean diagonals? `quadrille rules` lists them");
  EXPECT_EQ(puzzle.add_rule("knots").error().message,
            "there is no rule \"knots\"; `quadrille rules` lists them");
  EXPECT_EQ(puzzle.add_rule("boxes", "2x2").error().message,
            "boxes cannot be added as a rule: they belong to the shape of the grid, like its size");
  EXPECT_FALSE(puzzle.add_rule("regions").has_value());
  EXPECT_EQ(puzzle.add_rule("windoku", "all").error().message,
            "rule windoku: found \"all\", but it takes no argument");
  EXPECT_EQ(puzzle, Puzzle(4));
}

TEST(Puzzle, RefusesSizesCellsAndDigitsOutOfRange) {
  for (const int size : {-3, 0, 65})
    EXPECT_EQ(test::refusal([=] { static_cast<void>(Puzzle(size)); }),
              "Puzzle: the size is " + std::to_string(size) + ", expected 1 to 64");
  Puzzle puzzle(4);
  for (const int cell : {-1, 16}) {
    const std::string sentence = "Puzzle: found " + std::to_string(cell) + " as a cell, expected 0 to 15";
    EXPECT_EQ(test::refusal([&] { static_cast<void>(puzzle.given(cell)); }), sentence);
    EXPECT_EQ(test::refusal([&] { puzzle.set_given(cell, 1); }), sentence);
    EXPECT_EQ(test::refusal([&] { static_cast<void>(puzzle.candidates(cell)); }), sentence);
    EXPECT_EQ(test::refusal([&] { puzzle.restrict_candidates(cell, 1); }), sentence);
    EXPECT_EQ(test::refusal([&] { static_cast<void>(puzzle.allowed(cell)); }), sentence);
  }
  for (const int digit : {-1, 5})
    EXPECT_EQ(test::refusal([&] { puzzle.set_given(0, digit); }),
              "Puzzle: found " + std::to_string(digit) + " as a given, expected 1 to 4, or 0 for none");
  puzzle.set_given(15, 4);
  EXPECT_EQ(puzzle.given(15), 4);
}

TEST(Puzzle, OfALayoutHasItsCellsAndDigits) {
  Puzzle puzzle({2, 3, 5, 0});
  EXPECT_EQ(puzzle.cell_count(), 6);
  EXPECT_EQ(puzzle.all_digits(), 0b11111U);
  puzzle.set_given(5, 5);
  EXPECT_EQ(puzzle.given(5), 5);
  EXPECT_NE(puzzle, Puzzle({2, 3, 5}));
  EXPECT_NE(Puzzle(4), Puzzle({4, 4, 4, 1, false}));
  EXPECT_EQ(test::refusal([] { static_cast<void>(Puzzle({2, 3, 2})); }),
            "Puzzle: found 2 digits, but a row has 3 cells with different digits: expected 3 digits or more, "
            "or a grid without lines");
}

TEST(Boxes, TileAnyGrid) {
  Puzzle puzzle({4, 6, 6});
  ASSERT_TRUE(puzzle.set_boxes(2, 3));
  EXPECT_TRUE(puzzle.has_full_regions());
  EXPECT_EQ(puzzle.region_cells().size(), 4U);
  EXPECT_EQ(puzzle.region_cells()[3], (std::vector<int>{15, 16, 17, 21, 22, 23}));
  ASSERT_TRUE(puzzle.set_boxes(2, 2)) << "smaller ones hold different digits";
  EXPECT_FALSE(puzzle.has_full_regions());
  EXPECT_EQ(puzzle.region_labels().size(), 6U);
  EXPECT_EQ(puzzle.set_boxes(3, 2).error().message,
            "boxes of 3 x 2 (rows x columns) do not fit a 4x6 grid: they must tile it, and have at most 6 "
            "cells, one for each digit");
  EXPECT_FALSE(puzzle.set_boxes(4, 6));
}

TEST(Regions, MayLeaveCellsInNone) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.set_regions(letters("aabbaacb....dddd")));
  EXPECT_EQ(puzzle.regions()[8], kNoRegion);
  EXPECT_EQ(puzzle.region_cells()[2], (std::vector<int>{6}))
      << "a region may be small where cells are in none";
  EXPECT_FALSE(puzzle.has_full_regions());
  EXPECT_EQ(
      puzzle.set_regions(letters("aaaaa...........")).error().message,
      "found 1 region (region \"a\" has 5 cells), expected at most 4 cells each, one for each digit; look at "
      "r2c1");
  ASSERT_TRUE(puzzle.set_regions(letters("................")));
  EXPECT_EQ(puzzle, Puzzle(4));
}

TEST(Regions, MayBeSmallInAGridThatNoSizeSays) {
  Puzzle puzzle({2, 3, 4});
  ASSERT_TRUE(puzzle.set_regions(letters("aabaac")));
  EXPECT_FALSE(puzzle.has_full_regions());
  EXPECT_FALSE(puzzle.set_regions(letters("aaaaab")));
  EXPECT_EQ(puzzle.set_regions(letters("aabb")).error().message,
            "found 4 region labels, expected 6: one for each cell of a 2x3 grid");
}

TEST(Puzzle, KeepsSomeOfItsRules) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.add_rule("diagonals"));
  ASSERT_TRUE(puzzle.add_rule("odd", "r1c1; r2c2"));
  puzzle.keep_rules({true, false, true});
  ASSERT_EQ(puzzle.rules().size(), 2U);
  EXPECT_EQ(puzzle.rules()[0].name, "diagonals");
  EXPECT_EQ(puzzle.rules()[1].values, std::vector<Value>{std::vector{5}});
  ASSERT_TRUE(puzzle.add_rule("odd", "r2c2; r1c1"));
  EXPECT_EQ(puzzle.rules().size(), 3U) << "only the use that was removed is new";
  puzzle.keep_rules({true, true, false});
  EXPECT_EQ(test::refusal([&] { puzzle.keep_rules({true}); }),
            "Puzzle: found 1 flags of rules to keep, expected 2, one for each use of a rule");
}

}  // namespace
}  // namespace quadrille::sudoku
