// The cells of a cage hold different digits with the cage's total, if it has one.
#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "base/sentence.h"
#include "base/sort.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/digit_sets.h"
#include "sudoku/rules/support/sketch.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kCageLabel{"cage at {}", "cage de {}"};
constexpr Sentence<Number, Text> kCageOfTotalLabel{"cage {} at {}", "cage {} de {}"};
constexpr Sentence<Text> kDigitsOfCage{"digits of {}", "chiffres de {}"};

/// Narrows each cell to the digits that occur in some set of different digits with that total.
void add_digit_sets(const std::vector<int>& cells, int total, const std::string& cage, ConditionAdder& add) {
  const int count = static_cast<int>(cells.size());
  const int of_digits = Sum::of(cells, total).of_digits(add.layout()).total;
  const Digits digits = digits_of_sets(count, of_digits, add.layout().digits);
  if (digits == add.layout().all_digits()) return;
  std::vector<ConditionKind> kinds;
  for (const int cell : cells) kinds.emplace_back(OneOf{cell, digits});
  const std::size_t sum = add.conditions().list.size() - 1;
  add.implied(kDigitsOfCage(cage), std::move(kinds), {{sum - 1, sum}, {}});
}

void add_killer_cage(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  const std::string start = cell_name(cells.front(), use.puzzle().layout());
  const auto total = use.number("total");
  if (!total) return add.distinct(kCageLabel(start), cells);
  const std::string label = kCageOfTotalLabel(*total, start);
  add.part(label, {Distinct{cells}, Sum::of(cells, *total)});
  add_digit_sets(cells, *total, label, add);
}

void draw_killer_cage(const Use& use, Picture& picture) {
  const std::vector<int>& cells = use.cells("cells");
  picture.cage(cells);
  if (const auto total = use.number("total")) picture.corner_text(cells, std::to_string(*total));
}

/// The free neighbours of a cell.
std::vector<int> free_beside(int cell, Sketch& sketch) {
  std::vector<int> cells = sketch.neighbours(cell, false);
  std::erase_if(cells, [&](int other) { return !sketch.is_free(other); });
  return cells;
}

/// The first of the cells with the fewest free neighbours.
int tightest(const std::vector<int>& cells, Sketch& sketch) {
  std::vector<std::size_t> counts;
  for (const int cell : cells) counts.push_back(free_beside(cell, sketch).size());
  return cells[static_cast<std::size_t>(std::ranges::min_element(counts) - counts.begin())];
}

/// Two to five cells, usually three. Cages begin and grow at cells with the fewest free neighbours, so that
/// few single cells remain; these become cages of one cell at the end.
Sketch::Clue propose_killer_cage(Sketch& sketch) {
  constexpr std::array kSizes{2, 2, 2, 3, 3, 3, 3, 4, 4, 5};
  const std::vector<int> free = sketch.free_cells();
  if (free.empty()) return std::nullopt;
  std::vector<int> starts = free;
  std::erase_if(starts, [&](int cell) { return free_beside(cell, sketch).empty(); });
  std::vector<int> cage{starts.empty() ? free.front() : tightest(starts, sketch)};
  int total = sketch.value(cage.front());
  for (const std::size_t size = at(kSizes[sketch.random().below(kSizes.size())]); cage.size() < size;) {
    std::vector<int> next;
    for (const int cell : cage)
      for (const int beside : free_beside(cell, sketch)) {
        const auto is_same = [&](int member) { return sketch.value(member) == sketch.value(beside); };
        if (std::ranges::none_of(cage, is_same)) next.push_back(beside);
      }
    if (next.empty()) break;
    cage.push_back(tightest(next, sketch));
    total += sketch.value(cage.back());
  }
  sort_range(cage);
  return std::vector<Value>{std::move(cage), total};
}

}  // namespace

Rule killer_cage_rule() {
  return {.name = "killer_cage",
          .summary{"The cells of a cage hold different digits that add up to its total.",
                   "Les cases d’une cage contiennent des chiffres différents dont la somme est son total."},
          .iss = "Cage~total=0~cells",
          .fpuzzles = "killercage~cells:cells~value:total",
          .parameters = {{"cells", CellsParameter{}}, {"total", total_of_digits(kNoNumber)}},
          .conditions = add_killer_cage,
          .draw = draw_killer_cage,
          .propose = propose_killer_cage};
}

}  // namespace quadrille::sudoku
