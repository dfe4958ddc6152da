// Cells a leap apart hold different digits, or do not both hold one of some digits: (2,1) is a knight's leap.
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

/// All leaps of that many cells in one direction and that many across, without their opposites.
std::vector<Step> leaps(int ahead, int aside) {
  std::vector<Step> steps{{ahead, aside}};
  if (ahead != aside) steps.push_back({aside, ahead});
  if (aside == 0) return steps;
  for (std::size_t i = steps.size(); i > 0; --i) steps.push_back({steps[i - 1].down, -steps[i - 1].right});
  return steps;
}

void add_chess(const Use& use, ConditionAdder& add) {
  const Layout& layout = use.puzzle().layout();
  const Digits digits = use.digits("digits");
  const auto pairs = DigitPairs::where(
      layout, [&](int a, int b) { return a != b || (digits & digit_bit(layout.digit_of(a))) == 0; });
  for (const Step step : leaps(use.integer("ahead"), use.integer("aside"))) add.apart(step, pairs);
}

}  // namespace

Rule chess_rule() {
  return {.name = "chess",
          .summary{
              "Cells a given leap apart (cells ahead, cells aside) do not hold the same digit.",
              "Deux cases à un saut donné (cases devant, cases de côté) ne contiennent pas le même chiffre."},
          .parameters = {{"ahead", NumberParameter{1, kMaxSize - 1}},
                         {"aside", NumberParameter{0, kMaxSize - 1}},
                         {"digits", DigitsParameter{.all_if_missing = true}}},
          .conditions = add_chess};
}

}  // namespace quadrille::sudoku
