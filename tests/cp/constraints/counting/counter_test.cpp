#include "cp/constraints/counting/counter.h"

#include <gtest/gtest.h>

#include "cp/constraints/counting.h"

namespace quadrille::cp {
namespace {

TEST(Counter, StatesNoMoreThanItNeeds) {
  Store store;
  std::vector<IntVar> x;
  for (int i = 0; i < 5; ++i) x.push_back(store.new_boolean());
  const IntVar n = store.new_variable(0, 100);
  store.post(among(x, {{1, 1}}, n));
  ASSERT_TRUE(store.assign(x[0], 1) && store.assign(x[1], 1) && store.assign(x[2], 1));
  ASSERT_TRUE(store.propagate());
  std::vector<Literal> reasons;
  EXPECT_NE(store.explain(n.ge(2), reasons), nullptr);
  EXPECT_EQ(reasons, (std::vector{x[0].ge(1), x[0].le(1), x[1].ge(1), x[1].le(1)}));
}

}  // namespace
}  // namespace quadrille::cp
