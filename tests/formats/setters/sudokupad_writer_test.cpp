#include "formats/setters/sudokupad_writer.h"

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

/// Puzzles with rules that SudokuPad has no member for, drawn or not.
std::vector<Puzzle> puzzles_with_rules() {
  std::vector<Puzzle> puzzles;
  for (const auto& [rule, argument] : {std::pair{"arrow", "r4c4 r3c4 r2c4"},
                                       {"thermometer", "r1c1 r1c2 r2c3"},
                                       {"whispers", "r1c1 r2c2 r3c3"},
                                       {"renban", "r1c1 r1c2 r1c3"},
                                       {"difference", "r1c1 r1c2"},
                                       {"ratio", "r1c1 r2c1"},
                                       {"sum_pair", "r5c5 r5c6 sum=10"},
                                       {"palindrome", "r1c1 r1c2 r1c3"},
                                       {"pill_arrow", "r1c1 r1c2 arm=r2c2 r2c3 r2c4"},
                                       {"little_killer", "r0c2 direction=down_right total=20"},
                                       {"anti_taxicab", ""},
                                       {"odd", "r1c1"}}) {
    Puzzle puzzle = sample_puzzle();
    EXPECT_TRUE(puzzle.add_rule(rule, argument)) << rule;
    puzzles.push_back(std::move(puzzle));
  }
  return puzzles;
}

Item read_back(const std::string& text, const ReadOptions& options = {}) {
  return read_item("sudokupad", text, options);
}

TEST(SudokuPadWriter, GivesBackEachRuleAsItself) {
  for (Puzzle puzzle : puzzles_with_rules()) {
    puzzle.about.title = "T";
    EXPECT_FALSE(is_said_by_sudokupad(puzzle));
    EXPECT_TRUE(is_held_by_sudokupad(puzzle)) << puzzle.rules().front().name;
    for (const bool accepts : {false, true}) {
      const Item item = read_back(sudokupad_text({.puzzle = puzzle}), {.accepts_drawing = accepts});
      ASSERT_TRUE(item.puzzle);
      EXPECT_EQ(*item.puzzle, puzzle);
      EXPECT_FALSE(item.drawing.may_be_rules);
      EXPECT_EQ(item.drawing.what, "");
    }
  }
}

TEST(SudokuPadWriter, WritesNoNoteWhereMembersSayAll) {
  Puzzle puzzle = sample_puzzle();
  ASSERT_TRUE(puzzle.add_rule("anti_king") && puzzle.add_rule("killer_cage", "r1c1 r1c2 total=4"));
  EXPECT_TRUE(is_said_by_sudokupad(puzzle));
  EXPECT_EQ(sudokupad_text({.puzzle = puzzle}).find(kPadNote), std::string::npos);
}

// After somebody has changed the drawing, the note describes another puzzle.
TEST(SudokuPadWriter, ForgetsANoteOfAnotherDrawing) {
  Puzzle puzzle = sample_puzzle();
  ASSERT_TRUE(puzzle.add_rule("arrow", "r4c4 r3c4 r2c4"));
  std::string text = sudokupad_text({.puzzle = puzzle});
  const auto given = text.find("{},{}");
  ASSERT_NE(given, std::string::npos);
  text.replace(given, 2, R"({"value":7})");
  const Item item = read_back(text);
  ASSERT_TRUE(item.puzzle);
  EXPECT_TRUE(item.puzzle->rules().empty());
  EXPECT_TRUE(item.drawing.may_be_rules);
}

/// Without the note, as setters draw them.
TEST(SudokuPadWriter, DrawsAsSettersDo) {
  for (const auto& [rule, argument] : {std::pair{"arrow", "r4c4 r3c4 r2c4"},
                                       {"thermometer", "r1c1 r1c2 r2c3"},
                                       {"whispers", "r1c1 r2c2 r3c3"},
                                       {"renban", "r1c1 r1c2 r1c3"},
                                       {"difference", "r1c1 r1c2"},
                                       {"ratio", "r1c1 r2c1"},
                                       {"sum_pair", "r5c5 r5c6 sum=10"}}) {
    Puzzle puzzle = sample_puzzle();
    ASSERT_TRUE(puzzle.add_rule(rule, argument));
    std::string text = sudokupad_text({.puzzle = puzzle});
    const auto note = text.find("\"" + std::string(kPadNote) + "\"");
    ASSERT_NE(note, std::string::npos);
    text.replace(note, kPadNote.size() + 2, "\"other\"");
    const Item item = read_back(text, {.accepts_drawing = true});
    ASSERT_TRUE(item.puzzle) << rule;
    EXPECT_EQ(item.puzzle->rules(), puzzle.rules()) << rule;
  }
}

}  // namespace
}  // namespace quadrille::formats
