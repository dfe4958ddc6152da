// How long do the true candidates of a puzzle take, and how long after one more given?
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "base/random.h"
#include "formats/read/read_puzzle.h"
#include "sudoku/conditions/conditions.h"
#include "sudoku/explain/check.h"
#include "sudoku/explain/true_candidates.h"
#include "sudoku/solve/solve.h"
#include "support/cpu_clock.h"

namespace quadrille::bench {
namespace {

using sudoku::at;
using sudoku::Digits;
using sudoku::Puzzle;
using sudoku::TrueCandidates;

constexpr int kRefuted = 10;  // false candidates of each puzzle that another search refutes

/// In ms; "-" if nothing was measured.
std::string percentile(std::vector<double>& seconds, std::size_t percent) {
  if (seconds.empty()) return "-";
  std::ranges::sort(seconds);
  return fmt::format("{:.2f}", 1e3 * seconds[(seconds.size() - 1) * percent / 100]);
}

/// The solutions are ones, and no search that shares no clauses finds one with a false candidate.
bool is_right(const TrueCandidates& candidates, Random& random) {
  const Puzzle& puzzle = candidates.puzzle();
  const sudoku::Conditions conditions = conditions_of(puzzle);
  for (const sudoku::Grid& grid : candidates.solutions())
    if (!is_solution(conditions, grid)) return false;
  for (int i = 0; i < kRefuted; ++i) {
    const auto cell = static_cast<int>(random.below(static_cast<std::uint64_t>(puzzle.cell_count())));
    const Digits none = puzzle.allowed(cell) & ~candidates.true_digits(cell);
    if (none == 0) continue;
    Puzzle with_it = puzzle;
    with_it.restrict_candidates(cell, none);
    if (sudoku::Solver().first_solution(with_it).grid) return false;
  }
  return true;
}

bool is_same(const TrueCandidates& a, const TrueCandidates& b) {
  for (int cell = 0; cell < a.puzzle().cell_count(); ++cell)
    if (a.true_digits(cell) != b.true_digits(cell)) return false;
  return true;
}

/// The puzzle with a true candidate of a cell that has several as a given; the same puzzle if there is no
/// such cell.
Puzzle with_one_more(const TrueCandidates& candidates, Random& random) {
  Puzzle puzzle = candidates.puzzle();
  std::vector<int> open;
  for (int cell = 0; cell < puzzle.cell_count(); ++cell)
    if (count_of(candidates.true_digits(cell)) > 1) open.push_back(cell);
  if (open.empty()) return puzzle;
  const int cell = open[random.below(open.size())];
  std::vector<int> digits;
  for (const int i : Bits(candidates.true_digits(cell))) digits.push_back(i + 1);
  puzzle.set_given(cell, digits[random.below(digits.size())]);
  return puzzle;
}

int run(const std::string& file) {
  std::ifstream lines(file);
  Random random(1);
  std::vector<double> afresh, edited;
  double solutions = 0, true_digits = 0;
  for (std::string line; std::getline(lines, line);) {
    const auto puzzle = formats::read_puzzle(line);
    if (!puzzle) return fmt::print(stderr, "true_candidates: {}: {}\n", file, puzzle.error().message), 2;
    double begin = cpu_seconds();
    TrueCandidates candidates(*puzzle);
    candidates.run();
    afresh.push_back(cpu_seconds() - begin);
    solutions += static_cast<double>(candidates.solutions().size());
    for (int cell = 0; cell < puzzle->cell_count(); ++cell)
      true_digits += count_of(candidates.true_digits(cell));
    if (!is_right(candidates, random))
      return fmt::print(stderr, "true_candidates: wrong answer: {}\n", line), 1;
    const Puzzle next = with_one_more(candidates, random);
    if (next == *puzzle) continue;
    begin = cpu_seconds();
    candidates.edit(next);
    candidates.run();
    edited.push_back(cpu_seconds() - begin);
    TrueCandidates all(next);
    all.run();
    if (!is_same(all, candidates))
      return fmt::print(stderr, "true_candidates: wrong after a given: {}\n", line), 1;
  }
  const auto count = static_cast<double>(std::max<std::size_t>(afresh.size(), 1));
  fmt::print("{} {:.1f} {:.1f} {} {} {} {}\n", afresh.size(), true_digits / count, solutions / count,
             percentile(afresh, 50), percentile(afresh, 90), percentile(edited, 50), percentile(edited, 90));
  return 0;
}

}  // namespace
}  // namespace quadrille::bench

int main(int argc, char** argv) {
  std::string file;
  CLI::App app(
      "Measures the true candidates of each puzzle of a file, one a line, and those after one more given. "
      "Prints "
      "the number of puzzles, the means of their true candidates and of the solutions that it took, and in "
      "ms of "
      "CPU time the median and the 90th percentile of both.");
  app.add_option("FILE", file, "Puzzles, one a line, in any format of lines.")->required();
  CLI11_PARSE(app, argc, argv);
  return quadrille::bench::run(file);
}
