#include <gtest/gtest.h>

#include "cp/constraints/graphs.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Literal;
using cp::Store;

/// The first variables are the nodes, the others the edges; 1 is chosen.
Subject connected_subject(std::size_t nodes, std::vector<cp::GraphEdge> edges) {
  return {.make = [=](const Store&, const std::vector<IntVar>& x) {
    std::vector<Literal> facts;
    for (const IntVar y : x) facts.push_back(y.ge(1));
    const auto split = facts.begin() + static_cast<std::ptrdiff_t>(nodes);
    return cp::connected({facts.begin(), split}, {split, facts.end()}, edges);
  }};
}

TEST(Connected, IsRightOnSmallGraphs) {
  EXPECT_EQ(violation_on_all(connected_subject(0, {}), 0, 0, 2), std::nullopt);
  EXPECT_EQ(violation_on_all(connected_subject(2, {{0, 1}}), 3, 0, 2), std::nullopt);
  EXPECT_EQ(violation_on_all(connected_subject(2, {{0, 1}, {1, 0}, {1, 1}}), 5, 0, 2), std::nullopt);
  EXPECT_EQ(violation_on_all(connected_subject(3, {{0, 1}, {2, 1}}), 5, 0, 2), std::nullopt);
}

TEST(Connected, IsRightOnLargerGraphs) {
  const Subject ring = connected_subject(4, {{0, 1}, {1, 2}, {2, 3}, {3, 0}});
  EXPECT_EQ(violation_on_random(ring, {.arity = 8, .width = 2}, 300), std::nullopt);
  EXPECT_EQ(violation_on_random(ring, {.arity = 8, .width = 2, .with_repeats = true}, 300), std::nullopt);
}

TEST(Connected, DropsWhatCannotBeReached) {
  Store store;
  std::vector<Literal> nodes;
  for (int i = 0; i < 4; ++i) nodes.push_back(store.new_boolean().ge(1));
  std::vector<Literal> edges;
  for (int i = 0; i < 3; ++i) edges.push_back(store.new_boolean().ge(1));
  store.post(cp::connected(nodes, edges, {{0, 1}, {1, 2}, {2, 3}}));
  ASSERT_TRUE(store.impose(nodes[0]) && store.impose(~edges[1]) && store.propagate());
  EXPECT_EQ(store.truth(nodes[1]), Store::Truth::open);
  EXPECT_EQ(store.truth(nodes[2]), Store::Truth::no);
  EXPECT_EQ(store.truth(nodes[3]), Store::Truth::no);
}

}  // namespace
}  // namespace quadrille::test
