#include "sudoku/solve/generate_and_test.h"
#include "sudoku/conditions/conditions.h"

#include <algorithm>

namespace quadrille::sudoku {

namespace {

/// All grids of a puzzle's candidates, in lexicographic order.
class Grids {
 public:
  explicit Grids(const Conditions& conditions) : candidates_(conditions.candidates) {
    for (const Digits digits : candidates_) grid_.push_back(digits == 0 ? 0 : lowest(digits) + 1);
  }

  [[nodiscard]] bool is_any() const { return std::ranges::find(grid_, 0) == grid_.end(); }
  [[nodiscard]] const Grid& grid() const { return grid_; }
  /// False after the last.
  [[nodiscard]] bool advance() {
    for (std::size_t cell = grid_.size(); cell-- > 0;) {
      const Digits greater = candidates_[cell] & ~low_bits(grid_[cell]);
      grid_[cell] = lowest(greater != 0 ? greater : candidates_[cell]) + 1;
      if (greater != 0) return true;
    }
    return false;
  }

 private:
  std::vector<Digits> candidates_;
  Grid grid_;
};

}  // namespace

SolveResult generate_and_test(const Puzzle& puzzle, const cp::Limits& limits_of_call,
                              const OnSolution& on_solution) {
  const cp::Limits limits = limits_of_call.started();
  const auto begin = std::chrono::steady_clock::now();
  const auto within = conditions_within(puzzle, limits);
  if (!within) return {.ending = Ending::stopped};
  const Conditions& conditions = *within;
  SolveResult result;
  Grids grids(conditions);
  cp::LimitWatch watch;
  bool is_grid_left = grids.is_any();
  while (is_grid_left && result.ending == Ending::complete) {
    if (watch.is_reached(limits, result.statistics)) {
      result.ending = Ending::stopped;
      break;
    }
    ++result.statistics.nodes;
    if (is_solution(conditions, grids.grid())) {
      ++result.solutions;
      if (!on_solution(puzzle.layout().without_holes(grids.grid()))) result.ending = Ending::enough;
    } else {
      ++result.statistics.failures;
    }
    is_grid_left = grids.advance();
  }
  result.statistics.solutions = result.solutions;
  result.statistics.time = std::chrono::steady_clock::now() - begin;
  return result;
}

}  // namespace quadrille::sudoku
