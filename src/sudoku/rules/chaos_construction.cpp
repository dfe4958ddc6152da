// Unknown regions: each is connected by sides, and holds different digits. For each cell of the grid an extra
// cell CC1, CC2, .. holds the number of its region, counted in the order of their first cells.
#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/unknown_regions.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<> kChaosLabel{"numbers of regions", "numéros des régions"};
constexpr Sentence<Number> kChaosRegionLabel{"region {}", "région {}"};
constexpr Sentence<> kChaosDigitsLabel{"digits of regions", "chiffres des régions"};
constexpr Sentence<Number> kNeedsRegionCells{
    "found no extra cells CC1 to CC{0}, expected one for each cell of the grid, for the number of its "
    "region",
    "il n’y a pas de cases supplémentaires CC1 à CC{0}, on en attend une par case de la grille, pour le "
    "numéro de sa région"};
constexpr Sentence<Number, Number, Number> kChaosDoesNotFit{
    "found {} cells and regions of {}, expected a size that parts them into {} regions at most, and no more "
    "cells "
    "than digits",
    "on trouve {} cases et des régions de {}, on attend une taille qui les répartit en au plus {} régions, "
    "et pas plus de cases que de chiffres"};

int chaos_size(const Use& use) {
  const Layout& layout = use.puzzle().layout();
  return use.number("size").value_or(std::max(layout.rows, layout.columns));
}

Parsed<void> fit_chaos_construction(const Use& use) {
  const Layout& layout = use.puzzle().layout();
  const int cells = layout.grid_cell_count(), size = chaos_size(use);
  if (std::ssize(region_numbers(layout)) != cells) return bad_input(kNeedsRegionCells(cells));
  if (cells % size == 0 && cells / size <= layout.digits && size <= layout.digits) return {};
  return bad_input(kChaosDoesNotFit(cells, size, layout.digits));
}

/// A region number is at most one more than all numbers before it.
std::shared_ptr<const DigitAutomaton> numbers_in_order(int digits, int regions) {
  const auto step = [regions](int most, int number) -> std::optional<int> {
    if (number > most + 1 || number > regions) return std::nullopt;
    return std::max(most, number);
  };
  return DigitAutomaton::from(Layout(digits), 0, step, [regions](int most) { return most == regions; });
}

void add_chaos_construction(const Use& use, ConditionAdder& add) {
  const Layout& layout = use.puzzle().layout();
  const std::vector<int> cells = region_numbers(layout);
  const int size = chaos_size(use), regions = layout.grid_cell_count() / size;
  add.part(kChaosLabel(), {DigitWord{cells, numbers_in_order(layout.digits, regions)}});
  for (int region = 1; region <= regions; ++region) {
    Connected connected = Connected::in_grid(layout, digit_bit(region));
    connected.members = cells;
    add.part(kChaosRegionLabel(region),
             {DigitCount{cells, digit_bit(region), HowMany::exactly(size)}, connected});
  }
  DistinctPairs different;
  for (int cell = 0; cell < layout.grid_cell_count(); ++cell)
    different.pairs.emplace_back(cells[at(cell)], cell);
  add.part(kChaosDigitsLabel(), {std::move(different)});
}

}  // namespace

Rule chaos_construction_rule() {
  return {.name = "chaos_construction",
          .summary{"The regions are unknown: connected areas of a given size, which hold different digits.",
                   "Les régions sont inconnues : d’un seul tenant, d’une taille donnée, avec des chiffres "
                   "différents."},
          .parameters = {{"size", NumberParameter{1, kMaxSize, kNoNumber}}},
          .needs_one_board = true,
          .fits = fit_chaos_construction,
          .conditions = add_chaos_construction};
}

}  // namespace quadrille::sudoku
