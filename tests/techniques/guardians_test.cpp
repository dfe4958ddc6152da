#include "techniques/guardians.h"

#include <gtest/gtest.h>

#include <vector>

#include "support/techniques/step_cases.h"

namespace quadrille::techniques {
namespace {

constexpr Candidate kCorner{0, 5};        // r1c1=5
constexpr Candidate kInItsRow{8, 5};      // r1c9=5
constexpr Candidate kInItsColumn{72, 5};  // r9c1=5

Step guarded_by(std::vector<Candidate> guardians) {
  return {.technique = Technique::bivalue_oddagon, .fins = std::move(guardians)};
}

TEST(Guardians, ASingleOneIsPlaced) {
  Step step = guarded_by({kCorner});
  EXPECT_TRUE(conclude_from_guardians(test::Pencilled().position(), step));
  EXPECT_EQ(step.placements, std::vector{kCorner});
  EXPECT_TRUE(step.eliminations.empty());
}

TEST(Guardians, WhatExcludesAllGoes) {
  Step step = guarded_by({kInItsRow, kInItsColumn});
  EXPECT_TRUE(conclude_from_guardians(test::Pencilled().position(), step));
  EXPECT_EQ(step.eliminations, (std::vector<Candidate>{{0, 5}, {80, 5}}));
  EXPECT_EQ(step.sectors.size(), 4U);
}

TEST(Guardians, OfOneCellLeaveItNothingElse) {
  Step step = guarded_by({{0, 5}, {0, 6}});
  EXPECT_TRUE(conclude_from_guardians(test::Pencilled().position(), step));
  EXPECT_EQ(step.eliminations.size(), 7U);
}

TEST(Guardians, ThatNothingExcludesGiveNothing) {
  Step step = guarded_by({{0, 5}, {80, 6}});
  EXPECT_FALSE(conclude_from_guardians(test::Pencilled().position(), step));
  Step none = guarded_by({});
  EXPECT_FALSE(conclude_from_guardians(test::Pencilled().position(), none));
}

TEST(Guardians, ChainsLeadToOneElimination) {
  test::Pencilled grid;
  grid.leave(1, 9, {5, 7}).leave(9, 1, {6, 7});
  const std::vector<Candidate> starts{{0, 5}, {8, 7}};  // the first one leads to the second
  Scan scan(grid.position());
  const ChainsToOne chains(scan);
  const Candidate gone{17, 7};  // r2c9=7
  EXPECT_TRUE(chains.excludes(starts[0], gone));
  EXPECT_FALSE(chains.excludes({1, 6}, gone));
  const std::vector<Candidate> all = chains.excluded_by_all(starts);
  EXPECT_NE(std::ranges::find(all, gone), all.end());
  Step step;
  ASSERT_TRUE(chains.add_chains(step, starts, gone));
  EXPECT_EQ(step.eliminations, std::vector{gone});
  ASSERT_EQ(step.chains.size(), 2U);
  EXPECT_EQ(step.chains[0].size(), 4U);  // r1c1=5 r1c9<>5 r1c9=7 r2c9<>7
  EXPECT_EQ(step.chains[1].size(), 2U);
}

TEST(Guardians, AStepThatAddsNothingIsKnown) {
  Eliminated eliminated(test::Pencilled().position().board());
  Step step;
  step.eliminate(3, 4);
  EXPECT_FALSE(eliminated.has({3, 4}));
  EXPECT_TRUE(eliminated.note(step));
  EXPECT_TRUE(eliminated.has({3, 4}));
  EXPECT_FALSE(eliminated.note(step));
  step.eliminate(3, 5);
  EXPECT_TRUE(eliminated.note(step));
}

}  // namespace
}  // namespace quadrille::techniques
