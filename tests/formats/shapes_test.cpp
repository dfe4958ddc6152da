#include "formats/shapes.h"

#include <gtest/gtest.h>

namespace quadrille::formats {
namespace {

Puzzle jigsaw(const std::vector<std::string>& labels) {
  Puzzle puzzle(2);
  EXPECT_TRUE(puzzle.set_regions(labels));
  return puzzle;
}

TEST(Shapes, KnowTheUsualOne) {
  Puzzle puzzle(6);
  EXPECT_FALSE(has_usual_shape(puzzle));
  ASSERT_TRUE(puzzle.set_boxes(3, 2));
  EXPECT_FALSE(has_usual_shape(puzzle));
  ASSERT_TRUE(puzzle.set_boxes(2, 3));
  EXPECT_TRUE(has_usual_shape(puzzle));
  EXPECT_FALSE(is_jigsaw(puzzle));
  EXPECT_TRUE(has_usual_shape(Puzzle(5)));
  EXPECT_FALSE(has_usual_shape(jigsaw({"a", "a", "b", "b"})));
}

TEST(Shapes, ArePlainWithoutRestrictionsAndRules) {
  Puzzle puzzle(4);
  EXPECT_TRUE(is_plain(puzzle));
  ASSERT_TRUE(puzzle.add_rule("diagonals"));
  EXPECT_FALSE(is_plain(puzzle));
  Puzzle restricted(4);
  restricted.restrict_candidates(3, 1);
  EXPECT_FALSE(is_plain(restricted));
}

TEST(Shapes, KnowWhichLabelsCanBeWritten) {
  EXPECT_TRUE(has_symbol_labels(jigsaw({"a", "a", "\xC3\xA9", "\xC3\xA9"})));
  EXPECT_FALSE(has_symbol_labels(jigsaw({"#", "#", "b", "b"})));
  EXPECT_FALSE(has_symbol_labels(jigsaw({"ab", "ab", "b", "b"})));
  EXPECT_TRUE(has_word_labels(jigsaw({"ab", "ab", "12", "12"})));
  EXPECT_FALSE(has_word_labels(jigsaw({"a b", "a b", "b", "b"})));
}

TEST(Shapes, KnowWhichLabelsCanBeRead) {
  for (const std::string_view label : {"a", "a b", "\xC3\xA9", "#"})
    EXPECT_TRUE(is_region_label(label)) << label;
  for (const std::string_view label : {"", "\n", "\x7F", "\xFF", "a region with much too long a name"}) {
    EXPECT_FALSE(is_region_label(label)) << label;
  }
  EXPECT_TRUE(has_region_labels(jigsaw({"a b", "a b", "b", "b"})));
  EXPECT_FALSE(has_region_labels(jigsaw({"\xFF", "\xFF", "b", "b"})));
}

TEST(Shapes, WriteLabelsOrStandIns) {
  const Puzzle puzzle = jigsaw({"x y", "x y", "b", "b"});
  EXPECT_EQ(region_word(puzzle, 0, true), "x y");
  EXPECT_EQ(region_word(puzzle, 3, false), "2");
  EXPECT_EQ(region_symbol(puzzle, 3, false), "b");
  EXPECT_TRUE(are_apart(puzzle, 0, 2));
  EXPECT_FALSE(are_apart(puzzle, 0, 1));
  EXPECT_FALSE(are_apart(Puzzle(2), 0, 2));
}

TEST(Shapes, ShowTheSolutionWhenThereIsOne) {
  Puzzle puzzle(1);
  const Grid solution{1};
  EXPECT_EQ(shown_digits({puzzle}), Grid{0});
  EXPECT_EQ(shown_digits({puzzle, &solution}), solution);
}

}  // namespace
}  // namespace quadrille::formats
