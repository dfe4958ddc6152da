#include "sudoku/posting/sized_areas.h"

#include <algorithm>
#include <variant>

#include "cp/constraints/graphs.h"
#include "sudoku/conditions/connected_graph.h"
#include "sudoku/conditions/digit_count.h"

namespace quadrille::sudoku {

std::vector<SizedArea> sized_areas(const Conditions& conditions) {
  std::vector<SizedArea> areas;
  const auto stated = conditions.stated();
  for (std::size_t i = 0; i < stated.size(); ++i) {
    const auto* const connected = std::get_if<Connected>(&stated[i].kind);
    if (connected == nullptr) continue;
    const auto counts_it = [&](const Condition& condition) {
      const auto* const count = std::get_if<DigitCount>(&condition.kind);
      return count != nullptr && count->members == connected->members && count->digits == connected->digits &&
             !count->how_many.cell && count->how_many.least == count->how_many.most;
    };
    const auto found = std::ranges::find_if(stated, counts_it);
    if (found == stated.end()) continue;
    areas.push_back({*connected,
                     std::get<DigitCount>(found->kind).how_many.least,
                     {i, static_cast<std::size_t>(found - stated.begin())}});
  }
  return areas;
}

std::unique_ptr<cp::Constraint> area_of_size(const SizedArea& area, std::span<const cp::IntVar> cells) {
  auto [nodes, set, edges] = area.connected.graph(cells);
  return cp::connected_values(std::move(nodes), std::move(set), std::move(edges),
                              static_cast<std::size_t>(area.size));
}

}  // namespace quadrille::sudoku
