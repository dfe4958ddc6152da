#include <gtest/gtest.h>

#include "formats/read/detect.h"
#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(Candidates, ReadAPlaceForEachDigit) {
  const Puzzle puzzle = read_puzzle("candidates", "12120_12 comment\n");
  EXPECT_EQ(puzzle.size(), 2);
  EXPECT_EQ(puzzle.candidates(0), puzzle.all_digits());
  EXPECT_EQ(puzzle.candidates(2), 0U);
}

TEST(Candidates, AreGivensWhenAlone) {
  const Puzzle puzzle = read_puzzle("candidates", "1.1212..");
  EXPECT_EQ(puzzle.given(0), 1);
  EXPECT_EQ(puzzle.candidates(0), puzzle.all_digits());
  EXPECT_EQ(puzzle.given(1), 0);
  EXPECT_EQ(puzzle.candidates(3), 0U);
}

TEST(Candidates, SayWhatIsWrong) {
  EXPECT_EQ(first_error("candidates", "1.12.2."),
            "1:1: found 7 characters, expected 8, that is 2 for each cell of a 2x2 grid");
  EXPECT_EQ(first_error("candidates", "1.2212.."),
            "1:3: found \"2\" as character 1 of r1c2, expected 1, or . if the cell cannot hold it");
  EXPECT_EQ(first_error("candidates", "1", of_size(65)).substr(0, 4), "1:1:");
  EXPECT_TRUE(
      first_error("candidates", std::string(1'000'000, '1')).starts_with("1:1: found 1000000 characters"));
}

TEST(Candidates, AreToldFromLines) {
  const Format& format = *find_format("candidates");
  EXPECT_GT(format.sniff(written("candidates", sample_puzzle())), 80);
  EXPECT_EQ(format.sniff(std::string(729, '.')), 0);
  EXPECT_EQ(format.sniff("1...............2..............."), 0);
}

TEST(Candidates, AreWrittenWithGivensAndRestrictions) {
  Puzzle puzzle(2);
  puzzle.set_given(0, 2);
  puzzle.restrict_candidates(1, 0);
  EXPECT_EQ(written("candidates", puzzle), ".2..1212\n");
}

TEST(Candidates, AreRecognisedAfterAPuzzleWithAMistake) {
  const std::string good = written("candidates", sample_puzzle());
  std::string bad = good;
  bad[5] = 'Z';
  EXPECT_EQ(detect_format(bad + good, "").value()->name, "candidates");
}

}  // namespace
}  // namespace quadrille::formats
