// The first digit of a line gives the position in the line of the digit that is written beside it.
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

constexpr Sentence<Number, Text> kNumberedRoomLabel{"numbered room {} at {}", "chambre numérotée {} en {}"};
constexpr Sentence<Number, Number, Number> kNoDigitOfRoom{"found the digit {}, expected one from {} to {}",
                                                          "on lit le chiffre {}, on en attend un de {} à {}"};

Parsed<void> fit_numbered_room(const Use& use) {
  const Layout& layout = use.puzzle().layout();
  if (layout.digit_of(use.integer("digit")) != 0) return {};
  return bad_input(kNoDigitOfRoom(use.integer("digit"), layout.first_value, layout.last_value()));
}

void add_numbered_room(const Use& use, ConditionAdder& add) {
  const Layout& layout = use.puzzle().layout();
  const Outside place = use.outside("place");
  Index index{.path = line_from(place, layout), .digit = layout.digit_of(use.integer("digit"))};
  index.place = index.path.front();
  index.first = 2 - layout.first_value;  // a 1 names the first cell
  add.part(kNumberedRoomLabel(use.integer("digit"), outside_name(place)), {std::move(index)});
}

void draw_numbered_room(const Use& use, Picture& picture) {
  picture.clue(use.outside("place"), std::to_string(use.integer("digit")));
}

Sketch::Clue propose_numbered_room(Sketch& sketch) {
  return sketch.beside(Sketch::Sides::all, [](const std::vector<int>& line) -> std::optional<int> {
    const int number = line.front();
    if (number < 1 || at(number) > line.size()) return std::nullopt;
    return line[at(number - 1)];
  });
}

}  // namespace

Rule numbered_room_rule() {
  return {
      .name = "numbered_room",
      .summary{"A clue beside a line is the digit in its Nth cell, where N is the first digit of the line.",
               "Un indice à côté d’une ligne est le chiffre de sa Ne case, où N est le premier chiffre de la "
               "ligne."},
      .iss = "NumberedRoom~place~digit",
      .parameters = {{"place", OutsideParameter{}}, {"digit", NumberParameter{0, kMaxSize}}},
      .fits = fit_numbered_room,
      .conditions = add_numbered_room,
      .draw = draw_numbered_room,
      .propose = propose_numbered_room};
}

}  // namespace quadrille::sudoku
