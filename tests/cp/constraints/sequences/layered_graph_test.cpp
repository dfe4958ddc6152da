#include "cp/constraints/sequences/layered_graph.h"

#include <gtest/gtest.h>

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::LayeredGraph;
using cp::Store;

TEST(LayeredGraph, KeepsOnlyWhatLiesOnAPath) {
  Store store;
  const std::vector<IntVar> x{store.new_variable(0, 5), store.new_variable(0, 5)};
  const LayeredGraph graph = cp::layered_graph(
      store, x, {{{8, 1, 3}, {8, 2, 4}, {8, 9, 3}, {1, 1, 3}}, {{3, 5, 6}, {4, 5, 7}, {3, 4, 9}, {5, 5, 6}}},
      8, {6, 9});
  ASSERT_TRUE(graph.has_path);
  EXPECT_EQ(graph.layers[0].values, std::vector<cp::Value>{1});
  EXPECT_EQ(graph.layers[1].values, (std::vector<cp::Value>{4, 5}));
  EXPECT_EQ(graph.node_count, 3U);
  EXPECT_EQ(graph.index(1, 0), 1U);
  EXPECT_EQ(graph.index(2, 0), 2U);
}

TEST(LayeredGraph, SaysWhereThereIsNoPath) {
  Store store;
  const std::vector<IntVar> x{store.new_variable(0, 5)};
  EXPECT_FALSE(cp::layered_graph(store, x, {{{0, 1, 1}}}, 0, {2}).has_path);
  EXPECT_FALSE(cp::layered_graph(store, {}, {}, 0, {1}).has_path);
  EXPECT_TRUE(cp::layered_graph(store, {}, {}, 1, {1}).has_path);
}

}  // namespace
}  // namespace quadrille::test
