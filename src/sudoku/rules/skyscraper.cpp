// Digits are the heights of buildings: a number beside a line is the number of buildings that are visible
// from there.
#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/sketch.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Number, Text> kSkyscraperLabel{"skyscraper {} at {}", "gratte-ciel {} en {}"};

/// The words in which that many digits are greater than all before them.
std::shared_ptr<const DigitAutomaton> skylines(const Layout& layout, int visible) {
  // No building has height 0.
  using View = std::pair<int, int>;  // the greatest digit so far, and the number of visible ones
  const auto step = [=](View before, int digit) -> std::optional<View> {
    const auto [greatest, seen] = before;
    if (digit <= greatest) return before;
    return seen < visible ? std::optional(View{digit, seen + 1}) : std::nullopt;
  };
  return DigitAutomaton::from(
      layout, View{0, 0}, step, [=](View view) { return view.second == visible; },
      at(layout.digits + 1) * at(std::min(visible, layout.digits) + 1));
}

void add_skyscraper(const Use& use, ConditionAdder& add) {
  const Layout& layout = use.puzzle().layout();
  const int visible = use.integer("visible");
  const Outside place = use.outside("place");
  add.part(kSkyscraperLabel(visible, outside_name(place)),
           {DigitWord{line_from(place, layout), skylines(layout, visible)}});
}

void draw_skyscraper(const Use& use, Picture& picture) {
  picture.clue(use.outside("place"), std::to_string(use.integer("visible")));
}

Sketch::Clue propose_skyscraper(Sketch& sketch) {
  return sketch.beside(Sketch::Sides::all, [](const std::vector<int>& heights) -> std::optional<int> {
    int greatest = 0, seen = 0;
    for (const int height : heights) {
      if (height > greatest) ++seen;
      greatest = std::max(greatest, height);
    }
    return seen > 0 ? std::optional(seen) : std::nullopt;
  });
}

}  // namespace

Rule skyscraper_rule() {
  return {
      .name = "skyscraper",
      .summary{"A clue beside a line says how many of its digits are greater than all digits before them.",
               "Un indice à côté d’une ligne dit combien de ses chiffres sont plus grands que tous ceux qui "
               "les précèdent."},
      .iss = "Skyscraper~place~visible",
      .fpuzzles = "skyscraper~cell:place~value:visible",
      .parameters = {{"place", OutsideParameter{}}, {"visible", NumberParameter{1, kMaxSize}}},
      .conditions = add_skyscraper,
      .draw = draw_skyscraper,
      .propose = propose_skyscraper};
}

}  // namespace quadrille::sudoku
