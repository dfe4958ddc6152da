#include "formats/setters/sudokupad_grid.h"

#include <algorithm>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "base/sentence.h"
#include "base/sort.h"
#include "formats/sentences.h"
#include "formats/setters/boards_of_groups.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<> kNoCells{"found a puzzle without the member cells, expected its rows of cells",
                              "la grille n’a pas de membre cells, on attend ses lignes de cases"};
constexpr Sentence<Text, Text> kExpectedArrayOf{"found {} as {}, expected an array",
                                                "on lit {} pour {}, on attend un tableau"};
constexpr Sentence<Text> kExpectedCellPair{
    "found {} as a cell, expected [row, column] in the grid, counted from 0",
    "on lit {} comme case, on attend [ligne, colonne] dans la grille, à partir de 0"};

}  // namespace

Parsed<std::vector<JsonValue>> elements_of_pad(SetterPuzzle& found, JsonValue value, std::string_view what) {
  if (says_nothing(found.json, value)) return std::vector<JsonValue>();
  if (found.json.is(value, JsonKind::array)) return found.json.elements(value);
  return found.error(value, kExpectedArrayOf(found.shown(value), what));
}

Parsed<void> SudokuPadGrid::read() {
  const auto cells = member_of(json_, JsonText::kRoot, "cells");
  if (!cells) return error_at(found_.draft.start, kNoCells());
  const auto rows = elements_of_pad(found_, *cells, "cells");
  if (!rows) return tl::unexpected(rows.error());
  std::size_t columns = 0;
  std::vector<std::vector<JsonValue>> grid;
  for (const JsonValue row : *rows) {
    auto of_row = elements_of_pad(found_, row, "cells");
    if (!of_row) return tl::unexpected(std::move(of_row.error()));
    columns = std::max(columns, of_row->size());
    grid.push_back(*std::move(of_row));
  }
  if (grid.empty() || columns == 0 || grid.size() > sudoku::kMaxSize || columns > sudoku::kMaxSize)
    return found_.error(
        *cells, say::kNoSize(in_quotes(fmt::format("{}x{}", grid.size(), columns)), sudoku::kMaxSize));
  if (auto found = read_layout(static_cast<int>(grid.size()), static_cast<int>(columns)); !found)
    return found;
  found_.draft.boxes = {0, 0};
  for (std::size_t row = 0; row < grid.size(); ++row) {
    for (const JsonValue cell : grid[row]) read_cell(cell);
    const Token missing = found_.token((*rows)[row], ".");
    found_.draft.givens.resize((row + 1) * columns, missing);
  }
  return {};
}

Parsed<std::vector<std::vector<int>>> SudokuPadGrid::groups_in(std::string_view member,
                                                               bool (*takes)(std::string_view type)) {
  std::vector<std::vector<int>> groups;
  const auto value = member_of(json_, JsonText::kRoot, member);
  if (!value) return groups;
  const auto elements = elements_of_pad(found_, *value, member);
  if (!elements) return tl::unexpected(elements.error());
  for (const JsonValue element : *elements) {
    const bool is_object = json_.is(element, JsonKind::object);
    const auto list = is_object ? member_of(json_, element, "cells") : std::optional(element);
    if (!list || !takes(is_object ? word_of_member(json_, element, "type") : "")) continue;
    auto cells = cells_of(*list);
    if (!cells) return tl::unexpected(std::move(cells.error()));
    sort_range(*cells);
    groups.push_back(*std::move(cells));
  }
  return groups;
}

/// The rows and columns of boards are cages of type rowcol. Without such cages, the regions may be the boxes
/// of a usual arrangement.
Parsed<void> SudokuPadGrid::read_layout(int rows, int columns) {
  layout_ = sudoku::Layout(rows, columns, std::max(rows, columns));
  const auto lines = groups_in("cages", [](std::string_view type) { return type == "rowcol"; });
  if (!lines) return tl::unexpected(lines.error());
  const auto regions = groups_in("regions", [](std::string_view /*type*/) { return true; });
  if (!regions) return tl::unexpected(regions.error());
  region_of_.assign(sudoku::at(layout_.grid_cell_count()), sudoku::kNoRegion);
  for (std::size_t region = 0; region < regions->size(); ++region)
    for (const int cell : (*regions)[region]) region_of_[sudoku::at(cell)] = static_cast<int>(region);
  const auto of_boards =
      lines->empty() ? layout_of_boxes(layout_, region_of_) : layout_of_lines(layout_, *lines);
  if (of_boards) layout_ = *of_boards;
  lists_lines_ = of_boards && !lines->empty();
  if (layout_.is_usual()) {
    found_.draft.size = rows;
  } else {
    found_.draft.layout = layout_;
  }
  return {};
}

/// A value that is not a digit of the grid is treated as a drawn text.
void SudokuPadGrid::read_cell(JsonValue cell) {
  const auto value = member_of(json_, cell, "value");
  const std::string word = value ? word_of(json_, *value) : std::string();
  const auto number = decimal(word);
  const bool is_hole = layout_.is_hole(static_cast<int>(found_.draft.givens.size()));
  const bool is_digit = number && !is_hole && layout_.digit_of(*number) != 0;
  if (!word.empty() && !is_digit) ++found_.drawing.texts;
  found_.draft.givens.push_back(found_.token(value.value_or(cell), is_digit ? word : "."));
}

Parsed<std::vector<int>> SudokuPadGrid::cells_of(JsonValue list) {
  const auto elements = elements_of_pad(found_, list, "cells");
  if (!elements) return tl::unexpected(elements.error());
  std::vector<int> cells;
  for (const JsonValue element : *elements) {
    std::optional<int> cell;
    if (json_.is(element, JsonKind::array)) {
      const auto pair = json_.elements(element);
      const auto row = pair.size() == 2 ? decimal(json_.text(pair[0])) : std::nullopt;
      const auto column = pair.size() == 2 ? decimal(json_.text(pair[1])) : std::nullopt;
      if (row && column && layout_.contains(*row, *column)) cell = layout_.cell_at(*row, *column);
    } else {
      cell = sudoku::cell_named(word_of(json_, element), layout_);
    }
    if (!cell) return found_.error(element, kExpectedCellPair(found_.shown(element)));
    if (std::ranges::find(cells, *cell) == cells.end()) cells.push_back(*cell);
  }
  return cells;
}

std::string SudokuPadGrid::names_of(const std::vector<int>& cells) const {
  std::string names;
  for (const int cell : cells) names += sudoku::cell_name(cell, layout_) + " ";
  return names;
}

void SudokuPadGrid::read_regions(JsonValue value) {
  const sudoku::BoxShape boxes = sudoku::usual_boxes(layout_);
  if (layout_.boards != nullptr && are_boxes_of_boards(layout_, region_of_)) {
    found_.draft.boxes = boxes;
    return;
  }
  bool are_usual = boxes.rows > 0 && layout_.boards == nullptr;
  std::vector<Token> labels;
  std::map<int, int> box_of_region;
  for (int cell = 0; cell < layout_.grid_cell_count(); ++cell) {
    const int region = region_of_[sudoku::at(cell)];
    const int box = boxes.rows == 0 ? 0
                                    : layout_.row_of(cell) / boxes.rows * (layout_.columns / boxes.columns) +
                                          layout_.column_of(cell) / boxes.columns;
    are_usual = are_usual && region >= 0 && box_of_region.try_emplace(region, box).first->second == box;
    const std::string label = region < 0 ? std::string(sudoku::kNoRegionLabel) : std::to_string(region + 1);
    labels.push_back(found_.token(value, label));
  }
  if (are_usual) {
    found_.draft.boxes = boxes;
  } else {
    found_.draft.regions = std::move(labels);
  }
}

bool SudokuPadGrid::share_house(const std::vector<int>& cells) const {
  const auto region = [this](int cell) { return region_of_[sudoku::at(cell)]; };
  const auto is_in = [&](const sudoku::LineHouse& line) {
    return std::ranges::all_of(
        cells, [&](int cell) { return std::ranges::find(line.cells, cell) != line.cells.end(); });
  };
  return std::ranges::any_of(line_houses(layout_), is_in) ||
         (region(cells.front()) != sudoku::kNoRegion &&
          std::ranges::all_of(cells, [&](int cell) { return region(cell) == region(cells.front()); }));
}

}  // namespace quadrille::formats
