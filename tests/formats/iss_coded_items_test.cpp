#include "formats/iss_items.h"

#include <gtest/gtest.h>

#include "formats/iss_codes.h"
#include "formats/reading.h"
#include "sudoku/conditions/digit_automaton.h"

namespace quadrille::formats {
namespace {

TEST(IssCodedItems, ReadsCodes) {
  EXPECT_EQ(rules_in("iss", ".Shape~4x4.Regex~MS4q~R1C1~R1C2~~R2C1~R2C2"),
            "regex r1c1 r1c2 pattern=\"1.*\"; r2c1 r2c2 pattern=\"1.*\"\n");
  EXPECT_EQ(rules_in("iss", ".Shape~4x4.Pair~CAA~_A%20name~R1C1~R1C2"), "pairwise r1c1 r1c2 pairs=1:2\n");
  EXPECT_EQ(rules_in("iss", ".Shape~4x4.BinaryX~CAA~R1C1~R1C2~~R2C1~R2C2"),
            "pairwise_all r1c1 r1c2 pairs=1:2; r2c1 r2c2 pairs=1:2\n");
  EXPECT_EQ(rules_in("iss", ".Shape~4x4~3~Raw.NFA~ALDo~_x~R1C1~R1C2"), "nfa r1c1 r1c2 machine=0>1:3 1!\n");
}

/// A digit 1 in the first segment and a 2 after the break, in a grid of three digits.
sudoku::DigitAutomaton one_break_two() {
  sudoku::DigitAutomaton automaton(4);
  for (int state = 1; state <= 3; ++state) automaton.add_state(state == 3);
  automaton.set_next(0, 1, 1);
  automaton.set_next(1, 4, 2);
  automaton.set_next(2, 2, 3);
  automaton.set_next(3, 2, 3);
  return automaton;
}

TEST(IssCodedItems, ReadsAutomataOverSegments) {
  const std::string code = code_of_automaton(one_break_two());
  const auto rules = [&](std::string_view cells) {
    return rules_in("iss", ".Shape~4x4~3~Raw.NFA~" + code + "~_x~" + std::string(cells));
  };
  EXPECT_EQ(rules("R1C1~-~R1C2~R1C3"), "nfa r1c1 r1c2 r1c3 machine=0>1:1 1>2:2 2>2:2 2!\n");
  EXPECT_EQ(rules("R1C1~-~R1C2~_y~R2C1~-~R2C2"),
            "nfa r1c1 r1c2 machine=0>1:1 1>2:2 2>2:2 2!; r2c1 r2c2 machine=0>1:1 1>2:2 2>2:2 2!\n");
  const Puzzle never = read_puzzle("iss", ".Shape~4x4~3~Raw.NFA~" + code + "~_x~R1C1~R1C2~-~R1C3");
  EXPECT_EQ(rules_of(never), "nfa r1c1 r1c2 r1c3 machine=0>1:1\n") << "no way on at the break";
}

TEST(IssCodedItems, RefusesSegmentsThatNoAutomatonParts) {
  const auto error = [](std::string_view item) {
    return first_error("iss", ".Shape~4x4~3~Raw" + std::string(item));
  };
  EXPECT_EQ(
      error(".NFA~ALDo~_x~R1C1~-~R1C2"),
      "1:18: found .NFA~ALDo~_x~R1C1~-~R1C2 with - between cells, and an automaton that goes on nowhere "
      "between two segments; expected one made for segments");
  EXPECT_EQ(
      error(".Regex~MS4q~R1C1~-~R1C2"),
      "1:18: found .Regex~MS4q~R1C1~-~R1C2 with - between cells, expected one line of cells without it");
}

}  // namespace
}  // namespace quadrille::formats
