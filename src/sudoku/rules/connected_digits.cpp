// The cells that hold one of some digits form one area, connected by sides, optionally of a given number of
// cells. They may be extra cells that lie over the grid, one for each of its cells.
#include <numeric>
#include <string>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kConnectedDigitsLabel{"connected digits {}", "chiffres reliés {}"};
constexpr Sentence<Number, Number, Number> kNoSuchLayer{
    "found the layer {}, expected at most {}, the number of groups of extra cells that have {} cells like "
    "the grid",
    "on lit la couche {}, on attend au plus {} : autant de groupes de cases supplémentaires ont {} cases, "
    "comme la grille"};

constexpr int kMostLayers = 3;

Parsed<void> fit_connected_digits(const Use& use) {
  const Layout& layout = use.puzzle().layout();
  const std::size_t layers = layout.layers().size();
  const int layer = use.integer("layer");
  if (at(layer) <= layers) return {};
  return bad_input(kNoSuchLayer(layer, layers, layout.grid_cell_count()));
}

void add_connected_digits(const Use& use, ConditionAdder& add) {
  const Layout& layout = use.puzzle().layout();
  const Digits digits = use.digits("digits");
  const auto number = use.number("count");
  const int layer = use.integer("layer");
  const int first = layer == 0 ? 0 : layout.cells_of_group(layout.layers()[at(layer - 1)]).front();
  Connected connected = Connected::in_grid(layout, digits, first);
  DigitCount count{connected.members, digits, number ? HowMany::exactly(*number) : HowMany::at_least(1)};
  add.part(kConnectedDigitsLabel(text_of(digits, layout)), {std::move(connected), std::move(count)});
}

}  // namespace

Rule connected_digits_rule() {
  return {
      .name = "connected_digits",
      .summary{
          "The cells with any of the given digits form one area, connected by sides. A layer means the extra "
          "cells of a group that is as large as the grid.",
          "Les cases qui contiennent l’un des chiffres donnés forment une zone d’un seul tenant, reliée par "
          "des côtés. Une couche désigne les cases supplémentaires d’un groupe aussi grand que la grille."},
      .parameters = {{"digits", DigitsParameter{}},
                     {"count", NumberParameter{1, kMostCells, kNoNumber}},
                     {"layer", NumberParameter{0, kMostLayers, 0}}},
      .needs_one_board = true,
      .fits = fit_connected_digits,
      .conditions = add_connected_digits};
}

}  // namespace quadrille::sudoku
