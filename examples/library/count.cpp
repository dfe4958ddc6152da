// How many solutions does a puzzle have? Stops at a limit, and says whether the number is exact.
#include <iostream>

#include <quadrille/quadrille.hpp>

using namespace quadrille;

int main() {
  const auto puzzle = read_puzzle(std::string(16, '.'));  // an empty grid of 4x4
  sudoku::SolveOptions options;
  options.limits.time = std::chrono::seconds(10);
  const auto result = sudoku::Solver(options).count(*puzzle, 1'000'000);
  const bool is_exact = result.ending == sudoku::Ending::complete;
  std::cout << (is_exact ? "" : "at least ") << result.solutions << " solutions\n";
  return result.solutions == 288 ? 0 : 1;
}
