#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(Sdk, ReadsHeadersAndSections) {
  const Item item = read_item(
      "sdk", "#AAnn\n#D Two rows\n#Cc\n#Bb\n#Ss\n#Ll\n#Uu\n# no header\n[Puzzle]\n1.\n..\n[State]\n1.\n.1\n");
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(givens_of(*item.puzzle), "1...");
  EXPECT_EQ(item.puzzle->about.author, "Ann");
  EXPECT_EQ(item.puzzle->about.description, "Two rows");
  EXPECT_EQ(item.puzzle->about.url, "u");
  EXPECT_FALSE(item.puzzle->has_restrictions()) << "the player's digits are not part of the puzzle";
  ASSERT_TRUE(item.progress);
  EXPECT_EQ(item.progress->placed, (Grid{0, 0, 0, 1}));
  EXPECT_FALSE(item.solution);
}

TEST(Sdk, TakesAFullStateForTheSolution) {
  const Item item =
      read_item("sdk", "[puzzle]\r\n1.\r\n..\r\n[STATE]\r\n12\r\n21\r\n[Other]\r\nanything\r\n");
  ASSERT_TRUE(item.puzzle);
  EXPECT_FALSE(item.puzzle->has_restrictions());
  EXPECT_EQ(item.solution, (Grid{1, 2, 2, 1}));
}

TEST(Sdk, TakesColoursForNoPuzzle) {
  const auto items =
      read_all("sdk",
               "[Puzzle]\n1...\n....\n....\n....\n[State]\n1...\n..1.\n....\n....\n[PencilMarks]\n,,,\n,,,\n"
               ",,,\n,,,\n[Colours]\n....\n.211\n....\n....\n[Puzzle]\n....\n...2\n....\n....\n");
  ASSERT_EQ(items.size(), 2U);
  EXPECT_EQ(givens_of(*items[0].puzzle), "1...............");
  EXPECT_EQ(givens_of(*items[1].puzzle), ".......2........");
}

TEST(Sdk, WritesThePlayersDigits) {
  const std::string text = "[Puzzle]\n1.\n..\n[State]\n1.\n.1\n";
  EXPECT_EQ(rewritten("sdk", text), text);
}

TEST(Sdk, ReadsPlainRowsOnePuzzleAfterAnother) {
  const auto items = read_all("sdk", "1.\n..\n\n#AAnn\n.1\n..\n[Puzzle]\n..\n..\n");
  ASSERT_EQ(items.size(), 3U);
  EXPECT_EQ(items[0].puzzle->about.author, "");
  EXPECT_EQ(items[1].puzzle->about.author, "Ann");
}

TEST(Sdk, SaysWhatIsWrong) {
  EXPECT_EQ(first_error("sdk", "[Puzzle]\n12\n2\n"), "3:1: found 1 cell in row 2 of the givens, expected 2");
  EXPECT_EQ(first_error("sdk", "[Puzzle]\n12\n21\n[State]\n1\n"),
            "5:1: found 1 cell in row 1 of the state, expected 2");
  EXPECT_EQ(first_error("sdk", "[Puzzle]\n12\n2A\n").substr(0, 4), "3:2:");
}

TEST(Sdk, IsSurestOfItsHeaders) {
  const Format& sdk = *find_format("sdk");
  EXPECT_GT(sdk.sniff("[Puzzle]\n"), 90);
  EXPECT_EQ(sdk.sniff("#Data of the year\n" + std::string(kGivens) + "\n"), 0);
  EXPECT_EQ(sdk.sniff("#AAnn\n"), 0);
}

TEST(Sdk, WritesHeadersAndSolution) {
  Puzzle puzzle(2);
  puzzle.set_given(0, 1);
  puzzle.about.author = "Ann\n[Puzzle]";
  const Grid solution{1, 2, 2, 1};
  EXPECT_EQ(written("sdk", puzzle, &solution), "#AAnn [Puzzle]\n[Puzzle]\n1.\n..\n[State]\n12\n21\n");
}

TEST(Sdk, ReadsAPuzzleBelowAHeadingWithAMistake) {
  const std::string rows = "1...\n..2.\n.3..\n...4\n", other = "2...\n..1.\n.3..\n...4\n";
  const auto items = read_all("sdk", "[Puzzle]\n" + rows + "[Puzle]\n" + other + "[Puzzle]\n" + rows);
  ASSERT_EQ(items.size(), 3U);
  for (const Item& item : items) ASSERT_TRUE(item.puzzle) << item.puzzle.error().message;
  EXPECT_EQ(givens_of(*items[1].puzzle), "2.....1..3.....4");
  const auto broken = read_all("sdk", "[Puzzle]\n" + rows + "[Puzzle\n]" + rows);
  ASSERT_EQ(broken.size(), 2U);
  EXPECT_FALSE(broken[1].puzzle);
  EXPECT_EQ(read_all("sdk", "[Puzzle]\n" + rows + "[Solution]\n1234\n3421\n2143\n4312\n").size(), 1U);
}

}  // namespace
}  // namespace quadrille::formats
