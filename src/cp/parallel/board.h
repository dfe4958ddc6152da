// The state that the threads of a parallel search share: waiting tasks, solutions, and whether to go on.
#pragma once

#include <algorithm>
#include <atomic>
#include <deque>
#include <optional>
#include <utility>
#include <vector>

#include "base/threads.h"
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
    std::size_t share;  // the number of the share to which it belongs
    Cube facts;
    Solutions found;  // those in this task that were counted; no other counted solution lies in a task
    bool by_tree;     // searched by a tree search, which learns nothing
  };
  /// A cube of the first cut: its tasks, and what they have found.
  struct Share {
    Cube facts;
    Solutions found;           // by finished tasks; empty if has_many
    std::uint64_t listed = 0;  // the number of solutions that its tasks have found
    std::uint64_t open = 1;    // the number of unfinished tasks
    bool has_many = false;     // it has too many solutions to sort, and is given up
  };
  struct Question {
    bool counts;  // false: it lists
    std::uint64_t limit = Limits::kNone;
  };

  /// The arguments must outlive it.
  Board(const std::vector<Branching>& branchings, const ParallelOptions& parallel, const Question& question,
        const ParallelSearch::Before& before);

  /// Cuts the tree into shares. Call this before there are workers. Where solutions are counted their order
  /// does not matter, so each worker has one share at first, and a tree for tree search is one share; busy
  /// workers give parts of theirs to idle ones.
  void cut(Store& store, bool by_tree, const Limits& limits);

  // Workers call these.

  /// Waits for a task; returns none if there will be no more.
  [[nodiscard]] std::optional<Task> take();
  /// Adds the parts of a task that the worker leaves to others.
  void put(std::vector<Task> tasks);
  /// Moves the solutions that the task has found to its share, if solutions are listed.
  void keep(Task& task);
  void finish(Task& task);
  /// At the end of a turn: whether the worker should go on with the task.
  [[nodiscard]] bool is_wanted(const Task& task);
  [[nodiscard]] bool wants_tasks();

  /// Notes a solution of the task. Returns whether the worker should go on with the task.
  [[nodiscard]] bool note(Task& task, Solution solution);
  [[nodiscard]] bool count_one();
  /// Forgets the solutions of the task: it will be searched from its beginning, and they will be counted
  /// again.
  void forget_found(Task& task);
  void note_work(std::uint64_t nodes, std::uint64_t failures);
  void note_memory_reached();

  [[nodiscard]] StopToken stop_token() const { return StopToken(stop_); }
  [[nodiscard]] bool is_stopped() const { return stop_.stop_requested(); }
  [[nodiscard]] ClausePool& clauses() { return clauses_; }
  [[nodiscard]] const std::vector<IntVar>& variables() const { return variables_; }
  [[nodiscard]] const Question& question() const { return question_; }
  [[nodiscard]] const ParallelOptions& parallel() const { return parallel_; }

  /// The solution that the store holds.
  [[nodiscard]] Solution solution(const Store& store) const;
  /// Takes out of the set the solutions in which the facts hold, and returns them.
  [[nodiscard]] Solutions take_those_in(const Cube& facts, Solutions& solutions) const;

  // The thread that asked the question calls these.

  void stop();
  /// Waits until is_ready(), which it asks from time to time. Returns false if a limit is reached before.
  template <class F>
  [[nodiscard]] bool wait(const Limits& limits, F is_ready) {
    WaitingLock lock(mutex_);
    while (!is_out_of_memory_) {
      if (is_ready()) return true;
      if (is_over(limits)) return false;
      changed_.wait_for(lock, kBetweenLooks);
    }
    return false;
  }
  /// Workers do not change shares that are done or given up.
  [[nodiscard]] const std::deque<Share>& shares() const { return shares_; }
  [[nodiscard]] bool is_counted() const { return open_ == 0 || is_enough_; }
  [[nodiscard]] bool is_enough() const { return is_enough_; }
  [[nodiscard]] std::uint64_t solutions() const { return is_enough_ ? question_.limit : solutions_.load(); }

 private:
  /// The time between two checks of the limits of all threads together.
  static constexpr std::chrono::milliseconds kBetweenLooks{10};

  [[nodiscard]] bool is_over(const Limits& limits) const;
  void keep_found(Task& task);
  void close(const Task& task);

  const ParallelOptions& parallel_;
  const Question question_;
  const ParallelSearch::Before& before_;
  std::vector<IntVar> variables_;
  std::vector<std::pair<std::size_t, IntVar>>
      place_;  // by variable: its place in a solution, and the view there
  ClausePool clauses_;
  StopSource stop_;
  std::atomic<std::uint64_t> solutions_;  // how many were counted
  std::atomic<bool> is_enough_ = false;
  std::atomic<std::uint64_t> nodes_ = 0, failures_ = 0;
  std::atomic<bool> is_out_of_memory_ = false;

  Mutex mutex_;  // protects the members below
  Condition changed_;
  std::deque<Share> shares_;
  std::deque<Task> waiting_;
  std::uint64_t open_ = 0;  // the number of unfinished tasks
  int idle_ = 0;            // the number of workers that wait for a task
};

}  // namespace quadrille::cp
