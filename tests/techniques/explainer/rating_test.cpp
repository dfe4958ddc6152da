#include "techniques/explainer/rating.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/base/shared_data.h"

namespace quadrille::techniques::explainer {
namespace {

std::string rating_of(std::string_view grid) {
  Marks marks(grid);
  return text_of(walk(marks, [](const Hint&, const Marks&) { return true; }));
}

TEST(ExplainerRating, RatesTheHardestStepTheFirstPlacingAndTheFirst) {
  const std::vector<std::pair<std::string_view, std::string_view>> ratings{
      {"7...2453..1.6..4.......1..2.6..3.8.7.87.......4....9..8.........3416.....7.3...9.", "7.1/1.2/1.2"},
      {"5.8...3.1......5...2.38...4..2.6...............5..194.2.....6.37..8...9..63.9....", "1.5/1.2/1.2"},
      {".6.....41.....2..3..5..192.7........4.6.7..3..8.1.5....7...98.4..9......5..6..2..", "8.3/1.2/1.2"},
      {"6...9.4.11....4953..3...........17.8..........7.38.6.5.3...5..7...9......8..2..6.", "6.6/1.2/1.2"},
      {".74.....3....3....12....79..9...8.3.4.2.6.......27....25.9.......8...17...748..5.", "2.8/1.2/1.2"},
      {"6....9..3..7..5.....1.....2...9...........6.84.2.6...1......28.3.92......6.4.87..", "4.2/1.2/1.2"},
      {"..2.8..56..79....15...7........4516.3.......2.....9..314.2.83.77...............2.", "5.6/1.2/1.2"},
      {"..6.....54....362.....8....2....5.1.....7..6......9.43...5..4....2.9..3.1.32.6...", "3.4/1.2/1.2"},
      {"...264..5.........4....36.........1.9.25.........72.8.7.8.96.2...........3...1.78", "2.3/1.5/1.5"},
      {".832..1......6..9..5.....4..68.4..3.......98...5.....7....9......1...27.4....5...", "1.5/1.5/1.5"},
      {".4..8........6......85..3.4.3.9..12..5....4..4.1........3.....76..1.....2..7.89.5", "7.1/1.5/1.5"},
      {"..63...541.......9......7..9...........524.9...2.3.5.6..59...6.7.....4...8.4.1...", "9.0/1.2/1.2"},
      {"..9.....1.57...8.286.4.........123.86.5...2.......7.......8.1....67.....2....4...", "6.6/2.3/2.3"},
  };
  for (const auto& [grid, rating] : ratings) EXPECT_EQ(rating_of(grid), rating) << grid;
}

TEST(ExplainerRating, IsRoundedAsItIsPrinted) {
  EXPECT_EQ(tenths_of(6.6 + 0.1 + 0.1), 68);
  EXPECT_EQ(decimal_of(11.0), "11.0");
}

TEST(ExplainerRating, AGridThatNothingSolvesHasTwenty) {
  Marks marks(std::string(81, '.'));
  for (int cell = 0; cell < kCells; ++cell) marks.remove(cell, marks.digits(cell));
  const ExplainerRating rating = walk(marks, [](const Hint&, const Marks&) { return true; });
  EXPECT_FALSE(rating.is_solved);
  EXPECT_EQ(text_of(rating), "20.0/0.0/0.0");
}

TEST(ExplainerRating, EndsWhereTheVisitorSaysSo) {
  Marks marks("5.8...3.1......5...2.38...4..2.6...............5..194.2.....6.37..8...9..63.9....");
  int hints = 0;
  const ExplainerRating rating = walk(marks, [&](const Hint&, const Marks&) { return ++hints < 2; });
  EXPECT_EQ(hints, 2);
  EXPECT_FALSE(rating.is_solved);
}

using ExplainerData = test::SharedData;
using ExplainerDataSlow = test::SharedData;

/// Compares each line "GRID .. ER/EP/ED .." of a file; the first rating of a line is that of Sudoku
/// Explainer.
void compare_ratings(const std::vector<std::string>& lines) {
  for (const std::string& line : lines) {
    std::istringstream words(line);
    std::string grid;
    std::string rating;
    words >> grid;
    while (words >> rating && rating.find('/') == std::string::npos) {
    }
    EXPECT_EQ(rating_of(grid), rating) << grid;
  }
}

TEST_F(ExplainerData, RatingsAreThoseOfSudokuExplainer) {
  compare_ratings(lines("rated/se121.txt", 10));
  compare_ratings(lines("rated/levels.txt", 20));
}

TEST_F(ExplainerDataSlow, AllRatingsAreThoseOfSudokuExplainer) {
  compare_ratings(lines("rated/se121.txt"));
  compare_ratings(lines("rated/levels.txt"));
}

/// "r1c2<>34, r1c5=5": the conclusions of a hint, cell by cell, as in the file of paths.
std::vector<std::string> conclusions_of(const Hint& hint) {
  const auto cell_text = [](int cell) {
    return "r" + std::to_string(cell / kSize + 1) + "c" + std::to_string(cell % kSize + 1);
  };
  std::vector<std::string> parts;
  for (const Removal& removal : hint.removals) {
    std::string part = cell_text(removal.cell) + "<>";
    for (const int digit : Bits(removal.digits)) part += std::to_string(digit + 1);
    parts.push_back(part);
  }
  if (hint.placement)
    parts.push_back(cell_text(hint.placement->cell) + "=" + std::to_string(hint.placement->digit + 1));
  std::ranges::sort(parts);
  return parts;
}

/// The same for a line "  RATING | RULE | HINT | CONCLUSIONS".
std::vector<std::string> conclusions_of(const std::string& line) {
  std::istringstream words(line.substr(line.rfind('|') + 1));
  std::vector<std::string> parts;
  for (std::string part; words >> part;) {
    if (part.back() == ',') part.pop_back();
    parts.push_back(part);
  }
  std::ranges::sort(parts);
  return parts;
}

/// Compares the hints of a path with its lines.
void compare_path(std::string_view grid, std::span<const std::string> lines) {
  Marks marks(grid.substr(0, kCells));
  std::size_t step = 0;
  walk(marks, [&](const Hint& hint, const Marks&) {
    if (step == lines.size()) return false;
    const std::string& line = lines[step++];
    const std::string head = "  " + decimal_of(hint.rating) + " | " + hint.name + " |";
    EXPECT_TRUE(line.starts_with(head)) << line << " but " << head;
    EXPECT_EQ(conclusions_of(hint), conclusions_of(line)) << line;
    return !testing::Test::HasFailure();
  });
  EXPECT_EQ(step, lines.size()) << grid;
  EXPECT_TRUE(marks.is_solved()) << grid;
}

/// Compares one path in `every` of a file with a grid on one line and its steps on the following lines.
void compare_paths(const std::vector<std::string>& lines, std::size_t every) {
  std::size_t grid = 0;
  for (std::size_t first = 0; first < lines.size(); ++grid) {
    std::size_t next = first + 1;
    while (next < lines.size() && lines[next].starts_with("  ")) ++next;
    if (grid % every == 0) compare_path(lines[first], std::span(lines).subspan(first + 1, next - first - 1));
    first = next;
  }
}

TEST_F(ExplainerData, PathsAreThoseOfSudokuExplainer) { compare_paths(lines("rated/se_paths.txt"), 20); }

TEST_F(ExplainerDataSlow, AllPathsAreThoseOfSudokuExplainer) {
  compare_paths(lines("rated/se_paths.txt"), 1);
}

}  // namespace
}  // namespace quadrille::techniques::explainer
