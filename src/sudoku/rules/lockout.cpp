// The digits along a line lie outside the range between those at its ends, which have a minimum difference.
#include <algorithm>
#include <string>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/line_length.h"
#include "sudoku/rules/support/sketch.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kLockoutLabel{"lockout {}", "exclusion {}"};
constexpr Sentence<> kHalfRoundedDown{"half the digits, rounded down",
                                      "la moitié des chiffres, arrondie vers le bas,"};

int usual_lockout(int digits) { return std::max(1, digits / 2); }

void add_lockout(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  const int size = use.puzzle().layout().digits;
  const int difference = use.integer("difference");
  Table table{cells, {}};
  for (int first = 1; first <= size; ++first) {
    for (int last = 1; last <= size; ++last) {
      const auto [low, high] = std::minmax(first, last);
      const Digits outside = low_bits(low - 1) | (low_bits(size) & ~low_bits(high));
      if (high - low < difference || outside == 0) continue;
      Table::Row row(cells.size(), outside);
      row.front() = digit_bit(first);
      row.back() = digit_bit(last);
      table.rows.push_back(std::move(row));
    }
  }
  add.part(kLockoutLabel(use.ends("cells")), {std::move(table)});
}

void draw_lockout(const Use& use, Picture& picture) {
  const std::vector<int>& cells = use.cells("cells");
  const int difference = use.integer("difference");
  picture.line(cells, kPaleBlue, 0.12);
  picture.square(cells.front());
  picture.square(cells.back());
  if (difference == usual_lockout(use.puzzle().layout().digits)) return;
  picture.text_on_lines(picture.middle(cells[0], cells[1]), 0.35, "\u2265" + std::to_string(difference));
}

Sketch::Clue propose_lockout(Sketch& sketch) { return sketch.line({.least = 3, .most = 5}); }

}  // namespace

Rule lockout_rule() {
  return {.name = "lockout",
          .summary{
              "The ends of the line differ by at least a number; the digits between are outside their range.",
              "Les bouts du tracé diffèrent d’au moins un nombre ; les chiffres entre eux sont hors de leur "
              "intervalle."},
          .iss = "Lockout~difference=4~cells",
          .fpuzzles = "lockout~lines:cells",
          .parameters = {{"cells", CellsParameter{.least = 3, .most = kMostCells, .is_path = true}},
                         {"difference",
                          NumberParameter{1, kMaxSize - 1, Fallback{usual_lockout, kHalfRoundedDown}}}},
          .fits = fit_table_of_ends,
          .conditions = add_lockout,
          .draw = draw_lockout,
          .propose = propose_lockout};
}

}  // namespace quadrille::sudoku
