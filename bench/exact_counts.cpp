// How long does the engine take to enumerate all grids of a small shape whose number is known?
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/solve/solve.h"
#include "support/cpu_clock.h"

namespace quadrille::bench {

namespace {

struct Shape {
  std::string name;
  int size;
  sudoku::BoxShape boxes;  // {0, 0}: no boxes, a Latin square
  std::uint64_t grids;
};

// The numbers of Latin squares are sequence A002860 of the OEIS, those of Sudoku grids A107739 (6x6:
// Pettersen).
const std::vector<Shape> kShapes{
    {"4x4", 4, {2, 2}, 288},
    {"latin5", 5, {0, 0}, 161'280},
    {"6x6", 6, {2, 3}, 28'200'960},
};

sudoku::Puzzle empty_grid(const Shape& shape) {
  sudoku::Puzzle puzzle(shape.size);
  if (shape.boxes.rows > 0) static_cast<void>(puzzle.set_boxes(shape.boxes.rows, shape.boxes.columns));
  return puzzle;
}

/// Counts the grids of a shape and prints the time. Returns whether the count is right.
bool count(const Shape& shape) {
  const double before = cpu_seconds();
  const auto result = sudoku::Solver().count(empty_grid(shape));
  const double seconds = cpu_seconds() - before;
  const bool right = result.solutions == shape.grids && result.ending == sudoku::Ending::complete;
  fmt::print("| {} | {} | {} | {} | {} | {:.4g} | {:.0f} |\n", shape.name, result.solutions,
             right ? "right" : "WRONG", result.statistics.nodes, result.statistics.failures, seconds,
             static_cast<double>(result.solutions) / seconds);
  std::fflush(stdout);
  return right;
}

}  // namespace

}  // namespace quadrille::bench

int main(int argc, char** argv) {
  using namespace quadrille::bench;
  std::vector<std::string> all;
  for (const Shape& shape : kShapes) all.push_back(shape.name);
  std::vector<std::string> names = all;
  CLI::App app("How long the engine takes to count all grids of a shape, one by one.");
  app.add_option("SHAPE", names, "Which shapes; all where none is named.")->check(CLI::IsMember(all));
  CLI11_PARSE(app, argc, argv);

  fmt::print("| grids | counted | | nodes | failures | CPU s | grids/s |\n|---|---|---|---|---|---|---|\n");
  bool right = true;
  for (const Shape& shape : kShapes)
    if (std::ranges::find(names, shape.name) != names.end()) right = count(shape) && right;
  return right ? 0 : 1;
}
