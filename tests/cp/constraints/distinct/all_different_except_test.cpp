#include <gtest/gtest.h>

#include "cp/constraints/distinct.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;
using cp::Value;

Subject all_different_except_subject(std::vector<Value> exceptions) {
  return {.make = [=](const Store&,
                      const std::vector<IntVar>& x) { return cp::all_different_except(x, exceptions); },
          .promise = Promise::value};
}

TEST(AllDifferentExcept, IsRightOnAllSmallDomains) {
  EXPECT_EQ(violation_on_all(all_different_except_subject({}), 0, 0, 1), std::nullopt);
  EXPECT_EQ(violation_on_all(all_different_except_subject({}), 3, -1, 3), std::nullopt);
  EXPECT_EQ(violation_on_all(all_different_except_subject({0}), 3, -1, 4), std::nullopt);
}

TEST(AllDifferentExcept, IsRightOnRandomDomainsAndViews) {
  for (const auto& exceptions : {std::vector<Value>{0}, {2, -1}, {cp::kPlusInfinity - 1, 1}}) {
    EXPECT_EQ(violation_on_random(all_different_except_subject(exceptions), {.arity = 5}, 150), std::nullopt);
    EXPECT_EQ(violation_on_random(all_different_except_subject(exceptions),
                                  {.arity = 5, .with_repeats = true}, 150),
              std::nullopt);
  }
}

}  // namespace
}  // namespace quadrille::test
