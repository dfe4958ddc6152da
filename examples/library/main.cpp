// Reads a puzzle, solves it and draws what it found: the whole library in one page.
#include <iostream>

#include <quadrille/quadrille.hpp>

using namespace quadrille;

int main() {
  const std::string text = "......3134......";  // 4x4, row by row
  const auto item = formats::find_format("line")->open(text, {})->next();
  if (!item->puzzle) {
    std::cerr << item->puzzle.error().message << '\n';
    return 1;
  }
  const sudoku::Puzzle& puzzle = *item->puzzle;

  sudoku::Solver solver;
  const auto result = solver.solve(puzzle, [&](const sudoku::Grid& solution) {
    std::string picture;
    formats::find_format("frame")->write({puzzle, &solution}, picture);
    std::cout << picture;
    return true;  // go on: is there another one?
  });
  std::cout << "solutions: " << result.solutions << '\n';
  return result.solutions == 1 ? 0 : 1;
}
