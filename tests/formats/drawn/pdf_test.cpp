#include <algorithm>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "formats/reading.h"
#include "sudoku/puzzle/rules.h"
#include "support/base/rounds.h"
#include "support/sudoku/random_puzzle.h"

namespace quadrille::formats {
namespace {

std::size_t times(std::string_view text, std::string_view part) {
  std::size_t found = 0;
  for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

TEST(Pdf, IsOnePageWithThePuzzlesTitleAboveIt) {
  Puzzle puzzle(4);
  const std::string plain = written("pdf", puzzle);
  EXPECT_EQ(times(plain, "/Type /Page "), 1U);
  EXPECT_EQ(times(plain, "/Title"), 0U);
  puzzle.about.title = "Gale";
  puzzle.about.author = "Ada";
  const std::string pdf = written("pdf", puzzle);
  EXPECT_EQ(times(pdf, "/Title (Gale)"), 1U);
  EXPECT_EQ(times(pdf, "Td /F1 12 Tf (Gale \\(Ada\\)) Tj ET\n"), 1U) << pdf;
}

TEST(Pdf, ShowsTheSolutionWhereItIsKnown) {
  const Grid solution = sample_solution();
  EXPECT_EQ(times(written("pdf", sample_puzzle(), &solution), ") Tj"), 81U);
  EXPECT_EQ(times(written("pdf", sample_puzzle()), ") Tj"), 26U);
}

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
