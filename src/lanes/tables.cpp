#include "lanes/tables.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace quadrille::lanes {

namespace {

constexpr int kNoHouse = -1;

/// Divides the houses with as many cells as there are digits into families without overlap, each into the
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

/// The crossing of two families, each given by the house of every cell. It has no segments if none has two
/// cells. Houses that it cuts are marked in `cut`.
Crossing cross(const std::vector<int>& first, const std::vector<int>& second, std::vector<bool>& cut) {
  std::map<std::pair<int, int>, std::vector<int>> cells_of;  // by the houses of a segment
  std::map<int, int> pieces_of;                              // by house: its number of segments
  bool is_useful = false;
  for (std::size_t cell = 0; cell < first.size(); ++cell) {
    auto& cells = cells_of[{first[cell], second[cell]}];
    if (cells.empty()) {
      ++pieces_of[first[cell]];
      ++pieces_of[second[cell]];
    }
    cells.push_back(static_cast<int>(cell));
    is_useful = is_useful || (cells.size() > 1 && first[cell] != kNoHouse && second[cell] != kNoHouse);
  }
  Crossing crossing;
  if (!is_useful) return crossing;
  std::map<int, std::vector<int>> segments_of;  // by house
  for (const auto& [houses, cells] : cells_of) {
    const auto index = static_cast<int>(crossing.segments.size());
    bool is_part = false;
    for (const int house : {houses.first, houses.second}) {
      if (house == kNoHouse || pieces_of[house] == 1) continue;
      segments_of[house].push_back(index);
      cut[static_cast<std::size_t>(house)] = true;
      is_part = true;
    }
    if (is_part) crossing.segments.add(cells);
  }
  for (const auto& [house, segments] : segments_of) crossing.houses.add(segments);
  return crossing;
}

/// The houses that no crossing cuts, either those with as many cells as there are digits or the others.
Crossing uncut(const Shape& shape, const std::vector<bool>& cut, bool full) {
  Crossing crossing{.segments = {}, .houses = {}, .full = full};
  for (std::size_t h = 0; h < shape.houses.size(); ++h) {
    const auto& cells = shape.houses[h];
    if (cut[h] || (cells.size() == static_cast<std::size_t>(shape.size)) != full) continue;
    crossing.houses.add(std::array{static_cast<int>(crossing.segments.size())});
    crossing.segments.add(cells);
  }
  return crossing;
}

std::vector<Crossing> crossings_of(const Shape& shape) {
  std::vector<Crossing> crossings;
  std::vector<bool> cut(shape.houses.size());
  const auto families = families_of(shape);
  for (std::size_t a = 0; a < families.size(); ++a)
    for (std::size_t b = a + 1; b < families.size(); ++b)
      crossings.push_back(cross(families[a], families[b], cut));
  for (const bool full : {true, false}) crossings.push_back(uncut(shape, cut, full));
  std::erase_if(crossings, [](const Crossing& crossing) { return crossing.segments.size() == 0; });
  return crossings;
}

}  // namespace

Tables tables_of(const Shape& shape) {
  const auto cell_count = static_cast<std::size_t>(shape.cells());
  Tables tables;
  tables.shape = shape;
  tables.crossings = crossings_of(shape);
  tables.field_words = (cell_count + 63) / 64;
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
