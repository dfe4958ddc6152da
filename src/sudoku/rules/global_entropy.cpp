// Each square of 2x2 cells has a low, a middle and a high digit: with nine digits, one each of 1-3, 4-6 and
// 7-9.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kGlobalEntropyLabel{"global entropy at {}", "entropie globale en {}"};
constexpr Sentence<Number> kNoThirds{
    "found {} digits, expected a number that 3 divides: as many low, middle and high ones",
    "on trouve {} chiffres, on en attend un multiple de 3 : autant de petits, de moyens et de grands"};

Parsed<void> fit_global_entropy(const Use& use) {
  const int digits = use.puzzle().layout().digits;
  if (digits % 3 == 0) return {};
  return bad_input(kNoThirds(digits));
}

void add_global_entropy(const Use& use, ConditionAdder& add) {
  const Layout& layout = use.puzzle().layout();
  const int third = layout.digits / 3;
  add.in_squares(kGlobalEntropyLabel,
                 {low_bits(third), low_bits(third) << third, low_bits(third) << 2 * third});
}

}  // namespace

Rule global_entropy_rule() {
  return {.name = "global_entropy",
          .summary{"Each 2x2 square holds a low, a middle and a high digit: 1-3, 4-6, 7-9.",
                   "Chaque carré 2x2 contient un petit, un moyen et un grand chiffre : 1-3, 4-6, 7-9."},
          .iss = "GlobalEntropy",
          .fits = fit_global_entropy,
          .conditions = add_global_entropy};
}

}  // namespace quadrille::sudoku
