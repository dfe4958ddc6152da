// The digits on a diagonal come to the total that stands beside the grid. They need not differ.
#include <string>

#include "base/sentence.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Number, Text> kLittleKillerLabel{"little killer {} at {}"};
constexpr Sentence<Text, Text> kDiagonalMissesGrid{"the diagonal from {} {} does not enter the grid"};

int down_of(const Use& use) { return use.choice("direction").starts_with("down") ? 1 : -1; }

int right_of(const Use& use) { return use.choice("direction").ends_with("right") ? 1 : -1; }

std::vector<int> diagonal_of(const Use& use) {
  return cells_from(use.outside("place"), down_of(use), right_of(use), use.puzzle().layout());
}

Parsed<void> fit_little_killer(const Use& use) {
  if (!diagonal_of(use).empty()) return {};
  return bad_input(kDiagonalMissesGrid(outside_name(use.outside("place")), use.choice("direction")));
}

void add_little_killer(const Use& use, ConditionAdder& add) {
  const int total = use.integer("total");
  add.part(kLittleKillerLabel(total, outside_name(use.outside("place"))), {Sum::of(diagonal_of(use), total)});
}

void draw_little_killer(const Use& use, Picture& picture) {
  picture.diagonal_clue(use.outside("place"), down_of(use), right_of(use),
                        std::to_string(use.integer("total")));
}

}  // namespace

Rule little_killer_rule() {
  return {.name = "little_killer",
          .summary{"The digits on a diagonal, which may come again, come to a total beside the grid."},
          .parameters = {{"place", OutsideParameter{.corners = true}},
                         {"direction", ChoiceParameter{{"down_right", "down_left", "up_right", "up_left"}}},
                         {"total", total_of_digits()}},
          .fits = fit_little_killer,
          .conditions = add_little_killer,
          .draw = draw_little_killer};
}

}  // namespace quadrille::sudoku
