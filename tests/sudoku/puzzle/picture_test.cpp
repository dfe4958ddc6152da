#include "sudoku/puzzle/picture.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <gtest/gtest.h>

#include "sudoku/puzzle/rules.h"
#include "support/sudoku/drawing_harness.h"
#include "support/sudoku/random_puzzle.h"

namespace quadrille::sudoku {
namespace {

TEST(Picture, MeasuresInCellsFromTheUpperLeftCorner) {
  const Picture picture(4);
  EXPECT_EQ(picture.centre(0), (Point{0.5, 0.5}));
  EXPECT_EQ(picture.centre(7), (Point{3.5, 1.5}));
}

TEST(Picture, KeepsLowerLayersFirst) {
  Picture picture(4);
  picture.begin_role("one");
  picture.text({1, 1}, 0.5, "5");
  picture.line(std::vector{0, 1}, kPaleGreen, 0.25);
  picture.begin_role("two");
  picture.bulb(3, kPaleGrey);
  picture.circle(2);
  picture.shade(3);
  std::vector<std::string_view> roles;
  std::vector<std::size_t> kinds;
  for (const Shape& shape : picture.shapes()) {
    roles.push_back(shape.role);
    kinds.push_back(shape.kind.index());
  }
  EXPECT_EQ(roles, (std::vector<std::string_view>{"two", "two", "one", "two", "one"}));
  EXPECT_EQ(kinds, (std::vector<std::size_t>{0, 1, 2, 1, 4}));
}

TEST(Picture, TakesAsMuchRoomAsGridAndTexts) {
  Picture picture(4);
  picture.shade(0);
  picture.circle(15);
  picture.line({{0, 0}, {4, 4}}, kGrey, 0.5);
  EXPECT_EQ(picture.area(), (Area{0, 0, 4, 4}));
  picture.text({-0.5, 0.5}, 0.5, "17");
  EXPECT_EQ(picture.area(), (Area{-1, 0, 4, 4}));
  picture.text({2, 4.5}, 0.5, "17");
  EXPECT_EQ(picture.area(), (Area{-1, 0, 4, 5}));
  picture.text({4, -1.1}, 0.5, "17");
  EXPECT_EQ(picture.area(), (Area{-1, -2, 5, 5}));
}

TEST(Picture, PutsATextBehindItsPlaceWhereItBeginsThere) {
  Picture picture(4);
  picture.add(kBlack, Layer::kClues, Lettering{{0, 3}, 0.5, "eight ch", true});
  EXPECT_EQ(picture.area(), (Area{0, 0, 4, 4}));
  picture.add(kBlack, Layer::kClues, Lettering{{0, 3}, 0.5, "sixteen charact.", true});
  EXPECT_EQ(picture.area(), (Area{0, 0, 5, 4}));
}

TEST(Picture, PutsNoTextOfACellOverAnother) {
  Picture picture(4);
  picture.corner_text(std::vector{0, 1}, "5");
  picture.corner_text(std::vector{0, 4}, "7");
  picture.corner_text(std::vector{0, 4}, "9");
  picture.corner_text(4, "11");
  std::map<std::pair<double, double>, std::string> texts;
  for (const Shape& shape : picture.shapes()) {
    const auto& lettering = std::get<Lettering>(shape.kind);
    EXPECT_TRUE(texts.emplace(std::pair(lettering.centre.y, lettering.centre.x), lettering.text).second);
  }
  std::vector<std::string> in_order;
  for (const auto& [place, text] : texts) in_order.push_back(text);
  EXPECT_EQ(in_order, (std::vector<std::string>{"5 9", "7 11"}));
}

TEST(Picture, ShadesNoCellInTheColourOfALine) {
  std::map<std::string_view, std::string_view> shades, lines;
  Random random(37);
  for (const Rule& rule : rules()) {
    if (rule.draw == nullptr) continue;
    for (int round = 0; round < 16; ++round) {
      Puzzle puzzle = test::random_shape(2 + round % 8, random);
      if (!puzzle.add_rule(rule.name, test::random_argument(rule, puzzle.layout(), random))) continue;
      const Picture picture = picture_of(puzzle);
      for (const Shape& shape : picture.shapes()) {
        if (shape.layer == Layer::kShades) shades.emplace(shape.colour, shape.role);
        if (shape.layer == Layer::kLines) lines.emplace(shape.colour, shape.role);
      }
    }
  }
  EXPECT_FALSE(shades.empty());
  for (const auto& [colour, role] : shades)
    EXPECT_FALSE(lines.contains(colour)) << lines[colour] << " cannot be seen on " << role;
}

TEST(Picture, PutsCluesBesideTheGrid) {
  Picture picture(4);
  picture.clue({.row = 0, .column = 2}, "7");
  picture.clue({.row = 5, .column = 2}, "7");
  picture.clue({.row = 1, .column = 0}, "7");
  picture.clue({.row = 1, .column = 5}, "7");
  std::vector<Point> centres;
  for (const Shape& shape : picture.shapes()) centres.push_back(std::get<Lettering>(shape.kind).centre);
  EXPECT_EQ(centres, (std::vector<Point>{{1.5, -0.5}, {1.5, 4.5}, {-0.5, 0.5}, {4.5, 0.5}}));
  EXPECT_EQ(picture.area(), (Area{-1, -1, 5, 5}));
}

TEST(Picture, MovesCluesOutwardsWhereOthersStand) {
  Picture picture(4);
  for (int i = 0; i < 3; ++i) picture.clue({.row = 5, .column = 2}, "7");
  EXPECT_EQ(picture.area(), (Area{0, 0, 4, 7}));
  picture.diagonal_clue({.row = 5, .column = 2}, -1, 1, "7");
  EXPECT_EQ(picture.area(), (Area{0, 0, 4, 7})) << "it moves away along its diagonal, to r6c1";
  picture.diagonal_clue({.row = 5, .column = 1}, -1, 1, "7");
  picture.diagonal_clue({.row = 5, .column = 1}, -1, 1, "7");
  EXPECT_EQ(picture.area(), (Area{-1, 0, 4, 7}));
}

TEST(Picture, GivesALineAHead) {
  Picture picture(4);
  picture.arrow({{0, 1}, {2, 1}}, kGrey, 0.1);
  ASSERT_EQ(picture.shapes().size(), 2U);
  EXPECT_EQ(std::get<Line>(picture.shapes()[0].kind).points, (std::vector<Point>{{0, 1}, {2, 1}}));
  const auto head = std::get<Line>(picture.shapes()[1].kind).points;
  ASSERT_EQ(head.size(), 3U);
  EXPECT_EQ(head[1], (Point{2, 1}));
  EXPECT_DOUBLE_EQ(head[0].x, 1.8);
  EXPECT_DOUBLE_EQ(head[2].x, 1.8);
  EXPECT_DOUBLE_EQ(head[0].y + head[2].y, 2);
  EXPECT_GT(std::abs(head[0].y - head[2].y), 0.2);
}

TEST(Picture, BeginsTheWayFromARingAtItsRim) {
  const Picture picture(4);
  EXPECT_EQ(picture.from_ring(std::vector{0, 1, 6}),
            (std::vector<Point>{{0.9, 0.5}, {1.5, 0.5}, {2.5, 1.5}}));
  EXPECT_EQ(picture.from_ring(std::vector{5, 1}), (std::vector<Point>{{1.5, 1.1}, {1.5, 0.5}}));
}

TEST(Picture, OfAPuzzleWithoutRulesIsEmpty) { EXPECT_TRUE(picture_of(Puzzle(4)).shapes().empty()); }

TEST(Picture, ShowsWhatEachUseOfARuleSays) {
  Random random(29);
  for (const Rule& rule : rules()) {
    if (rule.draw == nullptr) continue;
    EXPECT_EQ(test::wrong_drawing(rule, random), "");
  }
}

TEST(Picture, LeavesOutParametersThatThereAre) {
  for (const test::Unshown& unshown : test::unshown_parameters()) {
    const Rule* const rule = find_rule(unshown.rule);
    ASSERT_NE(rule, nullptr) << unshown.rule;
    EXPECT_NE(rule->draw, nullptr) << unshown.rule << " shows nothing anyway";
    EXPECT_NE(rule->parameter(unshown.parameter), nullptr) << unshown.rule << ' ' << unshown.parameter;
  }
}

/// A rule that draws something else.
Rule drawn_by(std::string_view name, void (*draw)(const Use& use, Picture& picture)) {
  Rule rule = *find_rule(name);
  rule.draw = draw;
  return rule;
}

void expect_wrong(const Rule& rule, std::string_view what) {
  Random random(31);
  const std::string found = test::wrong_drawing(rule, random);
  EXPECT_NE(found.find(what), std::string::npos) << found;
}

TEST(Picture, IsCaughtWhereItIsWrong) {
  const Rule without_mark = drawn_by("killer_cage", [](const Use&, Picture&) {});
  expect_wrong(without_mark, "it leaves no mark");
  const Rule without_end = drawn_by("thermometer", [](const Use& use, Picture& picture) {
    picture.bulb(use.cells("cells").front(), kGrey);
  });
  expect_wrong(without_end, "has no mark");
  const Rule elsewhere = drawn_by("odd", [](const Use& use, Picture& picture) {
    for (int cell = 0; cell < use.puzzle().cell_count(); ++cell) picture.circle(cell);
  });
  expect_wrong(elsewhere, "in no cell that the use names");
  const Rule without_total =
      drawn_by("killer_cage", [](const Use& use, Picture& picture) { picture.cage(use.cells("cells")); });
  expect_wrong(without_total, "it looks like");
  const Rule without_place =
      drawn_by("sandwich", [](const Use&, Picture& picture) { picture.clue({.row = 0, .column = 1}, "7"); });
  expect_wrong(without_place, "it looks like");
}

TEST(Picture, PutsTheUsesOfAPuzzleTogetherEachInItsRole) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.add_rule("odd", "r1c1 r1c2").has_value());
  ASSERT_TRUE(puzzle.add_rule("thermometer", "r2c2 r3c3; r4c4 r4c3").has_value());
  std::map<std::string_view, int> shapes;
  const Picture picture = picture_of(puzzle);
  for (const Shape& shape : picture.shapes()) ++shapes[shape.role];
  EXPECT_EQ(shapes, (std::map<std::string_view, int>{{"odd", 2}, {"thermometer", 4}}));
}

}  // namespace
}  // namespace quadrille::sudoku
