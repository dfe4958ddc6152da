#include "formats/json/json_cells.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "formats/cell_places.h"
#include "formats/digit_symbols.h"
#include "formats/json/object.h"
#include "formats/short_lines.h"

namespace quadrille::formats {

namespace {

constexpr std::array<std::string_view, 7> kDigitNames{"value", "val", "v", "digit", "number", "num", "n"};
constexpr std::array<std::string_view, 4> kRowNames{"row", "r", "y", "i"};
constexpr std::array<std::string_view, 6> kColumnNames{"column", "col", "c", "x", "j", "columnindex"};
constexpr std::array<std::string_view, 3> kPlaceNames{"position", "pos", "cell"};
/// Whether the digit of a cell is the author's.
constexpr std::array<std::string_view, 10> kGivenNames{"fixed",     "given",    "isfixed", "isgiven",
                                                       "is_given",  "is_fixed", "locked",  "prefilled",
                                                       "isinitial", "readonly"};
constexpr std::array<std::string_view, 3> kPlayerNames{"editable", "iseditable", "is_editable"};

std::string in_small_letters(std::string text) {
  std::ranges::transform(text, text.begin(), small_letter);
  return text;
}

/// As other readers know it: `.` for an empty cell.
std::string usual_text(std::string_view text) {
  text = trimmed(text);
  return text.empty() || text == "-1" || text == "?" ? "." : std::string(text);
}

/// "1,1" as two numbers.
std::optional<std::pair<int, int>> pair_in(std::string_view text) {
  const auto comma = text.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const auto first = decimal(trimmed(text.substr(0, comma)));
  const auto second = decimal(trimmed(text.substr(comma + 1)));
  return first && second ? std::optional(std::pair{*first, *second}) : std::nullopt;
}

}  // namespace

std::optional<JsonValue> member_among(const JsonText& json, JsonValue object,
                                      std::span<const std::string_view> names) {
  if (!json.is(object, JsonKind::object)) return std::nullopt;
  for (const JsonValue name : json.names(object))
    if (std::ranges::find(names, in_small_letters(json.string(name))) != names.end()) return name + 1;
  return std::nullopt;
}

std::optional<std::pair<int, int>> place_in(const JsonText& json, JsonValue value) {
  if (json.is(value, JsonKind::string)) return pair_in(json.string(value));
  std::optional<JsonValue> row = member_among(json, value, kRowNames);
  std::optional<JsonValue> column = member_among(json, value, kColumnNames);
  if (json.is(value, JsonKind::array)) {
    const auto pair = json.elements(value);
    if (pair.size() != 2) return std::nullopt;
    row = pair[0];
    column = pair[1];
  }
  if (!row || !column) return std::nullopt;
  const auto at_row = decimal(word_of(json, *row)), at_column = decimal(word_of(json, *column));
  return at_row && at_column ? std::optional(std::pair{*at_row, *at_column}) : std::nullopt;
}

std::optional<JsonGrid> JsonCells::grid(JsonValue value) {
  switch (json_.kind(value)) {
    case JsonKind::string: return grid_of_text(value);
    case JsonKind::array: return grid_of_array(value);
    case JsonKind::object: return grid_of_places(named_places(value));
    default: return std::nullopt;
  }
}

std::optional<JsonGrid> JsonCells::grid_of_text(JsonValue string) {
  std::string text = json_.string(string);
  if (root_of(text.size()) == 0)
    std::erase_if(text, [](char c) { return is_space(c) || c == ',' || c == '|'; });
  std::vector<Cell> cells;
  for (const char c : text) cells.push_back({string, usual_text({&c, 1})});
  return grid_of(cells);
}

std::optional<JsonGrid> JsonCells::grid_of_array(JsonValue array) {
  const auto elements = json_.elements(array);
  if (elements.size() < kFewestRows) return std::nullopt;
  std::vector<Place> places;
  for (const JsonValue element : elements) {
    auto place = json_.is(element, JsonKind::object) ? place_of(element) : std::nullopt;
    if (!place) break;
    places.push_back(*std::move(place));
  }
  if (places.size() == elements.size()) return may_be_moves(places) ? std::nullopt : grid_of_places(places);
  std::vector<Cell> cells;
  for (const JsonValue element : elements) {
    const auto row = row_of(element);
    const bool is_cell = !row && root_of(elements.size()) > 0;
    if (row && row->size() == elements.size()) {
      cells.insert(cells.end(), row->begin(), row->end());
    } else if (auto cell = is_cell ? cell_of(element) : std::nullopt) {
      cells.push_back(*std::move(cell));
    } else {
      return std::nullopt;
    }
  }
  return grid_of(cells);
}

std::optional<std::vector<JsonCells::Cell>> JsonCells::row_of(JsonValue row) const {
  std::vector<Cell> cells;
  if (json_.is(row, JsonKind::string)) {
    const std::string text = json_.string(row);
    if (text.size() < kFewestRows) return std::nullopt;
    for (const char c : text) cells.push_back({row, usual_text({&c, 1})});
    return cells;
  }
  if (!json_.is(row, JsonKind::array)) return std::nullopt;
  for (const JsonValue element : json_.elements(row)) {
    auto cell = cell_of(element);
    if (!cell) return std::nullopt;
    cells.push_back(*std::move(cell));
  }
  return cells;
}

std::optional<JsonCells::Cell> JsonCells::cell_of(JsonValue value) const {
  switch (json_.kind(value)) {
    case JsonKind::null: return Cell{value, "."};
    case JsonKind::number:
    case JsonKind::string: return Cell{value, usual_text(word_of(json_, value))};
    case JsonKind::object: {
      const auto digit = member_among(json_, value, kDigitNames);
      const auto given = member_among(json_, value, kGivenNames),
                 editable = member_among(json_, value, kPlayerNames);
      if (!digit || json_.is(*digit, JsonKind::object)) return std::nullopt;
      auto cell = cell_of(*digit);
      if (cell)
        cell->is_placed = (given && json_.text(*given) == "false") || (editable && is_true(json_, *editable));
      return cell;
    }
    default: return std::nullopt;
  }
}

std::optional<JsonCells::Place> JsonCells::place_of(JsonValue object) const {
  const auto pair = member_among(json_, object, kPlaceNames);
  const auto place = place_in(json_, pair ? *pair : object);
  auto cell = place ? cell_of(object) : std::nullopt;
  return cell ? std::optional(Place{place->first, place->second, *std::move(cell)}) : std::nullopt;
}

std::vector<JsonCells::Place> JsonCells::named_places(JsonValue object) const {
  std::vector<Place> places;
  for (const JsonValue name : json_.names(object)) {
    const auto place = pair_in(json_.string(name));
    auto cell = place ? cell_of(name + 1) : std::nullopt;
    if (!cell) return {};
    places.push_back({place->first, place->second, *std::move(cell)});
  }
  return places;
}

bool JsonCells::may_be_moves(const std::vector<Place>& places) {
  std::set<std::pair<int, int>> in_rows, in_columns;  // the digits of each
  return std::ranges::any_of(places, [&](const Place& place) {
    const int digit = decimal(place.cell.text).value_or(0);
    const bool is_new =
        in_rows.emplace(place.row, digit).second && in_columns.emplace(place.column, digit).second;
    return digit > 0 && !is_new;
  });
}

std::optional<JsonGrid> JsonCells::grid_of_places(const std::vector<Place>& places) {
  if (places.size() < kFewestRows) return std::nullopt;
  int least = sudoku::kMaxSize, most = 0;
  for (const auto& [row, column, cell] : places) {
    least = std::min({least, row, column});
    most = std::max({most, row, column});
  }
  const auto counted = cell_places(least, most, size_);
  if (!counted) return std::nullopt;
  const auto [first, size] = *counted;
  std::vector<Cell> cells(squared(size), Cell{places.front().cell.value, "."});
  for (const auto& [row, column, cell] : places)
    cells[static_cast<std::size_t>((row - first) * size + column - first)] = cell;
  return grid_of(cells);
}

std::optional<JsonGrid> JsonCells::grid_of(const std::vector<Cell>& cells) {
  const int size = root_of(cells.size());
  if (size < static_cast<int>(kFewestRows)) return std::nullopt;
  const DigitSymbols symbols(size);
  JsonGrid grid{.size = size, .givens = {}, .placed = {}};
  bool has_placed = false;
  for (const Cell& cell : cells) {
    const int digit = symbols.find(cell.text);
    if (digit == DigitSymbols::kNone) return std::nullopt;
    if (digit > 0) ++grid.digits;
    has_placed = has_placed || (digit > 0 && cell.is_placed);
  }
  JsonValue of_place = cells.front().value;
  Token place = json_.token(of_place);
  for (const Cell& cell : cells) {
    if (cell.value != of_place) place = json_.token(of_place = cell.value);
    const Token token{texts_.emplace_front(cell.text), place.line, place.column};
    grid.givens.push_back(cell.is_placed ? Token{".", place.line, place.column} : token);
    if (has_placed) grid.placed.push_back(token);
  }
  return grid;
}

}  // namespace quadrille::formats
