#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "sudoku/solve/posted_model.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(RenbanRule, IsAHouseAndATableOfRanges) {
  const Puzzle puzzle = test::with_rule(Puzzle(5), "renban", "r1c1 r2c2 r1c3");
  const Conditions conditions = conditions_of(puzzle);
  const auto list = conditions.stated();
  EXPECT_EQ(list.back().origin->label, "renban r1c1-r1c3");
  EXPECT_EQ(std::get<Distinct>(list[10].kind).members, (std::vector{0, 6, 2}));
  EXPECT_EQ(list[10].origin, list.back().origin);
  EXPECT_EQ(std::get<Table>(list.back().kind).rows,
            (std::vector<Table::Row>{
                {0b00111, 0b00111, 0b00111}, {0b01110, 0b01110, 0b01110}, {0b11100, 0b11100, 0b11100}}));
}

TEST(RenbanRule, OfTwoCellsIsARelation) {
  const Conditions conditions = conditions_of(test::with_rule(Puzzle(4), "renban", "r1c1 r2c2"));
  const auto& relation = std::get<Relation>(conditions.list.back().kind);
  EXPECT_EQ(relation.pairs->seconds_for(2), Digits{0b0101});
  EXPECT_FALSE(conditions.list.back().is_implied());
}

TEST(RenbanRule, LeavesWhatAnOrderHas) {
  Puzzle puzzle = test::with_rule(Puzzle(6), "renban", "r1c1 r2c3 r3c5");
  puzzle.restrict_candidates(0, 0b001001);  // 1 4
  puzzle.restrict_candidates(8, 0b010010);  // 2 5
  PostedModel model(puzzle, cp::Consistency::automatic);
  ASSERT_TRUE(model.enter(puzzle, nullptr) && model.store().propagate());
  EXPECT_EQ(model.store().word(model.cells()[16].id()), Word{0b100100});
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
