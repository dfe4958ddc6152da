// What the threads of a parallel search share: tasks that wait, what was found, and whether to go on.
#pragma once

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "cp/learning/clause_pool.h"
#include "cp/parallel/cubes.h"
#include "cp/parallel_search.h"

namespace quadrille::cp {

class Board {
 public:
  using Solution = ParallelSearch::Solution;
  using Solutions = std::set<Solution>;

  /// A part of the tree that waits for a worker, or that one searches.
  struct Task {
    std::size_t share;  // by number: to which it belongs
    Cube facts;
    Solutions found;  // in it, and counted; no other solution that was counted lies in a task
    bool by_tree;     // which learns nothing
  };
  /// A cube of the first cut: its tasks, and what they have found.
  struct Share {
    Cube facts;
    Solutions found;           // by finished tasks; none where there are many
    std::uint64_t listed = 0;  // found by all its tasks
    std::uint64_t open = 1;    // tasks that are not finished
    bool has_many = false;     // solutions, and is given up
  };
  struct Question {
    bool counts;  // or lists
    std::uint64_t limit = Limits::kNone;
  };

  /// The arguments must outlive it.
  Board(const std::vector<Branching>& branchings, const ParallelOptions& parallel, const Question& question,
        const ParallelSearch::Before& before);

  /// To be called before there are workers. A tree whose solutions are counted is cut on the way.
  void cut(Store& store, bool by_tree, const Limits& limits);

  // A worker's side.

  /// Waits for a task; none when there will be no more.
  [[nodiscard]] std::optional<Task> take();
  /// The parts of a task that the worker does not search itself.
  void put(std::vector<Task> tasks);
  /// The task gives up what it has found.
  void keep(Task& task);
  void finish(Task& task);
  /// At the end of a turn: whether the task is still to be searched.
  [[nodiscard]] bool is_wanted(const Task& task);
  [[nodiscard]] bool wants_tasks();

  /// Whether the task is still to be searched.
  [[nodiscard]] bool note(Task& task, Solution solution);
  [[nodiscard]] bool count_one();
  /// The task will be searched from its beginning, and all its solutions be counted.
  void forget_found(Task& task);
  void note_work(std::uint64_t nodes, std::uint64_t failures);
  void note_memory_reached();

  [[nodiscard]] StopToken stop_token() const { return StopToken(stop_); }
  [[nodiscard]] bool is_stopped() const { return stop_.stop_requested(); }
  [[nodiscard]] ClausePool& clauses() { return clauses_; }
  [[nodiscard]] const std::vector<IntVar>& variables() const { return variables_; }
  [[nodiscard]] const Question& question() const { return question_; }
  [[nodiscard]] const ParallelOptions& parallel() const { return parallel_; }

  /// The one that the store holds.
  [[nodiscard]] Solution solution(const Store& store) const;
  /// Takes the solutions in which the facts hold out of the set.
  [[nodiscard]] Solutions take_those_in(const Cube& facts, Solutions& solutions) const;

  // The other side.

  void stop();
  /// Until is_ready(), which is asked now and then; false when a limit is reached before.
  template <class F>
  [[nodiscard]] bool wait(const Limits& limits, F is_ready) {
    std::unique_lock lock(mutex_);
    while (!is_out_of_memory_) {
      if (is_ready()) return true;
      if (is_over(limits)) return false;
      changed_.wait_for(lock, kBetweenLooks);
    }
    return false;
  }
  /// Shares that are done, or given up, are left alone by workers.
  [[nodiscard]] const std::deque<Share>& shares() const { return shares_; }
  [[nodiscard]] bool is_counted() const { return open_ == 0 || is_enough_; }
  [[nodiscard]] bool is_enough() const { return is_enough_; }
  [[nodiscard]] std::uint64_t solutions() const { return is_enough_ ? question_.limit : solutions_.load(); }

 private:
  /// How often the limits of all threads together are looked at.
  static constexpr std::chrono::milliseconds kBetweenLooks{10};

  [[nodiscard]] bool is_over(const Limits& limits) const;
  void keep_found(Task& task);
  void close(const Task& task);

  const ParallelOptions& parallel_;
  const Question question_;
  const ParallelSearch::Before& before_;
  std::vector<IntVar> variables_;
  std::vector<std::pair<std::size_t, IntVar>> place_;  // by variable: where in a solution
  ClausePool clauses_;
  StopSource stop_;
  std::atomic<std::uint64_t> solutions_;  // that are counted
  std::atomic<bool> is_enough_ = false;
  std::atomic<std::uint64_t> nodes_ = 0, failures_ = 0;
  std::atomic<bool> is_out_of_memory_ = false;

  std::mutex mutex_;  // over what follows
  std::condition_variable changed_;
  std::deque<Share> shares_;
  std::deque<Task> waiting_;
  std::uint64_t open_ = 0;  // tasks that are not finished
  int idle_ = 0;            // workers that wait for a task
};

}  // namespace quadrille::cp
