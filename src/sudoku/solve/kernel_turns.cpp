#include "sudoku/solve/kernel_turns.h"

#include <algorithm>

#include "sudoku/solve/lanes_shape.h"

namespace quadrille::sudoku {

namespace {

/// An upper bound of the kernel's memory for each thread.
constexpr std::uint64_t kBytesOfKernel = 1 << 24;
/// The number of failures before a turn is this many times the number before the previous one.
constexpr std::uint64_t kGrowth = 4;

bool asks_for_the_kernel(const SolveOptions& options) {
  const cp::Limits& limits = options.limits;
  const std::uint64_t needed = static_cast<std::uint64_t>(options.parallel.threads) * kBytesOfKernel;
  const bool is_free = options.mode == cp::SearchMode::automatic && options.observer == nullptr &&
                       options.consistency == cp::Consistency::automatic;
  return is_free && limits.nodes == cp::Limits::kNone && limits.failures == cp::Limits::kNone &&
         limits.memory >= needed;
}

}  // namespace

std::optional<lanes::Shape> shape_for_kernel(const Puzzle& puzzle, const SolveOptions& options) {
  return asks_for_the_kernel(options) ? lanes_shape(puzzle) : std::nullopt;
}

KernelTurns::KernelTurns(const Puzzle& puzzle, const SolveOptions& options)
    : puzzle_(puzzle),
      options_(options),
      failures_(puzzle.layout().digits <= options.hard.most_size && asks_for_the_kernel(options)
                    ? options.hard.failures
                    : cp::Limits::kNone) {}

std::optional<BulkCount> KernelTurns::take(std::uint64_t limit) {
  if (!shape_) shape_ = lanes_shape(puzzle_);
  if (!shape_) {
    failures_ = cp::Limits::kNone;
    return std::nullopt;
  }
  const bool is_classic = *shape_ == lanes::classic9();
  const std::uint64_t branches = is_classic ? options_.hard.classic_branches : options_.hard.branches;
  BulkCount count = bulk_count(puzzle_, *shape_, limit, options_.limits, branches * failures_);
  cp::Statistics work = count.result.statistics;
  work.solutions = 0;
  work_ += work;
  failures_ = failures_ > cp::Limits::kNone / kGrowth ? cp::Limits::kNone : failures_ * kGrowth;
  return count;
}

}  // namespace quadrille::sudoku
