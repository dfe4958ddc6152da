// A graph by its edges: those at each node, and the nodes that can be reached from one.
#pragma once

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "cp/constraints/graphs.h"

namespace quadrille::cp {

class Adjacency {
 public:
  Adjacency(std::size_t nodes, std::vector<GraphEdge> edges) : edges_(std::move(edges)), at_node_(nodes) {
    for (std::size_t e = 0; e < edges_.size(); ++e) {
      at_node_[edges_[e].a].push_back(e);
      at_node_[edges_[e].b].push_back(e);
    }
  }

  [[nodiscard]] std::size_t size() const { return at_node_.size(); }
  [[nodiscard]] const std::vector<GraphEdge>& edges() const { return edges_; }
  [[nodiscard]] std::span<const std::size_t> edges_at(std::size_t node) const { return at_node_[node]; }
  [[nodiscard]] std::size_t other_end(std::size_t edge, std::size_t node) const {
    return edges_[edge].a == node ? edges_[edge].b : edges_[edge].a;
  }

  /// By node: whether the root reaches it by steps for which may_step(edge, node at its end) holds.
  template <class MayStep>
  [[nodiscard]] std::vector<bool> reached_from(std::size_t root, MayStep may_step) const {
    std::vector<bool> reached(size(), false);
    std::vector<std::size_t> open{root};
    reached[root] = true;
    while (!open.empty()) {
      const std::size_t node = open.back();
      open.pop_back();
      for (const std::size_t e : at_node_[node]) {
        const std::size_t next = other_end(e, node);
        if (reached[next] || !may_step(e, next)) continue;
        reached[next] = true;
        open.push_back(next);
      }
    }
    return reached;
  }

 private:
  std::vector<GraphEdge> edges_;
  std::vector<std::vector<std::size_t>> at_node_;
};

}  // namespace quadrille::cp
