// A depth-first search of all nodes that a node of a graph reaches, and of the nodes that would be cut off
// from it by the removal of one node. Tarjan 1972.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "cp/constraints/graphs/adjacency.h"

namespace quadrille::cp {

class DepthFirst {
 public:
  static constexpr std::size_t kNothing = ~std::size_t{0};

  /// Starts at the root and enters the nodes for which may_enter(node) holds. `is_chosen`, by node: the nodes
  /// that matter. O(nodes + edges).
  template <class MayEnter>
  DepthFirst(const Adjacency& graph, std::size_t root, const std::vector<bool>& is_chosen, MayEnter may_enter)
      : seen_(graph.size()) {
    enter(root, root, is_chosen);
    for (std::size_t node = root;;) {
      const auto edges = graph.edges_at(node);
      if (seen_[node].next_edge == edges.size()) {
        if (node == root) return;
        leave(node);
        node = seen_[node].parent;
        continue;
      }
      const std::size_t next = graph.other_end(edges[seen_[node].next_edge++], node);
      if (!may_enter(next)) continue;
      if (reaches(next)) {
        seen_[node].low = std::min(seen_[node].low, seen_[next].order);
      } else {
        enter(next, node, is_chosen);
        node = next;
      }
    }
  }

  [[nodiscard]] bool reaches(std::size_t node) const { return seen_[node].order != 0; }
  /// The number of nodes that the root reaches, including itself.
  [[nodiscard]] std::size_t count() const { return count_; }
  /// The number of these that it reaches only through the node, which it reaches and which is not the root.
  [[nodiscard]] std::size_t cut_off(std::size_t node) const { return seen_[node].cut_off; }
  /// A chosen node among these, or kNothing.
  [[nodiscard]] std::size_t chosen_cut_off(std::size_t node) const { return seen_[node].chosen_cut_off; }

 private:
  struct Seen {
    std::size_t order = 0;          // counted from 1; 0: not reached
    std::size_t parent = 0;         // the node before it
    std::size_t low = 0;            // the least order of a neighbour of its subtree
    std::size_t next_edge = 0;      // among the edges of the node
    std::size_t size = 1;           // of its subtree
    std::size_t chosen = kNothing;  // a chosen node of its subtree
    std::size_t cut_off = 0, chosen_cut_off = kNothing;
  };

  void enter(std::size_t node, std::size_t parent, const std::vector<bool>& is_chosen) {
    ++count_;
    Seen& seen = seen_[node];
    seen.order = seen.low = count_;
    seen.parent = parent;
    if (is_chosen[node]) seen.chosen = node;
  }

  /// Passes the results for the node's subtree to its parent.
  void leave(std::size_t node) {
    const Seen& seen = seen_[node];
    Seen& parent = seen_[seen.parent];
    parent.low = std::min(parent.low, seen.low);
    parent.size += seen.size;
    if (parent.chosen == kNothing) parent.chosen = seen.chosen;
    if (seen.low < parent.order) return;  // there is a path around the parent
    parent.cut_off += seen.size;
    if (parent.chosen_cut_off == kNothing) parent.chosen_cut_off = seen.chosen;
  }

  std::size_t count_ = 0;
  std::vector<Seen> seen_;
};

}  // namespace quadrille::cp
