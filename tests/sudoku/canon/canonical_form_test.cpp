#include "sudoku/canon/canonical_form.h"

#include <gtest/gtest.h>

#include <map>
#include <string_view>

#include "base/random.h"
#include "support/base/rounds.h"
#include "support/sudoku/canon_meaning.h"

namespace quadrille::sudoku {
namespace {

std::uint64_t factorial(int n) { return n < 2 ? 1 : std::uint64_t(n) * factorial(n - 1); }

struct Classes {
  std::map<Grid, std::uint64_t> automorphisms;
  /// By orbits: each class has as many grids as there are rearrangements, divided by the number of those that
  /// change nothing.
  [[nodiscard]] std::uint64_t grids(std::uint64_t rearrangements) const {
    std::uint64_t sum = 0;
    for (const auto& [grid, count] : automorphisms) {
      EXPECT_EQ(rearrangements % count, 0U);
      sum += rearrangements / count;
    }
    return sum;
  }
};

Classes classes_of_filled(const BandsAndStacks& shape) {
  Classes classes;
  test::for_each_filled(shape, [&](const Grid& grid) {
    const auto form = canonical_form(grid, shape);
    ASSERT_TRUE(form);
    const auto [found, is_new] = classes.automorphisms.emplace(form->grid, form->automorphisms);
    EXPECT_EQ(found->second, form->automorphisms);
  });
  return classes;
}

TEST(CanonicalForm, Of288GridsOfFourRowsLeavesTwo) {
  const Classes classes = classes_of_filled({4, 2, 2});
  EXPECT_EQ(classes.automorphisms.size(), 2U);
  EXPECT_EQ(classes.grids(128 * factorial(4)), 288U);
}

TEST(CanonicalForm, Of28200960GridsOfSixRowsLeaves49) {
  const Classes classes = classes_of_filled({6, 2, 3});
  EXPECT_EQ(classes.automorphisms.size(), 49U);
  EXPECT_EQ(classes.grids(std::uint64_t{48} * 72 * factorial(6)), 28'200'960U);
}

TEST(CanonicalForm, Of161280LatinSquaresOfFiveRowsLeavesTwo) {
  const Classes classes = classes_of_filled({5, 5, 5});
  EXPECT_EQ(classes.automorphisms.size(), 2U);
  EXPECT_EQ(classes.grids(2 * factorial(5) * factorial(5) * factorial(5)), 161'280U);
}

/// Random grids and a number of transformations of each, all with the same form.
void expect_one_form(const BandsAndStacks& shape, int percent, int grids, std::uint64_t morphs,
                     Random& random) {
  for (int i = 0; i < grids; ++i) {
    const Grid grid = test::random_grid(shape, percent, random);
    const auto form = canonical_form(grid, shape);
    ASSERT_TRUE(form);
    for (std::uint64_t k = 0; k < morphs; ++k) {
      const Grid other = test::morph(grid, shape, random);
      const auto found = canonical_form(other, shape);
      ASSERT_TRUE(found);
      ASSERT_EQ(found->grid, form->grid);
      ASSERT_EQ(found->automorphisms, form->automorphisms);
      ASSERT_EQ(rearranged(other, found->how), form->grid);
    }
  }
}

TEST(CanonicalForm, OfLargerGridsIsThatOfTheirMorphs) {
  Random random(2);
  for (const BandsAndStacks shape : {BandsAndStacks{12, 3, 4}, {16, 4, 4}, {10, 10, 10}, {25, 5, 5}})
    expect_one_form(shape, 35, test::rounds(3), test::rounds(std::uint64_t{20}), random);
}

TEST(CanonicalFormSlow, OfAMillionMorphsIsOne) {
  Random random(3);
  const auto morphs = test::random_rounds(std::uint64_t{100'000});
  for (const int percent : {25, 30, 50, 90, 100})
    expect_one_form({9, 3, 3}, percent, 20, morphs / 100, random);
}

TEST(CanonicalForm, CountsTheAutomorphismsOfTheMostSymmetricGrid) {
  const std::string_view text =
      "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
  Grid grid;
  for (const char digit : text) grid.push_back(digit - '0');
  EXPECT_EQ(canonical_form(grid, {9, 3, 3})->automorphisms, 648U);
}

TEST(CanonicalForm, OfAnEmptyGridHasAllOrders) {
  EXPECT_EQ(canonical_form(Grid(81, 0), {9, 3, 3})->automorphisms, std::uint64_t{2} * 1296 * 1296);
  EXPECT_EQ(canonical_form(Grid(256, 0), {16, 4, 4})->automorphisms,
            std::uint64_t{2} * 7'962'624 * 7'962'624);
  EXPECT_EQ(canonical_form(Grid(625, 0), {25, 5, 5})->automorphisms, kMostAutomorphisms);
}

TEST(CanonicalForm, IsNotFoundWhereTooManyOrdersTie) {
  // Its first row has one empty cell, and 15 digits that have no names yet.
  Random random(5);
  Grid grid = test::random_grid({16, 4, 4}, 100, random);
  grid[0] = 0;
  EXPECT_FALSE(canonical_form(grid, {16, 4, 4}));
  Grid sums(256);  // a Latin square whose rows are the first one with pairs exchanged
  for (int cell = 0; cell < 256; ++cell) sums[std::size_t(cell)] = ((cell / 16) ^ (cell % 16)) + 1;
  EXPECT_FALSE(canonical_form(sums, {16, 16, 16}));
}

std::string why_not(const Puzzle& puzzle) {
  const auto form = canonical_form(puzzle);
  const auto check = check_for_canonical_form(puzzle);
  EXPECT_FALSE(form || check);
  EXPECT_EQ(form.error().message, check.error().message);
  return form.error().message;
}

Puzzle four_rows() {
  Puzzle puzzle(4);
  EXPECT_TRUE(puzzle.set_boxes(2, 2));
  return puzzle;
}

TEST(CanonicalForm, TellsWhyThereIsNone) {
  Puzzle puzzle = four_rows();
  puzzle.set_given(0, 3);
  puzzle.set_given(5, 3);
  EXPECT_NE(why_not(puzzle).find("r1c1 and r2c2 both hold 3"), std::string::npos);
  puzzle.set_given(5, 0);
  puzzle.set_given(12, 3);
  EXPECT_NE(why_not(puzzle).find("r1c1 and r4c1 both hold 3"), std::string::npos);
  puzzle = four_rows();
  puzzle.restrict_candidates(2, digit_bit(1));
  EXPECT_NE(why_not(puzzle).find("candidates of r1c3"), std::string::npos);
  puzzle = four_rows();
  EXPECT_TRUE(puzzle.add_rule("diagonals"));
  EXPECT_NE(why_not(puzzle).find("the rule diagonals"), std::string::npos);
  EXPECT_NE(why_not(Puzzle(Layout(2, 3, 6))).find("layout"), std::string::npos);
  Puzzle jigsaw(4);
  EXPECT_TRUE(jigsaw.set_regions({"a", "a", "a", "b", "a", "b", "b", "b",  //
                                  "c", "c", "c", "d", "c", "d", "d", "d"}));
  EXPECT_NE(why_not(jigsaw).find("regions that are not boxes"), std::string::npos);
}

TEST(CanonicalForm, TakesRegionsThatAreBoxes) {
  Puzzle regions(4);
  EXPECT_TRUE(regions.set_regions({"a", "a", "b", "b", "a", "a", "b", "b",  //
                                   "c", "c", "d", "d", "c", "c", "d", "d"}));
  Puzzle boxes = four_rows();
  for (Puzzle* puzzle : {&regions, &boxes}) puzzle->set_given(6, 2);
  EXPECT_EQ(canonical_form(regions)->grid, canonical_form(boxes)->grid);
  EXPECT_EQ(canonical_form(regions)->automorphisms, canonical_form(boxes)->automorphisms);
  Puzzle lines(5);
  EXPECT_TRUE(lines.set_boxes(1, 5));
  EXPECT_EQ(canonical_form(lines)->automorphisms, canonical_form(Puzzle(5))->automorphisms);
}

TEST(CanonicalForm, TextCountsFromOne) {
  const Rearrangement how{
      .is_transposed = true, .rows = {1, 0, 2, 3}, .columns = {0, 1, 2, 3}, .digits = {0, 4, 2, 3, 1}};
  EXPECT_EQ(text_of(how), "transposed, rows 2 1 3 4, columns 1 2 3 4, digits 4 2 3 1");
}

}  // namespace
}  // namespace quadrille::sudoku
