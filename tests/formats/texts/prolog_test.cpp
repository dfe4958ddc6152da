#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(Prolog, ReadsListsHoweverTheyAreWrapped) {
  for (const std::string_view text :
       {"[1,_,_,2]", "[[1,_],[_,2]].", "puzzle(1, [[1,_],[_,2]]).", "Rows = [[1,A],[B,2]].", "2, [1,0,0,2].",
        ":- use_module(library(clpfd)).\n% a comment [x]\nproblem(1,\n  [[1,_],\n   [_,2]])."}) {
    EXPECT_EQ(givens_of(read_puzzle("prolog", text)), "1..2") << text;
  }
}

TEST(Prolog, ReadsBlocksWithTheirShape) {
  std::string blocks = "[";
  for (int block = 1; block <= 6; ++block) {
    blocks += std::string(block > 1 ? "," : "") + "[[" + std::to_string(block) + ",_],[_,_],[_,_]]";
  }
  const Puzzle puzzle = read_puzzle("prolog", blocks + "].");
  EXPECT_EQ(puzzle.box_rows(), 3);
  EXPECT_EQ(puzzle.given(4), 3);
}

TEST(Prolog, ReadsRegionsAndSolutions) {
  const Puzzle puzzle = read_puzzle("prolog", "2, [1,_,_,_], [a,'b c',a,'b c'].");
  EXPECT_EQ(puzzle.region_labels(), (std::vector<std::string>{"a", "b c"}));
  const Item item = read_item("prolog", "puzzle([[1,_],[_,_]], [[1,2],[2,1]]).");
  EXPECT_TRUE(item.puzzle);
  EXPECT_EQ(item.solution, (Grid{1, 2, 2, 1}));
}

TEST(Prolog, ReadsOneClauseAfterAnother) {
  EXPECT_EQ(read_all("prolog", "p(1,[[1,_],[_,_]]).\np(2,[[1,_],[_,_]]).\n").size(), 2U);
  EXPECT_EQ(read_all("prolog", "[1,2,2,1]\n[2,1,1,2]\n").size(), 2U);
}

TEST(Prolog, ReportsABadClauseAndGoesOn) {
  const auto items = read_all("prolog", "p([[1,2],[2]]).\np([1,2,2,1], [a]).\np([1,2,3]).\np([1,2,2,1]).\n");
  ASSERT_EQ(items.size(), 4U);
  EXPECT_EQ(items[0].puzzle.error().message,
            "found the end of a list of 1 elements, expected 2 as in the lists before it");
  EXPECT_EQ(items[1].puzzle.error().message, "found 1 elements, expected 4 as in the list of givens");
  EXPECT_EQ(items[1].puzzle.error().column, 14);
  EXPECT_EQ(items[2].puzzle.error().message, "found 3 cells, expected 4 for a 2x2 grid");
  EXPECT_TRUE(items[3].puzzle);
}

TEST(Prolog, IsToldFromOtherBrackets) {
  const Format& prolog = *find_format("prolog");
  EXPECT_EQ(prolog.sniff("[Puzzle]\n12\n21\n"), 0);
  EXPECT_EQ(prolog.sniff("x = [|1,2|2,1|];"), 0);
  EXPECT_EQ(prolog.sniff("[{\"size\":9}]"), 0);
  EXPECT_GT(prolog.sniff("[1,_,_,2]"), 80);
}

TEST(Prolog, WritesRowsAndNames) {
  Puzzle puzzle(2);
  puzzle.set_given(0, 1);
  ASSERT_TRUE(puzzle.set_regions({"up", "up", "A low", "A low"}));
  EXPECT_EQ(written("prolog", puzzle), "[[1,_],\n [_,_]],\n[[up,up],\n ['A low','A low']].\n");
}

TEST(Prolog, WritesNamesAsNumbersOnlyIfTheyStayDifferent) {
  Puzzle puzzle(2);
  ASSERT_TRUE(puzzle.set_regions({"7", "7", "07", "07"}));
  EXPECT_EQ(written("prolog", puzzle), "[[_,_],\n [_,_]],\n[[7,7],\n ['07','07']].\n");
}

TEST(Prolog, ReadsTheClausesAfterOneWithoutItsEnd) {
  const std::string first = "[[1,_],\n [_,2]].\n\n", second = "[[_,1],\n [_,2]].\n\n",
                    jigsaw = "[[_,1],\n [_,2]],\n[[a,b],\n [a,b]].\n\n";
  for (const std::string_view broken : {"[[1,_],\n\n", "[[1,_],\n [_,2],\n\n", "[[1,_],\n [_,2]\n\n",
                                        "[[1,_],\n [_,2]]\n\n", "[[1,_,\n [_,2]].\n\n"}) {
    const auto items = read_all("prolog", first + std::string(broken) + second + jigsaw + second);
    ASSERT_EQ(items.size(), 5U) << broken;
    EXPECT_TRUE(items[0].puzzle && items[2].puzzle && items[3].puzzle && items[4].puzzle) << broken;
  }
  EXPECT_EQ(read_all("prolog", "[[1,_],\n\n [_,2]].\n").size(), 1U) << "a blank line between bands";
}

}  // namespace
}  // namespace quadrille::formats
