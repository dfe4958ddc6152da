#include "techniques/almost_locked.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "support/techniques/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

/// r1c1 is 1 or 2, r1c2 1 or 3, r1c3 2 or 3, r2c1 2 or 4.
Position position_with_pairs() {
  Position position = test::start_of(test::classic_puzzle(std::string(81, '.')));
  const auto leave = [&](int cell, int one, int other) {
    for (int digit = 1; digit <= 9; ++digit)
      if (digit != one && digit != other) position.remove({cell, digit});
  };
  leave(0, 1, 2);
  leave(1, 1, 3);
  leave(2, 2, 3);
  leave(9, 2, 4);
  return position;
}

const LinkedSet& set_of(const std::vector<LinkedSet>& sets, const std::vector<int>& cells) {
  return *std::ranges::find_if(sets, [&](const LinkedSet& set) { return list_of(set.set.cells) == cells; });
}

TEST(AlmostLocked, SetsKnowTheirPlacesAndWhatSeesThem) {
  const Position position = position_with_pairs();
  Scan scan(position);
  const LinkedSet& pair = set_of(scan.almost_locked_sets(), {0, 1});
  EXPECT_EQ(list_of(pair.set.digits), (std::vector<int>{1, 2, 3}));
  EXPECT_EQ(list_of(pair.places[1]), (std::vector<int>{0, 1}));
  EXPECT_EQ(list_of(pair.places[2]), (std::vector<int>{0}));
  EXPECT_TRUE(pair.seen[2].contains(2));
  EXPECT_TRUE(pair.seen[2].contains(9));
  EXPECT_FALSE(pair.seen[1].contains(2));
}

TEST(AlmostLocked, SetsAreLinkedByWhatOneOfThemHolds) {
  const Position position = position_with_pairs();
  Scan scan(position);
  const std::vector<LinkedSet>& sets = scan.almost_locked_sets();
  const LinkedSet& pair = set_of(sets, {0, 1});
  const LinkedSet& cell = set_of(sets, {9});
  const auto links = [&](const RestrictedCommon& common) {
    return &sets[common.first] == &pair && &sets[common.second] == &cell;
  };
  const auto found = std::ranges::find_if(scan.restricted_commons(), links);
  ASSERT_NE(found, scan.restricted_commons().end());
  EXPECT_EQ(found->digit, 2);
  EXPECT_EQ(found->other_digit, 0);
}

TEST(AlmostLocked, SetsOverlapWhereItIsAskedFor) {
  const Position position = position_with_pairs();
  Scan scan(position);
  const std::vector<LinkedSet>& sets = scan.almost_locked_sets();
  const auto do_overlap = [&](const RestrictedCommon& common) {
    return overlap(sets[common.first], sets[common.second]);
  };
  EXPECT_TRUE(std::ranges::none_of(scan.restricted_commons(), do_overlap));
  EXPECT_TRUE(std::ranges::any_of(scan.restricted_commons(true), do_overlap));
}

TEST(AlmostLocked, WhatBothHaveGoesFromWhatSeesBoth) {
  const Position position = position_with_pairs();
  Scan scan(position);
  const std::vector<LinkedSet>& sets = scan.almost_locked_sets();
  const LinkedSet& one = set_of(sets, {1});
  const LinkedSet& other = set_of(sets, {2});
  EXPECT_TRUE(removes_shared(one, other, as_digits(1)));
  EXPECT_FALSE(removes_shared(one, other, as_digits(3)));
  Step step;
  eliminate_shared(step, position.board(), one, other, as_digits(0));
  EXPECT_FALSE(step.eliminations.empty());
  for (const Candidate& gone : step.eliminations) EXPECT_EQ(gone.digit, 3);
}

}  // namespace
}  // namespace quadrille::techniques
