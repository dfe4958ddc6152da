#include <gtest/gtest.h>

#include "cp/constraints/counting.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::Interval;
using cp::IntVar;
using cp::Store;

Subject among_subject(const std::vector<Interval>& set) {
  return {.make =
              [=](const Store&, const std::vector<IntVar>& x) {
                return cp::among({x.begin(), x.end() - 1}, set, x.back());
              },
          .promise = Promise::domain};
}

const std::vector<std::vector<Interval>> kSets{{}, {{0, 0}}, {{-1, 0}, {2, 2}}, {{2, cp::kPlusInfinity}}};

TEST(Among, IsRightOnAllSmallDomains) {
  for (const auto& set : kSets)
    for (std::size_t arity = 1; arity < 4; ++arity)
      EXPECT_EQ(violation_on_all(among_subject(set), arity, 0, 3), std::nullopt);
}

TEST(Among, IsRightOnRandomDomainsAndViews) {
  for (const auto& set : kSets) {
    EXPECT_EQ(violation_on_random(among_subject(set), {.arity = 4, .lowest = -1}, 60), std::nullopt);
    EXPECT_EQ(violation_on_random(among_subject(set), {.arity = 4, .lowest = -1, .with_repeats = true}, 60),
              std::nullopt);
  }
}

Subject among_within(const std::vector<Interval>& set, Interval number) {
  return {.make = [=](const Store&, const std::vector<IntVar>& x) { return cp::among(x, set, number); },
          .promise = Promise::domain};
}

TEST(Among, IsRightWhereTheNumberHasBounds) {
  for (const auto& set : kSets) {
    for (const Interval number : {Interval{1, 1}, {0, 1}, {2, 9}, {-1, 0}}) {
      for (std::size_t arity = 0; arity < 4; ++arity)
        EXPECT_EQ(violation_on_all(among_within(set, number), arity, 0, 3), std::nullopt);
      EXPECT_EQ(violation_on_random(among_within(set, number), {.arity = 4, .lowest = -1}, 20), std::nullopt);
    }
  }
}

}  // namespace
}  // namespace quadrille::test
