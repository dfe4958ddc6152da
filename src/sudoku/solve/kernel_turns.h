// The turns of the bulk kernel in a long search of one puzzle.
#pragma once

#include <cstdint>
#include <optional>

#include "lanes/shape.h"
#include "sudoku/puzzle/puzzle.h"
#include "sudoku/solve/bulk_count.h"
#include "sudoku/solve/solve.h"

namespace quadrille::sudoku {

/// The puzzle's shape, if the kernel can replace the engine: the options require nothing that it does not
/// support, such as an order of the cells, and the puzzle has a shape; see lanes_shape().
[[nodiscard]] std::optional<lanes::Shape> shape_for_kernel(const Puzzle& puzzle, const SolveOptions& options);

/// Decides when the kernel is tried, and stores its results; see HardGridOptions. Both arguments must outlive
/// it.
///
///   search      |2000 failures|         |6000 more     |              |24,000 more ..
///   kernel                    |600,000 branches|       |2,400,000 branches|
class KernelTurns {
 public:
  KernelTurns(const Puzzle& puzzle, const SolveOptions& options);

  /// The number of failures of the search before the next turn.
  [[nodiscard]] std::uint64_t failures() const { return failures_; }
  /// The next turn: counts solutions up to the limit, as long as the turn lasts. Nullopt if the kernel does
  /// not support the puzzle; then there are no more turns.
  [[nodiscard]] std::optional<BulkCount> take(std::uint64_t limit);
  /// The work of all turns, without the solutions.
  [[nodiscard]] const cp::Statistics& work() const { return work_; }

 private:
  const Puzzle& puzzle_;
  const SolveOptions& options_;
  std::optional<lanes::Shape> shape_;  // set once it is known
  std::uint64_t failures_;
  cp::Statistics work_;
};

}  // namespace quadrille::sudoku
