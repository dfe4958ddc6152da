#include "formats/format.h"

#include <gtest/gtest.h>

#include "formats/reading.h"
#include "sudoku/solve/solve.h"

namespace quadrille::formats {
namespace {

TEST(Boards, OfJsonAndSectionsAreTheSame) {
  for (const std::string_view boards : {"samurai", "r1c1 r4c7", "gattai-3"}) {
    Puzzle puzzle = puzzle_on(boards, 9, 4);
    const Grid solution = *sudoku::Solver().first_solution(puzzle).grid;
    EXPECT_EQ(read_puzzle("json", written("json", puzzle, &solution)), puzzle);
    EXPECT_EQ(read_item("json", written("json", puzzle, &solution)).solution, solution);
    EXPECT_EQ(read_puzzle("sections", written("sections", puzzle, &solution)), puzzle);
    puzzle.restrict_candidates(0, 0b1111);
    EXPECT_EQ(read_puzzle("json", written("json", puzzle)), puzzle);
  }
  EXPECT_TRUE(written("json", puzzle_on("r1c1 r4c7", 9, 4)).find(R"("boards":["r1c1","r4c7"])") !=
              std::string::npos);
  EXPECT_EQ(read_puzzle("json", R"({"digits":"0..3","boards":"gattai-2"})").layout().first_value, 0);
}

TEST(Boards, OfJsonSayWhatIsWrong) {
  EXPECT_EQ(
      first_error("json", R"({"boards":7})"),
      R"(1:11: found "7" as the boards, expected a name such as "samurai", or an array of their first cells, )"
      R"(such as ["r1c1","r1c13"])");
  EXPECT_TRUE(first_error("json", R"({"boards":["r1c1",5]})").starts_with("1:11: found \"5\" as boards"));
  EXPECT_EQ(first_error("json", R"({"rows":20,"boards":"samurai"})"),
            "1:21: found 20 rows, expected 21, which the boards take");
  EXPECT_EQ(first_error("json", R"({"digits":"1..2","boards":["r1c1","r2c2"],"givens":["1.2","...","..."]})"),
            "1:56: found \"2\" at r1c3, which belongs to no board, expected nothing there");
  EXPECT_EQ(first_error("json", R"({"digits":"1..2","boards":["r1c1","r2c2"],"candidates":)"
                                R"([[null,null,[1]],[null,null,null],[null,null,null]]})"),
            "1:68: found candidates for r1c3, which belongs to no board, expected null");
  EXPECT_NE(first_error("sections", "rows 20\nboards samurai\ngivens\n"), "");
}

TEST(Boards, AreNotWrittenByFormatsOfOneGrid) {
  const Puzzle puzzle = puzzle_on("samurai", 9, 4);
  for (const Format& format : formats()) {
    if (format.write == nullptr) continue;
    const bool writes = format.boards != BoardsOfFormat::none;
    EXPECT_EQ(can_write(format, puzzle), writes) << format.name;
    if (!writes) continue;
    std::string out;
    format.write({.puzzle = puzzle}, out);
    EXPECT_TRUE(out.ends_with('\n')) << format.name;
  }
  EXPECT_FALSE(can_write(*find_format("boards"), Puzzle(9)));
}

}  // namespace
}  // namespace quadrille::formats
