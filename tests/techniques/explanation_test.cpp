#include "techniques/explanation.h"

#include <gtest/gtest.h>

#include <set>

#include "base/language.h"
#include "support/techniques/step_cases.h"
#include "techniques/path.h"

namespace quadrille::techniques {
namespace {

/// The names of parts in the text, in order.
std::vector<std::string> names_in(const Explanation& explanation) {
  std::vector<std::string> names;
  for (const Explanation::Piece& piece : explanation.pieces)
    if (piece.part != Explanation::Piece::kNoPart) names.push_back(piece.text);
  return names;
}

TEST(Explanation, OfASubsetNamesItsCellsAndItsHouses) {
  const Board board = test::classic_board();
  Step step{.technique = Technique::naked_pair, .digits = {1, 2}, .cells = {0, 1}};
  step.eliminate(8, 2);
  step.eliminate(2, 1);
  step.eliminate(3, 2);
  const Explanation explanation = explanation_of(step, board);
  EXPECT_EQ(explanation.text(),
            "r1c12 have only the candidates 1 and 2. These cells take all of these digits, which are "
            "therefore nowhere else in row 1 and box 1. So remove 1 from r1c3; 2 from r1c49.");
  EXPECT_EQ(names_in(explanation), (std::vector<std::string>{"r1c12", "row 1 and box 1"}));
  ASSERT_EQ(explanation.parts.size(), 2U);
  EXPECT_EQ(explanation.parts[0].kind, Explanation::Part::Kind::cells);
  EXPECT_EQ(explanation.parts[0].cells, (std::vector<int>{0, 1}));
  EXPECT_EQ(explanation.parts[1].kind, Explanation::Part::Kind::houses);
  EXPECT_EQ(explanation.parts[1].cells.size(), 15U);
}

TEST(Explanation, OfAFishTellsBaseCoverAndFins) {
  const Board board = test::classic_board();
  Step step{.technique = Technique::finned_x_wing,
            .digits = {7},
            .cells = {10, 15, 64, 69},
            .fins = {{17, 7}},
            .base = {1, 7},
            .cover = {10, 15}};
  step.eliminate(6, 7);
  EXPECT_EQ(explanation_of(step, board).text(),
            "Apart from r2c9 (fins), all places of 7 in row 2 and row 8 are in column 2 and column 7. "
            "Either a fin is 7, or 7 is nowhere else in column 2 and column 7. A cell there that sees all "
            "fins is not 7 in either case. So remove 7 from r1c7.");
}

TEST(Explanation, OfAChainTellsWhichCandidatesHold) {
  const Board board = test::classic_board();
  Step step{.technique = Technique::x_chain, .digits = {5}};
  step.chain = {{.cell = 0, .digit = 5},
                {.cell = 6, .digit = 5, .is_strong_from_last = true},
                {.cell = 33, .digit = 5},
                {.cell = 29, .digit = 5, .is_strong_from_last = true}};
  step.eliminate(27, 5);
  const Explanation explanation = explanation_of(step, board);
  EXPECT_EQ(explanation.text(),
            "If r1c1 is not 5, then r1c7 is 5, so r4c7 is not 5, so r4c3 is 5. One of the two ends is "
            "therefore true, "
            "and a candidate that both ends exclude is false. So remove 5 from r4c1.");
  ASSERT_EQ(explanation.parts.size(), 2U);
  EXPECT_EQ(explanation.parts[0].candidates, (std::vector<Candidate>{{6, 5}, {29, 5}}));
  EXPECT_EQ(explanation.parts[1].candidates, (std::vector<Candidate>{{0, 5}, {33, 5}}));
}

TEST(Explanation, OfALongChainTellsOnlyItsEnds) {
  const Board board = test::classic_board();
  Step step{.technique = Technique::forcing_chain_verity};
  std::vector<ChainNode> chain;
  for (int cell = 0; cell < 9; ++cell)
    chain.push_back({.cell = cell, .digit = 5, .is_strong_from_last = cell % 2 == 0});
  step.chains = {chain};
  step.placements = {{8, 5}};
  const Explanation explanation = explanation_of(step, board);
  EXPECT_EQ(
      explanation.text(),
      "If r1c1 is 5, then 8 links lead to this: r1c9 is 5. One of these cases is true, and all have the "
      "same consequence. So r1c9 is 5.");
  EXPECT_EQ(explanation.parts[0].candidates.size() + explanation.parts[1].candidates.size(), 9U);
}

TEST(Explanation, IsInTheLanguageOfTheMessages) {
  const Board board = test::classic_board();
  const Step step{.technique = Technique::full_house, .placements = {{0, 7}}, .cells = {0}, .base = {0}};
  EXPECT_EQ(explanation_of(step, board).text(),
            "r1c1 is the last open cell of row 1, which still lacks 7. So r1c1 is 7.");
  set_language(Language::french);
  EXPECT_EQ(explanation_of(step, board).text(),
            "r1c1 est la dernière case libre dans la ligne 1, où il ne manque que 7. Donc r1c1 contient 7.");
  set_language(Language::english);
}

/// Each step of the usual techniques has a pattern in words, and its parts are cells of the grid.
TEST(Explanation, ExistsForEachStepOfHardPuzzles) {
  std::set<Technique> explained;
  for (const char* grid :
       {"..8...7.3....2.4.8...64....5.....68.98..1..42.73.....5....94...7.1.8....3.4...8..",
        "12....7.9..6..9.2....1.3......6945...452...............9...1.4.67....3.28.....6..",
        "7...8........2.4....13.........38.1....5...27.92.168....6.....813......5.48.5..6.",
        "8...7...4.53.........63.5.1..4.87...3....2..6.......8.69.....1.7.5..........4.76."}) {
    Position position = test::start_of(test::classic_puzzle(grid));
    static_cast<void>(walk(position, usual_techniques(), [&](const Step& step, const Position& before) {
      const Explanation explanation = explanation_of(step, before.board());
      EXPECT_GE(explanation.pieces.size(), 2U) << static_cast<int>(step.technique);
      EXPECT_FALSE(explanation.parts.empty());
      for (const Explanation::Part& part : explanation.parts) EXPECT_FALSE(part.cells.empty());
      explained.insert(step.technique);
      return true;
    }));
  }
  EXPECT_GE(explained.size(), 15U);
}

}  // namespace
}  // namespace quadrille::techniques
