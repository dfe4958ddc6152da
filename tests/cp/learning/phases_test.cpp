#include "cp/learning/phases.h"

#include <gtest/gtest.h>

namespace quadrille::cp {
namespace {

constexpr std::uint64_t kFirstRenewal = 1000, kSecondRenewal = 3000;

Code yes(std::uint32_t atom) { return 2 * atom; }
Code no(std::uint32_t atom) { return opposite(yes(atom)); }

class PhasesOfFive : public testing::Test {
 protected:
  void SetUp() override { phases.grow(6); }
  void note(const std::vector<Code>& facts) { phases.note(facts); }

  Phases phases;
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
  phases.renew(kFirstRenewal - 1);
  EXPECT_FALSE(phases.phase(1)) << "not yet due";
  phases.renew(kFirstRenewal);
  EXPECT_FALSE(phases.phase(1));
  phases.save(1, true);
  EXPECT_TRUE(phases.phase(1)) << "the target has been given up";
  note({no(1)});
  EXPECT_FALSE(phases.phase(1)) << "a new one, though it is shorter";
  phases.renew(kSecondRenewal);
  EXPECT_TRUE(phases.phase(1)) << "as it was last";
}

}  // namespace
}  // namespace quadrille::cp
