// One thread of a parallel search: it takes tasks from the board, and gives parts of them to those who have
// none.
#pragma once

#include <memory>
#include <optional>

#include "cp/learning/learning_search.h"
#include "cp/parallel/board.h"

namespace quadrille::cp {

class TreeSearch;

class Worker {
 public:
  /// options: without assumptions, which make_store() imposes. The arguments must outlive it.
  Worker(Board& board, const ParallelSearch::MakeStore& make_store, const std::vector<Branching>& branchings,
         const SearchOptions& options, Statistics& statistics);

  /// Until there is no task left.
  void work();

 private:
  using Task = Board::Task;

  void search_by_learning(Task& task);
  /// The solution that learning has found. Whether the task is still to be searched.
  [[nodiscard]] bool note(Task& task);
  /// Where solutions are many and failures few.
  [[nodiscard]] bool is_better_by_tree(std::uint64_t solutions, std::uint64_t failures) const;
  /// Leaves the task one part of what is left to search, and gives the others away.
  void split(Task& task, std::vector<Cube> parts, bool by_tree);
  /// Gives others parts of what is left, where it has several.
  void give_parts(Task& task);
  /// What is left of a task, cut in two or more parts where it has as many.
  [[nodiscard]] std::vector<Cube> parts_of_rest();
  void search_by_tree(Task& task);
  /// Gives away what the tree has not searched.
  void give_rest(Task& task, const TreeSearch& tree);
  /// Whether to go on with the task.
  [[nodiscard]] bool end_turn(const Task& task, const Limits& limits);
  [[nodiscard]] Limits limits_of_turn(const Task& task) const;
  [[nodiscard]] Store& made(std::optional<Store>& store) const;

  static constexpr std::uint64_t kNodesPerFailure = 8;

  Board& board_;
  const ParallelSearch::MakeStore& make_store_;
  const std::vector<Branching>& branchings_;
  const SearchOptions& options_;
  Statistics& statistics_;
  std::optional<Store> learning_store_;  // whose facts at the root may exclude solutions that were found
  std::optional<Store> tree_store_;
  std::unique_ptr<LearningSearch> learning_;
  std::uint64_t nodes_told_ = 0, failures_told_ = 0;
  bool is_exhausted_ = false;
};

}  // namespace quadrille::cp
