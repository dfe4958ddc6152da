#include <gtest/gtest.h>

#include "formats/reading.h"
#include "sudoku/solve/solve.h"
#include "support/base/shared_data.h"

namespace quadrille::formats {
namespace {

TEST(Fpuzzles, IsToldFromOurJson) {
  const Format& format = *find_format("fpuzzles");
  EXPECT_GT(format.sniff(R"({"size":9,"title":"x","grid":[[{},{}]]})"), 95);
  EXPECT_GT(format.sniff("[\n {\"grid\" : [\n[{"), 95);
  EXPECT_EQ(format.sniff(R"({"size":9,"givens":[[1]]})"), 0);
  EXPECT_EQ(format.sniff(""), 0);
  EXPECT_EQ(format.sniff("grid"), 0);
}

TEST(Fpuzzles, WritesALine) {
  EXPECT_EQ(written("fpuzzles", Puzzle(1)), R"({"size":1,"grid":[[{}]]})"
                                            "\n");
}

class FpuzzlesData : public test::SharedData {
 protected:
  /// The fields of each puzzle.
  static std::vector<std::vector<std::string>> puzzles() {
    std::vector<std::vector<std::string>> found;
    for (const std::string& line : lines("variants/fpuzzles.tsv")) {
      std::vector<std::string> fields(1);
      for (const char c : line) {
        if (c == '\t') {
          fields.emplace_back();
        } else {
          fields.back() += c;
        }
      }
      if (fields.back().starts_with('{')) found.push_back(fields);
    }
    return found;
  }
};

/// Puzzles whose rules are all in members have the stated solution.
TEST_F(FpuzzlesData, IsReadAndSolvedAsStated) {
  constexpr std::size_t kId = 0, kSolutions = 6, kSolution = 7;
  constexpr std::uint64_t kNodes = 100'000;
  int solved = 0, refused = 0;
  const auto all = puzzles();
  EXPECT_EQ(all.size(), 26U);
  for (const auto& fields : all) {
    const Item item = read_item("fpuzzles", fields.back());
    if (!item.puzzle) {
      ++refused;
      EXPECT_TRUE(item.puzzle.error().message.starts_with("found the member"))
          << fields[kId] << ": " << item.puzzle.error().message;
      continue;
    }
    sudoku::SolveOptions options;
    options.limits.nodes = kNodes;
    std::vector<Grid> grids;
    const auto result = sudoku::Solver(options).solve(*item.puzzle, [&](const Grid& grid) {
      grids.push_back(grid);
      return grids.size() < 2;
    });
    if (fields[kSolutions] != "1" || result.ending == sudoku::Ending::stopped) continue;
    ++solved;
    ASSERT_EQ(grids.size(), 1U) << fields[kId];
    std::string digits;
    for (const int digit : grids.front()) digits += std::to_string(digit);
    EXPECT_EQ(digits, fields[kSolution]) << fields[kId];
    EXPECT_EQ(item.solution.value_or(grids.front()), grids.front()) << fields[kId];
  }
  EXPECT_LE(refused, 3) << "black dots alone that are all given, and a pill";
  EXPECT_GE(solved, 21);
}

}  // namespace
}  // namespace quadrille::formats
