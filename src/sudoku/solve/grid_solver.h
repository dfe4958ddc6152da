// Solves grids of one kind that are given as text or as numbers: one at a time, or many with the bulk kernel.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "base/stop_token.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

/// Grids are characters, one for each cell in reading order: 1-9, A-Z and a-z are digits, a dot or 0 is an
/// empty cell. Keeps no reference to the caller's data. Threads: one at a time; solvers share nothing.
class GridSolver {
 public:
  /// For grids of the size, shape and rules of `kind`; its givens and restrictions are ignored. The size is
  /// at most 61, the number of digits that have a character. Throws std::invalid_argument for a greater size,
  /// for a layout other than the usual one of a size, for a limit of 0 and for too small buffers.
  /// stop: ends long searches soon; the remaining grids then get no solutions, or fewer than there are.
  explicit GridSolver(const Puzzle& kind, StopToken stop = {});
  ~GridSolver();
  GridSolver(GridSolver&&) noexcept;
  GridSolver& operator=(GridSolver&&) noexcept;

  static constexpr std::uint64_t kBadGrid = UINT64_MAX;

  /// The number of solutions, counted up to `limit` (at least 1); kBadGrid if the text is not a grid. One of
  /// them is written to `digits`, which is empty or has room for all cells.
  [[nodiscard]] std::uint64_t solve(std::string_view grid, std::uint64_t limit, std::span<char> digits = {});

  /// Grids that begin `stride` cells apart.
  template <class Cell>
  struct Row {
    const Cell* first;
    std::size_t stride;
    std::size_t count;
  };
  /// As text.
  using Grids = Row<char>;
  /// As numbers: 1 and up for digits, 0 for empty cells.
  using NumberGrids = Row<std::uint8_t>;
  /// The same for each of the grids, with the bulk kernel if there are many and the rules allow it.
  /// solutions: a number for each grid. digits: empty, or with room for all cells of all grids; those of
  /// grids without a solution are left unchanged.
  void solve_many(const Grids& grids, std::uint64_t limit, std::span<std::uint64_t> solutions,
                  std::span<char> digits = {});
  void solve_many(const NumberGrids& grids, std::uint64_t limit, std::span<std::uint64_t> solutions,
                  std::span<std::uint8_t> digits = {});

 private:
  template <class Cell>
  void solve_each(const Row<Cell>& grids, std::uint64_t limit, std::span<std::uint64_t> solutions,
                  std::span<Cell> digits);
  /// There is at least one grid, and the rules allow the kernel.
  template <class Cell>
  void by_kernel(const Row<Cell>& grids, std::uint64_t limit, std::span<std::uint64_t> solutions,
                 std::span<Cell> digits);

  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace quadrille::sudoku
