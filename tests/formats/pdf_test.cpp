#include <algorithm>
#include <cstdio>
#include <string>
#include <string_view>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "formats/reading.h"
#include "sudoku/puzzle/rules.h"
#include "support/random_puzzle.h"
#include "support/rounds.h"

namespace quadrille::formats {
namespace {

std::size_t times(std::string_view text, std::string_view part) {
  std::size_t found = 0;
  for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

std::string booklet_of(int puzzles, int per_page) {
  const auto booklet = find_format("pdf")->open_booklet(per_page);
  std::string text;
  for (int i = 0; i < puzzles; ++i) booklet->add({.puzzle = sample_puzzle()}, text);
  booklet->end(text);
  return text;
}

TEST(Pdf, ShowsGivensBoldAndSolvedDigitsPlain) {
  const Grid solution = sample_solution();
  const std::string solved = written("pdf", sample_puzzle(), &solution);
  EXPECT_EQ(times(solved, "/F2 0.55 Tf"), 26U);
  EXPECT_EQ(times(solved, "/F1 0.55 Tf"), 55U);
}

TEST(Pdf, DrawsEachKindOfShape) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r1c1 r1c2 total=5"));
  ASSERT_TRUE(puzzle.add_rule("arrow", "r3c1 r3c2"));
  ASSERT_TRUE(puzzle.add_rule("odd", "r4c4"));
  ASSERT_TRUE(puzzle.add_rule("even", "r4c3"));
  const std::string pdf = written("pdf", puzzle);
  EXPECT_EQ(times(pdf, " [0.1 0.06] 0 d 0.08 0.08 m 1.92 0.08 l 1.92 0.92 l 0.08 0.92 l h S [] 0 d\n"), 1U)
      << pdf;
  EXPECT_EQ(times(pdf, "BT 1 0 0 -1 0.14 0.2792 Tm /F1 0.22 Tf (5) Tj ET\n"), 1U) << pdf;
  EXPECT_EQ(times(pdf, "0.533 0.533 0.533 RG 0.06 w 0.9 2.5 m"), 1U) << "a ring";
  EXPECT_EQ(times(pdf, "0.706 0.706 0.706 rg 3.96 3.5 m"), 1U) << "a disc";
  EXPECT_EQ(times(pdf, "0.706 0.706 0.706 rg 2.07 3.07 0.86 0.86 re f\n"), 1U);
  EXPECT_EQ(times(pdf, "1 J 1 j 1 0 m 1 4 l S\n"), 1U) << "a line between cells";
}

TEST(Pdf, PutsAWhiteRimAroundLettersOnLines) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.add_rule("sum_pair", "r1c1 r2c1 sum=10"));
  const std::string pdf = written("pdf", puzzle);
  const std::size_t rim = pdf.find("1 1 1 RG 0.2 w 1 j BT 1 Tr"), letters = pdf.find("rg BT 1 0 0 -1", rim);
  EXPECT_NE(rim, std::string::npos) << pdf;
  EXPECT_NE(letters, std::string::npos) << "above the rim";
  EXPECT_EQ(times(pdf, " 0 Tr ET\n"), 1U) << "what follows is filled again";
}

TEST(Pdf, NamesThePuzzleAboveItAndInABookmark) {
  Puzzle puzzle(4);
  EXPECT_EQ(times(written("pdf", puzzle), "/Title (Puzzle 1)"), 1U);
  puzzle.about.title = "Gale";
  puzzle.about.author = "Ada";
  const std::string pdf = written("pdf", puzzle);
  EXPECT_EQ(times(pdf, "/Title (Gale)"), 1U);
  EXPECT_EQ(times(pdf, "Td /F1 12 Tf (Gale \\(Ada\\)) Tj ET\n"), 1U);
}

TEST(Pdf, PutsSoManyPuzzlesOnAPage) {
  EXPECT_EQ(times(booklet_of(7, 1), "/Type /Page "), 7U);
  const std::string booklet = booklet_of(7, 3);
  EXPECT_EQ(times(booklet, "/Type /Page "), 3U);
  EXPECT_EQ(times(booklet, "/Title (Puzzle "), 7U);
  EXPECT_EQ(times(booklet, " cm\n"), 7U);
}

TEST(Pdf, KeepsEachPuzzleOnThePage) {
  for (const int per_page : {1, 2, 6, 20}) {
    const std::string booklet = booklet_of(per_page, per_page);
    std::size_t seen = 0;
    for (auto at = booklet.find("q "); at != std::string::npos; at = booklet.find("q ", at + 1)) {
      double cell = 0, negative = 0, left = 0, top = 0;
      if (std::sscanf(booklet.c_str() + at, "q %lf 0 0 %lf %lf %lf cm", &cell, &negative, &left, &top) != 4)
        continue;
      EXPECT_EQ(negative, -cell);
      EXPECT_GE(left, 0);
      EXPECT_LE(left + 9 * cell, 595);
      EXPECT_LE(top, 842);
      EXPECT_GE(top - 9 * cell, 0);
      ++seen;
    }
    EXPECT_EQ(seen, static_cast<std::size_t>(per_page));
  }
}

TEST(Pdf, IsTheSameEachTime) { EXPECT_EQ(booklet_of(3, 2), booklet_of(3, 2)); }

TEST(Pdf, IsOfAsciiCharactersWhateverThePuzzle) {
  Random random(37);
  for (const sudoku::Rule& rule : sudoku::rules()) {
    if (rule.is_shape()) continue;
    for (int round = 0; round < test::rounds(16); ++round) {
      Puzzle puzzle = test::random_shape(4 + round % 6, random);
      puzzle.about.title = "\u4e00 \u00e9";
      if (!puzzle.add_rule(rule.name, test::random_argument(rule, puzzle.size(), random))) continue;
      const std::string pdf = written("pdf", puzzle);
      EXPECT_TRUE(std::ranges::all_of(pdf, [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); }))
          << pdf;
    }
  }
}

}  // namespace
}  // namespace quadrille::formats
