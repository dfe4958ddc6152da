#include "cp/constraints/graphs/adjacency.h"

#include <gtest/gtest.h>

namespace quadrille::cp {
namespace {

TEST(Adjacency, ReachesWhatTheStepsAllow) {
  const Adjacency graph(5, {{0, 1}, {2, 1}, {2, 3}, {3, 2}, {4, 4}});
  const auto any = [](std::size_t, std::size_t) { return true; };
  EXPECT_EQ(graph.reached_from(0, any), (std::vector<bool>{true, true, true, true, false}));
  EXPECT_EQ(graph.reached_from(4, any), (std::vector<bool>{false, false, false, false, true}));
  const auto not_to_two = [](std::size_t, std::size_t node) { return node != 2; };
  EXPECT_EQ(graph.reached_from(0, not_to_two), (std::vector<bool>{true, true, false, false, false}));
  const auto not_by_edge_two = [](std::size_t edge, std::size_t) { return edge != 2; };
  EXPECT_EQ(graph.reached_from(0, not_by_edge_two), (std::vector<bool>{true, true, true, true, false}));
}

TEST(Adjacency, KnowsTheEdgesAtANode) {
  const Adjacency graph(3, {{0, 1}, {2, 1}});
  EXPECT_EQ(graph.edges_at(1).size(), 2U);
  EXPECT_EQ(graph.other_end(1, 1), 2U);
  EXPECT_EQ(graph.other_end(1, 2), 1U);
}

}  // namespace
}  // namespace quadrille::cp
