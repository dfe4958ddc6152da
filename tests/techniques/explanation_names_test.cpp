#include "techniques/explanation_names.h"

#include <gtest/gtest.h>

#include "support/techniques/step_cases.h"

namespace quadrille::techniques {
namespace {

TEST(ExplanationNames, AreListedAsPeopleDo) {
  const Board board = test::classic_board();
  const ExplanationNames names(board);
  EXPECT_EQ(names.plain({0, 1, 10, 80, 0}), "r1c12, r2c2 and r9c9");
  EXPECT_EQ(names.plain_house(0), "row 1");
  EXPECT_EQ(names.plain_house(10), "column 2");
  EXPECT_EQ(names.plain_house(26), "box 9");
  EXPECT_EQ(names.all_of({1, 2, 3}), "1, 2 and 3");
  EXPECT_EQ(names.one_of({1, 2}), "1 or 2");
  EXPECT_EQ(names.removals({{0, 5}, {1, 5}, {0, 6}, {1, 6}, {80, 7}}), "5 and 6 from r1c12; 7 from r9c9");
}

TEST(ExplanationNames, CutTheTextAtTheNamesOfParts) {
  const Board board = test::classic_board();
  ExplanationNames names(board);
  const std::string first = names.cells(0, {1, 0});
  const std::string second = names.one_of(1, {{4, 2}, {4, 3}, {5, 2}});
  const Explanation explanation = names.explained("Of " + first + ": " + second + "; " + names.cell(0, 2));
  EXPECT_EQ(explanation.text(), "Of r1c12: r1c5 is 2 or 3 or r1c6 is 2; r1c3");
  std::vector<int> parts;
  for (const Explanation::Piece& piece : explanation.pieces) parts.push_back(piece.part);
  EXPECT_EQ(parts, (std::vector<int>{-1, 0, -1, 1, -1, 0}));
  ASSERT_EQ(explanation.parts.size(), 2U);
  EXPECT_EQ(explanation.parts[0].cells, (std::vector<int>{0, 1, 2}));
  EXPECT_EQ(explanation.parts[1].cells, (std::vector<int>{4, 5}));
  EXPECT_EQ(explanation.parts[1].candidates.size(), 3U);
}

}  // namespace
}  // namespace quadrille::techniques
