// A number beside the grid, with a short arrow that points along a diagonal: the sum of the digits there.
#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "base/sentence.h"
#include "formats/setters/drawing_reader.h"
#include "formats/text_cursor.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<> kNumberWithArrow{"number with an arrow beside the grid",
                                      "nombre avec une flèche à côté de la grille"};

/// Row and column of the square of the cell's size with the point in it, counted from 1; 0 is before the
/// grid.
std::pair<double, double> square_of(sudoku::Point point) {
  return {std::floor(point.y) + 1, std::floor(point.x) + 1};
}

/// "down_left" for an arrow of two points, no longer than across a square; empty for others.
std::string direction_of(const DrawnLine& line) {
  constexpr double kMostLength = 1, kLeastLength = 0.05, kMostUneven = 0.1;
  if (!line.has_head || line.points.size() != 2) return {};
  const double down = line.points[1].y - line.points[0].y, right = line.points[1].x - line.points[0].x;
  const double length = std::abs(down);
  const bool is_diagonal = std::abs(length - std::abs(right)) <= kMostUneven * length;
  if (!is_diagonal || length < kLeastLength || length > kMostLength) return {};
  return fmt::format("{}_{}", down > 0 ? "down" : "up", right > 0 ? "right" : "left");
}

}  // namespace

void read_little_killer_drawing(DrawingReader& reader) {
  auto& shapes = reader.drawing().shapes;
  std::vector<DrawnShape*> numbers;  // several arrows may begin at the same one
  for (DrawnLine& line : reader.drawing().lines) {
    const std::string direction = direction_of(line);
    if (line.is_taken || direction.empty()) continue;
    const auto square = square_of(line.points.front());
    const auto number = std::ranges::find_if(shapes, [&](const DrawnShape& shape) {
      return !shape.is_taken && decimal(shape.text) && square_of(shape.centre) == square;
    });
    if (number == shapes.end()) continue;
    std::string argument = fmt::format("r{}c{}", square.first, square.second);
    argument.append(" direction=").append(direction).append(" total=").append(number->text);
    line.is_taken = reader.propose("little_killer", std::move(argument), kNumberWithArrow());
    if (line.is_taken) numbers.push_back(&*number);
  }
  for (DrawnShape* const number : numbers) number->is_taken = true;
}

}  // namespace quadrille::formats
