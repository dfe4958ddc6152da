#include "formats/iss/writer.h"

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

/// The first use of the text's rules.
sudoku::RuleUse first_iss_use(std::string_view text) { return read_puzzle("iss", text).rules().front(); }

TEST(IssWriter, WritesAUseAsItsItem) {
  for (const std::string text :
       {".Thermo~R1C1~R2C1", ".Whisper~4~R1C1~R1C2", ".Cage~10~R1C1~R1C2", ".WhiteDot~R1C1~R1C2",
        ".XSum~R3~~12", ".Sandwich~8~R3", ".LittleKiller~22~R1C2", ".Quad~R1C1~1~4",
        ".Or.Thermo~R1C1~R2C1.~R1C1_5.End"}) {
    const sudoku::RuleUse use = first_iss_use(text);
    EXPECT_EQ(iss_item(use, 9), text);
    EXPECT_TRUE(is_kept_by_iss(use, 9)) << text;
  }
}

TEST(IssWriter, KnowsWhatComesBackInAnotherWay) {
  const auto is_kept = [](std::string_view rule, std::string_view argument) {
    Puzzle puzzle(9);
    EXPECT_TRUE(puzzle.add_rule(rule, argument)) << rule;
    return is_kept_by_iss(puzzle.rules().front(), puzzle.layout());
  };
  EXPECT_TRUE(is_kept("sandwich", "r3c0 total=8"));
  EXPECT_FALSE(is_kept("sandwich", "r3c10 total=8")) << "the clue comes back at the other end";
  EXPECT_FALSE(is_kept("clone", "r1c1 r1c2 clone=r5c5 r5c6"));
  EXPECT_FALSE(is_kept("one_of", "r1c1 digits=3")) << "it comes back as candidates";
}

}  // namespace
}  // namespace quadrille::formats
