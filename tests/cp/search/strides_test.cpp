#include "cp/search/strides.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "support/base/rounds.h"

namespace quadrille::cp {
namespace {

/// Minimises from `first` to `optimum` with solutions that are better by one, or as much better as a probe
/// asks. Returns the number of solutions and probes, and expects the optimum as the end.
int steps_to(Value first, Value optimum, Value least) {
  Strides strides(least);
  strides.note_solution(first);
  Value best = first;
  int steps = 0;
  for (; steps < 10'000'000; ++steps) {
    if (strides.is_optimal()) break;
    const auto target = strides.target();
    if (!target && best == optimum) break;
    const Value asked = target.value_or(best - 1);
    EXPECT_LT(asked, best);
    EXPECT_GE(asked, least);
    if (asked >= optimum) {
      strides.note_solution(best = asked);
    } else {
      strides.note_refuted();
    }
  }
  EXPECT_EQ(best, optimum);
  return steps;
}

TEST(Strides, GrowWhereTheObjectiveMovesLittle) {
  EXPECT_LT(steps_to(1'000'000'000, 0, 0), 100);
  EXPECT_LT(steps_to(1'000'000'000, 123'456'789, 0), 150);
  EXPECT_LT(steps_to(kPlusInfinity - 1, kMinusInfinity + 1, kMinusInfinity), 200);
  EXPECT_LT(steps_to(kPlusInfinity - 1, kPlusInfinity - 1000, kMinusInfinity), 200);
}

TEST(Strides, LeaveOtherSearchesAlone) {
  Strides strides(0);
  for (Value best = 40; best >= 0; --best) {
    strides.note_solution(best);
    EXPECT_EQ(strides.target(), std::nullopt);
  }
  Strides large(0);
  for (Value best = 1'000'000; best > 0; best -= best / 20 + 1) {
    large.note_solution(best);
    EXPECT_EQ(large.target(), std::nullopt);
  }
}

TEST(Strides, ComeBackLessOftenAfterProbesThatFailTooOften) {
  Strides strides(0);
  Value best = 1'000'000;
  int last = 0;
  for (int round = 0; round < 4; ++round) {
    int small = 0;
    for (; !strides.target(); ++small) strides.note_solution(--best);
    EXPECT_GT(small, last);
    last = small;
    strides.note_given_up();
  }
}

TEST(Strides, AlwaysComeToTheOptimum) {
  Random random(7);
  for (int i = 0; i < test::rounds(300); ++i) {
    const auto number = [&](Value most) {
      return static_cast<Value>(random.below(static_cast<std::uint64_t>(most) + 1));
    };
    const Value least = number(1'000'000) - 500'000;
    const Value optimum = least + number(1'000'000);
    EXPECT_LT(steps_to(optimum + number(1'000'000), optimum, least), 400);
  }
}

}  // namespace
}  // namespace quadrille::cp
