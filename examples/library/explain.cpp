// Which givens of a puzzle without solution conflict?
#include <iostream>

#include <quadrille/quadrille.hpp>

using namespace quadrille;

int main() {
  const auto puzzle = read_puzzle("1....2....1..4..");
  const sudoku::CheckReport report = sudoku::check(*puzzle);
  const auto* none = std::get_if<sudoku::NoSolution>(&report.verdict);
  if (none == nullptr) return 1;
  std::cout << "no solution, because these cannot all hold:\n";
  for (const std::string& name : sudoku::names_of(none->conflict, *puzzle)) std::cout << "  " << name << '\n';
  return none->smallest ? 0 : 1;  // no smaller set of clues conflicts
}
