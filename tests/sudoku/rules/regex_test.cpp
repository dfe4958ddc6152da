#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(RegexRule, IsAWord) {
  const Condition condition =
      test::last_condition(test::with_rule(Puzzle(4), "regex", "r1c1 r1c2 r2c2 pattern=\"1.*[34]{1,2}\""));
  EXPECT_EQ(condition.origin->label, "regex r1c1-r2c2");
  EXPECT_EQ(std::get<DigitWord>(condition.kind).path.size(), 3U);
}

TEST(RegexRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("regex", "r1c1 r1c2 pattern=12", Puzzle(4)), 48U);
  EXPECT_EQ(test::grids_left_by("regex", "r1c1 r1c2 r2c2 pattern=\"(12|21)+\"", Puzzle(4)), 0U);
  EXPECT_EQ(test::grids_left_by("regex", "r1c1 pattern=\"[^1]\"", Puzzle(4)), 432U);
}

}  // namespace
}  // namespace quadrille::sudoku
