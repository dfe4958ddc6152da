// The turns of the bulk kernel in the search of one puzzle that takes long.
#pragma once

#include <cstdint>
#include <optional>

#include "lanes/shape.h"
#include "sudoku/puzzle/puzzle.h"
#include "sudoku/solve/bulk_count.h"
#include "sudoku/solve/solve.h"

namespace quadrille::sudoku {

/// The puzzle's shape, where the kernel may serve in its place: the options ask for nothing that it cannot
/// do, such as an order of the cells, and the puzzle is for it; see lanes_shape().
[[nodiscard]] std::optional<lanes::Shape> shape_for_kernel(const Puzzle& puzzle, const SolveOptions& options);

/// When the kernel is asked, and what it finds; see HardGridOptions. Both arguments must outlive it.
///
///   search      |2000 failures|         |6000 more     |              |24,000 more ..
///   kernel                    |600,000 branches|       |2,400,000 branches|
class KernelTurns {
 public:
  KernelTurns(const Puzzle& puzzle, const SolveOptions& options);

  /// Of the search, before the next turn.
  [[nodiscard]] std::uint64_t failures() const { return failures_; }
  /// The next turn: counts solutions up to the limit, for as long as the turn lasts. Nothing where the kernel
  /// is not for the puzzle; then there are no more turns.
  [[nodiscard]] std::optional<BulkCount> take(std::uint64_t limit);
  /// The work of all turns, without the solutions.
  [[nodiscard]] const cp::Statistics& work() const { return work_; }

 private:
  const Puzzle& puzzle_;
  const SolveOptions& options_;
  std::optional<lanes::Shape> shape_;  // once it is known
  std::uint64_t failures_;
  cp::Statistics work_;
};

}  // namespace quadrille::sudoku
