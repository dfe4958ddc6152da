// The digits on a diagonal have the total that is written beside the grid. They may be equal.
#include <cstddef>
#include <numeric>
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

constexpr Sentence<Number, Text> kLittleKillerLabel{"little killer {} at {}", "petit killer {} en {}"};
constexpr Sentence<Text, Text> kDiagonalMissesGrid{
    "the diagonal from {} {} does not enter the grid",
    "la diagonale qui part de {} vers {} n’entre pas dans la grille"};

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

/// As many clues as a row has cells, each for at least three cells.
Sketch::Clue propose_little_killer(Sketch& sketch) {
  constexpr std::size_t kLeastCells = 3;
  const Layout& layout = sketch.layout();
  if (sketch.uses() >= layout.columns) return std::nullopt;
  for (const Outside place : sketch.free_places(Sketch::Sides::with_corners)) {
    std::vector<std::vector<Value>> clues;
    for (const std::string down : {"down", "up"}) {
      for (const std::string right : {"right", "left"}) {
        const auto cells = cells_from(place, down == "down" ? 1 : -1, right == "right" ? 1 : -1, layout);
        if (cells.size() < kLeastCells) continue;
        const auto values = sketch.values_of(cells);
        std::string way = down;
        way.append("_").append(right);
        clues.push_back({place, std::move(way), std::accumulate(values.begin(), values.end(), 0)});
      }
    }
    if (!clues.empty()) return std::move(clues[sketch.random().below(clues.size())]);
  }
  return std::nullopt;
}

}  // namespace

Rule little_killer_rule() {
  return {
      .name = "little_killer",
      .summary{
          "The digits on a diagonal, which may repeat, add up to the total beside the grid.",
          "Les chiffres d’une diagonale, qui peuvent se répéter, font le total écrit à côté de la grille."},
      .parameters = {{"place", OutsideParameter{.corners = true}},
                     {"direction", ChoiceParameter{"down_right down_left up_right up_left"}},
                     {"total", total_of_digits()}},
      .fits = fit_little_killer,
      .conditions = add_little_killer,
      .draw = draw_little_killer,
      .propose = propose_little_killer};
}

}  // namespace quadrille::sudoku
