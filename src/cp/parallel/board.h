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
#include "cp/parallel/parallel_search.h"

namespace quadrille::cp {

class Board {
 public:
  using Solution = ParallelSearch::Solution;
  using Solutions = std::set<Solution>;

  /// A part of the tree that is waiting for a worker, or that a worker is searching.
  struct Task {
    std::size_t share;  // the number of the share to which it belongs
    Cube facts;
    Solutions found;  // the counted solutions in this task; no other counted solution lies in a task
    bool by_tree;     // searched by a tree search, which learns nothing
    /// It is all of its share, and other workers have it too. The first worker that finishes it finishes it
    /// for all.
    bool is_common = false;
  };
  /// A cube of the first cut: its tasks, and the solutions that they found.
  struct Share {
    Cube facts;
    Solutions found;           // by finished tasks, or by a common one so far; empty if has_many
    bool is_common = false;    // its only task is common, and not finished
    std::uint64_t listed = 0;  // the number of solutions that its tasks have found
    std::uint64_t open = 1;    // the number of unfinished tasks
    bool has_many = false;     // it has too many solutions to sort, and is abandoned
  };
  struct Question {
    bool counts;  // false: it lists solutions
    std::uint64_t limit = Limits::kNone;
  };

  /// The arguments must outlive this object.
  Board(const std::vector<Branching>& branchings, const ParallelOptions& parallel, const Question& question,
        const ParallelSearch::Before& before);

  /// How the tree is searched initially. Busy workers give parts of theirs to idle ones, unless all have the
  /// same.
  enum class Manner {
    by_cubes,   // disjoint shares; for counting, the order of solutions does not matter, so there is one
                // share per worker
    by_tree,    // by tree search; one share for counting
    in_common,  // one share, which all workers search; only for counting
  };
  /// Cuts the tree into shares. Call this before there are workers.
  void cut(Store& store, Manner manner, const Limits& limits);

  // Workers call these.

  /// Waits for a task; returns nullopt if there will be no more.
  [[nodiscard]] std::optional<Task> take();
  /// Adds the parts of a task that the worker leaves to others.
  void put(std::vector<Task> tasks);
  /// Moves the solutions that the task has found to its share, if solutions are listed.
  void keep(Task& task);
  void finish(Task& task);
  /// Takes the common task, and everything found in it, from the other workers. False if it is finished or
  /// another worker has done so: then this worker drops it, too.
  [[nodiscard]] bool take_from_others(Task& task);
  /// At the end of a turn: whether the worker should go on with the task.
  [[nodiscard]] bool is_wanted(const Task& task);
  [[nodiscard]] bool wants_tasks();

  /// Records a solution of the task. Returns whether the worker should go on with the task.
  [[nodiscard]] bool note(Task& task, Solution solution);
  [[nodiscard]] bool count_one();
  /// Forgets the solutions of the task, which will be searched again from its beginning and counted again.
  void forget_found(Task& task);
  void note_work(std::uint64_t nodes, std::uint64_t failures);
  /// Ends the inquiry: a limit that the worker has for itself, such as its share of the memory, is reached.
  void note_limit_reached();

  [[nodiscard]] StopToken stop_token() const { return StopToken(stop_); }
  [[nodiscard]] bool is_stopped() const { return stop_.stop_requested(); }
  [[nodiscard]] ClausePool& clauses() { return clauses_; }
  [[nodiscard]] const std::vector<IntVar>& variables() const { return variables_; }
  [[nodiscard]] const Question& question() const { return question_; }
  [[nodiscard]] const ParallelOptions& parallel() const { return parallel_; }
  [[nodiscard]] const ParallelSearch::Before& before() const { return before_; }

  /// The solution that the store holds.
  [[nodiscard]] Solution solution(const Store& store) const;
  /// Removes from the set the solutions in which the facts hold, and returns them.
  [[nodiscard]] Solutions take_those_in(const Cube& facts, Solutions& solutions) const;

  // The thread that asked the question calls these.

  void stop();
  /// Waits until is_ready() returns true; it is called from time to time. Returns false if a limit is reached
  /// first.
  template <class F>
  [[nodiscard]] bool wait(const Limits& limits, F is_ready) {
    WaitingLock lock(mutex_);
    while (!is_at_limit_) {
      if (is_ready()) return true;
      if (is_over(limits)) return false;
      changed_.wait_for(lock, kBetweenLooks);
    }
    return false;
  }
  /// Workers do not change shares that are finished or abandoned.
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
  [[nodiscard]] bool note_common(const Task& task, Solution solution);
  /// Whether the task was common, and another worker has finished or taken it.
  [[nodiscard]] bool is_lost(const Task& task) const {
    return task.is_common && !shares_[task.share].is_common;
  }

  const ParallelOptions& parallel_;
  const Question question_;
  const ParallelSearch::Before& before_;
  std::vector<IntVar> variables_;
  std::vector<std::pair<std::size_t, IntVar>>
      place_;  // by variable: its index in a solution, and the view there
  ClausePool clauses_;
  StopSource stop_;
  std::atomic<std::uint64_t> solutions_;  // number counted
  std::atomic<bool> is_enough_ = false;
  std::atomic<std::uint64_t> nodes_ = 0, failures_ = 0;
  std::atomic<bool> is_at_limit_ = false;

  Mutex mutex_;  // protects the members below
  ConditionVariable changed_;
  std::deque<Share> shares_;
  std::deque<Task> waiting_;
  std::uint64_t open_ = 0;  // the number of unfinished tasks
  int idle_ = 0;            // the number of workers that wait for a task
};

}  // namespace quadrille::cp
