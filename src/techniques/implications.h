// What follows from a candidate step by step, if it is on or off.
#pragma once

#include <vector>

#include "techniques/step.h"

namespace quadrille::techniques {

/// The links of a position, and what follows by them. Nodes are candidates and, if wanted, groups: all places
/// of a digit in the crossing of a line and a region, two or more. A node is on (odd) or off (even).
class Implications {
 public:
  using Node = std::size_t;

  /// The position must outlive this and stay as it is.
  Implications(const Position& position, bool with_groups);

  /// What follows from a node, in the order in which it was found: breadth first.
  struct Entry {
    Node node;
    std::size_t via;  // the entry from which it follows; 0 is the start, the first entry
    int distance;     // 0 at the start
  };
  using Table = std::vector<Entry>;
  [[nodiscard]] Table table_of(Node start) const;
  /// The nodes from the start of the table to the entry.
  [[nodiscard]] static std::vector<Node> chain_to(const Table& table, std::size_t entry);

  /// Nodes are numbered from 0; some are of no candidate.
  [[nodiscard]] std::size_t node_count() const { return follows_.size(); }
  /// What follows at once.
  [[nodiscard]] const std::vector<Node>& follows(Node node) const { return follows_[node]; }
  [[nodiscard]] Node node(Candidate candidate, bool is_on) const {
    return 2 * (at(candidate.cell) * digits_ + at(candidate.digit - 1)) + (is_on ? 1 : 0);
  }
  [[nodiscard]] static bool is_on(Node node) { return node % 2 == 1; }
  [[nodiscard]] bool is_group(Node node) const { return node / 2 >= first_group_; }
  /// The first cell of a group.
  [[nodiscard]] int cell_of(Node node) const {
    return is_group(node) ? group_of(node).set.first() : static_cast<int>(node / 2 / digits_);
  }
  [[nodiscard]] int digit_of(Node node) const {
    return is_group(node) ? group_of(node).digit : static_cast<int>(node / 2 % digits_) + 1;
  }
  [[nodiscard]] CellSet cells_of(Node node) const;
  /// The cells that see all of it.
  [[nodiscard]] const CellSet& seen_by(Node node) const {
    return is_group(node) ? group_of(node).seen : position_.board().peers(cell_of(node));
  }

  [[nodiscard]] ChainNode chain_node(Node node) const;
  /// Notes in the proof of the step how a node forbids or forces the next.
  void note_link(Step& step, Node from, Node to) const;
  void note_links(Step& step, const std::vector<Node>& chain) const;

 private:
  struct Group {
    int digit;
    int line, region;  // houses
    CellSet set;
    CellSet seen;
  };

  [[nodiscard]] const Group& group_of(Node node) const { return groups_[node / 2 - first_group_]; }
  [[nodiscard]] Node group_node(std::size_t group, bool is_on) const {
    return 2 * (first_group_ + group) + (is_on ? 1 : 0);
  }
  void add(Node from, Node to);
  void link_candidates();
  void add_groups();
  void link_groups();
  void link_two_groups(std::size_t i, int house, const std::vector<std::size_t>& others);

  const Position& position_;
  const Board& board_;
  std::size_t digits_;
  std::size_t first_group_;
  std::vector<Group> groups_;
  std::vector<std::vector<Node>> follows_;  // by node: what follows at once
};

}  // namespace quadrille::techniques
