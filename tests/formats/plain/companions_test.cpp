// Texts after the givens of a grid: src/formats/plain/companions.cpp.
#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats::plain {
namespace {

TEST(Companions, AreASolutionThatAgrees) {
  const auto items = read_all("plain", "1..4\n....\n....\n4..1\nSolution:\n1324\n2413\n3142\n4231\n");
  ASSERT_EQ(items.size(), 1U);
  EXPECT_TRUE(items.front().solution);
  EXPECT_EQ(read_all("plain", "1..4\n..2.\n.3..\n4..1\nSolution:\n1324\n2413\n3142\n4231\n").size(), 2U)
      << "it does not agree";
}

TEST(Companions, AttachesRegions) {
  const auto item = read_item("plain", "4 4\n1..4\n..2.\n.3..\n4..1\naabb\naacb\ndccb\ndddc\n");
  ASSERT_TRUE(item.puzzle);
  EXPECT_TRUE(item.puzzle->has_regions());
  EXPECT_FALSE(item.puzzle->has_boxes());
}

TEST(Companions, AreRegionsEvenIfARowIsMissing) {
  EXPECT_EQ(first_error("plain", "1..4\n..2.\n.3..\n4..1\naabb\naacb\ndccb\n"),
            "5:1: found 3 rows of regions below the givens, expected 4");
  EXPECT_EQ(read_all("plain", "1004\n0020\n0300\n4001\nEasy\n1004\n0020\n0300\n4001\n").size(), 2U)
      << "one word is a heading";
}

TEST(Companions, AreDigitsOfAPlayerAndCandidatesInAFrame) {
  const std::string frame = "*-----*\n|1.|.4|\n|..|..|\n|--+--|\n|..|..|\n|4.|.1|\n*-----*\n";
  const std::string more = "*-----*\n|13|.4|\n|..|..|\n|--+--|\n|..|..|\n|4.|.1|\n*-----*\n";
  const Item item = read_item("plain", frame + more);
  ASSERT_TRUE(item.puzzle && item.progress);
  EXPECT_EQ(item.puzzle->given(1), 0);
  EXPECT_EQ(item.progress->placed[1], 3);
}

}  // namespace
}  // namespace quadrille::formats::plain
