#include "formats/iss/items.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "formats/iss/codes.h"
#include "formats/reading.h"
#include "sudoku/puzzle/digit_automaton.h"
#include "sudoku/solve/solve.h"

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

/// The code, in the plain format, of an automaton over 4 symbols, with one more for breaks: somewhere a digit
/// 1, then `behind` symbols. It has a choice at each 1, so that without a choice it has 2^(behind + 1)
/// states.
std::string code_of_one_before(int behind) {
  std::vector<bool> bits;
  const auto add = [&bits](int number, int count) {
    for (int i = count - 1; i >= 0; --i) bits.push_back((number >> i & 1) != 0);
  };
  constexpr int kSymbols = 5, kStateBits = 5, kCountBits = 3, kSymbolBits = 3;
  add(0, 2);
  add(kStateBits - 1, 4);
  add(kSymbols - 1, 4);
  add(1, kStateBits);  // states 0 (the start), 1 (the end), and 2, 3 .. from the digit 1 on
  add(1, kStateBits);
  add(0, 1);
  add(kCountBits, 4);
  const auto add_step = [&](int symbol, int to) {
    add(symbol, kSymbolBits);
    add(to, kStateBits);
  };
  const int last = behind + 1;
  add(kSymbols + 1, kCountBits);
  for (int symbol = 0; symbol < kSymbols; ++symbol) add_step(symbol, 0);
  add_step(0, 2);
  add(0, kCountBits);
  for (int state = 2; state <= last; ++state) {
    add(kSymbols, kCountBits);
    for (int symbol = 0; symbol < kSymbols; ++symbol) add_step(symbol, state == last ? 1 : state + 1);
  }
  while (bits.size() % 24 != 0) bits.push_back(false);
  std::string bytes;
  for (std::size_t i = 0; i < bits.size(); i += 8) {
    int byte = 0;
    for (std::size_t j = 0; j < 8; ++j) byte = 2 * byte + (bits[i + j] ? 1 : 0);
    bytes += static_cast<char>(byte);
  }
  return code_of_text(bytes);
}

std::string all_cells_of_4x4(std::string_view between_rows = "") {
  std::string cells;
  for (char row = '1'; row <= '4'; ++row) {
    for (char column = '1'; column <= '4'; ++column) cells += std::string("~R") + row + "C" + column;
    if (row < '4') cells += between_rows;
  }
  return cells;
}

std::uint64_t count_of(const std::string& text) {
  return sudoku::Solver().count(read_puzzle("iss", text), 1000).solutions;
}

TEST(IssCodedItems, KeepsTheChoicesOfAutomataWhereThereAreTooManyStates) {
  // The 13th symbol from the end is the cell r1c4: 72 of the 288 grids have a 1 there.
  EXPECT_EQ(count_of(".Shape~4x4.NFA~" + code_of_one_before(12) + "~_x" + all_cells_of_4x4()), 72U);
  // With three breaks the 16th symbol from the end is r1c4, and the 15th is a break, which is no digit.
  EXPECT_EQ(count_of(".Shape~4x4.NFA~" + code_of_one_before(15) + "~_x" + all_cells_of_4x4("~-")), 72U);
  EXPECT_EQ(count_of(".Shape~4x4.NFA~" + code_of_one_before(14) + "~_x" + all_cells_of_4x4("~-")), 0U);
  // As few states as before: the machine is the automaton itself.
  EXPECT_EQ(count_of(".Shape~4x4.NFA~" + code_of_one_before(2) + "~_x" + all_cells_of_4x4()), 72U);
}

TEST(IssCodedItems, RefusesSegmentsThatNoAutomatonParts) {
  const auto error = [](std::string_view item) {
    return first_error("iss", ".Shape~4x4~3~Raw" + std::string(item));
  };
  EXPECT_EQ(error(".NFA~ALDo~_x~R1C1~-~R1C2"),
            "1:18: found .NFA~ALDo~_x~R1C1~-~R1C2 with - between cells, but an automaton that cannot "
            "continue from one segment to the next; expected one made for segments");
  EXPECT_EQ(
      error(".Regex~MS4q~R1C1~-~R1C2"),
      "1:18: found .Regex~MS4q~R1C1~-~R1C2 with - between cells, expected one line of cells without it");
}

}  // namespace
}  // namespace quadrille::formats
