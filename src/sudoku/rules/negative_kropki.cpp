// All dots are given, or those of one colour. If the white ones are given, neighbours without a dot are not
// consecutive; if the black ones are, neither is twice the other, or another given multiple. A dot of any
// colour exempts its cells.
#include <cstdlib>

#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/pairs_beside.h"

namespace quadrille::sudoku {

namespace {

constexpr std::string_view kWhiteDots = "white", kBlackDots = "black";

void add_negative_kropki(const Use& use, ConditionAdder& add) {
  const bool has_white = use.choice("dots") != kBlackDots, has_black = use.choice("dots") != kWhiteDots;
  const int ratio = use.integer("ratio");
  const auto no_dot = DigitPairs::where(use.puzzle().layout(), [=](int a, int b) {
    return (!has_white || std::abs(a - b) != 1) && (!has_black || (a != ratio * b && b != ratio * a));
  });
  for (const auto& [first, second] : pairs_beside_without(use.puzzle(), {"difference", "ratio"}))
    add.relation(first, second, no_dot);
}

}  // namespace

Rule negative_kropki_rule() {
  return {
      .name = "negative_kropki",
      .summary{
          "All dots, or those of one colour, are given: neighbours without a white dot do not differ by 1, "
          "and neighbours without a black dot do not have its ratio, usually 2.",
          "Toutes les pastilles, ou celles d’une couleur, sont données : deux voisines sans pastille blanche "
          "ne diffèrent pas de 1, et deux voisines sans pastille noire n’ont pas son rapport, en général 2."},
      .iss = "StrictKropki",
      .parameters = {{"dots", ChoiceParameter{"both white black", "both"}},
                     {"ratio", NumberParameter{1, kMaxSize, 2}}},
      .conditions = add_negative_kropki,
      .completes = {"difference", "ratio"}};
}

}  // namespace quadrille::sudoku
