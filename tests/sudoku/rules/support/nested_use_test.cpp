#include "sudoku/rules/support/nested_use.h"

#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rule_text.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

std::vector<RuleUse> uses(const std::vector<std::string_view>& words) {
  return parse_nested_uses("uses", 4, words).value();
}

TEST(NestedUse, HasThePartsOfTheRuleWithoutWhatIsImplied) {
  const Puzzle puzzle(4);
  const auto parts = parts_of(puzzle, uses({"[one_of=r1c1 r1c2 digits=1]"}).front());
  ASSERT_EQ(parts.size(), 2U);
  EXPECT_EQ(parts[0].label, "1 in r1c1");
  EXPECT_EQ(parts[1].kinds.size(), 1U);
  const auto cage = parts_of(puzzle, uses({"[killer_cage=r1c1 r1c2 total=5]"}).front());
  for (const NestedPart& part : cage) EXPECT_FALSE(part.kinds.empty());
}

TEST(NestedUse, MustFitThePuzzle) {
  const Puzzle puzzle(4);
  EXPECT_TRUE(fit_nested(puzzle, uses({"[thermometer=r1c1 r1c2]", "[windoku]"})));
  const auto fits = fit_nested(puzzle, uses({"[disjoint_groups]"}));
  ASSERT_FALSE(fits);
  EXPECT_TRUE(fits.error().message.starts_with("rule disjoint_groups: found a grid without boxes"));
}

TEST(NestedUse, DrawsItself) {
  const Puzzle puzzle(4);
  Picture picture(puzzle.layout());
  draw_nested(puzzle, uses({"[palindrome=r1c1 r1c2]", "[anti_king]"}), picture);
  EXPECT_EQ(picture.shapes().size(), 1U);
}

}  // namespace
}  // namespace quadrille::sudoku
