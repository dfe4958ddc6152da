// Each row, column and region of n cells holds 0 and all but one of the digits 1 to n. No two rows lack the
// same digit, nor two columns, nor two regions. The row, the column and the region of a 0 lack three
// different digits.
#include <algorithm>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<> kZeroLabel{"a 0 in each row, column and region",
                                "un 0 dans chaque ligne, colonne et région"};
constexpr Sentence<Number> kLackedLabel{"{} lacking once", "{} qui manque une fois"};
constexpr Sentence<Text> kAtZeroLabel{"what is lacking at {}", "ce qui manque en {}"};
constexpr int kMostDoppelgangers = 36;
constexpr Sentence<Text, Number, Number, Number> kNoDoppelganger{
    "found a {} grid with the digits {} to {}, expected a square of at most {} rows with the digits from "
    "0 to their number, rows and columns that hold different digits, and regions, if any, as large as these",
    "on trouve une grille {} avec les chiffres {} à {}, on attend un carré d’au plus {} lignes avec les "
    "chiffres de 0 à leur nombre, des lignes et des colonnes aux chiffres différents, et, s’il y a des "
    "régions, de même taille"};

Parsed<void> fit_doppelganger(const Use& use) {
  const Layout& layout = use.puzzle().layout();
  const auto regions = use.puzzle().region_cells();
  const bool fits =
      layout.rows == layout.columns && layout.rows <= kMostDoppelgangers && layout.lines &&
      layout.first_value == 0 && layout.digits == layout.rows + 1 &&
      (regions.empty() || std::ssize(regions) == layout.rows) &&
      std::ranges::all_of(regions, [&](const auto& region) { return std::ssize(region) == layout.rows; });
  if (fits) return {};
  return bad_input(
      kNoDoppelganger(grid_name(layout), layout.first_value, layout.last_value(), kMostDoppelgangers));
}

std::vector<int> united(const std::vector<int>& a, const std::vector<int>& b) {
  std::vector<int> both;
  std::ranges::set_union(a, b, std::back_inserter(both));
  return both;
}

/// No two of the houses lack the same digit.
std::vector<ConditionKind> lack_different(const Layout& layout, const std::vector<std::vector<int>>& houses) {
  std::vector<ConditionKind> counts;
  for (std::size_t i = 0; i < houses.size(); ++i)
    for (std::size_t j = i + 1; j < houses.size(); ++j)
      for (int value = 1; value <= layout.last_value(); ++value)
        counts.emplace_back(DigitCount{united(houses[i], houses[j]), digit_bit(layout.digit_of(value)),
                                       HowMany::at_least(1)});
  return counts;
}

void add_doppelganger(const Use& use, ConditionAdder& add) {
  const Layout& layout = use.puzzle().layout();
  const auto regions = use.puzzle().region_cells();
  const Digits zero = digit_bit(layout.digit_of(0));
  std::vector<ConditionKind> zeros;
  std::vector<int> grid;
  for (int i = 0; i < layout.rows; ++i) {
    const auto row = layout.row_cells(i);
    grid.insert(grid.end(), row.begin(), row.end());
    zeros.emplace_back(DigitCount{row, zero, HowMany::exactly(1)});
    zeros.emplace_back(DigitCount{layout.column_cells(i), zero, HowMany::exactly(1)});
  }
  for (const auto& region : regions) zeros.emplace_back(DigitCount{region, zero, HowMany::exactly(1)});
  add.part(kZeroLabel(), std::move(zeros));
  // A row holds a digit at most once, so if all other rows hold it, exactly one row lacks it. The same count
  // applies to the columns and to the regions.
  for (int value = 1; value <= layout.last_value(); ++value)
    add.part(kLackedLabel(value),
             {DigitCount{grid, digit_bit(layout.digit_of(value)), HowMany::exactly(layout.rows - 1)}});
  for (const int cell : grid) {
    std::vector<std::vector<int>> houses{layout.row_cells(layout.row_of(cell)),
                                         layout.column_cells(layout.column_of(cell))};
    if (!regions.empty()) houses.push_back(regions[at(use.puzzle().regions()[at(cell)])]);
    add.part(kAtZeroLabel(cell_name(cell, layout)),
             {any_of({{OneOf{cell, layout.all_digits() & ~zero}}, lack_different(layout, houses)})});
  }
}

}  // namespace

Rule doppelganger_rule() {
  return {.name = "doppelganger",
          .summary{"Digits 0-n, n cells a house: no two rows, columns or regions lack the same digit, nor do "
                   "the houses of a 0.",
                   "Chiffres 0 à n, n cases par zone : ni deux lignes, colonnes ou régions, ni les zones "
                   "d’un 0 ne manquent du même chiffre."},
          .iss = "Doppelganger",
          .needs_one_board = true,
          .fits = fit_doppelganger,
          .conditions = add_doppelganger};
}

}  // namespace quadrille::sudoku
