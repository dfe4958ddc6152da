#include "cli/input/puzzle_text.h"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

namespace quadrille::cli {
namespace {

TEST(PuzzleText, IsALinkLinesAnObjectOrCells) {
  for (const char* text : {"https://sudokupad.app/x", "12\n21\n\n", "{\"size\":4}", "1234....2143....",
                           "53..7....", "1.......2.......3......."})
    EXPECT_TRUE(is_puzzle_text(text)) << text;
  const std::string large(256, 'G');
  EXPECT_TRUE(is_puzzle_text(large));
  for (const char* name : {"puzzle.txt", "12", "a\nb.txt", "-", "2026-11", "abcdefghijklmnop", "page1234567"})
    EXPECT_FALSE(is_puzzle_text(name)) << name;
}

TEST(PuzzleText, AFileOfThatNameComesFirst) {
  const std::string name = testing::TempDir() + "1234....2143....";
  std::ofstream(name) << "1...............\n";
  const auto folder = std::filesystem::current_path();
  std::filesystem::current_path(testing::TempDir());
  EXPECT_FALSE(is_puzzle_text("1234....2143...."));
  std::filesystem::remove(name);
  EXPECT_TRUE(is_puzzle_text("1234....2143...."));
  std::filesystem::current_path(folder);
}

TEST(PuzzleText, AGridNeedsASquareNumberOfCells) {
  EXPECT_TRUE(open_input("1234....2143...."));
  EXPECT_EQ(open_input("1234....2143..").error().message,
            "found neither a file of that name nor a grid: as a grid it has 14 cells, expected 16, 36, 81 or "
            "another "
            "square number");
}

TEST(PuzzleText, AMissingFileMayBeAnotherOne) {
  const std::string folder = testing::TempDir() + "folder";
  std::filesystem::create_directory(folder);
  std::ofstream(folder + "/puzzle.txt") << "1...............\n";
  EXPECT_EQ(open_input(folder + "/puzle.txt").error().message,
            "the file does not exist; did you mean " + folder + "/puzzle.txt?");
  EXPECT_EQ(open_input(folder + "/other.sdk").error().message, "the file does not exist");
}

TEST(PuzzleText, InputsAreNamedInMessages) {
  EXPECT_EQ(input_title("1234....2143...."), "command line");
  EXPECT_EQ(input_title("https://sudokupad.app/x"), "https://sudokupad.app");
  EXPECT_EQ(input_title("a.txt"), "a.txt");
  EXPECT_TRUE(names_input("-"));
  EXPECT_TRUE(names_input("no/such/file"));
  EXPECT_FALSE(names_input("--all"));
  EXPECT_FALSE(names_input("solve"));
}

}  // namespace
}  // namespace quadrille::cli
