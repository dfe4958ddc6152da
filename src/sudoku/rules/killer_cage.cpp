// The cells of a cage hold different digits, which come to its total, if it has one.
#include <string>

#include "base/sentence.h"
#include "sudoku/puzzle/digit_sets.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kCageLabel{"cage at {}"};
constexpr Sentence<Number, Text> kCageOfTotalLabel{"cage {} at {}"};
constexpr Sentence<Text> kDigitsOfCage{"digits of {}"};

/// Narrows each cell to the digits that some set of different digits with that total has.
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
  if (const auto total = use.number("total")) picture.corner_text(cells.front(), std::to_string(*total));
}

}  // namespace

Rule killer_cage_rule() {
  return {.name = "killer_cage",
          .summary{"The cells of a cage hold different digits, which come to its total."},
          .parameters = {{"cells", CellsParameter{}}, {"total", total_of_digits(kNoNumber)}},
          .conditions = add_killer_cage,
          .draw = draw_killer_cage};
}

}  // namespace quadrille::sudoku
