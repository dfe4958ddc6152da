#include "techniques/path.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "base/random.h"
#include "sudoku/generate/generate.h"
#include "sudoku/solve/solve.h"
#include "support/base/rounds.h"
#include "support/base/shared_data.h"
#include "support/sudoku/random_puzzle.h"
#include "support/techniques/step_cases.h"
#include "support/techniques/step_proof.h"
#include "techniques/notation.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

/// Makes puzzles of the kind, and checks all steps of each. Returns the number of solved ones.
int check_steps_of(const sudoku::Puzzle& kind, std::uint64_t count, std::uint64_t seed) {
  std::uint64_t next = 0;
  int solved = 0;
  sudoku::Solver solver;
  // Some random shapes have no solutions, and therefore no puzzles.
  static_cast<void>(sudoku::generate(
      kind, {.seed = seed, .clues = {}, .minimal = true},
      [&] { return next < count ? std::optional(next++) : std::nullopt; },
      [&](std::uint64_t, const sudoku::Puzzle* puzzle) {
        if (puzzle == nullptr) return;
        const auto solution = solver.first_solution(*puzzle).grid;
        ASSERT_TRUE(solution);
        solved += test::check_steps(*puzzle, *solution).is_solved ? 1 : 0;
      }));
  return solved;
}

TEST(Path, AllStepsOfRandomClassicGridsFollow) {
  const auto count = test::rounds(std::uint64_t{40});
  EXPECT_GT(check_steps_of(test::classic_puzzle(std::string(81, '.')), count, 5),
            static_cast<int>(count / 2));
}

TEST(PathSlow, AllStepsOnOtherHousesFollow) {
  for (const std::string_view rule :
       {"diagonals", "windoku", "disjoint_groups", "anti_knight", "non_consecutive"}) {
    sudoku::Puzzle kind = test::classic_puzzle(std::string(81, '.'));
    ASSERT_TRUE(kind.add_rule(rule));
    check_steps_of(kind, 1, 6);
  }
}

/// The number of classic grids; a quarter as many are made of each other kind of houses.
/// QUADRILLE_RANDOM_SEED sets the seed.
std::uint64_t path_count() { return test::random_rounds(std::uint64_t{8}); }
std::uint64_t path_seed() { return test::random_seed(11); }

using PathOfKindSlow = testing::TestWithParam<std::string_view>;  // a rule that adds houses, or none

TEST_P(PathOfKindSlow, AllStepsFollow) {
  sudoku::Puzzle kind = test::classic_puzzle(std::string(81, '.'));
  const std::string_view rule = GetParam();
  if (!rule.empty()) {
    ASSERT_TRUE(kind.add_rule(rule));
  }
  check_steps_of(kind, rule.empty() ? path_count() : path_count() / 4, path_seed());
}

INSTANTIATE_TEST_SUITE_P(Houses, PathOfKindSlow,
                         testing::Values("", "diagonals", "windoku", "disjoint_groups", "anti_knight",
                                         "non_consecutive"),
                         [](const testing::TestParamInfo<std::string_view>& kind) {
                           return kind.param.empty() ? "classic" : std::string(kind.param);
                         });

TEST(PathOfShapeSlow, AllStepsFollow) {
  Random random(path_seed() + 2);
  for (std::uint64_t i = 0; i < path_count() / 4; ++i)
    check_steps_of(test::random_shape(4 + static_cast<int>(i % 6), random), 1, i);
}

TEST(Path, AllStepsOfRandomShapesFollow) {
  Random random(7);
  for (int round = 0; round < test::rounds(12); ++round)
    check_steps_of(test::random_shape(4 + round % 6, random), 2, static_cast<std::uint64_t>(round));
}

/// An empty grid of boards that overlap.
sudoku::Puzzle boards(std::string_view text, int size, sudoku::BoxShape boxes) {
  sudoku::Puzzle kind(*sudoku::layout_called(text, size));
  EXPECT_TRUE(kind.set_boxes(boxes.rows, boxes.columns));
  return kind;
}

TEST(Path, AllStepsOnBoardsFollow) {
  int solved = 0;
  const auto count = test::rounds(std::uint64_t{6});
  for (const std::string_view text : {"samurai", "gattai-2", "r1c1 r1c3", "r1c1 r3c3 r3c5"})
    solved += check_steps_of(boards(text, 4, {2, 2}), count, 8);
  for (const std::string_view text : {"r1c1 r3c1", "r1c1 r5c4", "r1c1 r1c4 r3c4"})
    solved += check_steps_of(boards(text, 6, {2, 3}), count / 2, 9);
  EXPECT_GT(solved, static_cast<int>(count));
}

TEST(PathSlow, AllStepsOnLargeBoardsFollow) {
  for (const std::string_view text : {"gattai-2", "butterfly", "cross", "windmill", "samurai"})
    check_steps_of(boards(text, 9, {3, 3}), path_count() / 4, path_seed());
}

/// Franken and mutant fish of many lines take minutes if there are many candidates.
bool takes_long(const TechniqueInfo& info) {
  constexpr std::array<std::string_view, 3> kLargeFish{"squirmbag", "whale", "leviathan"};
  return std::ranges::any_of(kLargeFish, [&](std::string_view fish) { return info.key.ends_with(fish); });
}

/// In each position of the default path, except those with singles: the first step of each technique that is
/// tried on request. Returns the number of steps.
int check_steps_on_request(const sudoku::Puzzle& puzzle) {
  int count = 0;
  const auto solution = sudoku::Solver().first_solution(puzzle).grid;
  EXPECT_TRUE(solution);
  if (!solution) return count;
  Position position = test::start_of(puzzle);
  walk(position, usual_techniques(), [&](const Step& next, const Position& before) {
    if (next.technique <= Technique::hidden_single) return true;
    for (const TechniqueInfo& info : all_techniques()) {
      if (info.use != Use::on_request || info.group != info.id || takes_long(info)) continue;
      const auto step = Scan(before).find(info.id);
      if (!step) continue;
      test::check_step(*step, before, puzzle, *solution);
      ++count;
    }
    return true;
  });
  return count;
}

void check_steps_on_request_of(const sudoku::Puzzle& kind, std::uint64_t count, std::uint64_t seed) {
  std::uint64_t next = 0;
  static_cast<void>(sudoku::generate(
      kind, {.seed = seed, .clues = {}, .minimal = true},
      [&] { return next < count ? std::optional(next++) : std::nullopt; },
      [&](std::uint64_t, const sudoku::Puzzle* puzzle) {
        if (puzzle != nullptr) check_steps_on_request(*puzzle);
      }));
}

TEST(Path, StepsOnRequestFollow) {
  check_steps_on_request_of(test::classic_puzzle(std::string(81, '.')), 1, 5);
  Random random(8);
  for (int round = 0; round < test::rounds(6); ++round)
    check_steps_on_request_of(test::random_shape(4 + round % 3, random), 2,
                              static_cast<std::uint64_t>(round));
}

TEST(PathOnRequestSlow, StepsFollow) {
  check_steps_on_request_of(test::classic_puzzle(std::string(81, '.')), path_count(), path_seed());
  Random random(path_seed());
  for (std::uint64_t i = 0; i < path_count() / 2; ++i)
    check_steps_on_request_of(test::random_shape(4 + static_cast<int>(i % 6), random), 1, i);
}

TEST(PathOnRequestSlow, StepsOnOtherHousesFollow) {
  for (const std::string_view rule : {"diagonals", "windoku", "disjoint_groups"}) {
    sudoku::Puzzle kind = test::classic_puzzle(std::string(81, '.'));
    ASSERT_TRUE(kind.add_rule(rule));
    check_steps_on_request_of(kind, 1, path_seed());
  }
}

/// All steps of all techniques, including those on request, agree with the solution in small grids.
TEST(PathSlow, AllStepsOfAllTechniquesFollow) {
  Random random(9);
  for (int round = 0; round < test::rounds(6); ++round) {
    const sudoku::Puzzle kind = test::random_shape(6, random);
    std::uint64_t next = 0;
    static_cast<void>(sudoku::generate(
        kind, {.seed = 3, .clues = {}, .minimal = true},
        [&] { return next < 1 ? std::optional(next++) : std::nullopt; },
        [&](std::uint64_t, const sudoku::Puzzle* puzzle) {
          if (puzzle == nullptr) return;
          const auto solution = sudoku::Solver().first_solution(*puzzle).grid;
          const Position start = test::start_of(*puzzle);
          for (const Step& step : all_steps(start, ~TechniqueSet()))
            test::check_step(step, start, *puzzle, *solution);
        }));
  }
}

TEST(Path, RatesAsHodokuDoes) {
  // One of each kind of step up to hidden singles: 4 for a naked single or a full house, 14 for a hidden one.
  const Position start = test::start_of(test::classic_puzzle(
      "...9.1..3......57.1...8...6..9......7.1....3....5......1.8396.....67....46..1..9."));
  const Rating rating = rate(start, usual_techniques());
  EXPECT_TRUE(rating.is_solved);
  EXPECT_EQ(rating.level, Level::easy);
  Position position = start;
  int score = 0;
  const Rating walked = walk(position, usual_techniques(), [&](const Step& step, const Position&) {
    score += info_of(step.technique).score;
    return true;
  });
  EXPECT_EQ(walked.score, score);
  EXPECT_EQ(rating.score, score);
  EXPECT_TRUE(position.is_solved());
}

TEST(PathSlow, AllStepsAgreeWithTheSolutionAndTheNextIsAmongThem) {
  const sudoku::Puzzle puzzle = test::classic_puzzle(
      "......4...967.25..1.2.3........67.8..3.....2.....1..67.............25..32.3..98..");
  const auto solution = sudoku::Solver().first_solution(puzzle).grid;
  ASSERT_TRUE(solution);
  Position position = position_of(puzzle);
  const auto usual = usual_techniques();
  static_cast<void>(walk(position, usual, [&](const Step& next, const Position& before) {
    bool is_there = false;
    for (const Step& step : all_steps(before, usual)) {
      is_there = is_there || (step.technique == next.technique && step.placements == next.placements);
      for (const auto& [cell, digit] : step.placements) EXPECT_EQ((*solution)[at(cell)], digit);
      for (const auto& [cell, digit] : step.eliminations) EXPECT_NE((*solution)[at(cell)], digit);
    }
    EXPECT_TRUE(is_there) << info_of(next.technique).key;
    return true;
  }));
  EXPECT_TRUE(position.is_solved());
  EXPECT_TRUE(all_steps(position, usual).empty());
}

TEST(Path, TheBriefWalkMeetsTheSameTechniques) {
  for (const std::string_view grid :
       {"...9.1..3......57.1...8...6..9......7.1....3....5......1.8396.....67....46..1..9.",
        "..49.....6......4...12...6789....35.2....7......38.4..489..5.......2....5.......3"}) {
    const Position start = test::start_of(test::classic_puzzle(grid));
    TechniqueSet without_naked = usual_techniques();
    without_naked.reset(static_cast<std::size_t>(Technique::naked_single));
    for (const TechniqueSet& allowed : {usual_techniques(), without_naked}) {
      std::vector<Technique> all;
      std::vector<Technique> brief;
      Position position = start;
      const Rating rating = walk(position, allowed, [&](const Step& step, const Position&) {
        all.push_back(step.technique);
        return true;
      });
      position = start;
      const Rating again = walk_briefly(position, allowed, [&](Technique technique) {
        brief.push_back(technique);
        return true;
      });
      EXPECT_EQ(brief, all);
      EXPECT_EQ(again.score, rating.score);
      EXPECT_EQ(again.is_solved, rating.is_solved);
      position = start;
      EXPECT_EQ(walk_briefly(position, allowed, [](Technique) { return false; }).steps, 0);
    }
  }
}

TEST(PathSlow, MemoryChangesNoStep) {
  for (const std::string_view grid :
       {"..49.....6......4...12...6789....35.2....7......38.4..489..5.......2....5.......3",
        "......4...967.25..1.2.3........67.8..3.....2.....1..67.............25..32.3..98..",
        "12.4.........8...37....6...........8.....2.45..59...6..1...4.9..7....8..96..1..2."}) {
    Position position = test::start_of(test::classic_puzzle(grid));
    const TechniqueSet usual = usual_techniques();
    static_cast<void>(walk(position, usual, [&](const Step& step, const Position& now) {
      const auto same = next_step(now, usual);
      EXPECT_TRUE(same);
      if (same) {
        EXPECT_EQ(hodoku_text(step, now.board()), hodoku_text(*same, now.board()));
        EXPECT_EQ(step.sectors, same->sectors);
      }
      return same.has_value();
    }));
    EXPECT_TRUE(position.is_solved());
  }
}

/// Pointing, done wrong: the places of the digit in the region need not lie in one line.
std::optional<Step> unsound_pointing(const Position& position) {
  const Board& board = position.board();
  for (const int region : board.houses_of_kind(HouseKind::region))
    for (int digit = 1; digit <= board.digit_count(); ++digit) {
      const CellSet places = position.places(region, digit);
      if (places.empty()) continue;
      const int row = board.house_of(places.first(), HouseKind::row);
      const CellSet gone = position.places(row, digit) - board.house(region).set;
      if (places.is_within(board.house(row).set) || gone.empty()) continue;
      Step step{
          .technique = Technique::pointing, .digits = {digit}, .cells = list_of(places), .base = {region}};
      step.eliminate(gone, digit);
      step.use(region, digit);
      step.use(row, digit);
      return step;
    }
  return std::nullopt;
}

TEST(Path, AnUnsoundTechniqueIsCaught) {
  const sudoku::Puzzle puzzle = test::classic_puzzle(
      "...9.1..3......57.1...8...6..9......7.1....3....5......1.8396.....67....46..1..9.");
  Position position = test::start_of(puzzle);
  const auto solution = sudoku::Solver().first_solution(puzzle).grid;
  ASSERT_TRUE(solution);
  int wrong = 0;
  static_cast<void>(walk(position, usual_techniques(), [&](const Step&, const Position& before) {
    const auto step = unsound_pointing(before);
    if (!step) return true;
    EXPECT_FALSE(test::follows(*step, before, puzzle));
    for (const auto& [cell, digit] : step->eliminations) wrong += (*solution)[at(cell)] == digit ? 1 : 0;
    return true;
  }));
  EXPECT_GT(wrong, 0);  // it does remove digits of the solution
}

TEST(Path, AScoreAboveTheLevelRaisesIt) {
  Position solved = test::start_of(test::classic_puzzle(std::string(81, '.')));
  Rating rating;
  for (int i = 0; i < 100; ++i) count(rating, Technique::hidden_single);
  conclude(rating, solved);
  EXPECT_EQ(rating.level, Level::extreme);  // not solved
  EXPECT_EQ(rating.score, 1400);
}

TEST(Path, EndsWhereNothingOfWhatIsAllowedApplies) {
  const Position start = test::start_of(test::classic_puzzle(
      "..49.....6......4...12...6789....35.2....7......38.4..489..5.......2....5.......3"));
  TechniqueSet singles;
  singles.set(static_cast<std::size_t>(Technique::naked_single));
  const Rating rating = rate(start, singles);
  EXPECT_FALSE(rating.is_solved);
  EXPECT_EQ(rating.level, Level::extreme);
  Position contradictory = test::start_of(test::classic_puzzle(std::string(81, '.')));
  for (int digit = 1; digit <= 9; ++digit) contradictory.remove({0, digit});
  EXPECT_FALSE(next_step(contradictory, usual_techniques()));
}

using PathData = test::SharedData;

/// The minimum number of equal ratings; all of those up to Unfair are equal.
constexpr int kPercentEqual = 98;

/// Compares level and score of each grid of a file with "GRID  LEVEL (SCORE)" on each line. Returns the
/// number of equal ones.
int equal_ratings(const std::vector<std::string>& lines) {
  int equal = 0;
  for (const std::string& line : lines) {
    std::istringstream words(line);
    std::string grid;
    std::string level;
    std::string score;
    words >> grid >> level >> score;
    const Rating rating = rate(test::start_of(test::classic_puzzle(grid)), usual_techniques());
    const bool is_equal = rating.is_solved && name_of(rating.level)() == level &&
                          "(" + std::to_string(rating.score) + ")" == score;
    equal += is_equal ? 1 : 0;
    if (level != "Extreme") {
      EXPECT_TRUE(is_equal) << line;
    }
  }
  return equal;
}

TEST_F(PathData, RatingsAreThoseOfHodoku) {
  const auto some = lines("rated/hodoku.txt", 10);
  EXPECT_GE(equal_ratings(some) * 100, static_cast<int>(some.size()) * kPercentEqual);
}

TEST_F(PathData, StepsOnRequestOfHardGridsFollow) {
  int count = 0;
  for (const std::string& grid : lines("classic9/hardest_1106.txt", 40))
    count += check_steps_on_request(test::classic_puzzle(grid));
  EXPECT_GT(count, 0);
}

}  // namespace
}  // namespace quadrille::techniques
