// Two cells with the same digit are not that number of steps apart, where a step leads to a neighbouring
// cell: no two 3s are three steps apart.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text, Number> kGridTooLarge{
    "found a {} grid, expected one of at most {} cells: it speaks of nearly all pairs of cells",
    "on trouve une grille {}, on en attend une d’au plus {} cases : la règle parle de presque toutes les "
    "paires de cases"};
constexpr int kMostCellsOfGrid = 36 * 36;

Parsed<void> fit_anti_taxicab(const Use& use) {
  const Layout& layout = use.puzzle().layout();
  if (layout.grid_cell_count() <= kMostCellsOfGrid) return {};
  return bad_input(kGridTooLarge(grid_name(layout), kMostCellsOfGrid));
}

void add_anti_taxicab(const Use& use, ConditionAdder& add) {
  const Layout& layout = use.puzzle().layout();
  for (int steps = 1; steps <= layout.last_value(); ++steps) {
    const auto pairs = DigitPairs::where(layout, [=](int a, int b) { return a != steps || b != steps; });
    for (const Step way : taxicab_ways(steps)) {
      // In a line the digits differ anyway.
      if (layout.lines && (way.down == 0 || way.right == 0)) continue;
      add.apart(way, pairs);
    }
  }
}

}  // namespace

Rule anti_taxicab_rule() {
  return {.name = "anti_taxicab",
          .summary{"Two cells with the digit d are never exactly d steps apart, along rows and columns.",
                   "Deux cases qui contiennent le chiffre d ne sont jamais à exactement d pas, par lignes et "
                   "colonnes."},
          .iss = "AntiTaxicab",
          .fits = fit_anti_taxicab,
          .conditions = add_anti_taxicab};
}

}  // namespace quadrille::sudoku
