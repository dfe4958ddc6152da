// The first digit of a line says in which cell of the line the digit stands that is written beside it.
#include <string>

#include <fmt/format.h>

#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

Parsed<void> fit_numbered_room(const Use& use) {
  const int size = use.puzzle().size(), digit = use.integer("digit");
  if (digit <= size) return {};
  return bad_input(fmt::format("found the digit {}, expected one from 1 to {}", digit, size));
}

void add_numbered_room(const Use& use, ConditionAdder& add) {
  const Outside place = use.outside("place");
  const int digit = use.integer("digit");
  const std::vector<int> line = line_from(place, use.puzzle().size());
  add.part(fmt::format("numbered room {} at {}", digit, outside_name(place)),
           {Index{line.front(), line, digit}});
}

void draw_numbered_room(const Use& use, Picture& picture) {
  picture.clue(use.outside("place"), std::to_string(use.integer("digit")));
}

}  // namespace

Rule numbered_room_rule() {
  return {.name = "numbered_room",
          .summary = "A digit beside a line stands in the line's Nth cell, where N is its first digit.",
          .parameters = {{"place", OutsideParameter{}}, {"digit", NumberParameter{1, kMaxSize}}},
          .fits = fit_numbered_room,
          .conditions = add_numbered_room,
          .draw = draw_numbered_room};
}

}  // namespace quadrille::sudoku
