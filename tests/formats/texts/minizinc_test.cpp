#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(Minizinc, ReadsAnArrayOfAnyName) {
  for (const std::string_view text :
       {"grille = [|1,0|0,2|];", "n = 2; x = [| 1,_ | _,2 |];", "start=[|1,<>|<>,2|];", "% c\nx = [1,0,0,2];",
        "int: n = 2;\narray[1..n,1..n] of 0..n: x = array2d(1..n,1..n,[1,0,0,2]);\nconstraint n == 2;\nsolve "
        "satisfy;"}) {
    EXPECT_EQ(givens_of(read_puzzle("minizinc", text)), "1..2") << text;
  }
}

TEST(Minizinc, ReadsRegionsAndSolutions) {
  const Item item = read_item("minizinc", "g = [|1,0|0,0|]; r = [|\"a\",b|\"a\",b|]; s = [|1,2|2,1|];");
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(item.puzzle->region_labels(), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(item.solution, (Grid{1, 2, 2, 1}));
}

TEST(Minizinc, ReadsTheNextPuzzleWhereTheNamesComeAgain) {
  EXPECT_EQ(read_all("minizinc", "n=2; g=[|1,0|0,0|]; n=2; g=[|1,0|0,0|];").size(), 2U);
  EXPECT_EQ(read_all("minizinc", "n=2; g=[|1,0|0,0|]; g=[|1,0|0,0|]; n=2; g=[|1,0|0,0|];").size(), 3U);
}

TEST(Minizinc, SaysWhatIsWrong) {
  EXPECT_EQ(first_error("minizinc", "g = [|1,0|0|];"), "1:5: found 3 cells, expected 4 for a 2x2 grid");
  EXPECT_EQ(first_error("minizinc", "g = [|1,0|0,0|];\nr = [|1|];"),
            "2:5: found 1 elements, expected 4 as in the list of givens");
  EXPECT_EQ(first_error("minizinc", "g = [|1,0|0,3|];").substr(0, 5), "1:13:");
  EXPECT_EQ(first_error("minizinc", "g = [|1,0"),
            "1:5: found the start of a list without its end, expected ]");
}

TEST(Minizinc, IsSureOfItsArrays) {
  const Format& minizinc = *find_format("minizinc");
  EXPECT_GT(minizinc.sniff("n = 9;\nx = [|1|];"), 90);
  EXPECT_EQ(minizinc.sniff("Rows = [[1,_],[_,2]]."), 0);
}

TEST(Minizinc, WritesDataForModels) {
  Puzzle puzzle(2);
  puzzle.set_given(0, 1);
  EXPECT_EQ(written("minizinc", puzzle), "n = 2;\ngivens = [|1,0\n|0,0|];\n");
  ASSERT_TRUE(puzzle.set_regions({"1", "2", "1", "2"}));
  EXPECT_EQ(written("minizinc", puzzle), "n = 2;\ngivens = [|1,0\n|0,0|];\nregions = [|1,2\n|1,2|];\n");
  ASSERT_TRUE(puzzle.set_regions({"a", "2", "a", "2"}));
  EXPECT_TRUE(written("minizinc", puzzle).ends_with("regions = [|\"a\",\"2\"\n|\"a\",\"2\"|];\n"));
  ASSERT_TRUE(puzzle.set_regions({"7", "07", "7", "07"}));
  EXPECT_TRUE(written("minizinc", puzzle).ends_with("regions = [|\"7\",\"07\"\n|\"7\",\"07\"|];\n"));
}

TEST(Minizinc, SaysThatAnArrayHasLostItsStart) {
  const std::string rows = "1,0|0,0|];\n";
  const auto items =
      read_all("minizinc", "n = 2;\ng = [|" + rows + "n = 2;\n|" + rows + "n = 2;\ng = [|" + rows);
  ASSERT_EQ(items.size(), 3U);
  EXPECT_TRUE(items[0].puzzle && items[2].puzzle);
  ASSERT_FALSE(items[1].puzzle);
  EXPECT_EQ(items[1].puzzle.error().line, 4);
  EXPECT_TRUE(
      first_error("minizinc", "g [|" + rows + "n = 2;\ng = [|" + rows).starts_with("1:1: found rows"));
  EXPECT_TRUE(
      first_error("minizinc", "g = |" + rows + "n = 2;\ng = [|" + rows).starts_with("1:1: found rows"));
}

TEST(Minizinc, ReadsTheArraysAfterATextWithoutItsEnd) {
  const std::string puzzle = "n = 2;\ng = [|1,0|0,0|];\n";
  for (const std::string_view broken :
       {"n = 2;\ng = [|1,\"0|0,0|];\n", "n = 2;\ng = [|1,0|0,0|\n", "n = 2;\ng = [|1,0|0,0\n",
        "n = 2;\ng = [|1,0|0,0|]\n", "n = 2;\ng = [|1,0|\"a|0,0|];\n",
        "title = \"a;\nn = 2;\ng = [|1,0|0|];\n", "/* n = 2;\ng = [|1,0|0,0|];\n"}) {
    const auto items = read_all("minizinc", puzzle + std::string(broken) + puzzle + puzzle);
    std::size_t read = 0, refused = 0;
    for (const Item& item : items) ++(item.puzzle ? read : refused);
    EXPECT_GE(read, 3U) << broken;
    EXPECT_TRUE(refused > 0 || read == 4) << broken;
  }
  const std::string regions = "r = [|\"a\",b|\"a\",b|];\n", jigsaw = "g = [|1,0|0,0|];\n" + regions,
                    lacking = "g = [|1,0|0,0|\n" + regions;
  const auto items = read_all("minizinc", jigsaw + lacking + jigsaw);
  ASSERT_GE(items.size(), 3U);
  EXPECT_TRUE(items.front().puzzle && items.back().puzzle && items.back().puzzle->has_regions());
  EXPECT_EQ(read_all("minizinc", "title = \"a; g = [|1,0|0,0|];").size(), 1U);
}

}  // namespace
}  // namespace quadrille::formats
