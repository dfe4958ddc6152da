#include "sudoku/generate/generate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "base/random.h"
#include "sudoku/generate/draw_clues.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/solve/solve.h"
#include "support/base/refusal.h"
#include "support/base/rounds.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"

namespace quadrille::sudoku {
namespace {

using Made = std::map<std::uint64_t, std::optional<Puzzle>>;

Made make(const Puzzle& kind, const GenerateOptions& options, std::vector<std::uint64_t> indices) {
  Made made;
  std::size_t next = 0;
  const bool possible = generate(
      kind, options,
      [&]() -> std::optional<std::uint64_t> {
        if (next == indices.size()) return std::nullopt;
        return indices[next++];
      },
      [&](std::uint64_t index, const Puzzle* puzzle) {
        EXPECT_FALSE(made.contains(index));
        made[index] = puzzle != nullptr ? std::optional(*puzzle) : std::nullopt;
      });
  EXPECT_TRUE(possible);
  EXPECT_EQ(made.size(), indices.size());
  return made;
}

Puzzle boxed(int size) {
  Puzzle puzzle(size);
  const auto boxes = usual_boxes(size);
  EXPECT_TRUE(puzzle.set_boxes(boxes.rows, boxes.columns));
  return puzzle;
}

int clues(const Puzzle& puzzle) {
  return static_cast<int>(std::ranges::count_if(puzzle.givens(), [](int given) { return given != 0; }));
}

bool is_minimal(Puzzle puzzle) {
  Solver solver;
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    const int given = puzzle.given(cell);
    if (given == 0) continue;
    puzzle.set_given(cell, 0);
    if (solver.count(puzzle, 2).solutions == 1) return false;
    puzzle.set_given(cell, given);
  }
  return true;
}

TEST(Generate, APuzzleCanBeMadeAgainByItsSeed) {
  const auto seed_for = [](std::uint64_t index) { return 1000 + 7 * index; };
  for (const bool draws : {false, true}) {
    GenerateOptions options{.seed_for = seed_for, .clues = {}};
    if (draws) options.drawn_rules = {"killer_cage"};
    const Made made = make(boxed(4), options, {3, 8});
    for (const std::uint64_t index : {3U, 8U}) {
      GenerateOptions alone = options;
      alone.seed = seed_for(index);
      alone.seed_for = {};
      EXPECT_EQ(made.at(index), make(boxed(4), alone, {0}).at(0));
      EXPECT_EQ(made.at(index), generate_one(boxed(4), alone));
    }
    EXPECT_NE(made.at(3), made.at(8));
  }
}

TEST(Generate, GivesNoPuzzleIfNoneIsWanted) {
  GenerateOptions options{.clues = {}};
  options.wants = [](const Puzzle&) { return false; };
  options.most_attempts = 3;
  EXPECT_EQ(generate_one(boxed(4), options), std::nullopt);
}

TEST(Generate, MakesPuzzlesWithOneSolution) {
  Random random(3);
  for (int round = 0; round < test::rounds(30); ++round) {
    const int size = static_cast<int>(random.below(6)) + 1;
    Puzzle kind = test::random_shape(size, random);
    if (Solver().count(kind, 1).solutions == 0) continue;
    for (const auto& [index, puzzle] : make(kind, {.seed = random.next(), .clues = {}}, {0, 1, 2})) {
      ASSERT_TRUE(puzzle);
      const auto solutions = test::reference_solutions(*puzzle, 2);
      if (solutions) {
        EXPECT_EQ(solutions->size(), 1U) << test::describe(*puzzle);
      }
    }
  }
}

TEST(Generate, GivesNothingForPuzzlesThatAreNotWanted) {
  const std::vector<std::uint64_t> indices{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
  const auto has_few = [](const Puzzle& puzzle) { return clues(puzzle) <= 24; };
  // The bulk kernel does not support the second kind.
  Puzzle relations = boxed(6);
  ASSERT_TRUE(relations.add_rule("non_consecutive"));
  for (const Puzzle& kind : {boxed(9), relations}) {
    const Made all = make(kind, {.seed = 8, .clues = {}}, indices);
    const Made few = make(kind, {.seed = 8, .clues = {}, .wants = has_few}, indices);
    for (const auto& [index, puzzle] : all)
      EXPECT_EQ(few.at(index), has_few(*puzzle) ? puzzle : std::nullopt);
  }
}

TEST(Generate, GivesEachIndexItsOwnPuzzleWhoeverMakesIt) {
  const GenerateOptions options{.seed = 5, .clues = {}};
  const Made all = make(boxed(9), options, {0, 1, 2, 3, 4, 5, 6, 7});
  EXPECT_EQ(make(boxed(9), options, {6, 3}), (Made{{3, all.at(3)}, {6, all.at(6)}}));
  EXPECT_NE(all.at(0), all.at(1));
  EXPECT_NE(make(boxed(9), {.seed = 6, .clues = {}}, {0}).at(0), all.at(0));
}

TEST(Generate, MakesMinimalPuzzles) {
  for (const auto& [index, puzzle] : make(boxed(9), {.clues = {}, .minimal = true}, {0, 1, 2, 3})) {
    EXPECT_TRUE(is_minimal(*puzzle));
    EXPECT_EQ(Solver().count(*puzzle, 2).solutions, 1U);
  }
}

TEST(Generate, MakesAsManyCluesAsWanted) {
  for (const int wanted : {24, 30, 81})
    for (const auto& [index, puzzle] : make(boxed(9), {.clues = wanted}, {0, 1}))
      EXPECT_EQ(clues(*puzzle), wanted);
  const auto few = make(boxed(9), {.clues = 5, .most_attempts = 3}, {0});
  EXPECT_EQ(few.at(0), std::nullopt);
}

TEST(Generate, HeedsSymmetry) {
  for (const int size : {8, 9}) {
    for (const Symmetry symmetry :
         {Symmetry::rotate180, Symmetry::rotate90, Symmetry::mirror, Symmetry::flip, Symmetry::diagonal}) {
      const auto made = make(boxed(size), {.symmetry = symmetry, .clues = {}}, {7});
      const auto stands = [&](int row, int column) { return made.at(7)->given(row * size + column) != 0; };
      for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
          const int last = size - 1;
          const bool other = symmetry == Symmetry::rotate180  ? stands(last - row, last - column)
                             : symmetry == Symmetry::rotate90 ? stands(column, last - row)
                             : symmetry == Symmetry::mirror   ? stands(row, last - column)
                             : symmetry == Symmetry::flip     ? stands(last - row, column)
                                                              : stands(column, row);
          EXPECT_EQ(stands(row, column), other);
        }
      }
    }
  }
}

TEST(Generate, TakesRulesThatAreNoHouses) {
  Puzzle kind = boxed(6);
  ASSERT_TRUE(kind.add_rule("non_consecutive"));
  for (const auto& [index, puzzle] : make(kind, {.clues = {}}, {0, 1}))
    EXPECT_EQ(test::reference_solutions(*puzzle, 2)->size(), 1U);
}

TEST(Generate, MakesNoOtherPuzzlesWhenItIsStopped) {
  Puzzle without_houses = boxed(6);
  ASSERT_TRUE(without_houses.add_rule("non_consecutive"));
  for (const Puzzle& kind : {boxed(9), without_houses}) {
    const auto numbered = [next = std::uint64_t{0}]() mutable { return std::optional(next++); };
    StopSource source;
    Made stopped;
    EXPECT_TRUE(generate(kind, {.clues = {}, .stop = StopToken(source)}, numbered,
                         [&](std::uint64_t index, const Puzzle* puzzle) {
                           ASSERT_NE(puzzle, nullptr);
                           stopped[index] = *puzzle;
                           if (stopped.size() == 5) source.request_stop();
                         }));
    ASSERT_GE(stopped.size(), 5U);
    for (const auto& [index, puzzle] : stopped)
      EXPECT_EQ(make(kind, {.clues = {}}, {index}).at(index), puzzle) << index;
  }
}

TEST(Generate, TellsOfEachAttempt) {
  std::vector<int> clues;
  const GenerateOptions options{.clues = 7,  // no such puzzle of size 6 has fewer than 8
                                .most_attempts = 20,
                                .on_attempt = [&](std::uint64_t index, int count) {
                                  EXPECT_EQ(index, 3U);
                                  clues.push_back(count);
                                }};
  const Made made = make(boxed(6), options, {3});
  EXPECT_EQ(made.at(3), std::nullopt);
  EXPECT_EQ(clues.size(), 20U);
  EXPECT_GE(std::ranges::min(clues), 8);
}

TEST(Generate, KnowsHowManyDigitsMustBeGiven) {
  EXPECT_EQ(fewest_digits(boxed(9)), 8);
  EXPECT_EQ(fewest_digits(Puzzle(1)), 0);
  Puzzle kind = boxed(6);
  ASSERT_TRUE(kind.add_rule("anti_knight"));
  EXPECT_EQ(fewest_digits(kind), 5);
  ASSERT_TRUE(kind.add_rule("non_consecutive"));  // tells digits apart
  EXPECT_EQ(fewest_digits(kind), 0);
}

TEST(Generate, TellsWhenThereIsNoGrid) {
  Puzzle kind = boxed(4);
  ASSERT_TRUE(kind.add_rule("anti_king"));
  const auto never = [](std::uint64_t, const Puzzle*) { FAIL(); };
  EXPECT_FALSE(generate(kind, {.clues = {}}, [] { return std::optional<std::uint64_t>(0); }, never));
}

TEST(Generate, RefusesWhatNoPuzzleCanBeMadeOf) {
  const NextIndex none = [] { return std::optional<std::uint64_t>(); };
  const OnPuzzle ignored = [](std::uint64_t, const Puzzle*) {};
  const auto refused = [&](const Puzzle& kind, std::optional<int> clues) {
    return test::refusal([&] { static_cast<void>(generate(kind, {.clues = clues}, none, ignored)); });
  };
  EXPECT_EQ(refused(Puzzle(4), -1), "generate: found -1 as the number of clues, expected 0 to 16");
  EXPECT_EQ(refused(Puzzle(4), 17), "generate: found 17 as the number of clues, expected 0 to 16");
  Puzzle kind(4);
  kind.set_given(0, 1);
  const std::string not_empty =
      "generate: found a puzzle with givens or restrictions, expected an empty grid";
  EXPECT_EQ(refused(kind, std::nullopt), not_empty);
  kind.set_given(0, 0);
  kind.restrict_candidates(0, 1);
  EXPECT_EQ(refused(kind, std::nullopt), not_empty);
  EXPECT_EQ(refused(Puzzle(4), 16), "it was not refused");
  EXPECT_EQ(test::refusal([&] { static_cast<void>(generate(Puzzle(4), {}, none, nullptr)); }),
            "generate: found an empty function, expected two callbacks");
  EXPECT_EQ(test::refusal([&] { static_cast<void>(generate(Puzzle(4), {}, nullptr, ignored)); }),
            "generate: found an empty function, expected two callbacks");
}

TEST(Generate, MakesPuzzlesOfAnyLayout) {
  Puzzle kind({4, 6, 6, 0});
  ASSERT_TRUE(kind.set_boxes(2, 3));
  for (const auto& [index, puzzle] : make(kind, {.symmetry = Symmetry::rotate180, .clues = {}}, {0, 1, 2})) {
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(test::reference_solutions(*puzzle, 2)->size(), 1U) << test::describe(*puzzle);
    for (int cell = 0; cell < 24; ++cell) EXPECT_EQ(puzzle->given(cell) == 0, puzzle->given(23 - cell) == 0);
  }
  EXPECT_EQ(test::refusal(
                [&] { static_cast<void>(make(kind, {.symmetry = Symmetry::diagonal, .clues = {}}, {0})); }),
            "generate: found a symmetry that exchanges rows and columns in a grid that is not square, "
            "expected a square one");
}

TEST(Generate, KnowsHowManyDigitsItTakes) {
  EXPECT_EQ(fewest_digits(boxed(9)), 8);
  EXPECT_EQ(fewest_digits(Puzzle({1, 1, 5})), 0) << "a solution need not hold the digits that are missing";
}

/// Whether no clue of a rule and no given can be left out.
bool needs_all(const Puzzle& puzzle) {
  for (std::size_t use = 0; use < puzzle.rules().size(); ++use) {
    if (find_rule(puzzle.rules()[use].name)->propose == nullptr) continue;
    std::vector<bool> keeps(puzzle.rules().size(), true);
    keeps[use] = false;
    Puzzle other = puzzle;
    other.keep_rules(keeps);
    if (Solver().count(other, 2).solutions == 1) return false;
  }
  return is_minimal(puzzle);
}

void expect_needed_clues(std::string_view rule) {
  const GenerateOptions options{
      .seed = 3, .clues = {}, .minimal = true, .drawn_rules = {std::string(rule)}, .most_of_each = {}};
  for (const auto& [index, puzzle] : make(boxed(6), options, {0, 1})) {
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(Solver().count(*puzzle, 2).solutions, 1U) << test::describe(*puzzle);
    // The reference solver gives up if there are few givens.
    const auto solutions = test::reference_solutions(*puzzle, 2);
    if (solutions) {
      EXPECT_EQ(solutions->size(), 1U) << test::describe(*puzzle);
    }
    EXPECT_TRUE(needs_all(*puzzle)) << test::describe(*puzzle);
    EXPECT_FALSE(puzzle->rules().empty()) << rule;
  }
}

TEST(Generate, DrawsCluesOfWhichEachIsNeeded) {
  for (const std::string_view rule : {"killer_cage", "thermometer", "difference"}) expect_needed_clues(rule);
}

TEST(GenerateSlow, DrawsCluesOfEveryRuleOfWhichEachIsNeeded) {
  for (const std::string_view rule : drawable_rules()) expect_needed_clues(rule);
}

TEST(Generate, DrawsTheSameCluesWhoeverMakesThem) {
  const GenerateOptions options{
      .seed = 5, .clues = {}, .drawn_rules = {"thermometer", "killer_cage"}, .most_of_each = {}};
  const Made all = make(boxed(6), options, {0, 1, 2, 3});
  EXPECT_EQ(make(boxed(6), options, {3, 1}), (Made{{1, all.at(1)}, {3, all.at(3)}}));
}

TEST(GenerateSlow, DrawsKillersWithoutGivens) {
  const GenerateOptions options{
      .seed = 1, .clues = 0, .minimal = true, .drawn_rules = {"killer_cage"}, .most_of_each = {}};
  for (const auto& [index, puzzle] : make(boxed(9), options, {0, 1})) {
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(clues(*puzzle), 0);
    EXPECT_EQ(Solver().count(*puzzle, 2).solutions, 1U);
    EXPECT_TRUE(needs_all(*puzzle));
  }
}

TEST(Generate, KeepsCluesThatAreNotNeeded) {
  GenerateOptions options{
      .seed = 2, .clues = {}, .drawn_rules = {"killer_cage"}, .most_of_each = {}, .keep_clues = true};
  for (const auto& [index, puzzle] : make(boxed(6), options, {0, 1})) {
    std::size_t cells = 0;
    for (const RuleUse& use : puzzle->rules()) cells += std::get<std::vector<int>>(use.values[0]).size();
    EXPECT_EQ(cells, 36U);
    EXPECT_EQ(Solver().count(*puzzle, 2).solutions, 1U);
  }
  options.most_of_each = 3;
  EXPECT_EQ(make(boxed(6), options, {0}).at(0)->rules().size(), 3U);
}

TEST(Generate, DrawsCluesBesideGivensInSymmetry) {
  const GenerateOptions options{.seed = 4,
                                .symmetry = Symmetry::rotate180,
                                .clues = 10,
                                .drawn_rules = {"thermometer"},
                                .most_of_each = 2};
  for (const auto& [index, puzzle] : make(boxed(6), options, {0, 1})) {
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(clues(*puzzle), 10);
    for (int cell = 0; cell < 36; ++cell) EXPECT_EQ(puzzle->given(cell) == 0, puzzle->given(35 - cell) == 0);
  }
}

TEST(Generate, DrawsRegions) {
  const GenerateOptions options{.seed = 6, .clues = {}, .random_regions = true};
  std::vector<std::vector<int>> regions;
  for (const auto& [index, puzzle] : make(boxed(6), options, {0, 1, 2})) {
    EXPECT_FALSE(puzzle->has_boxes());
    EXPECT_TRUE(puzzle->has_full_regions());
    EXPECT_EQ(Solver().count(*puzzle, 2).solutions, 1U);
    EXPECT_EQ(std::ranges::find(regions, puzzle->regions()), regions.end());
    regions.push_back(puzzle->regions());
  }
}

TEST(Generate, DrawsAllCluesThatARuleSpeaksOf) {
  for (const auto& [negative, positive] :
       {std::pair("negative_kropki", "difference"), {"negative_xv", "sum_pair"}}) {
    Puzzle kind = boxed(6);
    ASSERT_TRUE(kind.add_rule(negative));
    int dots = 0;
    for (const auto& [index, puzzle] : make(kind, {.seed = 7, .clues = {}}, {0, 1, 2})) {
      ASSERT_TRUE(puzzle);
      EXPECT_EQ(Solver().count(*puzzle, 2).solutions, 1U) << test::describe(*puzzle);
      EXPECT_TRUE(is_minimal(*puzzle)) << test::describe(*puzzle);
      dots += static_cast<int>(std::ranges::count(puzzle->rules(), positive, &RuleUse::name));
    }
    EXPECT_GT(dots, 0) << "a grid without any would have been easier to find";
  }
}

TEST(Generate, RefusesRulesThatDrawNothing) {
  const auto refused = [&](const Puzzle& kind, const GenerateOptions& options) {
    return test::refusal([&] { static_cast<void>(make(kind, options, {0})); });
  };
  EXPECT_EQ(
      refused(boxed(4), {.clues = {}, .drawn_rules = {"lunchbox"}, .most_of_each = {}}),
      "generate: found lunchbox as a rule for which to generate clues, expected one of drawable_rules()");
  EXPECT_EQ(refused(boxed(4), {.clues = {}, .drawn_rules = {"odd"}, .most_of_each = 0}),
            "generate: found 0 as the most clues per rule, expected 1 or more");
  EXPECT_EQ(refused(Puzzle({4, 4, 5}), {.clues = {}, .random_regions = true}),
            "generate: found an unusual layout, expected a usual one for random regions");
}

}  // namespace
}  // namespace quadrille::sudoku
