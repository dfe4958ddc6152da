// The cells of a cage hold different digits: as many odd ones as even ones, and as many low as high ones. If
// there is a middle digit, it is neither low nor high, and not in the cage.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kEqualityLabel{"equality cage at {}", "cage d’égalité en {}"};
constexpr Sentence<Number> kOddNumberOfCells{"found {} cells, expected an even number of cells",
                                             "on trouve {} cases, on en attend un nombre pair"};

Parsed<void> fit_equality_cage(const Use& use) {
  const std::size_t cells = use.cells("cells").size();
  if (cells % 2 == 0) return {};
  return bad_input(kOddNumberOfCells(cells));
}

void add_equality_cage(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  const Layout& layout = add.layout();
  const int each = static_cast<int>(cells.size()) / 2;
  Digits odd = 0;
  for (int digit = 1; digit <= layout.digits; ++digit)
    if (layout.value_of(digit) % 2 != 0) odd |= digit_bit(digit);
  const Digits low = low_bits(layout.digits / 2),
               high = layout.all_digits() & ~low_bits((layout.digits + 1) / 2);
  add.part(kEqualityLabel(cell_name(cells.front(), use.puzzle().layout())),
           {Distinct{cells}, DigitCount{cells, odd, HowMany::exactly(each)},
            DigitCount{cells, low, HowMany::exactly(each)}, DigitCount{cells, high, HowMany::exactly(each)}});
}

void draw_equality_cage(const Use& use, Picture& picture) {
  picture.cage(use.cells("cells"));
  picture.corner_text(use.cells("cells"), "E");
}

}  // namespace

Rule equality_cage_rule() {
  return {.name = "equality_cage",
          .summary{"Different digits: as many odd as even, as many low as high, and no middle digit.",
                   "Des chiffres différents : autant d’impairs que de pairs, autant de petits que de grands, "
                   "et pas celui du milieu."},
          .iss = "EqualityCage~cells",
          .parameters = {{"cells", CellsParameter{.least = 2}}},
          .fits = fit_equality_cage,
          .conditions = add_equality_cage,
          .draw = draw_equality_cage};
}

}  // namespace quadrille::sudoku
