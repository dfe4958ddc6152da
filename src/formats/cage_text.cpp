#include "formats/cage_text.h"

#include <algorithm>
#include <forward_list>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "sudoku/puzzle/layout.h"

namespace quadrille::formats {

namespace {

constexpr Counted<Text> kInNoCage{"{0} cell is in no cage: {1}", "{0} cells are in no cage: {1}",
                                  "{0} case n’est dans aucune cage : {1}",
                                  "{0} cases ne sont dans aucune cage : {1}"};

}  // namespace

Item item_of_cages(const Draft& draft, const std::vector<ListedCage>& cages, const ReadOptions& options) {
  const sudoku::Layout layout(draft.size);
  std::vector<bool> is_in_cage(squared(draft.size));
  std::forward_list<std::string> arguments;
  std::vector<RuleText> rules;
  for (const ListedCage& cage : cages) {
    std::string argument;
    for (const int cell : cage.cells) {
      argument += cell_name(cell, layout) + " ";
      is_in_cage[sudoku::at(cell)] = true;
    }
    argument += fmt::format("total={}", cage.total);
    rules.push_back(
        {{"killer_cage", cage.place.line, cage.place.column}, arguments.emplace_front(std::move(argument))});
  }
  Item item = with_rules(finish(draft, options), rules);
  constexpr std::size_t kMost = 200;
  std::string others;
  std::size_t count = 0;
  for (int cell = 0; cell < layout.grid_cell_count(); ++cell) {
    if (is_in_cage[sudoku::at(cell)]) continue;
    ++count;
    others += (others.empty() ? "" : " ") + cell_name(cell, layout);
  }
  if (item.puzzle && count > 0) item.doubt = kInNoCage(count, printable(others, kMost));
  return item;
}

bool are_whole_killer(const std::vector<ListedCage>& cages, int size) {
  std::vector<int> times(squared(size));
  long total = 0;
  for (const ListedCage& cage : cages) {
    total += cage.total;
    for (const int cell : cage.cells) ++times[sudoku::at(cell)];
  }
  return std::ranges::all_of(times, [](int count) { return count == 1; }) &&
         2 * total == long{size} * size * (size + 1);
}

}  // namespace quadrille::formats
