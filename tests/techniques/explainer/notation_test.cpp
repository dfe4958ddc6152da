#include "techniques/explainer/notation.h"

#include <gtest/gtest.h>

#include <string>

#include "support/techniques/step_cases.h"

namespace quadrille::techniques::explainer {
namespace {

TEST(ExplainerNotation, MarksAreThoseOfThePosition) {
  Position position = test::start_of(test::classic_puzzle("5" + std::string(80, '.')));
  position.remove({40, 7});
  const auto marks = marks_of(position);
  ASSERT_TRUE(marks);
  EXPECT_FALSE(marks->is_open(0));
  EXPECT_FALSE(marks->has(40, 6));
  EXPECT_TRUE(marks->has(40, 5));
}

TEST(ExplainerNotation, OtherGridsHaveNone) {
  sudoku::Puzzle small{sudoku::Layout(4)};
  EXPECT_TRUE(small.set_boxes(2, 2));
  EXPECT_FALSE(marks_of(test::start_of(small)));
  sudoku::Puzzle diagonals = test::classic_puzzle(std::string(81, '.'));
  EXPECT_TRUE(diagonals.add_rule("diagonals"));
  EXPECT_FALSE(marks_of(test::start_of(diagonals)));
  sudoku::Puzzle knights = test::classic_puzzle(std::string(81, '.'));
  EXPECT_TRUE(knights.add_rule("anti_knight"));
  EXPECT_FALSE(marks_of(test::start_of(knights)));
  EXPECT_FALSE(marks_of(test::start_of(sudoku::Puzzle{sudoku::Layout(9)})));  // without blocks
}

TEST(ExplainerNotation, TextsSayWhatChanges) {
  const Position position = test::start_of(test::classic_puzzle(std::string(81, '.')));
  EXPECT_EQ(hint_text({.name = "X-Wing", .rating = 3.2, .removals = {{0, 0b11}, {1, 0b1}}}, position.board()),
            "X-Wing (3.2): r1c12<>1, r1c1<>2");
  const Hint placing{
      .name = "Forcing Chain", .rating = 7.1, .placement = Mark{80, 8}, .removals = {{80, 0b1}}};
  EXPECT_EQ(hint_text(placing, position.board()), "Forcing Chain (7.1): r9c9=9");
  EXPECT_EQ(conclusion_of(placing).cells, std::vector<int>{80});
}

}  // namespace
}  // namespace quadrille::techniques::explainer
