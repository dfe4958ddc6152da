// The turns in a portfolio, and their lengths. It only counts, and does not search.
//
// Turns are measured in failures. Those of learning double; those of the tree are a fraction or a multiple of
// t, the length of the following turn of learning:
//
//   mode                   first t       first turn of the tree   its later turns
//   automatic              1600 *)       t / 16                   t / 16
//   .. favours the tree     200 *)       t / 2                    8 t
//   guided, free, mixed    first_turn    t / 64                   t / 8 while learning does well, else 8 t
//
//   *) or first_turn, if that is not 0
//
// So automatic search proceeds as follows, where each dash is 100 failures:
//
//   tree  learning          tree  learning                          tree
//   |-|   |----------------|--|   |--------------------------------|----|  ...
//
// If there is a second order of variables (SearchOptions), the tree has its first turn in each of the two
// orders, and the better tree is kept.
//
// Modes with one search have no turns: they are settled from the start.
#pragma once

#include <cstdint>
#include <optional>

#include "cp/search_options.h"

namespace quadrille::cp {

class Turns {
 public:
  /// The first turn begins at the root, which counts as the first node.
  explicit Turns(const SearchOptions& options);

  /// Whether it is the tree's turn, and not that of learning.
  [[nodiscard]] bool is_of_tree() const { return is_of_tree_; }
  /// Whether only one search goes on.
  [[nodiscard]] bool is_settled() const { return is_settled_; }
  [[nodiscard]] bool is_over(const Statistics& now) const {
    return !is_settled_ && (now.failures >= last_failure_ || now.nodes >= last_node_);
  }
  /// The stricter of these limits and the end of the turn.
  [[nodiscard]] Limits within(Limits limits) const;

  /// Begins another turn of the same search.
  /// share: the average share of the decisions before failures that learnt clauses mention
  /// (LearningSearch::share_of_decisions); nullopt if no clause has been learnt.
  void begin(const Statistics& now, std::optional<double> share);
  /// Begins a turn of the other search.
  void pass(const Statistics& now, std::optional<double> share);
  /// Leaves the rest of the work to the tree, or to learning.
  void settle(bool is_for_tree) {
    is_of_tree_ = is_for_tree;
    is_settled_ = true;
  }
  /// Records a solution of the search whose turn it is: it lengthens a turn of the tree by a failure, and
  /// shortens one of learning by one.
  void note_solution();

  /// Whether the tree, which has had this many failures in its first turns, looks so small that it should be
  /// searched to its end before anything is learnt. progress: see TreeSearch.
  [[nodiscard]] bool is_nearly_done(std::uint64_t failures, double progress) const;

 private:
  [[nodiscard]] std::uint64_t failures_of_tree(std::optional<double> share) const;

  bool is_automatic_;
  bool favours_tree_;
  bool may_finish_tree_;
  bool is_of_tree_ = true;
  bool is_settled_ = false;
  std::uint64_t length_;  // in failures of a turn of learning
  std::uint64_t last_failure_ = 0;
  std::uint64_t last_node_ = 0;
};

}  // namespace quadrille::cp
