#include <gtest/gtest.h>

#include "cp/constraints/distinct.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::Consistency;
using cp::IntVar;
using cp::Store;

Subject all_different_subject(Consistency consistency, Promise promise) {
  return {.make = [=](const Store& store,
                      const std::vector<IntVar>& x) { return cp::all_different(store, x, consistency); },
          .promise = promise,
          .is_adaptive = consistency == Consistency::automatic};
}

TEST(AllDifferent, KeepsItsPromisesOnAllKindsOfDomains) {
  for (const auto& [consistency, promise] : {std::pair{Consistency::value, Promise::value},
                                             {Consistency::bounds, Promise::bounds},
                                             {Consistency::domain, Promise::domain},
                                             {Consistency::automatic, Promise::value}}) {
    const Subject s = all_different_subject(consistency, promise);
    EXPECT_EQ(violation_on_random(s, {.arity = 4}, 100), std::nullopt);
    EXPECT_EQ(violation_on_random(s, {.arity = 4, .plain = true}, 100), std::nullopt);
    EXPECT_EQ(violation_on_random(s, {.arity = 4, .with_repeats = true}, 100), std::nullopt);
  }
}

TEST(AllDifferent, FailsOnARepeatedVariable) {
  for (const Consistency consistency :
       {Consistency::value, Consistency::bounds, Consistency::domain, Consistency::automatic}) {
    Store store;
    const IntVar x = store.new_variable(1, 9);
    store.post(cp::all_different(store, {x, store.new_variable(1, 9), x}, consistency));
    EXPECT_FALSE(store.propagate() && store.assign(x, 3) && store.propagate());
  }
}

TEST(AllDifferent, TakesUnboundedVariables) {
  for (const Consistency consistency :
       {Consistency::value, Consistency::bounds, Consistency::domain, Consistency::automatic}) {
    Store store;
    const IntVar x = store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity);
    const IntVar y = store.new_variable(cp::kPlusInfinity - 2, cp::kPlusInfinity - 1);
    const IntVar z = store.new_variable(cp::kPlusInfinity - 2, cp::kPlusInfinity - 1);
    const IntVar w = store.new_variable(0, cp::kPlusInfinity);
    store.post(cp::all_different(store, {x, y, z, w, -x}, consistency));
    EXPECT_TRUE(store.propagate());
    ASSERT_TRUE(store.assign(y, cp::kPlusInfinity - 2));
    EXPECT_TRUE(store.propagate());
    EXPECT_EQ(store.value(z), cp::kPlusInfinity - 1);
    EXPECT_FALSE(store.contains(w, cp::kPlusInfinity - 2));
    EXPECT_FALSE(store.contains(x, cp::kPlusInfinity - 1));
  }
}

TEST(AllDifferent, SeesHallSetsAmongLargeDomains) {
  for (const Consistency consistency : {Consistency::bounds, Consistency::domain}) {
    Store store;
    std::vector<IntVar> x;
    for (int i = 0; i < 3; ++i) x.push_back(store.new_variable(1000, 1002));
    x.push_back(store.new_variable(1001, 1'000'000'000'000));
    x.push_back(store.new_variable(cp::kMinusInfinity, 1002));
    store.post(cp::all_different(store, x, consistency));
    ASSERT_TRUE(store.propagate());
    EXPECT_EQ(store.min(x[3]), 1003);
    EXPECT_EQ(store.max(x[4]), 999);
    x.push_back(store.new_variable(1000, 1001));
    store.post(cp::all_different(store, x, consistency));
    EXPECT_FALSE(store.propagate());
  }
}

}  // namespace
}  // namespace quadrille::test
