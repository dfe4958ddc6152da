#include <fmt/format.h>
#include <gtest/gtest.h>

#include "formats/reading.h"
#include "sudoku/puzzle/rules.h"
#include "support/sudoku/random_puzzle.h"

namespace quadrille::formats {
namespace {

std::size_t count(std::string_view text, std::string_view part) {
  std::size_t found = 0;
  for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

TEST(Svg, TellsGivensSolvedDigitsAndCandidatesApart) {
  const Grid solution = sample_solution();
  const std::string solved = written("svg", sample_puzzle(), &solution);
  EXPECT_EQ(count(solved, "class=\"given\""), 26U);
  EXPECT_EQ(count(solved, "class=\"solved\""), 55U);
  Puzzle marked(4);
  marked.restrict_candidates(0, 0b0101);
  EXPECT_EQ(count(written("svg", marked), "class=\"candidate\""), 2U);
}

TEST(Svg, DrawsRegionsThickAndOtherLinesThin) {
  Puzzle puzzle(2);
  EXPECT_EQ(count(written("svg", puzzle), "class=\"cells\""), 2U);
  EXPECT_EQ(count(written("svg", puzzle), "class=\"regions\""), 1U);
  ASSERT_TRUE(puzzle.set_regions({"a", "a", "b", "b"}));
  const std::string svg = written("svg", puzzle);
  for (const std::string_view border :
       {"M4 4L84 4L84 44L4 44z", "M4 44L84 44L84 84L4 84z", "M4 4L84 4L84 84L4 84z"}) {
    EXPECT_NE(
        svg.find(fmt::format("class=\"regions\" stroke=\"#000000\" stroke-width=\"3\" d=\"{}\"", border)),
        std::string::npos)
        << svg;
  }
}

TEST(Svg, DrawsRulesOrNamesThem) {
  Puzzle puzzle = sample_puzzle();
  ASSERT_TRUE(puzzle.add_rule("diagonals"));
  ASSERT_TRUE(puzzle.add_rule("windoku"));
  ASSERT_TRUE(puzzle.add_rule("extra_regions", "r1c1 r1c2"));
  ASSERT_TRUE(puzzle.add_rule("anti_knight"));
  const std::string svg = written("svg", puzzle);
  EXPECT_EQ(count(svg, "class=\"diagonals\""), 2U);
  EXPECT_EQ(count(svg, "class=\"windoku\""), 36U);
  EXPECT_EQ(count(svg, "class=\"extra_regions\""), 2U);
  EXPECT_NE(svg.find(">anti knight</text>"), std::string::npos);
}

TEST(Svg, ShowsEveryRule) {
  Random random(31);
  for (const sudoku::Rule& rule : sudoku::rules()) {
    if (rule.is_shape()) continue;
    int shown = 0;
    for (int round = 0; round < 64; ++round) {
      Puzzle puzzle = rule.name.starts_with("chaos_") ? Puzzle(test::random_layout_of_regions(random))
                                                      : test::random_shape(4 + round % 6, random);
      const std::string argument = test::random_argument(rule, puzzle.layout(), random);
      if (!puzzle.add_rule(rule.name, argument)) {
        puzzle = Puzzle(sudoku::Layout(3, 3, 4, 0));
        if (!puzzle.add_rule(rule.name, argument)) continue;
      }
      const std::string svg = written("svg", puzzle);
      const bool is_drawn = svg.find(fmt::format("class=\"{}\"", rule.name)) != std::string::npos;
      const bool is_named = svg.find("class=\"caption\"") != std::string::npos;
      EXPECT_TRUE(is_drawn || is_named) << svg;
      EXPECT_FALSE(is_drawn && rule.draw == nullptr) << svg;
      ++shown;
    }
    EXPECT_GT(shown, 0) << rule.name;
  }
}

TEST(Svg, DrawsDigitsOverTextsOverGridLinesOverLinesOverMarksOverShades) {
  Puzzle puzzle(4);
  puzzle.set_given(0, 1);
  ASSERT_TRUE(puzzle.add_rule("whispers", "r1c1 r1c2 difference=1"));
  ASSERT_TRUE(puzzle.add_rule("odd", "r1c1"));
  ASSERT_TRUE(puzzle.add_rule("windoku"));
  const std::string svg = written("svg", puzzle);
  std::size_t at = 0;
  for (const std::string_view next :
       {"<rect class=\"windoku\"", "<circle class=\"odd\"", "<polyline class=\"whispers\"", "class=\"cells\"",
        "class=\"regions\"", "<text class=\"whispers\"", "class=\"given\""}) {
    const std::size_t found = svg.find(next);
    ASSERT_NE(found, std::string::npos) << next;
    EXPECT_LT(at, found) << next;
    at = found;
  }
}

TEST(Svg, DashesCagesOpensRingsAndBeginsTheirTotalsAtTheLeft) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r1c1 r1c2 total=5"));
  ASSERT_TRUE(puzzle.add_rule("arrow", "r3c1 r3c2"));
  const std::string svg = written("svg", puzzle);
  EXPECT_EQ(count(svg, "stroke-dasharray"), 1U);
  EXPECT_EQ(count(svg, "text-anchor:start\">5</text>"), 1U);
  EXPECT_EQ(count(svg, "<circle class=\"arrow\" cx=\"24\" cy=\"104\" r=\"16\" fill=\"none\""), 1U);
}

TEST(Svg, PutsAWhiteRimAroundLettersOnLines) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.add_rule("sum_pair", "r1c1 r2c1 sum=10"));
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r4c4 total=2"));
  const std::string svg = written("svg", puzzle);
  constexpr std::string_view kRim = " stroke=\"#ffffff\" stroke-width=\"8\" paint-order=\"stroke\"";
  EXPECT_EQ(count(svg, fmt::format("{}>X</text>", kRim)), 1U) << svg;
  EXPECT_EQ(count(svg, kRim), 1U) << "a text within a cell needs none";
}

TEST(Svg, EscapesTheTitle) {
  Puzzle puzzle(1);
  puzzle.about.title = "<a> & \x01";
  EXPECT_NE(written("svg", puzzle).find("<title>&lt;a&gt; &amp;  </title>"), std::string::npos);
}

TEST(Svg, IsOneElement) {
  const std::string svg = written("svg", sample_puzzle());
  EXPECT_TRUE(svg.starts_with("<svg xmlns="));
  EXPECT_TRUE(svg.ends_with("</svg>\n"));
  EXPECT_EQ(count(svg, "<text"), count(svg, "</text>"));
}

}  // namespace
}  // namespace quadrille::formats
