// How many canonical forms of grids of 9x9, filled and open, are found in a second?
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "sudoku/canon/canonical_form.h"
#include "sudoku/solve/solve.h"
#include "support/cpu_clock.h"
#include "support/median.h"
#include "support/puzzle_file.h"

namespace quadrille::bench {
namespace {

using sudoku::Grid;

constexpr sudoku::BandsAndStacks kClassic{9, 3, 3};

/// The sum of the automorphisms, so that the compiler drops no work.
std::uint64_t find_all(const std::vector<Grid>& grids) {
  std::uint64_t sum = 0;
  for (const Grid& grid : grids) sum += sudoku::canonical_form(grid, kClassic)->automorphisms;
  return sum;
}

void measure(const std::string& name, const std::vector<Grid>& grids, int rounds) {
  std::vector<double> seconds;
  for (int round = 0; round < rounds; ++round) {
    const double start = cpu_seconds();
    const std::uint64_t sum = find_all(grids);
    seconds.push_back(cpu_seconds() - start);
    if (sum < grids.size()) fmt::print(stderr, "canon: {}: a form is missing\n", name);
  }
  const double time = median(seconds);
  fmt::print("| {} | {} | {:.0f} | {:.1f} |\n", name, grids.size(), static_cast<double>(grids.size()) / time,
             1e6 * time / static_cast<double>(grids.size()));
  std::fflush(stdout);
}

int run(const std::vector<std::string>& files, int rounds) {
  fmt::print("| set | grids | a second | us a grid |\n|---|---|---|---|\n");
  sudoku::Solver solver;
  for (const std::string& file : files) {
    const auto puzzles = read_puzzles(file);
    if (!puzzles) return fmt::print(stderr, "canon: {}\n", puzzles.error().message), 2;
    std::vector<Grid> open, filled;
    for (const sudoku::Puzzle& puzzle : *puzzles) {
      if (const auto fits = sudoku::check_for_canonical_form(puzzle); !fits || puzzle.size() != kClassic.size)
        return fmt::print(stderr, "canon: {}: expected grids of 9x9 with boxes\n", file), 2;
      open.push_back(puzzle.givens());
      if (auto found = solver.first_solution(puzzle); found.grid) filled.push_back(*std::move(found.grid));
    }
    const std::string name = file.substr(file.rfind('/') + 1);
    measure(name, open, rounds);
    measure(name + ", solved", filled, rounds);
  }
  return 0;
}

}  // namespace
}  // namespace quadrille::bench

int main(int argc, char** argv) {
  std::vector<std::string> files;
  int rounds = 5;
  CLI::App app(
      "Measures canonical forms of the puzzles of each file, and of their solutions. Prints a table.");
  app.add_option("files", files, "Files of puzzles of 9x9.")->required();
  app.add_option("--rounds", rounds, "Measurements of each, of which the median counts (default: 5).");
  CLI11_PARSE(app, argc, argv);
  return quadrille::bench::run(files, rounds);
}
