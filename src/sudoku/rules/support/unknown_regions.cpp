#include "sudoku/rules/support/unknown_regions.h"
#include "sudoku/conditions/condition_adder.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <utility>

#include "base/sentence.h"

namespace quadrille::sudoku {

namespace {

constexpr std::string_view kRegionGroup = "CC";
constexpr Sentence<Text> kLeastCount{"least count at {}", "compte minimal en {}"};

/// The indices of the conditions which say that each region number forms one connected region of at least two
/// cells; empty if there are none.
std::vector<std::size_t> connected_regions(const Conditions& conditions) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < conditions.list.size(); ++i) {
    const auto& [kind, origin] = conditions.list[i];
    if (origin->rule != "chaos_construction" || std::holds_alternative<DistinctPairs>(kind)) continue;
    const auto* const count = std::get_if<DigitCount>(&kind);
    if (count != nullptr && count->how_many.least < 2) return {};
    found.push_back(i);
  }
  return found;
}

/// Whether the region numbers of all neighbours of the first cell are among `counted`.
bool has_all_beside(std::span<const int> counted, const Layout& layout) {
  const std::vector<int> numbers = region_numbers(layout);
  const auto first = std::ranges::find(numbers, counted.front());
  if (first == numbers.end()) return false;  // the variable is not a region number
  const auto cell = static_cast<int>(first - numbers.begin());
  for (int other = 0; other < layout.grid_cell_count(); ++other) {
    const int steps = std::abs(layout.row_of(other) - layout.row_of(cell)) +
                      std::abs(layout.column_of(other) - layout.column_of(cell));
    if (steps == 1 && std::ranges::find(counted, numbers[at(other)]) == counted.end()) return false;
  }
  return true;
}

}  // namespace

std::vector<int> region_numbers(const Layout& layout) {
  const auto groups = layout.extra_cells();
  const auto found = std::ranges::find(groups, kRegionGroup, &ExtraCells::name);
  return found == groups.end() ? std::vector<int>() : layout.cells_of_group(at(int(found - groups.begin())));
}

void add_least_count(const RegionCount& count, ConditionAdder& add) {
  const Layout& layout = add.layout();
  Derivation follows_from{connected_regions(add.conditions()), {}};
  if (follows_from.added.empty() || !has_all_beside(count.counted, layout)) return;
  Digits digits = 0;
  for (int digit = 1; digit <= layout.digits; ++digit)
    if (layout.value_of(digit) >= 2 - count.left_out) digits |= digit_bit(digit);
  follows_from.added.push_back(add.last());
  add.implied(kLeastCount(cell_name(count.cell, layout)), {OneOf{count.cell, digits}},
              std::move(follows_from));
}

}  // namespace quadrille::sudoku
