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

/// Works at the levels of the store above that at its making, which propagation has been through.
class TreeSearch {
 public:
  using Result = SearchResult;

  /// The minimised variable, if any, is among the branchings. Counts in the statistics what it does.
  TreeSearch(Store& store, std::vector<Branching> branchings, const SearchOptions& options,
             Statistics& statistics);

  /// The next solution; none is found twice. Unless something is minimised, restarts end with the first
  /// solution.
  [[nodiscard]] Result next(const Limits& limits);

  /// Gives back the store's levels; next() takes new ones above those that the store has then, and goes on
  /// where it was.
  void pause();
  /// What is left of a search that a limit ended: disjoint parts of the tree, each as facts that hold in it,
  /// in the order of the tree. Not for auxiliary branchings.
  [[nodiscard]] std::vector<std::vector<Literal>> rest() const;
  /// An estimate of the part of the tree that is done, 0 to 1: both branches of a node count as equal (Kilby
  /// et al. 2006). As for rest().
  [[nodiscard]] double progress() const;
  /// The solution that the store holds was found by another search, and is not to be found here.
  void skip_solution() { skipped_.insert(solution_of(store_, brancher_.branchings())); }
  /// Those that the search has not come to so far.
  [[nodiscard]] std::size_t skipped() const { return skipped_.size(); }
  /// Bytes held by skipped solutions.
  [[nodiscard]] std::size_t memory() const;
  /// Of what is minimised: only less is looked for.
  void require_better_than(Value best) { best_ = best_ ? std::min(*best_, best) : best; }

 private:
  struct Decision {
    Literal literal;
    bool is_auxiliary;
    std::size_t refuted;  // how many decisions had been refuted on the path before it
  };

  /// Propagates a node that begins with the decision, already imposed. False when it fails.
  [[nodiscard]] bool enter(Literal decision, bool imposed);
  /// Pushes a level, and imposes the assumptions there.
  [[nodiscard]] bool start();
  [[nodiscard]] bool resume();
  /// After a pause, takes the path's decisions again, and tells the observer of their nodes. False at the end
  /// of the tree.
  [[nodiscard]] bool retrace();
  void tell_node(Literal decision) const;
  void tell_branching() const;
  /// Takes back the last decision, which comes back.
  Decision take_back();
  /// Takes decisions back until one's other branch is open and survives propagation. False at the end of the
  /// tree.
  [[nodiscard]] bool backtrack();
  [[nodiscard]] bool descend(const Brancher::Choice& choice);
  /// Back to the root, to go down again. False when even the root fails.
  [[nodiscard]] bool restart();
  /// Whether the solution that the store holds was not to be skipped.
  [[nodiscard]] bool is_new_solution();
  void accept_solution();

  Store& store_;
  Brancher brancher_;
  const SearchOptions& options_;
  Statistics& statistics_;
  RestartSchedule restarts_;
  LimitWatch watch_;
  std::uint32_t root_;  // the store's level at the making
  std::vector<Decision> path_;
  std::vector<Literal> refuted_;  // decisions whose other branch the path is in
  std::optional<Value> best_;
  std::set<std::vector<Value>> skipped_;  // found by another search, and not come to here so far
  bool is_paused_ = false;
  enum class Phase : std::uint8_t { fresh, at_node, at_solution, finished };
  Phase phase_ = Phase::fresh;
};

}  // namespace quadrille::cp
