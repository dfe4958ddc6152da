#include "formats/json/json_cages.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "formats/cell_places.h"
#include "formats/draft.h"
#include "formats/json/json_cells.h"
#include "formats/json/object.h"

namespace quadrille::formats {

namespace {

constexpr std::array<std::string_view, 9> kCageCellNames{
    "cells", "positions", "coordinates", "coords", "squares", "second", "tiles", "boxes", "cell_indices"};
constexpr std::array<std::string_view, 9> kTotalNames{
    "sum", "total", "value", "target", "targetsum", "first", "totalsum", "sumoftiles", "sum_of_cells"};

using CagePlace = std::pair<int, int>;

struct JsonCage {
  std::vector<CagePlace> cells;
  int total = 0;  // 0: none
};

/// The place of a cell; that of a number is in row kUnresolvedRow, until all are known.
constexpr int kUnresolvedRow = -1;
std::optional<CagePlace> cage_place(const JsonText& json, JsonValue value) {
  if (json.is(value, JsonKind::number)) {
    const auto number = decimal(json.text(value));
    return number ? std::optional(CagePlace{kUnresolvedRow, *number}) : std::nullopt;
  }
  constexpr std::array<std::string_view, 1> kFirst{"first"}, kSecond{"second"};
  const auto first = member_among(json, value, kFirst), second = member_among(json, value, kSecond);
  if (!first || !second) return place_in(json, value);
  const auto row = decimal(json.text(*first)), column = decimal(json.text(*second));
  return row && column ? std::optional(CagePlace{*row, *column}) : std::nullopt;
}

std::optional<JsonCage> cage_in(const JsonText& json, JsonValue value) {
  const auto cells = member_among(json, value, kCageCellNames);
  if (!cells || !json.is(*cells, JsonKind::array) || json.elements(*cells).empty()) return std::nullopt;
  JsonCage cage;
  for (const JsonValue cell : json.elements(*cells)) {
    const auto place = cage_place(json, cell);
    if (!place) return std::nullopt;
    cage.cells.push_back(*place);
  }
  const auto total = member_among(json, value, kTotalNames);
  if (total && !says_nothing(json, *total)) {
    const auto number = decimal(word_of(json, *total));
    if (!number) return std::nullopt;
    cage.total = *number;
  }
  return cage;
}

/// How the cells are counted_places, if all are numbers, or none is.
std::optional<CellPlaces> counted_places(const std::vector<JsonCage>& cages, int size) {
  int least = size * size, greatest = 0;
  std::size_t cells = 0, numbers = 0;
  for (const JsonCage& cage : cages)
    for (const auto& [row, column] : cage.cells) {
      ++cells;
      if (row == kUnresolvedRow) ++numbers;
      least = std::min(least, row == kUnresolvedRow ? column : std::min(row, column));
      greatest = std::max({greatest, row, column});
    }
  if (numbers == 0) return cell_places(least, greatest, size);
  return numbers == cells ? cell_places(least, greatest, size * size) : std::nullopt;
}

/// The cages of an array; none if some element is anything else.
std::vector<JsonCage> list_of(const JsonText& json, JsonValue cages) {
  std::vector<JsonCage> found;
  if (!json.is(cages, JsonKind::array)) return found;
  for (const JsonValue element : json.elements(cages)) {
    auto cage = cage_in(json, element);
    if (!cage) return {};
    found.push_back(*std::move(cage));
  }
  return found;
}

}  // namespace

bool is_cage(const JsonText& json, JsonValue value) {
  const auto cage = cage_in(json, value);
  return cage && cage->total > 0;
}

int size_of_cages(const JsonText& json, JsonValue cages) {
  const auto found = list_of(json, cages);
  std::set<CagePlace> cells;
  std::size_t count = 0;
  for (const JsonCage& cage : found) {
    count += cage.cells.size();
    cells.insert(cage.cells.begin(), cage.cells.end());
  }
  const int size = cells.size() == count ? root_of(count) : 0;
  const auto places = size > 0 ? counted_places(found, size) : std::nullopt;
  return places && places->size == (cells.begin()->first == kUnresolvedRow ? size * size : size) ? size : 0;
}

std::optional<std::vector<std::string>> cages_in(const JsonText& json, JsonValue cages, int size) {
  const auto found = list_of(json, cages);
  if (found.empty()) return std::nullopt;
  const auto places = counted_places(found, size);
  if (!places) return std::nullopt;
  std::vector<std::string> arguments;
  for (const JsonCage& cage : found) {
    std::string& argument = arguments.emplace_back();
    for (const auto& [row, column] : cage.cells) {
      const int number = column - places->first;
      const CagePlace place = row == kUnresolvedRow ? CagePlace{number / size, number % size}
                                                    : CagePlace{row - places->first, number};
      argument += fmt::format("r{}c{} ", place.first + 1, place.second + 1);
    }
    if (cage.total > 0) argument += fmt::format("total={}", cage.total);
  }
  return arguments;
}

}  // namespace quadrille::formats
