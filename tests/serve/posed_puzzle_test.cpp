#include "serve/posed_puzzle.h"

#include <gtest/gtest.h>

#include "formats/setters/lz_string.h"

namespace quadrille::serve {
namespace {

using sudoku::Digits;

constexpr std::string_view kPosed =
    R"({"size":4,"grid":[[{"value":1,"given":true,"centerPencilMarks":[2]},{"value":2},{"centerPencilMarks":[3,"4",9]},{}],)"
    R"([{"givenPencilMarks":[3,4],"centerPencilMarks":[4,1]},{"value":"x"},{"value":7},{}],)"
    R"([{},{},{},{}],[{},{},{},{}]],"truecandidatesoptions":["truecandidatesnumsolutions=5","logical"]})";

void expect_posed(const PosedPuzzle& posed) {
  EXPECT_EQ(posed.puzzle.givens(), (std::vector<int>{1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}));
  EXPECT_EQ(posed.placed, (std::vector<int>{0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}));
  EXPECT_EQ(posed.marks, (std::vector<Digits>{0, 0, 0b1100, 0, 0b1001, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}));
  EXPECT_EQ(posed.puzzle.candidates(4), Digits{0b1100});
  EXPECT_EQ(posed.most_solutions, 5U);
  EXPECT_TRUE(posed.wants_logic);
}

TEST(PosedPuzzle, KnowsTheSettersFromThePlayers) {
  const auto posed = read_posed_puzzle(kPosed);
  ASSERT_TRUE(posed) << posed.error().message;
  expect_posed(*posed);
  const sudoku::Puzzle all = posed->with_players();
  EXPECT_EQ(all.given(0), 1);
  EXPECT_EQ(all.given(1), 2);
  EXPECT_EQ(all.candidates(2), Digits{0b1100});
  EXPECT_EQ(all.candidates(4), Digits{0b1000});
  EXPECT_EQ(all.candidates(3), Digits{0b1111});
}

TEST(PosedPuzzle, IsReadFromTheTextThatAPageSends) {
  const std::string packed = formats::pack_lz(kPosed);
  for (const std::string& data : {packed, "https://f-puzzles.com/?load=" + packed, "\n " + packed + "\n"}) {
    const auto posed = read_posed_puzzle(data);
    ASSERT_TRUE(posed) << posed.error().message;
    expect_posed(*posed);
  }
}

std::uint64_t most_of(const std::string& option) {
  const auto posed =
      read_posed_puzzle(R"({"size":1,"grid":[[{}]],"truecandidatesoptions":[)" + option + "]}");
  return posed ? posed->most_solutions : 0;
}

TEST(PosedPuzzle, BoundsTheSolutionsOfACandidate) {
  EXPECT_EQ(most_of(""), 1U);
  EXPECT_EQ(most_of(R"("colored")"), 8U);
  EXPECT_EQ(most_of(R"("truecandidatesnumsolutions=0")"), 1U);
  EXPECT_EQ(most_of(R"("truecandidatesnumsolutions=many")"), 1U);
  EXPECT_EQ(most_of(R"("truecandidatesnumsolutions=1000000")"), kMostSolutionsOfCandidate);
  EXPECT_EQ(most_of("7,[],{}"), 1U);
}

TEST(PosedPuzzle, IsAnErrorWhereThereIsNone) {
  EXPECT_EQ(read_posed_puzzle("[],").error().message, "found no puzzle, expected one");
  EXPECT_FALSE(read_posed_puzzle("N4Ig"));
  EXPECT_FALSE(read_posed_puzzle(R"({"size":4,"grid":[[{}]]})"));
}

}  // namespace
}  // namespace quadrille::serve
