#include "sudoku/puzzle/full_picture.h"

#include <map>

#include <gtest/gtest.h>

namespace quadrille::sudoku {
namespace {

std::vector<Lettering> texts_of(const Picture& picture, std::string_view role) {
  std::vector<Lettering> texts;
  for (const Shape& shape : picture.shapes()) {
    const auto* const text = std::get_if<Lettering>(&shape.kind);
    if (shape.role == role && text != nullptr) texts.push_back(*text);
  }
  return texts;
}

std::map<std::string_view, int> roles_of(const Picture& picture) {
  std::map<std::string_view, int> roles;
  for (const Shape& shape : picture.shapes()) ++roles[shape.role];
  return roles;
}

TEST(FullPicture, HasLinesAndBorders) {
  Puzzle puzzle(4);
  EXPECT_EQ(roles_of(full_picture(puzzle, puzzle.givens())),
            (std::map<std::string_view, int>{{kCellLines, 6}, {kRegionLines, 1}}));
  ASSERT_TRUE(puzzle.set_boxes(2, 2));
  EXPECT_EQ(roles_of(full_picture(puzzle, puzzle.givens())),
            (std::map<std::string_view, int>{{kCellLines, 6}, {kRegionLines, 5}}));
}

TEST(FullPicture, HasExtraCellsBelowTheGrid) {
  Puzzle puzzle(Layout(2).with_extra_cells({{"x", 3}}));
  puzzle.set_given(4, 2);
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "x1 x2 total=3"));
  const Picture picture = full_picture(puzzle, puzzle.givens());
  EXPECT_EQ(picture.area(), (Area{0, 0, 2, 5}));
  EXPECT_EQ(texts_of(picture, kGivenDigit).front().centre, (Point{0.5, 3.5}));
  const auto names = texts_of(picture, kExtraCell);
  ASSERT_EQ(names.size(), 3U);
  EXPECT_EQ(names[2].text, "x3");
  EXPECT_GT(names[2].centre.y, 4) << "in another row, as the grid has two columns";
  EXPECT_EQ(roles_of(picture).at("killer_cage"), 2) << "a cage around two cells, and its total";
}

TEST(FullPicture, TellsGivensFromSolvedDigits) {
  Puzzle puzzle(2);
  puzzle.set_given(0, 1);
  const Picture picture = full_picture(puzzle, {1, 2, 0, 0});
  const auto givens = texts_of(picture, kGivenDigit);
  const auto solved = texts_of(picture, kSolvedDigit);
  ASSERT_EQ(givens.size(), 1U);
  ASSERT_EQ(solved.size(), 1U);
  EXPECT_EQ(givens[0].text, "1");
  EXPECT_TRUE(givens[0].is_bold);
  EXPECT_EQ(givens[0].centre, (Point{0.5, 0.5}));
  EXPECT_EQ(solved[0].text, "2");
  EXPECT_FALSE(solved[0].is_bold);
  EXPECT_EQ(solved[0].centre, (Point{1.5, 0.5}));
}

TEST(FullPicture, PutsCandidatesAtTheirPlaces) {
  Puzzle puzzle(4);
  puzzle.restrict_candidates(0, 0b1001);
  const auto candidates = texts_of(full_picture(puzzle, puzzle.givens()), kCandidateDigit);
  ASSERT_EQ(candidates.size(), 2U);
  EXPECT_EQ(candidates[0].text, "1");
  EXPECT_EQ(candidates[0].centre, (Point{0.25, 0.25}));
  EXPECT_EQ(candidates[1].text, "4");
  EXPECT_EQ(candidates[1].centre, (Point{0.75, 0.75}));
  EXPECT_TRUE(texts_of(full_picture(puzzle, Grid(16, 1)), kCandidateDigit).empty());
}

TEST(FullPicture, KeepsCandidatesBelowTheTotalOfACage) {
  Puzzle puzzle(9);
  puzzle.restrict_candidates(0, 0b11);
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r1c1 r1c2 total=12"));
  const Picture picture = full_picture(puzzle, puzzle.givens());
  const Lettering total = texts_of(picture, "killer_cage").at(0);
  const double bottom = total.centre.y + total.height / 2;
  for (const Lettering& candidate : texts_of(picture, kCandidateDigit)) {
    EXPECT_GE(candidate.centre.y - candidate.height / 2, bottom);
  }
}

TEST(FullPicture, NamesRulesThatDrawNothingInLinesAsWideAsTheGrid) {
  Puzzle puzzle(6);
  ASSERT_TRUE(puzzle.add_rule("anti_king"));
  ASSERT_TRUE(puzzle.add_rule("odd", "r1c1; r2c2"));
  ASSERT_TRUE(puzzle.add_rule("anti_knight"));
  ASSERT_TRUE(puzzle.add_rule("non_consecutive"));
  const Picture picture = full_picture(puzzle, puzzle.givens());
  const auto lines = texts_of(picture, kCaption);
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines[0].text, "anti king, anti knight,");
  EXPECT_EQ(lines[1].text, "non consecutive");
  EXPECT_GT(lines[0].centre.y, 6);
  EXPECT_GT(lines[1].centre.y, lines[0].centre.y);
  EXPECT_EQ(picture.area(), (Area{0, 0, 6, 7}));
}

}  // namespace
}  // namespace quadrille::sudoku
