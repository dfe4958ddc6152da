#include "formats/drawn/booklet.h"

#include <cstdio>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

std::size_t occurrences(std::string_view text, std::string_view part) {
  std::size_t found = 0;
  for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

std::string booklet_of(int puzzles, const BookletOptions& options, std::string_view rating = "") {
  Booklet booklet(options);
  const Grid solution = sample_solution();
  std::string text;
  for (int i = 0; i < puzzles; ++i)
    booklet.add({.puzzle = sample_puzzle(), .solution = &solution, .rating = rating}, text);
  booklet.end(text);
  return text;
}

TEST(Booklet, PutsSoManyPuzzlesAndSolutionsOnAPage) {
  EXPECT_EQ(occurrences(booklet_of(7, {.per_page = 1, .solutions_per_page = 0}), "/Type /Page "), 7U);
  const std::string booklet = booklet_of(7, {.per_page = 3, .solutions_per_page = 4});
  EXPECT_EQ(occurrences(booklet, "/Type /Page "), 3U + 2U);
  EXPECT_EQ(occurrences(booklet, " cm\n"), 7U + 7U);
  EXPECT_EQ(occurrences(booklet, ") Tj\n"), 7U * 26 + 7U * 81) << "digits";
}

TEST(Booklet, HasABookmarkForEachPuzzleAndEachPageOfSolutions) {
  const std::string booklet = booklet_of(7, {.per_page = 3, .solutions_per_page = 4});
  for (const std::string_view title : {"(Puzzles)", "(1)", "(7)", "(Solutions)", "(1 - 4)", "(5 - 7)"})
    EXPECT_EQ(occurrences(booklet, fmt::format("/Title {} ", title)), 1U) << title;
  EXPECT_EQ(occurrences(booklet, "/Title "), 7U + 4U);
  EXPECT_EQ(occurrences(booklet_of(1, {.solutions_per_page = 0}), "(Solutions)"), 0U);
}

TEST(Booklet, LeavesOutSolutionsThatAreNotKnown) {
  Booklet booklet({.per_page = 1, .solutions_per_page = 4});
  const Grid solution = sample_solution();
  std::string text;
  booklet.add({.puzzle = sample_puzzle()}, text);
  booklet.add({.puzzle = sample_puzzle(), .solution = &solution}, text);
  booklet.end(text);
  EXPECT_EQ(occurrences(text, "/Type /Page "), 3U);
  EXPECT_EQ(occurrences(text, "/Title (2) /Parent 17 0 R"), 1U);
}

TEST(Booklet, NumbersPuzzlesAndSaysHowHardTheyAre) {
  Puzzle puzzle = sample_puzzle();
  puzzle.about.title = "Gale";
  puzzle.about.author = "Ada";
  puzzle.about.level = "gentle";
  Booklet booklet({.title = "Saturday", .per_page = 2});
  std::string text;
  booklet.add({.puzzle = puzzle}, text);
  booklet.add({.puzzle = puzzle, .rating = "easy (212)"}, text);
  booklet.end(text);
  for (const std::string_view word : {"(1) Tj ET", "(2) Tj ET", "(gentle)", "(easy \\(212\\))",
                                      "(Saturday) Tj", "/Title (Saturday)", "/Title (2 Gale)"})
    EXPECT_GE(occurrences(text, word), 1U) << word;
  EXPECT_EQ(occurrences(text, "(Gale \\(Ada\\)) Tj"), 2U);
  EXPECT_EQ(occurrences(text, "(gentle)"), 1U) << "a rating goes before what the file says";
}

/// Whether all pictures lie on the page.
void expect_inside(const std::string& booklet, double width, double height, std::size_t pictures) {
  std::size_t seen = 0;
  for (auto at = booklet.find("q "); at != std::string::npos; at = booklet.find("q ", at + 1)) {
    double cell = 0, negative = 0, left = 0, top = 0;
    if (std::sscanf(booklet.c_str() + at, "q %lf 0 0 %lf %lf %lf cm", &cell, &negative, &left, &top) != 4)
      continue;
    EXPECT_EQ(negative, -cell);
    EXPECT_GE(left, 0);
    EXPECT_LE(left + 9 * cell, width);
    EXPECT_LE(top, height);
    EXPECT_GE(top - 9 * cell, 0);
    ++seen;
  }
  EXPECT_EQ(seen, pictures);
}

TEST(Booklet, KeepsEachPictureOnThePage) {
  for (const int per_page : {1, 2, 6, 20, 100}) {
    const BookletOptions a4{.per_page = per_page, .solutions_per_page = per_page};
    const BookletOptions letter{.paper = Paper::letter, .per_page = per_page, .solutions_per_page = per_page};
    const auto pictures = 2 * static_cast<std::size_t>(per_page);
    expect_inside(booklet_of(per_page, a4), 595, 842, pictures);
    expect_inside(booklet_of(per_page, letter), 612, 792, pictures);
  }
}

TEST(Booklet, IsTheSameEachTime) {
  EXPECT_EQ(booklet_of(3, {.per_page = 2}, "easy"), booklet_of(3, {.per_page = 2}, "easy"));
}

TEST(Booklet, PrintsLongTitlesAndRatingsBesideEachOther) {
  Puzzle puzzle = sample_puzzle();
  puzzle.about.title = std::string(500, 'm');
  Booklet booklet({.title = std::string(500, 'M')});
  std::string text;
  booklet.add({.puzzle = puzzle, .rating = std::string(300, 'w')}, text);
  booklet.end(text);
  EXPECT_EQ(occurrences(text, "nan"), 0U);
  EXPECT_EQ(occurrences(text, "inf"), 0U);
}

}  // namespace
}  // namespace quadrille::formats
