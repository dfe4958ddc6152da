#include "sudoku/solve/bulk_count.h"

#include <chrono>
#include <utility>

#include "lanes/batch.h"
#include "sudoku/solve/lanes_shape.h"

namespace quadrille::sudoku {

namespace {

class OneGrid final : public lanes::Exchange {
 public:
  OneGrid(const Puzzle& puzzle, const cp::Limits& limits) : puzzle_(puzzle), limits_(limits.started()) {}

  [[nodiscard]] lanes::Taken take(lanes::Candidates candidates) override {
    if (std::exchange(is_taken_, true)) return lanes::Taken::end;
    fill_candidates(puzzle_, candidates);
    return lanes::Taken::grid;
  }
  void give(const lanes::Answer& answer) override {
    solutions_ = answer.solutions;
    is_complete_ = answer.complete;
    if (answer.first.empty()) return;
    first_.resize(at(puzzle_.cell_count()));
    lanes::read_digits(puzzle_.layout().digits, answer.first, first_);
  }
  void tick(const lanes::BatchStatistics& /*work*/) override {
    if (cp::is_over(limits_)) stop_.request_stop();
  }

  [[nodiscard]] StopToken stop_token() const { return StopToken(stop_); }
  [[nodiscard]] std::uint64_t solutions() const { return solutions_; }
  [[nodiscard]] bool is_complete() const { return is_complete_; }
  [[nodiscard]] const Grid& first() const { return first_; }

 private:
  const Puzzle& puzzle_;
  cp::Limits limits_;
  StopSource stop_;
  bool is_taken_ = false;
  std::uint64_t solutions_ = 0;
  bool is_complete_ = false;
  Grid first_;
};

}  // namespace

BulkCount bulk_count(const Puzzle& puzzle, const lanes::Shape& shape, std::uint64_t limit,
                     const cp::Limits& limits, std::uint64_t most_branches) {
  const auto begin = std::chrono::steady_clock::now();
  OneGrid grid(puzzle, limits);
  const auto work = lanes::solve_batch(
      shape, grid, {.limit = limit, .most_branches = most_branches, .stop = grid.stop_token()});
  SolveResult result{.solutions = grid.solutions()};
  // Each branch adds a leaf to the tree, which is a solution or a failure.
  result.statistics.nodes = 1 + 2 * work.branches;
  result.statistics.propagations = work.sweeps;
  result.statistics.solutions = result.solutions;
  if (grid.is_complete()) {
    result.statistics.failures = 1 + work.branches - result.solutions;
  } else {
    result.ending = result.solutions >= limit ? Ending::enough : Ending::stopped;
  }
  result.statistics.time = std::chrono::steady_clock::now() - begin;
  return {result, grid.first()};
}

}  // namespace quadrille::sudoku
