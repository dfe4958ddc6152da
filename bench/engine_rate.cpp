// How many grids does the engine solve, and prove unique, in a second on one core, without the bulk kernel?
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <numeric>
#include <string>
#include <vector>

#include "sudoku/conditions/conditions.h"
#include "sudoku/explain/check.h"
#include "sudoku/solve/solve.h"
#include "support/cpu_clock.h"
#include "support/median.h"
#include "support/puzzle_file.h"

namespace quadrille::bench {

namespace {

using sudoku::Grid;
using sudoku::Puzzle;

constexpr std::uint64_t kEnough = 2;  // solutions: a second one disproves uniqueness

const std::map<std::string, cp::Consistency> kConsistencies{{"value", cp::Consistency::value},
                                                            {"bounds", cp::Consistency::bounds},
                                                            {"domain", cp::Consistency::domain},
                                                            {"auto", cp::Consistency::automatic}};

struct Options {
  std::vector<std::string> files;
  std::string consistency = "auto";
  std::string format;  // empty: it is recognised
  std::uint64_t solutions = 1;
  int rounds = 5;
  bool each = false;
};

/// The result for one grid, with the first solution found, if there is one.
struct Measured {
  std::uint64_t solutions = 0;
  Grid solution;
  cp::Statistics statistics;
  double seconds = 0;  // the median over the rounds
};

/// The number of solutions of each grid, from the .counts file beside the grids, if there is one (2 means
/// two or more).
std::vector<std::uint64_t> expected_counts(const Options& options, const std::string& path,
                                           std::size_t grids) {
  std::ifstream counts(std::filesystem::path(path).replace_extension(".counts"));
  if (!counts) return std::vector(grids, options.solutions);
  return {std::istream_iterator<std::uint64_t>(counts), {}};
}

/// Solves a grid and checks the answers by the rules only. An error says what is wrong with them.
Parsed<Measured> checked_answer(sudoku::Solver& solver, const Puzzle& puzzle, std::uint64_t expected) {
  std::vector<Grid> grids;
  Measured answer;
  const auto result = solver.solve(puzzle, [&](const Grid& grid) {
    grids.push_back(grid);
    return grids.size() < kEnough;
  });
  answer.statistics = result.statistics;
  answer.solutions = grids.size();
  if (!grids.empty()) answer.solution = grids.front();
  if (grids.size() != expected)
    return bad_input(fmt::format("expected {} solutions, found {}", expected, grids.size()));
  const sudoku::Conditions conditions = sudoku::conditions_of(puzzle);
  for (const Grid& grid : grids)
    if (!is_solution(conditions, grid)) return bad_input("what was found is no solution");
  if (grids.size() == kEnough && grids[0] == grids[1]) return bad_input("the same solution was found twice");
  return answer;
}

/// The median time of each grid. Each round goes through all grids.
std::vector<double> timed(sudoku::Solver& solver, const std::vector<Puzzle>& puzzles, int rounds) {
  std::vector<std::vector<double>> seconds(puzzles.size());
  for (int round = 0; round < rounds; ++round) {
    double before = cpu_seconds();
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      static_cast<void>(solver.count(puzzles[i], kEnough));
      const double now = cpu_seconds();
      seconds[i].push_back(now - before);
      before = now;
    }
  }
  std::vector<double> medians;
  for (std::vector<double>& times : seconds) medians.push_back(median(std::move(times)));
  return medians;
}

Parsed<std::vector<Measured>> measure(const Options& options, const std::string& path) {
  const auto puzzles = read_puzzles(path, options.format);
  if (!puzzles) return tl::unexpected(puzzles.error());
  const auto expected = expected_counts(options, path, puzzles->size());
  if (puzzles->empty() || expected.size() != puzzles->size())
    return bad_input(fmt::format("{}: has {} grids and {} counts", path, puzzles->size(), expected.size()));

  sudoku::Solver solver({.consistency = kConsistencies.at(options.consistency)});
  std::vector<Measured> measured;
  for (std::size_t i = 0; i < puzzles->size(); ++i) {
    auto answer = checked_answer(solver, (*puzzles)[i], expected[i]);
    if (!answer) return bad_input(fmt::format("{}: grid {}: {}", path, i + 1, answer.error().message));
    measured.push_back(*std::move(answer));
  }
  const std::vector<double> seconds = timed(solver, *puzzles, options.rounds);
  for (std::size_t i = 0; i < measured.size(); ++i) measured[i].seconds = seconds[i];
  return measured;
}

/// Prints one line for each grid, for programs that compare.
void print_each(const std::vector<Measured>& grids) {
  for (const Measured& grid : grids)
    fmt::print("{} {} {:.9f} {}\n", grid.solutions, fmt::join(grid.solution, ","), grid.seconds,
               grid.statistics.nodes);
}

void print_row(const std::string& set, const Options& options, const std::vector<Measured>& grids) {
  const auto count = static_cast<double>(grids.size());
  std::vector<double> seconds;
  cp::Statistics total;
  for (const Measured& grid : grids) {
    seconds.push_back(grid.seconds);
    total += grid.statistics;
  }
  const double all = std::accumulate(seconds.begin(), seconds.end(), 0.0);
  const double longest = *std::max_element(seconds.begin(), seconds.end());
  const auto each = [&](std::uint64_t sum) { return static_cast<double>(sum) / count; };
  fmt::print("| {} | {} | {} | {:.0f} | {:.1f} | {:.1f} | {:.0f} | {:.1f} | {:.1f} | {:.0f} |\n", set,
             options.consistency, grids.size(), count / all, all / count * 1e6, median(seconds) * 1e6,
             longest * 1e6, each(total.nodes), each(total.failures), each(total.propagations));
  std::fflush(stdout);
}

int run(const Options& options) {
  if (!options.each)
    fmt::print(
        "| set | consistency | grids | grids/s | us/grid, mean | median | longest | nodes/grid | failures | "
        "propagations |\n|---|---|---|---|---|---|---|---|---|---|\n");
  for (const std::string& path : options.files) {
    const auto measured = measure(options, path);
    if (!measured) {
      fmt::print(stderr, "engine_rate: {}\n", measured.error().message);
      return 1;
    }
    if (options.each) {
      print_each(*measured);
    } else {
      print_row(std::filesystem::path(path).stem().string(), options, *measured);
    }
  }
  return 0;
}

}  // namespace

}  // namespace quadrille::bench

int main(int argc, char** argv) {
  using namespace quadrille::bench;
  Options options;
  CLI::App app("How many grids a second the engine solves and proves unique, on one core.");
  app.add_option("FILE", options.files, "Grids; the counts of solutions are in FILE's .counts, if any.")
      ->required();
  app.add_option("--consistency", options.consistency, "How much all_different infers.")
      ->check(CLI::IsMember(kConsistencies));
  app.add_option("--format", options.format, "The format of the files; recognised where not given.");
  app.add_option("--solutions", options.solutions,
                 "How many each grid has where no .counts tells: 0, 1 or 2.");
  app.add_option("--rounds", options.rounds, "How often each grid is timed; the median counts.")
      ->check(CLI::PositiveNumber);
  app.add_flag("--each", options.each,
               "No table: for each grid the solutions found (2: or more), the first one, seconds and nodes.");
  CLI11_PARSE(app, argc, argv);
  return run(options);
}
