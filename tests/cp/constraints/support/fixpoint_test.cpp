#include "cp/constraints/support/fixpoint.h"

#include <gtest/gtest.h>

#include "cp/constraints/constraints.h"

namespace quadrille::cp {
namespace {

/// x < x over 0..n: each round cuts off both bounds.
TEST(Fixpoint, LeavesNoFixedVariableUnchecked) {
  for (Value n = 19'980; n <= 20'020; ++n) {
    Store store;
    const IntVar x = store.new_variable(0, n);
    store.post(increasing({x, x}, true));
    EXPECT_TRUE(!store.propagate() || !store.is_fixed(x)) << n;
  }
}

TEST(Fixpoint, CountsItsRoundsAsRuns) {
  Store store;
  const IntVar x = store.new_variable(-1'000'000, 1'000'000);
  store.post(increasing({x, x}, true));
  int looks = 0;
  const Store::Watch watch(store, [&] { return ++looks == 2; });
  for (int changes = 0; !store.is_cut_short(); ++changes) {
    ASSERT_LT(changes, 3);
    ASSERT_TRUE(store.propagate());
    ASSERT_TRUE(store.is_cut_short() || store.remove(x, store.min(x)));
  }
}

}  // namespace
}  // namespace quadrille::cp
