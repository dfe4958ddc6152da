// The cells that hold one of some digits form one area, connected by their sides, perhaps of a given number
// of cells.
#include <numeric>
#include <string>

#include "base/sentence.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kConnectedDigitsLabel{"connected digits {}", "chiffres reliés {}"};

void add_connected_digits(const Use& use, ConditionAdder& add) {
  const Layout& layout = use.puzzle().layout();
  const Digits digits = use.digits("digits");
  const auto number = use.number("count");
  Connected connected = Connected::in_grid(layout, digits);
  DigitCount count{connected.members, digits, number ? HowMany::exactly(*number) : HowMany::at_least(1)};
  add.part(kConnectedDigitsLabel(text_of(digits, layout)), {std::move(connected), std::move(count)});
}

}  // namespace

Rule connected_digits_rule() {
  return {.name = "connected_digits",
          .summary{"The cells that hold one of some digits form one area, connected by their sides.",
                   "Les cases qui contiennent l’un des chiffres cités forment une zone d’un seul tenant, par "
                   "leurs côtés."},
          .parameters = {{"digits", DigitsParameter{}}, {"count", NumberParameter{1, kMostCells, kNoNumber}}},
          .conditions = add_connected_digits};
}

}  // namespace quadrille::sudoku
