#include "formats/setters/drawing_reader.h"

#include <gtest/gtest.h>

namespace quadrille::formats {
namespace {

TEST(DrawingReader, FollowsLines) {
  SetterDrawing drawing;
  const Puzzle puzzle(4);
  const DrawingReader reader(drawing, puzzle);
  EXPECT_EQ(reader.path_of({.points = {{0.5, 0.5}, {2.5, 2.5}, {2.5, 3.5}}}), (std::vector{0, 5, 10, 14}));
  EXPECT_EQ(reader.path_of({.points = {{0.6, 0.4}, {0.6, 0.6}, {1.4, 0.5}}}), (std::vector{0, 1}));
  EXPECT_EQ(reader.path_of({.points = {{0.5, 0.5}, {0.5, 0.5}}}), std::nullopt) << "one cell";
  EXPECT_EQ(reader.path_of({}), std::nullopt);
  EXPECT_EQ(reader.path_of({.points = {{0.5, 0.5}, {1.9, 0.5}}}), std::nullopt);
  EXPECT_EQ(reader.path_of({.points = {{0.5, 0.5}, {1.9, 0.5}}}, 0.1, 0.5), (std::vector{0, 1}));
}

TEST(DrawingReader, FindsPlaces) {
  SetterDrawing drawing{.shapes = {{.centre = {1, 0.5}}, {.centre = {1, 0.5}, .text = "2"}}};
  const Puzzle puzzle(4);
  const DrawingReader reader(drawing, puzzle);
  EXPECT_EQ(reader.cell_of({.centre = {3.5, 2.5}}), 11);
  EXPECT_EQ(reader.cell_of({.centre = {4.5, 2.5}}), std::nullopt);
  EXPECT_EQ(reader.pair_of(drawing.shapes[0]), (std::vector{0, 1}));
  EXPECT_EQ(reader.pair_of({.centre = {0.5, 3}}), (std::vector{8, 12}));
  EXPECT_EQ(reader.pair_of({.centre = {0.5, 4}}), std::nullopt);
  EXPECT_TRUE(reader.has_text_on(drawing.shapes[0]));
  EXPECT_FALSE(reader.has_text_on({.centre = {2, 0.5}}));
}

TEST(DrawingReader, ProposesWhatFits) {
  SetterDrawing drawing;
  const Puzzle puzzle(4);
  DrawingReader reader(drawing, puzzle);
  EXPECT_TRUE(reader.propose("thermometer", std::vector{0, 1}, "a line"));
  EXPECT_FALSE(reader.propose("difference", std::vector{0, 1, 2}, "a dot"));
  EXPECT_EQ(reader.take_guesses().size(), 1U);
}

}  // namespace
}  // namespace quadrille::formats
