// Solves grids of one kind that are given as text or as numbers: one at a time, or many by the bulk kernel.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "base/stop_token.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

/// Grids are characters, one for each cell in reading order: 1-9, A-Z and a-z are digits, a dot or 0 empty
/// cells. It keeps nothing of the caller's. Threads: one at a time; solvers share nothing.
class GridSolver {
 public:
  /// For grids of the size, shape and rules of `kind`; its givens and restrictions do not matter. The size is
  /// at most 61, which is how many digits have a character. A greater one, a layout that no size says, a
  /// limit of 0 and too little room for answers throw std::invalid_argument.
  /// stop: ends what takes long soon; what is left then counts no solutions, or fewer than there are.
  explicit GridSolver(const Puzzle& kind, StopToken stop = {});
  ~GridSolver();
  GridSolver(GridSolver&&) noexcept;
  GridSolver& operator=(GridSolver&&) noexcept;

  static constexpr std::uint64_t kBadGrid = UINT64_MAX;

  /// How many solutions there are, counted up to `limit` (at least 1); kBadGrid when the text is no grid. One
  /// of them goes to `digits`, which is empty or has room for all cells.
  [[nodiscard]] std::uint64_t solve(std::string_view grid, std::uint64_t limit, std::span<char> digits = {});

  /// Grids that begin `stride` cells apart.
  template <class Cell>
  struct Row {
    const Cell* first;
    std::size_t stride;
    std::size_t count;
  };
  /// In a text.
  using Grids = Row<char>;
  /// As numbers: 1 and up for digits, 0 for empty cells.
  using NumberGrids = Row<std::uint8_t>;
  /// The same for each of the grids, by the bulk kernel where they are many and the rules allow. solutions:
  /// one number for each. digits: empty, or room for all cells of all grids; where there is no solution they
  /// stay as they are.
  void solve_many(const Grids& grids, std::uint64_t limit, std::span<std::uint64_t> solutions,
                  std::span<char> digits = {});
  void solve_many(const NumberGrids& grids, std::uint64_t limit, std::span<std::uint64_t> solutions,
                  std::span<std::uint8_t> digits = {});

 private:
  template <class Cell>
  void solve_each(const Row<Cell>& grids, std::uint64_t limit, std::span<std::uint64_t> solutions,
                  std::span<Cell> digits);
  /// At least one grid; the rules allow it.
  template <class Cell>
  void by_kernel(const Row<Cell>& grids, std::uint64_t limit, std::span<std::uint64_t> solutions,
                 std::span<Cell> digits);

  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace quadrille::sudoku
