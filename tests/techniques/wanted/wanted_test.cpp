#include "techniques/wanted/wanted.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/random.h"
#include "sudoku/generate/generate.h"
#include "support/techniques/step_cases.h"
#include "techniques/explainer/notation.h"
#include "techniques/explainer/rating.h"

namespace quadrille::techniques {
namespace {

/// A puzzle with all its properties, found without a judge.
struct Rated {
  sudoku::Puzzle puzzle;
  Rating rating;
  std::vector<Technique> used;
  explainer::ExplainerRating explainer;
};

std::vector<Rated> rated_puzzles(std::uint64_t count) {
  std::vector<Rated> puzzles;
  std::uint64_t next = 0;
  const bool possible = sudoku::generate(
      test::classic_puzzle(std::string(81, '.')), {.seed = 11, .clues = {}},
      [&] { return next < count ? std::optional(next++) : std::nullopt; },
      [&](std::uint64_t, const sudoku::Puzzle* puzzle) {
        ASSERT_NE(puzzle, nullptr);
        Rated rated{*puzzle, {}, {}, {}};
        Position position = test::start_of(*puzzle);
        auto marks = explainer::marks_of(position);
        rated.rating = walk(position, usual_techniques(), [&](const Step& step, const Position&) {
          rated.used.push_back(step.technique);
          return true;
        });
        rated.explainer = explainer::walk(*marks, [](const auto&, const auto&) { return true; });
        puzzles.push_back(std::move(rated));
      });
  EXPECT_TRUE(possible);
  return puzzles;
}

bool is_wanted(const Rated& rated, const Wanted& wanted) {
  const auto uses = [&](Technique technique) { return std::ranges::count(rated.used, technique) > 0; };
  if (wanted.level && !wanted.level->contains(rated.rating.level)) return false;
  if (wanted.score && !(rated.rating.is_solved && wanted.score->contains(rated.rating.score))) return false;
  if (!std::ranges::all_of(wanted.needs, uses)) return false;
  if (wanted.hardest && !(rated.rating.is_solved && std::ranges::max(rated.used) == *wanted.hardest))
    return false;
  if (wanted.is_solved_by_techniques && !rated.rating.is_solved) return false;
  return !wanted.highest || (rated.explainer.is_solved && wanted.highest->contains(rated.explainer.highest));
}

Technique random_technique(const std::vector<Rated>& puzzles, Random& random) {
  const auto& used = puzzles[random.below(puzzles.size())].used;
  return used[random.below(used.size())];
}

Wanted random_wanted(const std::vector<Rated>& puzzles, Random& random) {
  const auto is_chosen = [&] { return random.below(3) == 0; };
  const auto range = [&](auto a, auto b) { return Range<decltype(a)>{std::min(a, b), std::max(a, b)}; };
  const auto rating = [&] { return puzzles[random.below(puzzles.size())].rating; };
  const auto highest = [&] { return puzzles[random.below(puzzles.size())].explainer.highest; };
  Wanted wanted;
  if (is_chosen()) wanted.level = range(rating().level, rating().level);
  if (is_chosen()) wanted.score = range(rating().score, rating().score);
  if (is_chosen()) wanted.highest = range(highest(), highest());
  while (is_chosen()) wanted.needs.push_back(random_technique(puzzles, random));
  if (is_chosen()) wanted.hardest = random_technique(puzzles, random);
  wanted.is_solved_by_techniques = is_chosen();
  return wanted;
}

TEST(Wanted, ATechniqueOnRequestIsTriedWhereItIsAskedFor) {
  const sudoku::Puzzle puzzle = test::classic_puzzle(
      ".9..351....4.9..2......28.3.6............94.815...86.....51.3.....2.......7.....4");
  EXPECT_TRUE(Judge({.needs = {Technique::siamese_sashimi_swordfish}}).wants(puzzle));
  EXPECT_FALSE(Judge({.needs = {Technique::squirmbag}}).wants(puzzle));
}

TEST(WantedSlow, AJudgeSaysWhatTheWholePathSays) {
  const std::vector<Rated> puzzles = rated_puzzles(40);
  Random random(3);
  int fitting = 0;
  for (int round = 0; round < 20; ++round) {
    const Wanted wanted = random_wanted(puzzles, random);
    Judge judge(wanted);
    for (const Rated& rated : puzzles) {
      const bool expected = is_wanted(rated, wanted);
      ASSERT_EQ(judge.wants(rated.puzzle), expected) << round;
      fitting += expected ? 1 : 0;
    }
  }
  EXPECT_GT(fitting, 0);
}

TEST(WantedSlow, EachLevelIsOneAlone) {
  for (const Rated& rated : rated_puzzles(40)) {
    for (const Level level : {Level::easy, Level::medium, Level::hard, Level::unfair, Level::extreme}) {
      Wanted wanted;
      wanted.level = {level, level};
      EXPECT_EQ(Judge(wanted).wants(rated.puzzle), rated.rating.level == level);
    }
  }
}

TEST(Wanted, NothingButClassicGridsHasARatingOfSudokuExplainer) {
  sudoku::Puzzle latin(3);
  latin.set_given(0, 1);
  latin.set_given(4, 2);
  Wanted wanted;
  wanted.highest = {10, 199};
  EXPECT_FALSE(Judge(wanted).wants(latin));
  EXPECT_TRUE(Judge({}).wants(latin));
}

TEST(Wanted, PuzzlesOfSeveralKindsMayBeMixed) {
  sudoku::Puzzle latin(3);
  latin.set_given(0, 1);
  latin.set_given(4, 2);
  const Rated classic = rated_puzzles(1).front();
  Wanted wanted;
  wanted.is_solved_by_techniques = true;
  Judge judge(wanted);
  EXPECT_TRUE(judge.wants(latin));
  EXPECT_EQ(judge.wants(classic.puzzle), classic.rating.is_solved);
  EXPECT_TRUE(judge.wants(latin));
}

}  // namespace
}  // namespace quadrille::techniques
