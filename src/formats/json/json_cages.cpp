#include "formats/json/json_cages.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "formats/cell_places.h"
#include "formats/json/json_cells.h"
#include "formats/json/object.h"

namespace quadrille::formats {

namespace {

constexpr std::array<std::string_view, 6> kCageCellNames{"cells",  "positions", "coordinates",
                                                         "coords", "squares",   "second"};
constexpr std::array<std::string_view, 6> kTotalNames{"sum",    "total",     "value",
                                                      "target", "targetsum", "first"};

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

}  // namespace

std::optional<std::vector<std::string>> cages_in(const JsonText& json, JsonValue cages, int size) {
  if (!json.is(cages, JsonKind::array)) return std::nullopt;
  std::vector<JsonCage> found;
  for (const JsonValue element : json.elements(cages)) {
    auto cage = cage_in(json, element);
    if (!cage) return std::nullopt;
    found.push_back(*std::move(cage));
  }
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
