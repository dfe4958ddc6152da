// A new puzzle with one solution, whose givens are symmetric and cannot be reduced: a jigsaw of 6x6.
#include <iostream>

#include <quadrille/quadrille.hpp>

using namespace quadrille;

int main() {
  const auto kind = read_puzzle(std::string(36, '.'));
  sudoku::GenerateOptions options;
  options.seed = 7;
  options.random_regions = true;
  options.minimal = true;
  const auto puzzle = sudoku::generate_one(*kind, options);
  if (!puzzle) return 1;
  std::string picture;
  formats::find_format("frame")->write({.puzzle = *puzzle}, picture);
  std::cout << picture;
  return 0;
}
