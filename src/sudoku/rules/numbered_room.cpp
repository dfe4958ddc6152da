// The first digit of a line says in which cell of the line the digit stands that is written beside it.
#include <string>

#include <fmt/format.h>

#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

void add_numbered_room(const Use& use, ConditionAdder& add) {
  const Outside place = use.outside("place");
  const int digit = use.digit_list("digit").front();
  const std::vector<int> line = line_from(place, use.puzzle().size());
  add.part(fmt::format("numbered room {} at {}", digit, outside_name(place)),
           {Index{line.front(), line, digit}});
}

void draw_numbered_room(const Use& use, Picture& picture) {
  picture.clue(use.outside("place"), std::to_string(use.digit_list("digit").front()));
}

}  // namespace

Rule numbered_room_rule() {
  return {.name = "numbered_room",
          .summary = "A digit beside a line stands in the line's Nth cell, where N is its first digit.",
          .parameters = {{"place", OutsideParameter{}}, {"digit", DigitListParameter{1}}},
          .conditions = add_numbered_room,
          .draw = draw_numbered_room};
}

}  // namespace quadrille::sudoku
