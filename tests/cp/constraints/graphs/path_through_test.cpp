// Cases that regular_test and mdd_test leave out: values of one kind, and domains that are not words.
#include <gtest/gtest.h>

#include "cp/constraints/sequences/layered_graph.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;
using cp::Transition;
using cp::Value;

/// Values 2, 3 and 4 have the same arcs everywhere; 0 and 1 have their own.
const std::vector<Transition> kSteps{{0, 0, 1}, {0, 2, 0}, {0, 3, 0}, {0, 4, 0}, {1, 1, 0},
                                     {1, 2, 2}, {1, 3, 2}, {1, 4, 2}, {2, 0, 2}};

std::unique_ptr<cp::Constraint> make_path(const Store& store, const std::vector<IntVar>& x) {
  const std::vector<std::vector<Transition>> layers(x.size(), kSteps);
  return cp::path_through(store, "path", x, cp::layered_graph(store, x, layers, 0, {0, 2}));
}

TEST(PathThrough, TakesValuesOfOneKindTogether) {
  const Subject path{.make = make_path, .promise = Promise::domain};
  EXPECT_EQ(violation_on_all(path, 3, 0, 5), std::nullopt);
  EXPECT_EQ(violation_on_random(path, {.arity = 5, .lowest = -1, .with_repeats = true}, 200), std::nullopt);
}

TEST(PathThrough, PrunesWideDomainsByTheSameArcs) {
  Store store;
  std::vector<IntVar> x;
  for (int i = 0; i < 3; ++i) x.push_back(store.new_variable(-1000, 100'000 * (i + 1)));
  store.post(make_path(store, x));
  ASSERT_TRUE(store.propagate());
  ASSERT_TRUE(store.assign(x[0], 0));
  ASSERT_TRUE(store.remove(x[1], 1));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(x[1]), 2);
  EXPECT_EQ(store.max(x[1]), 4);
  EXPECT_EQ(store.value(x[2]), 0);
  std::vector<cp::Literal> reasons;
  ASSERT_NE(store.explain(x[2].ne(3), reasons), nullptr);
  EXPECT_FALSE(reasons.empty());
}

}  // namespace
}  // namespace quadrille::test
