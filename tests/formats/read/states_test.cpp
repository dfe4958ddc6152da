#include "formats/read/states.h"

#include <gtest/gtest.h>

#include "formats/read/read_puzzle.h"

namespace quadrille::formats {
namespace {

using sudoku::Layout;

std::shared_ptr<const Puzzle> four() {
  return std::make_shared<const Puzzle>(*read_puzzle("1.....2..3.....4"));
}

Parsed<Puzzle> read_any(std::string_view text) { return read_puzzle(text); }

Grid digits(std::string_view text, const Layout& layout = Layout(4)) {
  const auto found = digits_of_state({text, 1, 1}, layout);
  EXPECT_TRUE(found) << found.error().message;
  return found.value_or(Grid());
}

InputError error_in(std::string_view text, const Layout& layout = Layout(4)) {
  const auto found = digits_of_state({text, 1, 1}, layout);
  EXPECT_FALSE(found);
  return found ? InputError{} : found.error();
}

TEST(StateText, IsSymbolsWordsRowsOrPlacements) {
  const Grid expected{1, 2, 0, 0, 0, 0, 2, 0, 0, 3, 0, 0, 0, 0, 0, 4};
  EXPECT_EQ(digits("12....2..3.....4"), expected);
  EXPECT_EQ(digits("1200002003000004"), expected);
  EXPECT_EQ(digits("1 2 0 0 0 0 2 0 0 3 0 0 0 0 0 4"), expected);
  EXPECT_EQ(digits("1,2,.,.,.,.,2,.,.,3,.,.,.,.,.,4"), expected);
  EXPECT_EQ(digits("12.. ..2. .3.. ...4"), expected);
  EXPECT_EQ(digits("r1c1=1 r1c2=2, r2c3=2; r3c2=3 R4C4=4"), expected);
}

TEST(StateText, OfManyDigitsIsWords) {
  const Layout layout(2, 2, 64);
  EXPECT_EQ(digits("63 1 0 64", layout), (Grid{63, 1, 0, 64}));
}

TEST(StateText, SaysWhereAndWhatIsWrong) {
  EXPECT_EQ(error_in("12....2..3.....").message, "found 15 characters, expected 16 for a 4x4 grid");
  const InputError digit = error_in("12....2..3..5..4");
  EXPECT_EQ(digit.column, 13);
  EXPECT_EQ(digit.message, "found \"5\" in r4c1, expected 1 to 4, or 0 . * _ - X for an empty cell");
  EXPECT_EQ(error_in("r1c1=1 r5c1=2").message,
            "found \"r5c1=2\", expected a cell and its digit, such as r1c2=5");
  EXPECT_EQ(error_in("r1c1=1 r5c1=2").column, 8);
  EXPECT_EQ(error_in("r1c1=1 r1c1=2").message, "found r1c1 twice, expected each cell once");
  EXPECT_EQ(error_in("r1c1=7").message,
            "found \"7\" in r1c1, expected 1 to 4, or 0 . * _ - X for an empty cell");
}

TEST(StateLines, AreStatesOfOnePuzzle) {
  StateLines lines(four(), read_any);
  EXPECT_FALSE(lines.read({"# a comment", 1, 1}));
  EXPECT_FALSE(lines.read({"  ", 2, 1}));
  const auto item = lines.read({"12....2..3.....4  # and another", 3, 1});
  ASSERT_TRUE(item && item->state) << (item ? item->state.error().message : "");
  EXPECT_EQ(item->line, 3);
  EXPECT_EQ(item->state->digits[1], 2);
  const auto bad = lines.read({" 12x", 4, 1});
  ASSERT_TRUE(bad && !bad->state);
  EXPECT_EQ(bad->state.error().line, 4);
  EXPECT_EQ(bad->state.error().column, 2);
  EXPECT_TRUE(lines.read({"................", 5, 1})->state);
}

TEST(StateLines, AreRowsOfATable) {
  StateLines lines(nullptr, read_any);
  EXPECT_FALSE(lines.read({"id,question,answer,rating", 1, 1}));
  const auto first = lines.read({"a7,1.....2..3.....4,12....2..3.....4,5", 2, 1});
  ASSERT_TRUE(first && first->state);
  EXPECT_EQ(first->id, "a7");
  EXPECT_EQ(first->state->puzzle->given(0), 1);
  const auto second = lines.read({"a8,...............4,12....2..3.....4,5", 3, 1});
  ASSERT_TRUE(second && second->state);
  EXPECT_EQ(second->state->puzzle->given(0), 0);
  EXPECT_EQ(second->state->puzzle->given(15), 4);
  EXPECT_TRUE(second->state->puzzle->has_boxes());
  const auto same = lines.read({"a9,...............4,..............34,5", 4, 1});
  EXPECT_EQ(same->state->puzzle, second->state->puzzle);
  const auto bad = lines.read({"a10,...............4,123", 5, 1});
  ASSERT_FALSE(bad->state);
  EXPECT_EQ(bad->state.error().column, 22);
  const auto short_row = lines.read({"a11", 6, 1});
  EXPECT_EQ(short_row->state.error().message, "found 1 column, expected a value in column 2");
  const auto bad_puzzle = lines.read({"a12,123456,1234", 7, 1});
  ASSERT_FALSE(bad_puzzle->state);
  EXPECT_EQ(bad_puzzle->state.error().line, 7);
}

TEST(StateLines, WithoutNamesHaveAPuzzleAndAState) {
  StateLines lines(nullptr, read_any);
  const auto item = lines.read({"1.....2..3.....4;12....2..3.....4", 1, 1});
  ASSERT_TRUE(item && item->state);
  EXPECT_EQ(item->state->digits[1], 2);
}

TEST(StateLines, AreObjectsInJson) {
  StateLines lines(nullptr, read_any);
  const auto item = lines.read(
      {R"({"id":3,"puzzle":"1.....2..3.....4","state":[[1,2,0,0],[0,0,2,null],[0,3,0,0],[0,0,0,4]]})", 1, 1});
  ASSERT_TRUE(item && item->state) << item->state.error().message;
  EXPECT_EQ(item->id, "3");
  EXPECT_EQ(item->state->digits[1], 2);
  const auto own = lines.read(
      {R"({"puzzle":{"size":4,"rules":[{"name":"anti_knight"}]},"state":"1..............."})", 2, 1});
  ASSERT_TRUE(own && own->state) << own->state.error().message;
  EXPECT_EQ(own->state->puzzle->rules().size(), 1U);
  const auto none = lines.read({R"({"puzzle":"1.....2..3.....4"})", 3, 1});
  EXPECT_EQ(none->state.error().message,
            "found no state, expected the member \"state\": a text, or an array with a number for each cell");
  const auto broken = lines.read({R"({"puzzle":)", 4, 1});
  ASSERT_FALSE(broken->state);
  EXPECT_EQ(broken->state.error().line, 4);
  const auto orphan = StateLines(nullptr, read_any).read({R"({"state":"1..............."})", 1, 1});
  EXPECT_FALSE(orphan->state);
  EXPECT_TRUE(StateLines(four(), read_any).read({R"({"state":"1..............."})", 1, 1})->state);
}

TEST(StateLines, WithoutAPuzzleAreOfTheCommonOne) {
  const auto common = four();
  StateLines lines(common, read_any);
  const auto own = lines.read({R"({"puzzle":"...............4","state":"1..............."})", 1, 1});
  ASSERT_TRUE(own && own->state);
  EXPECT_NE(own->state->puzzle, common);
  EXPECT_EQ(lines.read({R"({"state":"1..............."})", 2, 1})->state->puzzle, common);
}

TEST(StatesIn, AreGivensInAnyFormat) {
  const auto items = states_in("12..\n..2.\n.3..\n...4\n", four(), {});
  ASSERT_EQ(items.size(), 1U);
  ASSERT_TRUE(items[0].state) << items[0].state.error().message;
  EXPECT_EQ(items[0].state->digits[1], 2);
  const auto other = states_in("123456\n......\n......\n......\n......\n......\n", four(), {});
  ASSERT_EQ(other.size(), 1U);
  EXPECT_FALSE(other[0].state);
  EXPECT_FALSE(states_in("nothing at all", four(), {}).front().state);
}

TEST(HasStateLines, TellsLinesFromGridsOverSeveral) {
  EXPECT_TRUE(has_state_lines("12....2..3.....4\n", Layout(4)));
  EXPECT_TRUE(has_state_lines("r1c1=2\n", Layout(4)));
  EXPECT_TRUE(has_state_lines("{\"state\":\"1\"}\n", Layout(4)));
  EXPECT_TRUE(has_state_lines("state\n1...............\n", Layout(4)));
  EXPECT_FALSE(has_state_lines("12..\n..2.\n.3..\n...4\n", Layout(4)));
  EXPECT_FALSE(has_state_lines("┏━━━┯━━━┳━━━┯━━━┓\n", Layout(4)));
}

}  // namespace
}  // namespace quadrille::formats
