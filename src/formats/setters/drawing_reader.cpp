#include "formats/setters/drawing_reader.h"

#include <algorithm>
#include <cmath>

#include "base/sentence.h"
#include "sudoku/conditions/conditions.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text> kLineOf{"line of {}", "trait {}"};   // a colour
constexpr Sentence<Text> kDotOf{"dot of {}", "pastille {}"};  // a colour
constexpr double kLeastLine = 0.1, kMostDot = 0.5;            // widths

/// The path from one cell to another in equal steps along a row, a column or a diagonal; false if there is
/// none.
bool walk(int row, int column, int to_row, int to_column, std::vector<std::pair<int, int>>& way) {
  const int down = to_row - row, right = to_column - column;
  const int steps = std::max(std::abs(down), std::abs(right));
  if (steps == 0) return true;
  if (down % steps != 0 || right % steps != 0) return false;
  for (int i = 1; i <= steps; ++i) way.emplace_back(row + i * down / steps, column + i * right / steps);
  return true;
}

/// Whether the known digits contradict a condition of the last use of a rule. Conditions with an unknown
/// digit (0) are passed over.
bool disobeys_last_use(const Grid& solution, const Puzzle& puzzle) {
  const sudoku::Conditions conditions = sudoku::conditions_of(puzzle);
  const int use = static_cast<int>(puzzle.rules().size()) - 1;
  return std::ranges::any_of(conditions.stated(), [&](const sudoku::Condition& condition) {
    if (condition.origin->use != use) return false;
    const auto is_known = [&](int cell) { return solution[sudoku::at(cell)] != 0; };
    return std::ranges::all_of(condition.cells(), is_known) &&
           !condition.visit([&](const auto& kind) { return kind.holds(solution); });
  });
}

}  // namespace

std::optional<int> DrawingReader::cell_at(sudoku::Point point, double within) const {
  const double row = std::floor(point.y), column = std::floor(point.x);
  // False for NaN and for numbers beyond the range of int.
  const bool is_inside = row >= 0 && row < layout().rows && column >= 0 && column < layout().columns;
  if (!is_inside) return std::nullopt;
  if (std::abs(point.y - row - 0.5) > within || std::abs(point.x - column - 0.5) > within)
    return std::nullopt;
  return layout().cell_at(static_cast<int>(row), static_cast<int>(column));
}

std::optional<std::vector<int>> DrawingReader::path_of(const DrawnLine& line, double first,
                                                       double last) const {
  std::vector<std::pair<int, int>> way;
  std::optional<int> before;
  for (std::size_t i = 0; i < line.points.size(); ++i) {
    const double within = i == 0 ? first : i + 1 == line.points.size() ? last : kNear;
    const auto cell = cell_at(line.points[i], within);
    if (!cell) return std::nullopt;
    const int row = layout().row_of(*cell), column = layout().column_of(*cell);
    if (!before) {
      way.emplace_back(row, column);
    } else if (!walk(layout().row_of(*before), layout().column_of(*before), row, column, way)) {
      return std::nullopt;
    }
    before = cell;
  }
  std::vector<int> cells;
  for (const auto& [row, column] : way) {
    const int cell = layout().cell_at(row, column);
    if (std::ranges::find(cells, cell) != cells.end()) return std::nullopt;
    cells.push_back(cell);
  }
  if (cells.size() < 2) return std::nullopt;
  return cells;
}

std::optional<int> DrawingReader::cell_of(const DrawnShape& shape) const {
  return cell_at(shape.centre, kNear);
}

std::optional<std::vector<int>> DrawingReader::pair_of(const DrawnShape& shape) const {
  for (const auto& [right, down] : {std::pair{0.5, 0.0}, {0.0, 0.5}}) {
    const auto before = cell_at({shape.centre.x - right, shape.centre.y - down}, kNear);
    const auto behind = cell_at({shape.centre.x + right, shape.centre.y + down}, kNear);
    if (before && behind) return std::vector{*before, *behind};
  }
  return std::nullopt;
}

bool DrawingReader::has_text_on(const DrawnShape& shape) const {
  return std::ranges::any_of(drawing_.shapes, [&](const DrawnShape& other) {
    return !other.text.empty() && std::abs(other.centre.x - shape.centre.x) < kNear &&
           std::abs(other.centre.y - shape.centre.y) < kNear;
  });
}

void DrawingReader::take_with_rim(DrawnShape& shape) {
  constexpr double kRim = 0.1;
  for (DrawnShape& other : drawing_.shapes) {
    const bool is_there = std::abs(other.centre.x - shape.centre.x) < kNear &&
                          std::abs(other.centre.y - shape.centre.y) < kNear;
    const bool is_as_large = std::abs(other.width - shape.width) <= kRim;
    if (is_there && is_as_large && other.is_round && other.text.empty()) other.is_taken = true;
  }
  shape.is_taken = true;
}

bool DrawingReader::propose(std::string_view rule, std::span<const int> cells, std::string look,
                            std::string_view words) {
  std::string argument;
  for (const int cell : cells) argument += (argument.empty() ? "" : " ") + sudoku::cell_name(cell, layout());
  if (!words.empty()) argument += " " + std::string(words);
  return propose(rule, std::move(argument), std::move(look));
}

bool DrawingReader::propose(std::string_view rule, std::string argument, std::string look) {
  Puzzle with_rule = puzzle_;
  if (!with_rule.add_rule(rule, argument)) return false;
  RefutedLook as_drawn{std::string(rule), look};
  if (std::ranges::find(refuted_, as_drawn) != refuted_.end()) return false;
  if (solution_ != nullptr && disobeys_last_use(*solution_, with_rule)) {
    refuted_.push_back(std::move(as_drawn));
    return false;
  }
  guesses_.push_back({std::string(rule), std::move(argument), std::move(look)});
  return true;
}

void read_coloured_lines(DrawingReader& reader, ColourName colour, std::string_view rule) {
  for (DrawnLine& line : reader.drawing().lines) {
    if (line.is_taken || line.has_head || line.width < kLeastLine || colour_name(line.colour) != colour)
      continue;
    const auto cells = reader.path_of(line);
    line.is_taken = cells && reader.propose(rule, *cells, kLineOf(name_of(colour)));
  }
}

void read_dots(DrawingReader& reader, ColourName colour, std::string_view rule) {
  for (DrawnShape& shape : reader.drawing().shapes) {
    const bool is_dot =
        shape.is_round && shape.text.empty() && std::max(shape.width, shape.height) <= kMostDot;
    if (shape.is_taken || !is_dot || colour_name(shape.fill) != colour || reader.has_text_on(shape)) continue;
    const auto cells = reader.pair_of(shape);
    if (cells && reader.propose(rule, *cells, kDotOf(name_of(colour)))) reader.take_with_rim(shape);
  }
}

}  // namespace quadrille::formats
