#include "sudoku/generate/draw_clues.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "sudoku/solve/solve.h"
#include "support/base/rounds.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"

namespace quadrille::sudoku {
namespace {

/// A solution of an empty grid, chosen by the seed.
Grid solution_of(const Puzzle& puzzle, std::uint64_t seed) {
  Solver solver({.variable_order = cp::VariableOrder::first_fail,
                 .value_order = cp::ValueOrder::random,
                 .seed = seed,
                 .limits = {}});
  return *solver.first_solution(puzzle).grid;
}

Puzzle with_clues(Puzzle puzzle, const std::vector<std::string_view>& rules, std::uint64_t seed,
                  std::optional<int> most = std::nullopt) {
  std::vector<const Rule*> found;
  for (const std::string_view rule : rules) found.push_back(find_rule(rule));
  Random random(seed);
  const Grid solution = solution_of(puzzle, seed);
  draw_clues(found, most, solution, random, {}, puzzle);
  return puzzle;
}

Puzzle classic(int size) {
  Puzzle puzzle(size);
  const BoxShape boxes = usual_boxes(size);
  EXPECT_TRUE(boxes.rows == 0 || puzzle.set_boxes(boxes.rows, boxes.columns));
  return puzzle;
}

TEST(DrawClues, DrawsOnlyWhatIsTrue) {
  std::vector<Puzzle> kinds{classic(4),
                            classic(6),
                            classic(9),
                            Puzzle(1),
                            Puzzle(2),
                            Puzzle({5, 7, 8, 0}),
                            Puzzle({3, 4, 5, 1, false})};
  std::map<std::string, int> drawn;
  for (const Puzzle& kind : kinds) {
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(test::rounds(8)); ++seed) {
      for (const std::string_view rule : drawable_rules()) {
        Puzzle puzzle = with_clues(kind, {rule}, seed);
        for (const RuleUse& use : puzzle.rules()) ++drawn[use.name];
        const Grid solution = solution_of(kind, seed);
        for (int cell = 0; cell < puzzle.cell_count(); ++cell) puzzle.set_given(cell, solution[at(cell)]);
        const auto accepted = test::reference_solutions(puzzle, 2);
        ASSERT_TRUE(accepted) << rule;
        EXPECT_EQ(accepted->size(), 1U) << test::describe(puzzle);
      }
    }
  }
  for (const std::string_view rule : drawable_rules()) EXPECT_GT(drawn[std::string(rule)], 0) << rule;
}

TEST(DrawClues, CoversTheGridWithCages) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Puzzle puzzle = with_clues(classic(9), {"killer_cage"}, seed);
    std::set<int> covered;
    std::size_t cells = 0, alone = 0;
    for (const RuleUse& use : puzzle.rules()) {
      const auto& cage = std::get<std::vector<int>>(use.values[0]);
      EXPECT_LE(cage.size(), 5U);
      cells += cage.size();
      alone += cage.size() == 1 ? 1 : 0;
      covered.insert(cage.begin(), cage.end());
    }
    EXPECT_EQ(cells, 81U);
    EXPECT_EQ(covered.size(), 81U);
    EXPECT_LE(alone, 4U);
  }
}

TEST(DrawClues, KeepsLinesApart) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Puzzle puzzle = with_clues(classic(9), {"thermometer", "arrow", "whispers"}, seed);
    std::set<int> covered;
    std::size_t cells = 0;
    std::set<std::string> names;
    for (const RuleUse& use : puzzle.rules()) {
      const auto& line = std::get<std::vector<int>>(use.values[0]);
      EXPECT_GE(line.size(), 3U);
      for (std::size_t i = 1; i < line.size(); ++i) {
        EXPECT_LE(std::abs(line[i] / 9 - line[i - 1] / 9), 1);
        EXPECT_LE(std::abs(line[i] % 9 - line[i - 1] % 9), 1);
      }
      cells += line.size();
      covered.insert(line.begin(), line.end());
      names.insert(use.name);
    }
    EXPECT_EQ(cells, covered.size());
    EXPECT_LE(covered.size(), 46U) << "about half of the grid stays free";
    EXPECT_EQ(names.size(), 3U) << "each rule has its turn";
  }
}

TEST(DrawClues, MarksEachPairOfCellsOnce) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Puzzle kind = classic(9);
    const Grid solution = solution_of(kind, seed);
    std::set<std::vector<int>> expected;
    const auto look = [&](int cell, int other) {
      const int a = solution[at(cell)], b = solution[at(other)];
      if (std::abs(a - b) == 1 || a == 2 * b || b == 2 * a) expected.insert({cell, other});
    };
    for (int cell = 0; cell < 81; ++cell) {
      if (cell % 9 < 8) look(cell, cell + 1);
      if (cell < 72) look(cell, cell + 9);
    }
    std::multiset<std::vector<int>> pairs;
    const Puzzle puzzle = with_clues(kind, {"difference", "ratio"}, seed);
    for (const RuleUse& use : puzzle.rules()) pairs.insert(std::get<std::vector<int>>(use.values[0]));
    EXPECT_EQ(pairs, std::multiset<std::vector<int>>(expected.begin(), expected.end()));
  }
}

TEST(DrawClues, PutsOneClueAtEachPlace) {
  const Puzzle puzzle = with_clues(classic(9), {"sandwich", "skyscraper", "little_killer"}, 4);
  std::set<std::pair<int, int>> places;
  for (const RuleUse& use : puzzle.rules()) {
    const auto place = std::get<Outside>(use.values[0]);
    EXPECT_TRUE(places.emplace(place.row, place.column).second) << outside_name(place);
  }
  EXPECT_GT(places.size(), 30U);
}

TEST(DrawClues, DrawsAsManyOfEachRuleAsAreWanted) {
  for (const std::string_view rule : drawable_rules())
    EXPECT_LE(with_clues(classic(9), {rule}, 5, 2).rules().size(), 2U) << rule;
  EXPECT_EQ(with_clues(classic(9), {"killer_cage", "sandwich"}, 5, 3).rules().size(), 6U);
}

TEST(DrawClues, DrawsAroundTheCluesThatAreThere) {
  Puzzle kind = classic(4);
  const Grid solution = solution_of(kind, 6);
  ASSERT_TRUE(kind.add_rule("killer_cage", "r1c1 r1c2 r1c3 r1c4"));
  Random random(6);
  const std::vector<const Rule*> rules{find_rule("killer_cage")};
  Puzzle puzzle = kind;
  draw_clues(rules, std::nullopt, solution, random, {}, puzzle);
  ASSERT_GT(puzzle.rules().size(), 1U);
  for (std::size_t i = 1; i < puzzle.rules().size(); ++i)
    for (const int cell : std::get<std::vector<int>>(puzzle.rules()[i].values[0])) EXPECT_GE(cell, 4);
}

}  // namespace
}  // namespace quadrille::sudoku
