// Reads a puzzle, solves it, draws what it found, and looks for a second solution: the whole library in one
// page.
#include <iostream>

#include <quadrille/quadrille.hpp>

int main() {
  const auto puzzle = quadrille::read_puzzle("......3134......");  // 4x4, row by row
  if (!puzzle) {
    const auto& error = puzzle.error();
    std::cerr << error.line << ':' << error.column << ": " << error.message << '\n';
    return 1;
  }
  int count = 0;
  for (const quadrille::Grid& grid : quadrille::solutions(*puzzle)) {
    std::string picture;
    quadrille::formats::find_format("frame")->write({*puzzle, &grid}, picture);
    std::cout << picture;
    if (++count == 2) break;  // one solution, or several: that is enough
  }
  std::cout << "solutions: " << count << '\n';
  return count == 1 ? 0 : 1;
}
