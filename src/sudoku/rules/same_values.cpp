// Groups of cells hold the same digits, with the same multiplicities.
#include <algorithm>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kSameListsLabel{"same values at {}", "mêmes chiffres en {}"};
constexpr Sentence<Number, Number> kListsOfOtherLength{
    "found a list of {} and one of {} cells, expected lists of one length",
    "on trouve une liste de {} cases et une de {}, on attend des listes de même longueur"};

Parsed<void> fit_same_values(const Use& use) {
  const auto& lists = use.cell_lists("cells");
  const auto other = std::ranges::find_if(
      lists, [&](const std::vector<int>& list) { return list.size() != lists.front().size(); });
  if (other == lists.end()) return {};
  return bad_input(kListsOfOtherLength(lists.front().size(), other->size()));
}

/// The cells of one list that are not in the other.
std::vector<int> cells_beyond(const std::vector<int>& list, const std::vector<int>& other) {
  std::vector<int> cells = list;
  std::erase_if(cells, [&](int cell) { return std::ranges::find(other, cell) != other.end(); });
  return cells;
}

/// Cells that are in both lists have no effect.
void add_same_values(const Use& use, ConditionAdder& add) {
  const auto& lists = use.cell_lists("cells");
  const auto equal = DigitPairs::where(add.layout(), [](int a, int b) { return a == b; });
  std::vector<ConditionKind> kinds;
  for (std::size_t i = 1; i < lists.size(); ++i) {
    std::vector<int> first = cells_beyond(lists[0], lists[i]), other = cells_beyond(lists[i], lists[0]);
    if (first.size() == 1)
      kinds.emplace_back(Relation{first[0], other[0], equal});
    else if (!first.empty())
      kinds.emplace_back(SameDigits{std::move(first), std::move(other)});
  }
  add.part(kSameListsLabel(cell_name(lists[0].front(), use.puzzle().layout())), std::move(kinds));
}

void draw_same_values(const Use& use, Picture& picture) {
  for (const auto& list : use.cell_lists("cells")) {
    picture.cage(list);
    picture.corner_text(list, "=");
  }
}

}  // namespace

Rule same_values_rule() {
  return {.name = "same_values",
          .summary{"Several lists of cells hold the same digits, each equally often, in any order.",
                   "Plusieurs listes de cases contiennent les mêmes chiffres, chacun aussi souvent, dans "
                   "n’importe quel ordre."},
          .parameters = {{"cells", CellListsParameter{}}},
          .fits = fit_same_values,
          .conditions = add_same_values,
          .draw = draw_same_values};
}

}  // namespace quadrille::sudoku
