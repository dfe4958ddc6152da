// Digits are the heights of buildings: a digit beside a line is the first one that is hidden by a higher one.
#include <string>
#include <utility>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Number, Text> kHiddenSkyscraperLabel{"hidden skyscraper {} at {}",
                                                        "gratte-ciel caché {} en {}"};
constexpr Sentence<Number, Number, Number> kNoHiddenDigit{"found the digit {}, expected one from {} to {}",
                                                          "on lit le chiffre {}, on en attend un de {} à {}"};

/// The words in which the first digit that is less than an earlier one is this digit.
std::shared_ptr<const DigitAutomaton> words_that_hide(const Layout& layout, int hidden) {
  using View = std::pair<bool, int>;  // whether one was hidden; the greatest digit so far
  const auto step = [=](View before, int digit) -> std::optional<View> {
    const auto [is_hidden, greatest] = before;
    if (is_hidden || digit >= greatest) return View{is_hidden, is_hidden ? 0 : digit};
    return digit == hidden ? std::optional(View{true, 0}) : std::nullopt;
  };
  return DigitAutomaton::from(layout, View{false, 0}, step, [](View view) { return view.first; });
}

Parsed<void> fit_hidden_skyscraper(const Use& use) {
  const Layout& layout = use.puzzle().layout();
  if (layout.digit_of(use.integer("digit")) != 0) return {};
  return bad_input(kNoHiddenDigit(use.integer("digit"), layout.first_value, layout.last_value()));
}

void add_hidden_skyscraper(const Use& use, ConditionAdder& add) {
  const int digit = use.integer("digit");
  const Outside place = use.outside("place");
  add.part(kHiddenSkyscraperLabel(digit, outside_name(place)),
           {DigitWord{line_from(place, use.puzzle().layout()), words_that_hide(add.layout(), digit)}});
}

void draw_hidden_skyscraper(const Use& use, Picture& picture) {
  picture.clue(use.outside("place"), "|" + std::to_string(use.integer("digit")) + "|");
}

}  // namespace

Rule hidden_skyscraper_rule() {
  return {
      .name = "hidden_skyscraper",
      .summary{"A clue beside a line is its first digit that is less than a digit before it.",
               "Un indice à côté d’une ligne en est le premier chiffre plus petit qu’un chiffre avant lui."},
      .iss = "HiddenSkyscraper~place~digit",
      .parameters = {{"place", OutsideParameter{}}, {"digit", NumberParameter{0, kMaxSize}}},
      .fits = fit_hidden_skyscraper,
      .conditions = add_hidden_skyscraper,
      .draw = draw_hidden_skyscraper};
}

}  // namespace quadrille::sudoku
