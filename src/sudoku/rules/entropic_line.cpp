// Low, middle and high digits take turns along a line: any three neighbours are one of each.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/digit_classes.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kEntropicLabel{"entropic line {}", "tracé entropique {}"};
constexpr Sentence<Number> kTooFewForClasses{
    "found {} digits, expected 3 or more, of which some are low, some in the middle, and some high",
    "on trouve {} chiffres, on en attend 3 ou plus, dont des petits, des moyens et des grands"};

constexpr int kClasses = 3;

/// There are as many high digits as low ones; if 3 does not divide the number of digits, there is one middle
/// digit more or fewer: 1, 2 3, 4; 1 2, 3, 4 5.
std::vector<Digits> low_middle_and_high(int digits) {
  const int low = (digits + 1) / kClasses;
  return {low_bits(low), low_bits(digits - low) & ~low_bits(low), low_bits(digits) & ~low_bits(digits - low)};
}

Parsed<void> fit_entropic_line(const Use& use) {
  const int digits = use.puzzle().layout().digits;
  if (digits >= kClasses) return {};
  return bad_input(kTooFewForClasses(digits));
}

void add_entropic_line(const Use& use, ConditionAdder& add) {
  add.part(kEntropicLabel(use.ends("cells")),
           classes_in_turns(use.cells("cells"), low_middle_and_high(add.layout().digits)));
}

void draw_entropic_line(const Use& use, Picture& picture) {
  picture.line(use.cells("cells"), kPaleOrange, 0.2);
}

}  // namespace

Rule entropic_line_rule() {
  return {
      .name = "entropic_line",
      .summary{
          "Any three consecutive cells of the line hold a low, a middle and a high digit.",
          "Trois cases consécutives du tracé contiennent toujours un petit, un moyen et un grand chiffre."},
      .iss = "Entropic~cells",
      .fpuzzles = "entropicline~lines:cells",
      .parameters = {{"cells", path_of_cells()}},
      .fits = fit_entropic_line,
      .conditions = add_entropic_line,
      .draw = draw_entropic_line};
}

}  // namespace quadrille::sudoku
