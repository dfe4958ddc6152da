#include "cp/trace/node_path.h"

#include <gtest/gtest.h>

#include <map>

#include "support/cp/small_models.h"

namespace quadrille::test {
namespace {

using namespace quadrille::cp;

/// Builds the tree, and checks that the facts of a node follow from the path from its root.
class TreeKeeper : public Observer {
 public:
  void on_node(const Store& store, Literal decision, std::uint32_t depth) override {
    const TraceNode node = path.on_node(store, decision, depth);
    EXPECT_EQ(node.number, ++nodes);
    EXPECT_LT(node.parent, node.number);
    EXPECT_EQ(node.parent == 0, decision.is_falsum());
    tree[node.number] = node;
    roots += decision.is_falsum() ? 1 : 0;
  }
  void on_changes(const Store& store, const Constraint* /*constraint*/, Position begin,
                  Position /*end*/) override {
    // All decisions on the path were imposed before: the facts that hold are no more than the store knows.
    EXPECT_LE(begin, store.domains().now());
    expect_path_holds(store);
  }
  void on_outcome(const Store& store, NodeOutcome outcome, std::uint32_t /*depth*/) override {
    path.on_outcome(store, outcome);
    if (outcome == NodeOutcome::solution) expect_path_holds(store);
  }
  void expect_path_holds(const Store& store) {
    for (std::uint64_t at = path.current(store); at != 0; at = tree[at].parent) {
      const Literal decision = tree[at].decision;
      EXPECT_TRUE(decision.is_falsum() || store.truth(decision) == Store::Truth::yes) << at;
      ++looked_at;
    }
  }

  NodePath path;
  std::map<std::uint64_t, TraceNode> tree;
  std::uint64_t nodes = 0;
  int roots = 0, looked_at = 0;
};

TEST(NodePath, LeadsToWhatHoldsInAllModes) {
  for (const SearchMode mode :
       {SearchMode::fixed, SearchMode::guided, SearchMode::free, SearchMode::mixed, SearchMode::automatic}) {
    for (const std::uint64_t first_turn : {0U, 1U, 7U}) {
      Store store;
      const std::vector<IntVar> queens = post_queens(store, 8, Consistency::value);
      TreeKeeper keeper;
      store.set_observer(&keeper);
      Search search(store, {{queens}}, {.mode = mode, .first_turn = first_turn});
      while (search.next() == Search::Result::solution) continue;
      EXPECT_EQ(search.statistics().solutions, 92U);
      EXPECT_GE(keeper.nodes, search.statistics().nodes);
      EXPECT_GT(keeper.looked_at, 100);
      const bool has_turns = mode != SearchMode::fixed && first_turn != 0;
      EXPECT_EQ(keeper.roots > 1, has_turns) << "each turn begins at the root";
    }
  }
}

TEST(NodePath, NumbersAFixedSearchInOrder) {
  Store store;
  const IntVar x = store.new_variable(1, 3);
  TreeKeeper keeper;
  store.set_observer(&keeper);
  Search search(store, {{{x}}});
  while (search.next() == Search::Result::solution) continue;
  ASSERT_EQ(keeper.nodes, 5U);
  const auto expect = [&](std::uint64_t number, std::uint64_t parent, std::uint32_t depth, Literal decision) {
    EXPECT_EQ(keeper.tree[number].parent, parent) << number;
    EXPECT_EQ(keeper.tree[number].depth, depth) << number;
    EXPECT_EQ(keeper.tree[number].decision, decision) << number;
  };
  expect(1, 0, 0, Literal::falsum());
  expect(2, 1, 1, x.eq(1));
  expect(3, 1, 1, x.ne(1));
  expect(4, 3, 1, x.eq(2));
  expect(5, 3, 1, x.ne(2));
}

}  // namespace
}  // namespace quadrille::test
