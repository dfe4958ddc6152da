#include "techniques/notation.h"

#include <gtest/gtest.h>

#include "sudoku/conditions/conditions.h"
#include "support/techniques/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

TEST(Notation, MergesCellsAlongRowsAndColumns) {
  const Board board = test::classic_board();
  EXPECT_EQ(cells_text({0, 2, 9}, board), "r1c13,r2c1");
  EXPECT_EQ(cells_text({0, 9, 18, 19}, board), "r123c1,r3c2");
  EXPECT_EQ(cells_text({80}, board), "r9c9");
  EXPECT_EQ(cells_text({}, board), "");
}

TEST(Notation, DoesNotMergeWhereNumbersHaveTwoDigits) {
  sudoku::Puzzle puzzle{sudoku::Layout(12)};
  const Board board(sudoku::conditions_of(puzzle));
  EXPECT_EQ(cells_text({0, 11}, board), "r1c1,r1c12");
}

TEST(Notation, SaysWhatAStepConcludes) {
  const Board board = test::classic_board();
  Step step{.technique = Technique::naked_pair, .digits = {1, 2}, .cells = {0, 1}};
  step.eliminate(8, 2);
  step.eliminate(2, 1);
  step.eliminate(3, 2);
  EXPECT_EQ(conclusion_text(step, board), "r1c49<>2, r1c3<>1");
  EXPECT_EQ(hodoku_text(step, board), "Naked Pair: 1,2 in r1c12 => r1c49<>2, r1c3<>1");
  EXPECT_EQ(cells_of(step), (std::vector<int>{0, 1}));
  const Step single{.technique = Technique::naked_single, .placements = {{4, 7}}};
  EXPECT_EQ(hodoku_text(single, board), "Naked Single: r1c5=7");
}

}  // namespace
}  // namespace quadrille::techniques
