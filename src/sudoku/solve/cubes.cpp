#include "sudoku/solve/cubes.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "cp/parallel/cubes.h"
#include "sudoku/solve/estimate.h"
#include "sudoku/solve/posted_model.h"

namespace quadrille::sudoku {

Puzzle with_cube(Puzzle puzzle, const PuzzleCube& cube) {
  for (const auto& [cell, digit] : cube) puzzle.set_given(cell, digit);
  return puzzle;
}

namespace {

class PuzzleCutter {
 public:
  PuzzleCutter(const Puzzle& puzzle, const CutOptions& options)
      : puzzle_(puzzle),
        options_(options),
        model_(puzzle, cp::Consistency::automatic, cp::Limits{.stop = options.stop}) {}

  [[nodiscard]] std::vector<PuzzleCube> cut() {
    if (!model_.is_complete()) return {PuzzleCube{}};  // the whole puzzle
    std::vector<PuzzleCube> cubes = parts_of({}, options_.count);
    if (options_.probes == 0) return cubes;
    std::vector<Weighed> weighed;
    for (PuzzleCube& cube : cubes) weighed.push_back({std::move(cube), 0});
    for (Weighed& cube : weighed)
      if (!options_.stop.stop_requested()) cube.log_size = log_size(cube.cube);
    cut_heavy(weighed);
    cubes.clear();
    for (Weighed& cube : weighed) cubes.push_back(std::move(cube.cube));
    return cubes;
  }

 private:
  struct Weighed {
    PuzzleCube cube;
    double log_size;  // natural logarithm of the size of its search tree
  };

  /// The parts of a cube; each begins with the givens of that cube.
  [[nodiscard]] std::vector<PuzzleCube> parts_of(const PuzzleCube& cube, std::size_t count) {
    std::vector<PuzzleCube> parts;
    const Puzzle part = with_cube(puzzle_, cube);
    if (model_.enter(part, nullptr) && model_.store().propagate()) {
      const auto cells = std::span(model_.cells()).first(at(puzzle_.layout().grid_cell_count()));
      const auto is_stopped = [&] { return options_.stop.stop_requested(); };
      for (const cp::Cube& facts : cp::cut_into_cubes(model_.store(), cells, {}, count, is_stopped)) {
        parts.push_back(cube);
        for (const cp::Literal& fact : facts)
          parts.back().push_back({static_cast<int>(fact.variable), static_cast<int>(fact.value)});
      }
    }
    model_.leave();
    return parts;
  }

  [[nodiscard]] double log_size(const PuzzleCube& cube) const {
    SolveOptions options{.seed = options_.seed};
    options.limits.stop = options_.stop;
    return estimate(with_cube(puzzle_, cube), options_.probes, options).nodes.log();
  }

  [[nodiscard]] static double log_mean(const std::vector<Weighed>& cubes) {
    LogMean mean;
    for (const Weighed& cube : cubes) mean.add(cube.log_size);
    return mean.log();
  }

  void cut_heavy(std::vector<Weighed>& cubes) {
    constexpr double kMostParts = 64;
    for (std::size_t i = 0; i < cubes.size() && !options_.stop.stop_requested();) {
      const double times_mean = std::exp(cubes[i].log_size - log_mean(cubes));
      if (times_mean <= kHeavy || cubes.size() >= 4 * options_.count) {
        ++i;
        continue;
      }
      const auto count = static_cast<std::size_t>(std::ceil(std::min(times_mean, kMostParts)));
      std::vector<Weighed> parts;
      for (PuzzleCube& part : parts_of(cubes[i].cube, count)) {
        const double size = options_.stop.stop_requested() ? 0 : log_size(part);
        parts.push_back({std::move(part), size});
      }
      if (parts.size() == 1) {  // it cannot be split further
        ++i;
        continue;
      }
      const auto place = cubes.erase(cubes.begin() + static_cast<std::ptrdiff_t>(i));
      cubes.insert(place, parts.begin(), parts.end());
    }
  }

  const Puzzle& puzzle_;
  const CutOptions& options_;
  PostedModel model_;
};

}  // namespace

std::vector<PuzzleCube> cut_puzzle(const Puzzle& puzzle, const CutOptions& options) {
  return PuzzleCutter(puzzle, options).cut();
}

}  // namespace quadrille::sudoku
