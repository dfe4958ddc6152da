// All rows, columns and regions of the largest size hold the same set of digits. This is a constraint if
// there are more digits than a region has cells.
#include <algorithm>
#include <iterator>
#include <string>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text, Text> kSameValuesLabel{"the same digits in {} and {}",
                                                "les mêmes chiffres dans {} et {}"};
constexpr Sentence<Text> kRegion{"region {}", "région {}"};

/// The rows, columns and regions with the largest number of cells.
std::vector<LineHouse> largest_houses(const Puzzle& puzzle) {
  std::vector<LineHouse> houses = line_houses(puzzle.layout());
  const auto regions = puzzle.region_cells();
  for (std::size_t i = 0; i < regions.size(); ++i)
    houses.push_back({.is_row = false, .label = kRegion(puzzle.region_labels()[i]), .cells = regions[i]});
  std::size_t most = 0;
  for (const LineHouse& house : houses) most = std::max(most, house.cells.size());
  std::erase_if(houses, [=](const LineHouse& house) { return house.cells.size() < most; });
  return houses;
}

void add_region_same_values(const Use& use, ConditionAdder& add) {
  const auto houses = largest_houses(use.puzzle());
  for (std::size_t i = 1; i < houses.size(); ++i) {
    SameDigits same;  // without the cells that the two have in common
    std::ranges::set_difference(houses[0].cells, houses[i].cells, std::back_inserter(same.first));
    std::ranges::set_difference(houses[i].cells, houses[0].cells, std::back_inserter(same.second));
    if (!same.first.empty()) add.part(kSameValuesLabel(houses[0].label, houses[i].label), {std::move(same)});
  }
}

}  // namespace

Rule region_same_values_rule() {
  return {
      .name = "region_same_values",
      .summary{
          "All rows, columns and regions of the largest size hold the same digits.",
          "Toutes les lignes, colonnes et régions de la plus grande taille contiennent les mêmes chiffres."},
      .iss = "RegionSameValues",
      .conditions = add_region_same_values};
}

}  // namespace quadrille::sudoku
