#include <gtest/gtest.h>

#include "cp/constraints/counting.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::Interval;
using cp::IntVar;
using cp::Reification;
using cp::Store;

Subject in_set_subject(const std::vector<Interval>& set, std::optional<Reification::Mode> mode) {
  return {.make =
              [=](const Store&, const std::vector<IntVar>& x) {
                std::optional<Reification> reification;
                if (mode) reification = {x.back().eq(1), *mode};
                return cp::in_set(x[0], set, reification);
              },
          .promise = Promise::domain,
          .keeps_promise_with_repeats = false};
}

const std::vector<std::vector<Interval>> kIntervalSets{
    {},       {{0, 0}}, {{-1, 0}, {2, 2}}, {{2, cp::kPlusInfinity}, {-9, -1}}, {{cp::kMinusInfinity, 1}},
    {{-9, 9}}};

TEST(InSet, IsDomainConsistent) {
  for (const auto& set : kIntervalSets) {
    EXPECT_EQ(violation_on_all(in_set_subject(set, std::nullopt), 1, -2, 6), std::nullopt);
    EXPECT_EQ(violation_on_random(in_set_subject(set, std::nullopt), {.arity = 1, .width = 7}, 50),
              std::nullopt);
  }
}

TEST(InSet, IsTiedToALiteral) {
  for (const auto mode : {Reification::Mode::full, Reification::Mode::half}) {
    for (const auto& set : kIntervalSets) {
      EXPECT_EQ(violation_on_all(in_set_subject(set, mode), 2, -1, 4), std::nullopt);
      EXPECT_EQ(violation_on_random(in_set_subject(set, mode), {.arity = 2}, 50), std::nullopt);
      EXPECT_EQ(violation_on_random(in_set_subject(set, mode), {.arity = 2, .with_repeats = true}, 50),
                std::nullopt);
    }
  }
}

}  // namespace
}  // namespace quadrille::test
