#include <gtest/gtest.h>

#include "cp/constraints/logic.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Literal;
using cp::Relation;
using cp::Store;

Subject parity_subject(bool is_odd, Promise promise) {
  return {.make =
              [=](const Store&, const std::vector<IntVar>& x) {
                std::vector<Literal> literals;
                for (std::size_t i = 0; i < x.size(); ++i)
                  literals.push_back(x[i].is(static_cast<Relation>(i % 4), i % 2 == 0 ? 0 : 1));
                return cp::parity(literals, is_odd);
              },
          .promise = promise};
}

TEST(Parity, IsRightOnAllSmallDomains) {
  for (const bool is_odd : {false, true})
    for (std::size_t arity = 0; arity < 4; ++arity)
      EXPECT_EQ(violation_on_all(parity_subject(is_odd, Promise::domain), arity, -1, 3), std::nullopt);
}

TEST(Parity, IsRightOnRandomDomainsAndViews) {
  for (std::size_t arity = 4; arity < 7; ++arity) {
    const SettingShape shape{.arity = arity, .width = 3, .lowest = -1};
    EXPECT_EQ(violation_on_random(parity_subject(true, Promise::domain), shape, 200), std::nullopt);
  }
  const SettingShape shape{.arity = 5, .width = 3, .lowest = -1, .with_repeats = true};
  EXPECT_EQ(violation_on_random(parity_subject(true, Promise::checking), shape, 500), std::nullopt);
}

}  // namespace
}  // namespace quadrille::test
