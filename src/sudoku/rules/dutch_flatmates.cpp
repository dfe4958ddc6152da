// Each middle digit has the least digit directly above it or the greatest one directly below: a 5 has a 1
// above or a 9 below.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Number> kFlatmatesLabel{"Dutch flatmates in column {}",
                                           "colocataires hollandais dans la colonne {}"};
constexpr Sentence<Number> kNoMiddle{
    "found {} digits, expected an odd number, 3 or more: one is in the middle",
    "on trouve {} chiffres, on en attend un nombre impair, 3 ou plus : l’un est au milieu"};

Parsed<void> fit_dutch_flatmates(const Use& use) {
  const int digits = use.puzzle().layout().digits;
  if (digits % 2 == 1 && digits > 1) return {};
  return bad_input(kNoMiddle(digits));
}

/// The state on the way down a column: the digit above, and what must follow.
enum class Above { kLeast, kLonely, kOther };

std::shared_ptr<const DigitAutomaton> columns_with_flatmates(const Layout& layout) {
  const int least = layout.first_value, greatest = layout.last_value(), middle = (least + greatest) / 2;
  const auto step = [=](Above above, int digit) -> std::optional<Above> {
    if (above == Above::kLonely && digit != greatest) return std::nullopt;
    if (digit == middle && above != Above::kLeast) return Above::kLonely;
    return digit == least ? Above::kLeast : Above::kOther;
  };
  return DigitAutomaton::from(layout, Above::kOther, step, [](Above last) { return last != Above::kLonely; });
}

void add_dutch_flatmates(const Use& use, ConditionAdder& add) {
  const Layout& layout = use.puzzle().layout();
  const auto automaton = columns_with_flatmates(layout);
  for (int column = 0; column < layout.columns; ++column)
    add.part(kFlatmatesLabel(column + 1), {DigitWord{layout.column_cells(column), automaton}});
}

}  // namespace

Rule dutch_flatmates_rule() {
  return {
      .name = "dutch_flatmates",
      .summary{
          "Each middle digit (5) has the least (1) directly above it or the greatest (9) directly below it.",
          "Chaque chiffre du milieu (5) a le plus petit (1) juste au-dessus de lui ou le plus grand "
          "(9) juste au-dessous."},
      .iss = "DutchFlatmates",
      .needs_one_board = true,
      .fits = fit_dutch_flatmates,
      .conditions = add_dutch_flatmates};
}

}  // namespace quadrille::sudoku
