// The first cell of a line holds the number of different digits along the line.
#include <algorithm>
#include <span>
#include <utility>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/sketch.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kCountDistinctLabel{"count distinct {}", "chiffres différents comptés {}"};

/// The cell is one of those that it counts: one alternative for each of its digits.
Any as_many_as_it_says(int cell, const std::vector<int>& members, const Layout& layout) {
  std::vector<std::vector<ConditionKind>> cases;
  for (int digit = 1; digit <= layout.digits; ++digit)
    cases.push_back(
        {OneOf{cell, digit_bit(digit)}, DistinctCount{members, HowMany::exactly(layout.value_of(digit))}});
  return any_of(std::move(cases));
}

void add_count_distinct(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  std::vector<int> members;
  for (const int cell : std::span(cells).subspan(1))
    if (std::ranges::find(members, cell) == members.end()) members.push_back(cell);
  const bool counts_itself = std::ranges::find(members, cells.front()) != members.end();
  std::vector<ConditionKind> kinds;
  if (counts_itself) {
    kinds.emplace_back(as_many_as_it_says(cells.front(), members, add.layout()));
  } else {
    kinds.emplace_back(DistinctCount{members, HowMany::digit_of(cells.front(), add.layout().first_value)});
  }
  add.part_of_digits(kCountDistinctLabel(use.ends("cells")), std::move(kinds));
}

void draw_count_distinct(const Use& use, Picture& picture) {
  picture.line(use.cells("cells"), kPaleBlue, 0.2);
  picture.circle(use.cells("cells").front());
}

Sketch::Clue propose_count_distinct(Sketch& sketch) { return sketch.line({.least = 4, .most = 6}); }

}  // namespace

Rule count_distinct_rule() {
  return {
      .name = "count_distinct",
      .summary{
          "The first cell says how many different digits the others hold. It may be one of them.",
          "La première case dit combien de chiffres différents contiennent les autres. Elle peut en faire "
          "partie."},
      .iss = "CountDistinct~cells",
      .parameters = {{"cells",
                      CellsParameter{.least = 2, .most = kMostCells, .is_path = true, .may_repeat = true}}},
      .conditions = add_count_distinct,
      .draw = draw_count_distinct,
      .propose = propose_count_distinct};
}

}  // namespace quadrille::sudoku
