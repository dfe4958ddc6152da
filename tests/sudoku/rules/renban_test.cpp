#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/condition_lists.h"
#include "support/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(RenbanRule, IsAHouseAndATableOfRanges) {
  const Puzzle puzzle = test::with_rule(Puzzle(5), "renban", "r1c1 r2c2 r1c3");
  const auto list = conditions_of(puzzle).list;
  EXPECT_EQ(list.back().origin->label, "renban r1c1-r1c3");
  EXPECT_EQ(std::get<Distinct>(list[10].kind).members, (std::vector{0, 6, 2}));
  EXPECT_EQ(list[10].origin, list.back().origin);
  EXPECT_EQ(std::get<Table>(list.back().kind).rows,
            (std::vector<Table::Row>{
                {0b00111, 0b00111, 0b00111}, {0b01110, 0b01110, 0b01110}, {0b11100, 0b11100, 0b11100}}));
}

TEST(RenbanRule, HasNoMoreCellsThanThereAreDigits) {
  EXPECT_EQ(Puzzle(2).add_rule("renban", "r1c1 r1c2 r2c2").error().message,
            "rule renban: found 3 cells, expected 2");
}

TEST(RenbanRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("renban", "r1c1 r2c2", Puzzle(4)), 192u);
  EXPECT_EQ(test::grids_left_by("renban", "r1c1 r1c2 r2c3", Puzzle(4)), 96u);
  EXPECT_EQ(test::grids_left_by("renban", "r1c1 r1c2 r1c3 r1c4", Puzzle(4)), 576u);
}

TEST(RenbanRule, DrawsALine) {
  const Picture picture = picture_of(test::with_rule(Puzzle(4), "renban", "r1c1 r1c2"));
  ASSERT_EQ(picture.shapes().size(), 1u);
  EXPECT_EQ(picture.shapes()[0].colour, kPalePurple);
}

}  // namespace
}  // namespace quadrille::sudoku
