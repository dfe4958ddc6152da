// A tree search and a learning search that take turns at one store (an algorithm portfolio: Gomes and Selman
// 2001). It is not known in advance which of them suits a problem, so each works for a while and later
// continues where it stopped. The mode determines the participants:
//
//   mode                   first_turn = 0     first_turn > 0
//   fixed                  tree               tree
//   guided, free, mixed    learning           tree and learning in turns
//   automatic              tree and learning in turns, in both cases
//
// The transitions between them; turns.h defines the length of a turn:
//
//                   the tree pauses; learning excludes what the tree found
//             +--------------------------------------------------------------+
//             |                                                              v
//     .-------------.                                                .-----------------.
//  -> | tree's turn |                                                | learning's turn |
//     '-------------'                                                '-----------------'
//        |   |   ^   learning pauses; the tree skips what learning found   |    |
//        |   |   +---------------------------------------------------------+    |
//        |   | too many solutions are remembered, and the yield was better ..   |
//        |   +----------------------------------+-------------------------------+
//        |                  .. for the tree     |    .. for learning
//        |                         .------------+-----------------.
//        |                         v                              v
//        |  .---------------------------------.   .---------------------------.
//        |  | settled: only the tree goes on  |   | settled: learning goes on |
//        |  '---------------------------------'   '---------------------------'
//        +--> another turn of the tree, if that looks nearly done and nothing was learnt yet,
//             or if another order of variables is still to be tried
//
// Only one of the two has the store at a time: a search that pauses gives its levels back.
//
// Where the search minimises, and comes to the optimum in many small steps, it probes now and then
// (strides.h): learning assumes that the next solution is better by a whole stride; the tree pauses, and
// another tree search begins at the root with that fact.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "cp/brancher.h"
#include "cp/search/strides.h"
#include "cp/search/turns.h"
#include "cp/search_options.h"
#include "cp/store.h"

namespace quadrille::cp {

class Learner;
class TreeSearch;

/// Uses the levels of the store above the one at its construction. The owner pops these when the portfolio is
/// destroyed.
class Portfolio {
 public:
  /// Adds its work to the statistics. The store must be propagated before next().
  Portfolio(Store& store, std::vector<Branching> branchings, SearchOptions options, Statistics& statistics);
  ~Portfolio();
  Portfolio(const Portfolio&) = delete;
  Portfolio& operator=(const Portfolio&) = delete;

  /// The next solution; none is found twice.
  [[nodiscard]] SearchResult next(const Limits& limits);

  /// See Search.
  [[nodiscard]] std::span<const Literal> core() const;
  [[nodiscard]] std::vector<double> activities() const;
  /// Bytes held besides those of the store.
  [[nodiscard]] std::size_t memory() const;

 private:
  struct Work {
    std::uint64_t solutions = 0, failures = 0;
  };

  /// Continues the search whose turn it is, until it finds a solution or its turn is over.
  [[nodiscard]] SearchResult take_turn(const Limits& limits);
  [[nodiscard]] SearchResult search_tree(const Limits& limits);
  [[nodiscard]] SearchResult learn(const Limits& limits);
  /// Looks for a solution that is at most the target. Returns nullopt if the search continues without it:
  /// there is no such solution, or the probe has failed too often.
  [[nodiscard]] std::optional<SearchResult> probe(Value target, const Limits& limits);
  [[nodiscard]] SearchResult probe_by_tree(Value target, const Limits& limits);
  [[nodiscard]] SearchResult probe_by_learning(Value target, const Limits& limits);
  /// Lets the searches continue without the target of the last probe.
  void end_probe();
  /// The limits of the turn, minus the memory of the other search and of remembered solutions.
  [[nodiscard]] Limits limits_of_turn(const Limits& limits) const;
  void end_turn();
  /// Begins another tree, in SearchOptions::second_order. False if there is no such order, if it has had its
  /// turn, or if the tree has found solutions.
  [[nodiscard]] bool try_second_order();
  /// If there are trees in two orders, keeps the one that has got further.
  void keep_better_tree();
  /// Reports to the observer that the other search continues, from the root on.
  void tell_root() const;
  /// Whether too many solutions are kept from the other search.
  [[nodiscard]] bool remembers_too_many() const;
  /// Leaves the rest to the search that found more solutions for its work.
  void settle();
  /// Passes the tree's solutions to the learning search.
  void tell_learning();
  /// Ensures that the other search does not find the solution that the store holds.
  void note_solution();
  /// Whether the learning search still requires the facts SearchOptions::without_loss though there are
  /// solutions. Then it must be made again without these facts, which further solutions may lack.
  [[nodiscard]] bool learns_without_need() const {
    return !options_.without_loss.empty() && !found_.solutions.empty();
  }

  Store& store_;
  std::vector<Branching> branchings_;
  SearchOptions options_;
  Statistics& statistics_;
  Turns turns_;
  std::unique_ptr<TreeSearch> tree_;
  SearchOptions of_second_tree_;            // the options of the tree in the second order
  std::unique_ptr<TreeSearch> first_tree_;  // while the second is tried
  std::uint64_t failures_elsewhere_ = 0;    // of the tree that is not `tree_`
  std::unique_ptr<Learner> learning_;
  FoundBefore found_;              // solutions that learning has yet to exclude
  std::size_t told_ = 0;           // the number of the tree's solutions that learning excludes
  std::size_t bytes_to_keep_ = 0;  // for one solution
  std::size_t held_by_other_ = 0;  // in bytes, by the search that waits for its turn
  Work of_tree_, of_learning_;

  std::optional<Strides> strides_;  // if the search minimises
  SearchOptions probing_;           // of the tree search that probes
  std::unique_ptr<TreeSearch> probing_tree_;
  std::uint32_t probing_from_ = 0;          // the store's level before the probing tree's own
  std::optional<Value> open_probe_;         // the target of a probe that a limit has interrupted
  std::uint64_t failures_after_probe_ = 0;  // the number at which the probe gives up
  bool learning_probes_ = false;            // whether learning assumes the target of a probe
  std::vector<Literal>
      core_of_probes_{};  // assumptions under which nothing is better than the values that probes have shown
};

}  // namespace quadrille::cp
