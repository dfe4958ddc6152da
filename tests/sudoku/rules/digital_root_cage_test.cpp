#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(DigitalRootCageRule, NamesItsPlace) {
  EXPECT_EQ(
      test::last_condition(test::with_rule(Puzzle(4), "digital_root_cage", "r1c1 r2c2 root=5")).origin->label,
      "cage of digital root 5 at r1c1");
}

TEST(DigitalRootCageRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("digital_root_cage", "r1c1 r2c2 root=5", Puzzle(4)), 128u);
  EXPECT_EQ(test::grids_left_by("digital_root_cage", "r1c1 r1c2 r2c3 r2c4 root=1", Puzzle(4)), 96u);
  EXPECT_EQ(test::grids_left_by("digital_root_cage", "r1c1 r2c2 root=0", Puzzle(4)), 0u);
  EXPECT_EQ(test::grids_left_by("digital_root_cage", "r1c1 root=0", Puzzle({2, 3, 3, 0})), 4u);
  EXPECT_EQ(test::grids_left_by("digital_root_cage", "r1c1 r1c2 r1c3 r1c4 r1c5 root=6",
                                test::five_with_row({1, 2, 3, 4, 5})),
            1344u);
}

TEST(DigitalRootCageRule, RefusesWhatDoesNotFit) {
  EXPECT_EQ(Puzzle(4).add_rule("digital_root_cage", "r1c1 root=10").error().message,
            "rule digital_root_cage: found \"10\" as the root, expected a number from 0 to 9");
}

TEST(DigitalRootCageRule, IsDrawn) {
  EXPECT_EQ(picture_of(test::with_rule(Puzzle(4), "digital_root_cage", "r1c1 r2c2 root=5")).shapes().size(),
            2u);
}

TEST(DigitalRootCageRule, WritesItsText) {
  const Picture picture = picture_of(test::with_rule(Puzzle(4), "digital_root_cage", "r1c1 r2c2 root=5"));
  EXPECT_EQ(std::get<Lettering>(picture.shapes().back().kind).text, "DR5");
}

}  // namespace
}  // namespace quadrille::sudoku
