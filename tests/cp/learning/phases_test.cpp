#include "cp/learning/phases.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace quadrille::cp {
namespace {

using enum Phases::Renewal;

constexpr std::uint64_t kFirstRenewal = 1000, kSecondRenewal = 3000;

Code yes(std::uint32_t atom) { return 2 * atom; }
Code no(std::uint32_t atom) { return opposite(yes(atom)); }

class PhasesOfFive : public testing::Test {
 protected:
  void SetUp() override { phases.grow(6); }
  void note(const std::vector<Code>& facts) { phases.note(facts); }

  static constexpr std::array kSchedule{target, kept};
  Phases phases{{kSchedule}};
};

TEST_F(PhasesOfFive, AreTrueAtFirstThenAsSaved) {
  EXPECT_TRUE(phases.phase(3));
  phases.save(3, false);
  EXPECT_FALSE(phases.phase(3));
  EXPECT_TRUE(phases.phase(4));
}

TEST_F(PhasesOfFive, FollowTheFarthest) {
  note({yes(1), no(2), no(3)});
  phases.save(1, false);
  phases.save(2, true);
  phases.save(4, false);
  note({no(1), yes(4)});  // less far
  EXPECT_TRUE(phases.phase(1));
  EXPECT_FALSE(phases.phase(2));
  EXPECT_FALSE(phases.phase(4));
  note({no(1), yes(4), no(2), no(5)});
  EXPECT_FALSE(phases.phase(1));
  EXPECT_TRUE(phases.phase(4));
  EXPECT_TRUE(phases.phase(3)) << "no part of the new target, and never saved";
}

TEST_F(PhasesOfFive, AreAsSuggestedWhateverTheTarget) {
  note({yes(1), no(2)});
  phases.suggest(1, false);
  EXPECT_FALSE(phases.phase(1));
  EXPECT_FALSE(phases.phase(2));
  phases.save(1, true);
  EXPECT_TRUE(phases.phase(1));
}

TEST_F(PhasesOfFive, KeepTheTargetAtEverySecondRenewal) {
  note({no(1), no(2)});
  phases.save(1, true);
  EXPECT_FALSE(phases.renew(kFirstRenewal - 1));
  EXPECT_FALSE(phases.phase(1)) << "not yet due";
  EXPECT_EQ(phases.renew(kFirstRenewal), target);
  EXPECT_FALSE(phases.phase(1));
  phases.save(1, true);
  EXPECT_TRUE(phases.phase(1)) << "the target has been given up";
  note({no(1)});
  EXPECT_FALSE(phases.phase(1)) << "a new one, though it is shorter";
  EXPECT_EQ(phases.renew(kSecondRenewal), kept);
  EXPECT_TRUE(phases.phase(1)) << "as it was last";
}

TEST(Phases, BeginAnewAsTheScheduleHasIt) {
  static constexpr std::array kSchedule{all_false, all_true, repaired};
  Phases phases({.renewals = kSchedule, .repeated = 1});
  phases.grow(1);
  std::uint64_t failures = 0;
  const auto renew = [&] { return phases.renew(failures += 1'000'000); };
  EXPECT_EQ(renew(), all_false);
  EXPECT_FALSE(phases.last(0));
  EXPECT_EQ(renew(), all_true);
  EXPECT_TRUE(phases.last(0));
  phases.suggest(0, false);
  EXPECT_EQ(renew(), repaired);
  EXPECT_FALSE(phases.phase(0));
  EXPECT_EQ(renew(), all_true) << "the first is not repeated";
}

}  // namespace
}  // namespace quadrille::cp
