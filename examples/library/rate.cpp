// How hard is a puzzle with one solution, on the scales of HoDoKu and of Sudoku Explainer?
#include <iostream>

#include <quadrille/quadrille.hpp>

namespace techniques = quadrille::techniques;

int main() {
  const std::string givens =
      "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..";
  const auto puzzle = quadrille::read_puzzle(givens);
  const auto rating = techniques::rate(techniques::position_of(*puzzle), techniques::usual_techniques());
  std::cout << "HoDoKu: " << techniques::name_of(rating.level)() << ", " << rating.score << '\n';

  techniques::explainer::Marks marks(givens);
  const auto everything = [](const auto& /*hint*/, const auto& /*before*/) { return true; };
  const auto explained = techniques::explainer::walk(marks, everything);
  std::cout << "Sudoku Explainer: " << techniques::explainer::text_of(explained) << '\n';
  return rating.is_solved && explained.is_solved ? 0 : 1;
}
