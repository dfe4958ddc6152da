// Fixed search: a tree that follows the branchings, depth first, with or without restarts.
#pragma once

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

#include "cp/brancher.h"
#include "cp/search_options.h"
#include "cp/store.h"

namespace quadrille::cp {

/// Uses the levels of the store above the one at its construction, at which the store must be propagated.
class TreeSearch {
 public:
  using Result = SearchResult;

  /// The minimised variable, if any, is among the branchings. Adds its work to the statistics.
  TreeSearch(Store& store, std::vector<Branching> branchings, const SearchOptions& options,
             Statistics& statistics);

  /// The next solution; none is found twice. Unless something is minimised, restarts end with the first
  /// solution.
  [[nodiscard]] Result next(const Limits& limits);

  /// Releases the store's levels. The next call of next() opens new ones above those that the store has then,
  /// and continues where the search was.
  void pause();
  /// The rest of a search that a limit ended: disjoint parts of the tree, in its order; each is a list of
  /// facts that hold in the part. Not for auxiliary branchings.
  [[nodiscard]] std::vector<std::vector<Literal>> rest() const;
  /// An estimate of the finished part of the tree, 0 to 1: both branches of a node count as equal (Kilby et
  /// al. 2006). As for rest().
  [[nodiscard]] double progress() const;
  /// Records that another search found the solution that the store holds, which must not be found here.
  void skip_solution() { skipped_.insert(solution_of(store_, brancher_.branchings())); }
  /// The number of skipped solutions that the search has not reached so far.
  [[nodiscard]] std::size_t skipped() const { return skipped_.size(); }
  /// Bytes held by skipped solutions.
  [[nodiscard]] std::size_t memory() const;
  /// A value of the minimised variable; the search looks only for smaller ones.
  void require_better_than(Value best) { best_ = best_ ? std::min(*best_, best) : best; }

 private:
  struct Decision {
    Literal literal;
    bool is_auxiliary;
    std::size_t refuted;  // how many decisions had been refuted on the path before it
  };

  /// Propagates a node that begins with the decision, already imposed. False if it fails.
  [[nodiscard]] bool enter(Literal decision, bool imposed);
  /// Propagates the present node, or goes on with that after a cut. False if it fails.
  [[nodiscard]] bool propagate();
  void note_failure();
  /// Pushes a level, and imposes the assumptions there.
  [[nodiscard]] bool start();
  [[nodiscard]] bool resume();
  /// Begins, goes back to the place of a pause, or completes the propagation that a limit has cut short. The
  /// next three functions, too, return false at the end of the tree.
  [[nodiscard]] bool go_on();
  /// After a pause, takes the decisions of the lost path again, and reports their nodes to the observer. The
  /// path stays lost if a limit is reached meanwhile; then the next call continues.
  [[nodiscard]] bool retrace();
  /// Solutions found elsewhere exclude the rest of the lost path.
  [[nodiscard]] bool leave_lost_path();
  void tell_node(Literal decision) const;
  void tell_branching() const;
  /// Undoes the last decision, and returns it.
  Decision take_back();
  /// Undoes decisions until the other branch of one is open and survives propagation. False at the end of the
  /// tree.
  [[nodiscard]] bool backtrack();
  [[nodiscard]] bool descend(const Brancher::Choice& choice);
  /// Goes back to the root, to descend again. False if the root fails.
  [[nodiscard]] bool restart();
  /// Whether the solution that the store holds need not be skipped.
  [[nodiscard]] bool is_new_solution();
  void accept_solution();

  Store& store_;
  Brancher brancher_;
  const SearchOptions& options_;
  Statistics& statistics_;
  RestartSchedule restarts_;
  LimitWatch watch_;
  std::uint32_t root_;  // the store's level at the construction
  std::vector<Decision> path_;
  std::vector<Literal> refuted_;     // decisions whose other branch the path is in
  std::vector<Decision> lost_path_;  // that before a pause, until its decisions have been taken again
  std::size_t retraced_ = 0;         // the number of refuted decisions that have been imposed again
  std::optional<Value> best_;
  std::set<std::vector<Value>> skipped_;  // found by another search, and not reached here so far
  bool is_paused_ = false;
  enum class Phase : std::uint8_t { fresh, at_node, at_solution, finished };
  Phase phase_ = Phase::fresh;
};

}  // namespace quadrille::cp
