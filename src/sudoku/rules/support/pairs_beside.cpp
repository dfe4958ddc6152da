#include "sudoku/rules/support/pairs_beside.h"

#include <algorithm>
#include <set>
#include <variant>

namespace quadrille::sudoku {

std::vector<std::pair<int, int>> pairs_beside_without(const Puzzle& puzzle,
                                                      std::initializer_list<std::string_view> rules) {
  std::set<std::pair<int, int>> marked;
  for (const RuleUse& use : puzzle.rules()) {
    if (std::ranges::find(rules, use.name) == rules.end()) continue;
    const auto& cells = std::get<std::vector<int>>(use.values.front());
    marked.emplace(std::min(cells[0], cells[1]), std::max(cells[0], cells[1]));
  }
  const Layout& layout = puzzle.layout();
  std::vector<std::pair<int, int>> pairs;
  for (int cell = 0; cell < layout.grid_cell_count(); ++cell)
    for (const int other : layout.cells_beside(cell))
      if (cell < other && !marked.contains({cell, other})) pairs.emplace_back(cell, other);
  return pairs;
}

}  // namespace quadrille::sudoku
