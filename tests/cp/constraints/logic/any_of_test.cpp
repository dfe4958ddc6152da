#include <gtest/gtest.h>

#include "cp/constraints/constraints.h"
#include "cp/store.h"
#include "support/base/rounds.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::PostConstraints;
using cp::Store;

using Variables = std::span<const IntVar>;

Subject any_subject(const std::vector<PostConstraints>& lists, Promise promise) {
  return {
      .make = [=](const Store& store, const std::vector<IntVar>& x) { return cp::any_of(store, x, lists); },
      .promise = promise};
}

PostConstraints sum_is(cp::Value total) {
  return [=](Store& store, Variables x) {
    std::vector<cp::Term> sum;
    for (const IntVar variable : x) sum.push_back({1, variable});
    store.post(cp::linear(sum, cp::Comparison::equal, total));
  };
}

PostConstraints rise() {
  return [](Store& store, Variables x) { store.post(cp::increasing({x.begin(), x.end()}, true)); };
}

PostConstraints is_tuple(std::vector<cp::Value> tuple) {
  return [=](Store& store, Variables x) { store.post(cp::table({x.begin(), x.end()}, {tuple})); };
}

/// Two constraints, which only together exclude some values.
PostConstraints differ_and_lie_close() {
  return [](Store& store, Variables x) {
    store.post(cp::all_different(store, {x.begin(), x.end()}, cp::Consistency::domain));
    for (std::size_t i = 1; i < x.size(); ++i)
      store.post(cp::table({x[i - 1], x[i]}, {{0, 0}, {0, 1}, {1, 0}, {1, 2}, {2, 1}, {2, 2}}));
  };
}

/// A disjunction as one of the constraints.
PostConstraints nested() {
  return [](Store& store, Variables x) {
    store.post(cp::any_of(store, {x.begin(), x.end()}, {sum_is(3), is_tuple({0, 0, 1})}));
    store.post(cp::not_equal(x[0], x[1]));
  };
}

TEST(AnyOf, IsRightOnAllSmallDomains) {
  EXPECT_EQ(violation_on_all(any_subject({}, Promise::domain), 2, 0, 2), std::nullopt);
  EXPECT_EQ(violation_on_all(any_subject({rise(), is_tuple({2, 0})}, Promise::domain), 2, 0, 3),
            std::nullopt);
  EXPECT_EQ(violation_on_all(any_subject({rise(), sum_is(1)}, Promise::checking), 3, 0, 3), std::nullopt);
  EXPECT_EQ(violation_on_all(any_subject({differ_and_lie_close(), sum_is(0)}, Promise::checking), 3, 0, 3),
            std::nullopt);
  EXPECT_EQ(violation_on_all(any_subject({nested(), rise()}, Promise::checking), 3, 0, 3), std::nullopt);
}

TEST(AnyOf, IsRightOnRandomDomainsAndViews) {
  for (const auto& lists : {std::vector{rise(), sum_is(2)}, {nested(), is_tuple({1, 1, 1})}, {sum_is(0)}}) {
    EXPECT_EQ(
        violation_on_random(any_subject(lists, Promise::checking), {.arity = 3, .lowest = -1}, rounds(100)),
        std::nullopt);
    const SettingShape repeated{.arity = 3, .lowest = -1, .with_repeats = true};
    EXPECT_EQ(violation_on_random(any_subject(lists, Promise::checking), repeated, rounds(100)),
              std::nullopt);
  }
}

TEST(AnyOf, LeavesOutListsThatCannotHold) {
  Store store;
  const IntVar x = store.new_variable(0, 9), y = store.new_variable(0, 9);
  store.post(cp::any_of(store, {x, y}, {is_tuple({3, 20}), is_tuple({4, 5}), is_tuple({6, 7})}));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.count(x), 2U);
  ASSERT_TRUE(store.remove(y, 7) && store.propagate());
  EXPECT_EQ(store.value(x), 4);
}

}  // namespace
}  // namespace quadrille::test
