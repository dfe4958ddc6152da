// Grids in the JSON of other programs, in the shapes in which programs store them.
#pragma once

#include <forward_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/draft.h"
#include "formats/json_text.h"

namespace quadrille::formats {

struct JsonGrid {
  int size = 0;
  int digits = 0;             // how many cells have one
  std::vector<Token> givens;  // one per cell; `.` or 0: empty
  std::vector<Token> placed;  // the same with the digits of a player; empty: none
};

/// A row and a column: [0,2], {"row":0,"col":2}, {"x":2,"y":0} or "0,2".
[[nodiscard]] std::optional<std::pair<int, int>> place_in(const JsonText& json, JsonValue value);

/// The first member of an object with one of these names, in any case of letters.
[[nodiscard]] std::optional<JsonValue> member_among(const JsonText& json, JsonValue object,
                                                    std::span<const std::string_view> names);

/// Recognises a value as a grid of at least 4x4 cells: "53..7....6..", ["53..7....", ..], [[5,3,0,..], ..],
/// [[{"value":5}, ..], ..], [5,3,0,..], [{"row":0,"col":0,"value":5}, ..] or {"1,1":5, ..}.
class JsonCells {
 public:
  /// size: of grids whose cells are listed; 0: from the places. Texts are kept in `texts`.
  JsonCells(JsonText& json, int size, std::forward_list<std::string>& texts)
      : json_(json), size_(size), texts_(texts) {}

  [[nodiscard]] std::optional<JsonGrid> grid(JsonValue value);

 private:
  struct Cell {
    JsonValue value = 0;
    std::string text;
    bool is_placed = false;  // by a player
  };
  struct Place {
    int row = 0, column = 0;
    Cell cell;
  };

  [[nodiscard]] std::optional<JsonGrid> grid_of_text(JsonValue string);
  [[nodiscard]] std::optional<JsonGrid> grid_of_array(JsonValue array);
  /// Whether some digit occurs twice in a row or a column, as in a list of what a player did.
  [[nodiscard]] static bool may_be_moves(const std::vector<Place>& places);
  [[nodiscard]] std::optional<JsonGrid> grid_of_places(const std::vector<Place>& places);
  /// The cells, if they are as many as a grid has, and all digits or empty.
  [[nodiscard]] std::optional<JsonGrid> grid_of(const std::vector<Cell>& cells);
  [[nodiscard]] std::optional<std::vector<Cell>> row_of(JsonValue row) const;
  [[nodiscard]] std::optional<Cell> cell_of(JsonValue value) const;
  [[nodiscard]] std::optional<Place> place_of(JsonValue object) const;
  [[nodiscard]] std::vector<Place> named_places(JsonValue object) const;

  JsonText& json_;
  int size_;
  std::forward_list<std::string>& texts_;
};

}  // namespace quadrille::formats
