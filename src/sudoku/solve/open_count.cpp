#include "sudoku/solve/open_count.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <deque>
#include <utility>

#include "base/threads.h"
#include "lanes/batch.h"
#include "sudoku/solve/lanes_shape.h"

namespace quadrille::sudoku {

namespace {

/// As long as no more parts than this are left to the engine, the kernel goes on, whatever their share is.
constexpr std::size_t kMostLeft = 32;

/// The data shared by the threads.
struct Count {
  const OpenGrid& grid;
  const std::uint64_t limit;
  cp::Limits limits;
  std::atomic<std::size_t> next = 0;  // index of a part
  StopSource stop;
  std::atomic<bool> is_enough = false;
  std::atomic<std::size_t> answered = 0;  // number of parts that the kernel has finished
  Mutex mutex;                            // guards the members below
  std::vector<std::uint64_t> found;       // by thread
  std::vector<cp::Cube> left;
  lanes::BatchStatistics work;

  /// Whether solutions are rare in most parts.
  [[nodiscard]] bool is_barren() {
    const std::lock_guard lock(mutex);
    return left.size() > kMostLeft && 2 * left.size() > answered;
  }
  void leave(std::size_t part) {
    const std::lock_guard lock(mutex);
    left.push_back(grid.parts[part]);
  }
  /// Adds the solutions of a thread; returns the sum over all threads.
  [[nodiscard]] std::uint64_t note(std::size_t thread, std::uint64_t solutions) {
    const std::lock_guard lock(mutex);
    found[thread] = solutions;
    std::uint64_t total = 0;
    for (const std::uint64_t of_thread : found) total += of_thread;
    return total;
  }
};

/// One thread: passes parts of the grid to the kernel.
class PartExchange final : public lanes::Exchange {
 public:
  PartExchange(Count& count, std::size_t thread, const std::function<void(std::uint64_t)>& progress)
      : count_(count), thread_(thread), progress_(progress) {}

  [[nodiscard]] lanes::Taken take(lanes::Candidates candidates) override {
    std::size_t part = count_.next++;
    for (; part < count_.grid.parts.size() && count_.is_barren(); part = count_.next++) count_.leave(part);
    if (part >= count_.grid.parts.size()) return lanes::Taken::end;
    taken_.push_back(part);
    const Puzzle& puzzle = count_.grid.puzzle;
    fill_candidates(puzzle, candidates);
    for (const cp::Literal fact : count_.grid.parts[part])
      lanes::restrict_cell(puzzle.layout().digits, candidates, static_cast<int>(fact.variable),
                           bit(static_cast<int>(fact.value - 1)));
    return lanes::Taken::grid;
  }

  void give(const lanes::Answer& answer) override {
    const std::size_t part = taken_.front();
    taken_.pop_front();
    const bool was_stopped = count_.stop.stop_requested() || answer.solutions >= count_.limit;
    ++count_.answered;
    if (answer.complete || was_stopped) return;
    given_up_ += answer.solutions;
    count_.leave(part);
  }

  void tick(const lanes::BatchStatistics& work) override {
    const std::uint64_t total = count_.note(thread_, work.solutions - given_up_);
    if (progress_) progress_(std::min(total, count_.limit));
    if (total >= count_.limit) count_.is_enough = true;
    if (count_.is_enough || cp::is_over(count_.limits)) count_.stop.request_stop();
  }

  [[nodiscard]] std::uint64_t given_up() const { return given_up_; }

 private:
  Count& count_;
  std::size_t thread_;
  const std::function<void(std::uint64_t)>& progress_;
  std::deque<std::size_t> taken_;  // parts that are not finished
  std::uint64_t given_up_ = 0;     // number of solutions in parts that are left
};

void work(Count& count, std::size_t thread, const std::function<void(std::uint64_t)>& progress) {
  PartExchange exchange(count, thread, progress);
  const lanes::BatchOptions options{.limit = count.limit,
                                    .most_branches = count.grid.branches,
                                    .branches_per_solution = kBranchesPerSolution,
                                    .stop = StopToken(count.stop)};
  const lanes::BatchStatistics done = lanes::solve_batch(count.grid.shape, exchange, options);
  static_cast<void>(count.note(thread, done.solutions - exchange.given_up()));
  const std::lock_guard lock(count.mutex);
  count.work.sweeps += done.sweeps;
  count.work.branches += done.branches;
}

}  // namespace

OpenCount count_open(const OpenGrid& grid, std::uint64_t limit, const cp::Limits& limits, int threads,
                     const std::function<void(std::uint64_t)>& progress) {
  const auto begin = std::chrono::steady_clock::now();
  Count count{.grid = grid, .limit = limit, .limits = limits.started()};
  count.found.resize(static_cast<std::size_t>(threads));
  std::vector<Thread> others;
  if constexpr (kHasThreads)
    for (std::size_t i = 1; i < count.found.size(); ++i)
      others.emplace_back([&count, i] { work(count, i, {}); });
  work(count, 0, progress);
  for (Thread& thread : others) thread.join();
  OpenCount done;
  for (const std::uint64_t found : count.found) done.result.solutions += found;
  if (count.is_enough || done.result.solutions >= limit) {
    done.result.solutions = limit;
    done.result.ending = Ending::enough;
  } else if (count.stop.stop_requested()) {
    done.result.ending = Ending::stopped;
  }
  done.left = std::move(count.left);
  cp::Statistics& statistics = done.result.statistics;
  // Each branch adds a leaf to the tree of a part, which is a solution or a failure.
  statistics.nodes = count.answered + 2 * count.work.branches;
  statistics.propagations = count.work.sweeps;
  statistics.solutions = done.result.solutions;
  statistics.time = std::chrono::steady_clock::now() - begin;
  return done;
}

}  // namespace quadrille::sudoku
