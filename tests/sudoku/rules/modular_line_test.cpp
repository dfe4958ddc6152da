#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(ModularLineRule, NamesItsPlace) {
  EXPECT_EQ(test::last_condition(test::with_rule(Puzzle(4), "modular_line", "r1c1 r2c2")).origin->label,
            "modular line r1c1-r2c2");
}

TEST(ModularLineRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("modular_line", "r1c1 r2c2", Puzzle(4)), 320u);
  EXPECT_EQ(test::grids_left_by("modular_line", "r1c1 r1c2 r1c3 r2c3", Puzzle(4)), 128u);
  EXPECT_EQ(test::grids_left_by("modular_line", "r1c1 r2c2 r3c3 r4c4 modulus=2", Puzzle(4)), 80u);
  EXPECT_EQ(test::grids_left_by("modular_line", "r1c1 r2c2 r3c3 modulus=5", Puzzle(4)), 192u);
  EXPECT_EQ(test::grids_left_by("modular_line", "r1c1 r2c2 r3c3 r3c4 r4c4 modulus=5", Puzzle(4)), 0u);
  EXPECT_EQ(test::grids_left_by("modular_line", "r1c1 r1c2 r1c3 r2c3", Puzzle({2, 3, 3, 0})), 6u);
}

TEST(ModularLineRule, IsDrawn) {
  EXPECT_EQ(picture_of(test::with_rule(Puzzle(4), "modular_line", "r1c1 r1c2 r2c2")).shapes().size(), 1u);
}

TEST(ModularLineRule, WritesAModulusThatIsNotTheUsualOne) {
  const Picture picture = picture_of(test::with_rule(Puzzle(4), "modular_line", "r1c1 r1c2 modulus=4"));
  EXPECT_EQ(std::get<Lettering>(picture.shapes().back().kind).text, "%4");
}

}  // namespace
}  // namespace quadrille::sudoku
