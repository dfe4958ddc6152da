// The nodes of a search as a tree, for an observer: the engine reports the beginning of a node, this class
// determines its number and its parent.
//
// A search keeps only the path to its present node, and so does this. Each node on the path is filed under
// the store's level at which its decision was imposed:
//
//   level 1   node 1  the root                  level 1   node 3  x != 2, the opposite
//   level 2   node 2  x = 2, which fails        level 2   node 4  y = 1
//
// The opposite of a decision is imposed one level lower, when the decision is undone: it replaces its parent
// there, whose number it has stored.
#pragma once

#include <cstdint>
#include <vector>

#include "cp/observer.h"
#include "cp/store.h"

namespace quadrille::cp {

/// A node of the search tree.
struct TraceNode {
  std::uint64_t number = 1;  // in the order in which they begin
  std::uint64_t parent = 0;  // 0: it is a root
  std::uint32_t depth = 0;   // the opposite of a decision has the same depth as the decision
  Literal decision;          // falsum at the root
};

class NodePath {
 public:
  /// Call this from Observer::on_outcome.
  void on_outcome(const Store& store, NodeOutcome outcome) {
    branches_ = outcome == NodeOutcome::branched;
    if (branches_) leave_above(store.level());
  }
  /// Call this from Observer::on_node.
  TraceNode on_node(const Store& store, Literal decision, std::uint32_t depth) {
    if (decision.is_falsum()) path_.clear();
    const bool is_opposite = !decision.is_falsum() && !branches_;
    branches_ = false;
    leave_above(store.level());
    const TraceNode node{++count_, path_.empty() ? 0 : path_.back().number, is_opposite ? depth + 1 : depth,
                         decision};
    if (!path_.empty() && path_.back().level == store.level()) path_.pop_back();
    path_.push_back({store.level(), node.number});
    return node;
  }
  /// The node to which events in the store now belong; 0 before the first.
  [[nodiscard]] std::uint64_t current(const Store& store) {
    leave_above(store.level());
    return path_.empty() ? 0 : path_.back().number;
  }

 private:
  struct Entry {
    std::uint32_t level;
    std::uint64_t number;
  };
  void leave_above(std::uint32_t level) {
    while (!path_.empty() && path_.back().level > level) path_.pop_back();
  }

  std::vector<Entry> path_;  // by level, increasing
  std::uint64_t count_ = 0;
  bool branches_ = false;  // the next node begins with a new decision
};

}  // namespace quadrille::cp
