// One thread of a parallel search: it takes tasks from the board, and gives parts of them to idle threads.
#pragma once

#include <memory>
#include <optional>

#include "cp/learning/learner.h"
#include "cp/parallel/board.h"
#include "cp/search/turns.h"

namespace quadrille::cp {

class TreeSearch;

class Worker {
 public:
  /// The options must have no assumptions; make_store() imposes these. The arguments must outlive the worker.
  Worker(Board& board, const ParallelSearch::MakeStore& make_store, const std::vector<Branching>& branchings,
         const SearchOptions& options, Statistics& statistics);
  ~Worker();
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  /// Searches tasks until there are no more.
  void work();

 private:
  using Task = Board::Task;
  class TaskTree;

  /// Searches by learning or, if the model favours the tree, by both in turns, each with its own store. A
  /// task is done when one of them finishes it. A task with many solutions and few failures is left to the
  /// tree.
  void search_in_turns(Task& task);
  /// Turns the searches to the task, or to the rest of it. False if a limit ends the work before.
  [[nodiscard]] bool begin(const Task& task);
  [[nodiscard]] bool begin_tree(const Task& task);
  /// Records the solution found by the search whose turn it is. Returns whether to go on with the task.
  [[nodiscard]] bool note(Task& task);
  /// Keeps one of the parts as the task, and gives the others away.
  void split(Task& task, std::vector<Cube> parts, bool by_tree);
  /// Gives parts of the rest of the task to others, if it has several parts. False if a limit ends the work.
  [[nodiscard]] bool give_parts(Task& task);
  /// The rest of the present task, split into two or more parts if possible.
  void search_by_tree(Task& task);
  /// Gives away the parts that the tree search has not reached.
  void give_rest(Task& task, const TreeSearch& tree);
  /// Whether to go on with the task.
  [[nodiscard]] bool end_turn(const Task& task, const Limits& limits);
  [[nodiscard]] Limits limits_of_turn(const Task& task) const;
  [[nodiscard]] std::uint64_t memory_of_worker() const;
  /// A store of the model, propagated, with a watch.
  struct WatchedStore {
    std::optional<Store> store;
    std::optional<Store::Watch> watch;
  };
  /// Makes the store if there is none. False if a limit ends the work before it is propagated.
  [[nodiscard]] bool make(WatchedStore& made);

  static constexpr std::uint64_t kNodesPerFailure = 8;

  Board& board_;
  const ParallelSearch::MakeStore& make_store_;
  const std::vector<Branching>& branchings_;
  const SearchOptions& options_;
  Statistics& statistics_;
  Turns turns_;
  WatchedStore for_learning_;  // facts at its root may exclude solutions that were found
  WatchedStore for_tree_;
  std::unique_ptr<Learner> learning_;
  std::unique_ptr<TaskTree> tree_;  // of the present task, if it has one
  std::uint64_t nodes_told_ = 0, failures_told_ = 0;
  bool is_exhausted_ = false;
};

}  // namespace quadrille::cp
