#include <gtest/gtest.h>

#include "formats/reading.h"
#include "formats/setters/lz_string.h"
#include "fuzz/format_invariants.h"

namespace quadrille::formats {
namespace {

TEST(SudokuPad, IsToldByItsAddressOrItsCells) {
  const Format& format = *find_format("sudokupad");
  for (const std::string_view text :
       {"https://sudokupad.app/sclN4Ig", "sudokupad.app/abc", "sclN4Igzg", R"({"id":"x","cells":[[{},{}]]})"})
    EXPECT_GT(format.sniff(text), 95) << text;
  for (const std::string_view text :
       {"", "53..7", "https://f-puzzles.com/?load=N4Ig", R"({"cells":[1]})", "N4Igzg"})
    EXPECT_EQ(format.sniff(text), 0) << text;
}

std::string held_by(const std::string& link) {
  const std::string head = "https://sudokupad.app/scl";
  EXPECT_TRUE(link.starts_with(head) && link.ends_with('\n'));
  return unpack_lz(link.substr(head.size(), link.size() - head.size() - 1)).text;
}

TEST(SudokuPad, WritesALink) {
  Puzzle puzzle(2);
  puzzle.set_given(0, 2);
  ASSERT_TRUE(puzzle.set_regions({"a", "b", "b", "a"}) && puzzle.add_rule("anti_knight") &&
              puzzle.add_rule("killer_cage", "r1c1 r1c2 total=3"));
  puzzle.about.author = "Ann";
  const Grid solution{2, 1, 1, 0};
  EXPECT_EQ(held_by(written("sudokupad", puzzle, &solution)),
            R"({"cellSize":50,"cells":[[{"value":2},{}],[{},{}]],"regions":[[[0,0],[1,1]],[[0,1],[1,0]]],)"
            R"("cages":[{"cells":[[0,0],[0,1]],"unique":true,"sum":3,"value":"3"}],"global":["antiknight"],)"
            R"("metadata":{"author":"Ann","solution":"211?"}})");
}

TEST(SudokuPad, GivesBackWhatItHolds) {
  const Format& format = *find_format("sudokupad");
  Puzzle puzzle = sample_puzzle();
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r1c1 r1c2") && puzzle.add_rule("extra_regions", "r1c1 r1c2") &&
              puzzle.add_rule("anti_king"));
  EXPECT_TRUE(format.holds(puzzle));
  EXPECT_EQ(fault_of_round_trip(puzzle, format), "");
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r2c1 r2c2"));
  EXPECT_FALSE(format.holds(puzzle)) << "cages come before the rules of the grid when they are read";
  EXPECT_TRUE(format.says(puzzle));
  ASSERT_TRUE(puzzle.add_rule("thermometer", "r1c1 r1c2"));
  EXPECT_TRUE(format.holds(puzzle)) << "a note has what is drawn";
  EXPECT_FALSE(format.says(puzzle));
}

TEST(SudokuPad, DrawsRulesWithoutAMember) {
  Puzzle puzzle(2);
  ASSERT_TRUE(puzzle.add_rule("thermometer", "r1c1 r1c2") && puzzle.add_rule("killer_cage", "r1c1 r1c2"));
  const std::string link = written("sudokupad", puzzle);
  EXPECT_EQ(
      held_by(link),
      R"({"cellSize":50,"cells":[[{},{}],[{},{}]],"regions":[],"cages":[{"cells":[[0,0],[0,1]],"unique":true}],)"
      R"("metadata":{"quadrille":"{\"size\":2,\"boxes\":null,\"rules\":[{\"name\":\"thermometer\",\"argument\":\"r1c1 r1c2\"},)"
      R"({\"name\":\"killer_cage\",\"argument\":\"r1c1 r1c2\"}],\"givens\":[[0,0],[0,0]]}"},)"
      R"("lines":[{"wayPoints":[[0.5,0.5],[0.5,1.5]],"color":"#cccccc","thickness":25.6}],)"
      R"("underlays":[{"center":[0.5,0.5],"width":0.76,"height":0.76,"rounded":true,"backgroundColor":"#cccccc"}]})");
  const Item item = read_item("sudokupad", link);
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(item.drawing.what, "");
  EXPECT_EQ(*item.puzzle, puzzle);
}

TEST(SudokuPad, KeepsWhatIsDrawn) {
  const Item item =
      read_item("sudokupad", R"({"cells":[[{}]],"lines":[{"color":"#00f"}],"cages":[],"foglight":[[0,0]]})");
  ASSERT_TRUE(item.puzzle);
  std::string out;
  find_format("sudokupad")->write({.puzzle = *item.puzzle, .extras = &item.extras}, out);
  EXPECT_EQ(
      held_by(out),
      R"({"cellSize":50,"cells":[[{}]],"regions":[],"cages":[],"lines":[{"color":"#00f"}],"foglight":[[0,0]]})");
}

TEST(SudokuPad, ReadsItsShortWay) {
  const Item item = read_item(
      "sudokupad", "https://sudokupad.app/scl" + pack_lz("{ce:[[{v:1},],[,]],ca:[{v:'title: It\\'s'}]}"));
  ASSERT_TRUE(item.puzzle) << item.puzzle.error().message;
  EXPECT_EQ(givens_of(*item.puzzle), "1...");
  EXPECT_EQ(item.puzzle->about.title, "It's");
}

}  // namespace
}  // namespace quadrille::formats
