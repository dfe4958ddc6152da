// Search over a store: one solution at a time, so that whoever asks may stop, or come back for the next.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "cp/brancher.h"
#include "cp/search_options.h"
#include "cp/store.h"

namespace quadrille::cp {

class LearningSearch;
class TreeSearch;

/// The store's observer is told of its nodes. A search propagates at the store's level at its making, owns
/// the levels above, and gives them back when it is destroyed.
class Search {
 public:
  using Result = SearchResult;

  /// Variables outside the branchings are left to propagation.
  Search(Store& store, std::vector<Branching> branchings, SearchOptions options = {});
  ~Search();
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;

  /// The next solution; none is found twice.
  [[nodiscard]] Result next();

  /// Lets a search that a limit ended go on. They still count from the search's beginning.
  void set_limits(const Limits& limits) { options_.limits = limits; }

  [[nodiscard]] const Statistics& statistics() const { return statistics_; }

  /// Of an exhausted free search without solution: assumptions that cannot hold together.
  [[nodiscard]] std::span<const Literal> core() const;

  /// By variable, how often it took part in recent conflicts; empty where no clauses are learnt, or no
  /// longer.
  [[nodiscard]] std::vector<double> activities() const;

 private:
  [[nodiscard]] Result run();
  [[nodiscard]] bool enter_root();
  [[nodiscard]] Result run_tree(const Limits& limits);
  [[nodiscard]] Result run_learning(const Limits& limits);
  [[nodiscard]] Result run_in_turns();
  void begin_turn();
  void end_turn();
  /// Of automatic search, before anything is learnt.
  [[nodiscard]] bool is_tree_nearly_done() const;
  [[nodiscard]] bool is_turn_over() const;
  /// Whether too many solutions are kept from the other search.
  [[nodiscard]] bool remembers_too_many() const;
  /// Leaves the rest to the search that found more for its work.
  void settle();
  /// Tells the learning search what the tree has found.
  void tell_learning();
  /// Keeps the solution that the store holds from the other search.
  void note_solution();
  void leave();

  Store& store_;
  std::vector<Branching> branchings_;
  SearchOptions options_;
  Statistics statistics_;
  LimitWatch watch_;
  std::uint32_t root_;  // the store's level at the making
  bool is_fresh_ = true;
  bool is_possible_ = true;  // what follows at the root does not exclude every solution
  std::unique_ptr<TreeSearch> tree_;
  std::unique_ptr<LearningSearch> learning_;
  FoundBefore found_;              // what learning does not know of
  std::size_t told_ = 0;           // solutions that learning excludes because the tree found them
  std::size_t bytes_to_keep_ = 0;  // one solution
  std::size_t held_by_other_ = 0;  // bytes, by the search that waits for its turn
  struct Work {
    std::uint64_t solutions = 0, failures = 0;
  };
  Work of_tree_, of_learning_;
  bool is_turn_of_tree_ = true;
  bool is_settled_ = false;     // there are no more turns
  std::uint64_t turn_ = 0;      // the length of the learning search's
  std::uint64_t turn_end_ = 0;  // in failures
  std::uint64_t last_node_of_turn_ = 0;
};

}  // namespace quadrille::cp
