#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "cp/constraints/graphs.h"
#include "cp/search/search.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;
using cp::Value;

Subject circuit_subject(bool may_leave_out) {
  return {.make =
              [=](const Store&, const std::vector<IntVar>& x) {
                return may_leave_out ? cp::subcircuit(x) : cp::circuit(x);
              },
          .promise = Promise::value};
}

TEST(Circuit, IsRightOnAllSmallDomains) {
  for (const bool may_leave_out : {false, true}) {
    for (const std::size_t arity : {0U, 1U, 2U})
      EXPECT_EQ(violation_on_all(circuit_subject(may_leave_out), arity, -1, 4), std::nullopt);
    EXPECT_EQ(violation_on_all(circuit_subject(may_leave_out), 3, 0, 3), std::nullopt);
  }
}

TEST(Circuit, IsRightOnRandomDomainsAndViews) {
  for (const bool may_leave_out : {false, true}) {
    EXPECT_EQ(
        violation_on_random(circuit_subject(may_leave_out), {.arity = 4, .width = 5, .lowest = -1}, 500),
        std::nullopt);
    EXPECT_EQ(violation_on_random(circuit_subject(may_leave_out), {.arity = 5, .width = 6, .lowest = -1}, 60),
              std::nullopt);
    EXPECT_EQ(violation_on_random(circuit_subject(may_leave_out),
                                  {.arity = 4, .lowest = -1, .with_repeats = true}, 300),
              std::nullopt);
  }
}

std::uint64_t count_solutions(int size, bool may_leave_out) {
  Store store;
  std::vector<IntVar> x;
  for (int i = 0; i < size; ++i) x.push_back(store.new_variable(0, size - 1));
  store.post(may_leave_out ? cp::subcircuit(x) : cp::circuit(x));
  cp::Search search(store, {{x}});
  std::uint64_t count = 0;
  while (search.next() == cp::Search::Result::solution) ++count;
  return count;
}

TEST(Circuit, HasAsManySolutionsAsThereAreCycles) {
  // (n - 1)! cycles through n nodes; with nodes left out, the sum over all sets of at least two, and nothing.
  EXPECT_EQ(count_solutions(6, false), 120U);
  EXPECT_EQ(count_solutions(5, true), 1U + 10 * 1 + 10 * 2 + 5 * 6 + 24);
}

TEST(Circuit, SeesThatANodeCannotBeReached) {
  for (const bool may_leave_out : {false, true}) {
    Store store;
    std::vector<IntVar> x;
    for (int i = 0; i < 6; ++i) x.push_back(store.new_variable(0, 5));
    store.post(may_leave_out ? cp::subcircuit(x) : cp::circuit(x));
    ASSERT_TRUE(store.remove(x[0], 0));
    for (const std::size_t i : {0U, 1U, 2U}) ASSERT_TRUE(store.at_most(x[i], 2));
    EXPECT_EQ(store.propagate(), may_leave_out);
    for (Value i = 3; i < 6; ++i) EXPECT_EQ(store.is_fixed(x[static_cast<std::size_t>(i)]), may_leave_out);
  }
}

TEST(Circuit, TakesUnboundedVariables) {
  Store store;
  std::vector<IntVar> x;
  for (int i = 0; i < 3; ++i) x.push_back(store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity));
  store.post(cp::circuit(x));
  ASSERT_TRUE(store.propagate() && store.assign(x[1], 0) && store.propagate());
  EXPECT_EQ(store.value(x[0]), 2);
  EXPECT_EQ(store.value(x[2]), 1);
}

}  // namespace
}  // namespace quadrille::test
