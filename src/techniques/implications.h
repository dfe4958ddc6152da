// The consequences of a candidate, step by step, if it is on or off.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/bits.h"
#include "techniques/almost_locked.h"

namespace quadrille::techniques {

/// The kinds of nodes of chains: candidates, and perhaps more.
enum class NodeKinds : std::uint8_t { candidates, groups_too, sets_too };
inline constexpr std::size_t kNodeKindsCount = 3;

/// The links of a position, and their consequences. Nodes are candidates and, if wanted, groups: two or more
/// places of a digit, all those in the crossing of a line and a region. The places of a digit in an almost
/// locked set are also a group, if wanted: a set without one of its digits holds all others. A node is on
/// (odd) or off (even).
class Implications {
 public:
  using Node = std::uint32_t;

  /// The position must outlive this object and must not change.
  Implications(const Position& position, bool with_groups);
  /// With groups, and with these sets, which must also outlive this object.
  Implications(const Position& position, const std::vector<LinkedSet>& sets,
               const std::vector<RestrictedCommon>& commons);

  /// The consequences of a node, in the order in which they are found: breadth first.
  struct Entry {
    Node node;
    std::uint32_t via;  // the entry from which it follows; 0 is the start, the first entry
    int distance;       // 0 at the start
  };
  using Table = std::vector<Entry>;
  [[nodiscard]] Table table_of(Node start) const;
  /// The same for many starts, one after another: places[node] is the number of the node's entry, counted
  /// from 1; 0 if it has none. Both are empty initially, and hold the result of the last start afterwards.
  void fill(Table& table, std::vector<std::uint32_t>& places, Node start) const;
  /// The nodes from the start of the table to the entry.
  [[nodiscard]] static std::vector<Node> chain_to(const Table& table, std::size_t entry);

  /// An upper bound of the number of consequences of a node if no sets are used.
  static constexpr std::size_t kMostEntries = 1000;

  /// Nodes are numbered from 0; some do not belong to any candidate.
  [[nodiscard]] std::size_t node_count() const { return 2 * candidates_.size(); }
  /// The direct consequences.
  [[nodiscard]] std::span<const Node> follows(Node node) const {
    return std::span(follows_).subspan(begin_[node], begin_[node + 1] - begin_[node]);
  }
  [[nodiscard]] Node node(Candidate candidate, bool is_on) const {
    return static_cast<Node>(2 * (at(candidate.cell) * digits_ + at(candidate.digit - 1))) + (is_on ? 1 : 0);
  }
  [[nodiscard]] static bool is_on(Node node) { return node % 2 == 1; }
  [[nodiscard]] bool is_group(Node node) const { return node / 2 >= first_group_; }
  /// The almost locked set of which it is a digit; null if there is none.
  [[nodiscard]] const LinkedSet* set_of(Node node) const {
    return is_group(node) ? group_of(node).of : nullptr;
  }
  /// The first cell of a group.
  [[nodiscard]] int cell_of(Node node) const { return candidates_[node / 2].cell; }
  [[nodiscard]] int digit_of(Node node) const { return candidates_[node / 2].digit; }
  [[nodiscard]] CellSet cells_of(Node node) const;
  /// The cells that see all cells of the node.
  [[nodiscard]] const CellSet& seen_by(Node node) const {
    return is_group(node) ? group_of(node).seen : position_.board().peers(cell_of(node));
  }

  /// The digits of a set that are removed from the cell if the set lacks `lacking`, and so holds all its
  /// others.
  [[nodiscard]] static Digits forbidden_by(const LinkedSet& set, int lacking, int cell);

  [[nodiscard]] ChainNode chain_node(Node node) const;
  /// Records in the proof of the step how a node forbids or forces the next one.
  void note_link(Step& step, Node from, Node to) const;
  void note_links(Step& step, const std::vector<Node>& chain) const;

 private:
  struct Group {
    int digit;
    int line, region;  // houses
    CellSet set;
    CellSet seen;
    const LinkedSet* of = nullptr;  // the almost locked set; then there are no line and region
  };

  [[nodiscard]] const Group& group_of(Node node) const { return groups_[node / 2 - first_group_]; }
  [[nodiscard]] Node group_node(std::size_t group, bool is_on) const {
    return static_cast<Node>(2 * (first_group_ + group)) + (is_on ? 1 : 0);
  }
  void add(Node from, Node to) { links_.push_back({from, to}); }
  void sort_links();
  void number_candidates();
  void link_candidates();
  void add_groups();
  void link_groups();
  void link_two_groups(std::size_t i, int house, const std::vector<std::size_t>& others);
  void fill_through_sets(Table& table, std::vector<std::uint32_t>& places) const;
  void add_groups_of(const LinkedSet& set);
  void exclude(std::size_t group, Node other);
  void link_to_forced_cells(std::size_t group);
  void link_sets(const std::vector<LinkedSet>& sets, const std::vector<RestrictedCommon>& commons);

  const Position& position_;
  const Board& board_;
  std::size_t digits_;
  std::size_t first_group_;
  std::vector<Group> groups_;
  std::size_t first_set_ = 0;  // groups from here on belong to sets
  bool has_sets_ = false;
  std::vector<Candidate> candidates_;  // by half a node; for a group, its first candidate
  struct Link {
    Node from, to;
  };
  std::vector<Link> links_;           // in the order found, with duplicates
  std::vector<Node> follows_;         // the direct consequences, node by node
  std::vector<std::uint32_t> begin_;  // by node: its start in follows_
};

/// The consequences of each node in any number of steps: the contents of all tables at once, without the
/// paths. It takes a fraction of the time of making a table for each node, and shows for which nodes a table
/// is worthwhile.
class Reach {
 public:
  using Node = Implications::Node;

  /// Sweeps over all nodes back and forth until a sweep adds nothing. The position is that of the links.
  Reach(const Position& position, const Implications& links);

  /// Whether `to` follows from `from`, or equals it. Neither may be a group or a node without candidate.
  [[nodiscard]] bool leads(Node from, Node to) const {
    const std::uint32_t number = numbers_[to];
    return (row(from)[number / 64] & bit(static_cast<int>(number % 64))) != 0;
  }
  /// Visits all consequences of a node, including itself and groups.
  template <class F>
  void for_each(Node from, F visit) const {
    const std::span<const Word> words = row(from);
    for (std::size_t i = 0; i < words.size(); ++i)
      for (const int number : Bits(words[i])) visit(nodes_[64 * i + static_cast<std::size_t>(number)]);
  }
  /// The number of nodes that are candidates or groups.
  [[nodiscard]] std::size_t count() const { return nodes_.size(); }

 private:
  [[nodiscard]] std::span<const Word> row(Node from) const {
    return std::span(words_).subspan(numbers_[from] * width_, width_);
  }
  bool update(const Implications& links, std::size_t number);

  std::vector<Node> nodes_;                             // by number
  std::vector<std::uint32_t> numbers_;                  // by node
  std::size_t width_ = 0;                               // words of a row
  std::vector<Word> words_;                             // row by row: the numbers of the consequences
  std::uint32_t now_ = 0;                               // counts updates
  std::vector<std::uint32_t> updated_at_, changed_at_;  // by number
};

}  // namespace quadrille::techniques
