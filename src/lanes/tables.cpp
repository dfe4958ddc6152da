#include "lanes/tables.h"

#include <algorithm>
#include <map>
#include <utility>

namespace quadrille::lanes {

namespace {

constexpr int kNoHouse = -1;

/// Puts the houses that have as many cells as there are digits into families without overlap, each into the
/// first family in which it fits. For each family, gives the house of each cell, or kNoHouse.
std::vector<std::vector<int>> families_of(const Shape& shape) {
  std::vector<std::vector<int>> families;
  for (std::size_t h = 0; h < shape.houses.size(); ++h) {
    const auto& cells = shape.houses[h];
    if (cells.size() != static_cast<std::size_t>(shape.size)) continue;
    auto family = std::ranges::find_if(families, [&](const std::vector<int>& house_of) {
      return std::ranges::all_of(
          cells, [&](int cell) { return house_of[static_cast<std::size_t>(cell)] == kNoHouse; });
    });
    if (family == families.end())
      family = families.insert(family, std::vector<int>(static_cast<std::size_t>(shape.cells()), kNoHouse));
    for (const int cell : cells) (*family)[static_cast<std::size_t>(cell)] = static_cast<int>(h);
  }
  return families;
}

/// The crossing of two families, each given by the house of every cell.
Crossing cross(const std::vector<int>& first, const std::vector<int>& second) {
  std::map<std::pair<int, int>, std::vector<int>> segments;
  for (std::size_t cell = 0; cell < first.size(); ++cell)
    segments[{first[cell], second[cell]}].push_back(static_cast<int>(cell));
  Crossing crossing{};
  std::map<int, std::vector<int>> by_first;
  std::map<int, std::vector<int>> by_second;
  for (auto& [houses, cells] : segments) {
    const auto index = static_cast<int>(crossing.cells.size());
    if (houses.first != kNoHouse) by_first[houses.first].push_back(index);
    if (houses.second != kNoHouse) by_second[houses.second].push_back(index);
    crossing.cells.push_back(std::move(cells));
  }
  for (auto& [house, list] : by_first) crossing.first.push_back(std::move(list));
  for (auto& [house, list] : by_second) crossing.second.push_back(std::move(list));
  return crossing;
}

/// Turns "which cells are in each list" into "in which lists is each cell".
CellLists turned(const std::vector<const std::vector<int>*>& lists, std::size_t cells) {
  std::vector<std::vector<std::uint32_t>> of(cells);
  for (std::size_t i = 0; i < lists.size(); ++i)
    for (const int cell : *lists[i])
      of[static_cast<std::size_t>(cell)].push_back(static_cast<std::uint32_t>(i));
  CellLists turned{{0}, {}};
  for (const auto& items : of) {
    turned.items.insert(turned.items.end(), items.begin(), items.end());
    turned.begin.push_back(static_cast<std::uint32_t>(turned.items.size()));
  }
  return turned;
}

}  // namespace

Tables tables_of(const Shape& shape) {
  const auto cell_count = static_cast<std::size_t>(shape.cells());
  Tables tables;
  tables.shape = shape;
  tables.field_words = (cell_count + 63) / 64;
  for (const auto& cells : shape.houses)
    tables.full.push_back(cells.size() == static_cast<std::size_t>(shape.size));
  const auto families = families_of(shape);
  for (std::size_t a = 0; a < families.size(); ++a) {
    for (std::size_t b = a + 1; b < families.size(); ++b) {
      Crossing crossing = cross(families[a], families[b]);
      const auto is_shared = [](const std::vector<int>& cells) { return cells.size() > 1; };
      if (std::ranges::none_of(crossing.cells, is_shared)) continue;
      crossing.first_segment = tables.segments;
      tables.segments += static_cast<int>(crossing.cells.size());
      tables.crossings.push_back(std::move(crossing));
    }
  }
  std::vector<const std::vector<int>*> houses;
  std::vector<const std::vector<int>*> segments;
  for (const auto& cells : shape.houses) houses.push_back(&cells);
  for (const Crossing& crossing : tables.crossings)
    for (const auto& cells : crossing.cells) segments.push_back(&cells);
  tables.houses_of = turned(houses, cell_count);
  tables.segments_of = turned(segments, cell_count);
  tables.peers.assign(cell_count * tables.field_words, 0);
  for (const auto& cells : shape.houses)
    for (const int a : cells)
      for (const int b : cells)
        if (a != b)
          tables.peers[static_cast<std::size_t>(a) * tables.field_words + static_cast<std::size_t>(b) / 64] |=
              bit(b % 64);
  return tables;
}

}  // namespace quadrille::lanes
