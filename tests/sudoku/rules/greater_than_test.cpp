#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(GreaterThanRule, NamesItsCells) {
  EXPECT_EQ(test::last_condition(test::with_rule(Puzzle(4), "greater_than", "r1c1 r1c2")).origin->label,
            "r1c1 greater than r1c2");
}

TEST(GreaterThanRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("greater_than", "r1c1 r1c2", Puzzle(4)), 288u);
  EXPECT_EQ(test::grids_left_by("greater_than", "r1c1 r3c3; r1c2 r1c1", Puzzle(4)), 32u);
}

TEST(GreaterThanRule, DrawsASignThatOpensToTheGreaterCell) {
  const Picture picture = picture_of(
      test::with_rule(Puzzle(4), "greater_than", "r1c1 r1c2; r2c2 r2c1; r1c4 r2c4; r4c4 r3c4; r4c1 r3c2"));
  std::string signs;
  for (const Shape& shape : picture.shapes()) signs += std::get<Lettering>(shape.kind).text;
  EXPECT_EQ(signs, "><v^><");
  EXPECT_EQ(std::get<Lettering>(picture.shapes()[2].kind).centre, (Point{3.5, 1}));
}

}  // namespace
}  // namespace quadrille::sudoku
