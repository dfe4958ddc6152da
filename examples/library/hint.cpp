// The next step that a person could take.
#include <iostream>

#include <quadrille/quadrille.hpp>

namespace techniques = quadrille::techniques;

int main() {
  const auto puzzle = quadrille::read_puzzle(
      "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..");
  const auto position = techniques::position_of(*puzzle);
  const auto step = techniques::next_step(position, techniques::usual_techniques());
  if (!step) return 1;
  std::cout << techniques::hodoku_text(*step, position.board()) << '\n';
  return 0;
}
