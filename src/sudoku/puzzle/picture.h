// What is drawn to show the rules of a puzzle: shapes as plain data, which formats such as SVG render.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

/// In units of cells from the upper left corner of the grid, x to the right and y down: the centre of r1c1 is
/// (0.5, 0.5). Points outside the grid are less than 0, or greater than its size.
struct Point {
  double x, y;
  friend bool operator==(const Point&, const Point&) = default;
};

struct Square {
  Point centre;
  double side;
};

struct Circle {
  Point centre;
  double radius;
};

/// From each point to the next.
struct Line {
  std::vector<Point> points;
  double width;
};

struct Text {
  Point centre;
  double height;
  std::string text;
};

/// What lies above what. Grid lines lie between lines and texts, digits above all.
enum class Layer { kShades, kMarks, kLines, kTexts };

struct Shape {
  std::string_view role;    // the name of the rule that it shows
  std::string_view colour;  // "#e3edf9"
  Layer layer;
  std::variant<Square, Circle, Line, Text> kind;
};

/// Part of the plane, in whole cells.
struct Area {
  int left, top, right, bottom;
  friend bool operator==(const Area&, const Area&) = default;
};

// Colours on which digits can be read. Who does not tell colours apart knows rules by their shapes.
inline constexpr std::string_view kPaleBlue = "#e3edf9";
inline constexpr std::string_view kPaleGreen = "#a5e3a0";
inline constexpr std::string_view kPaleGrey = "#cccccc";
inline constexpr std::string_view kGrey = "#b4b4b4";
inline constexpr std::string_view kDarkGrey = "#444";

class Picture {
 public:
  /// size: of the grid.
  explicit Picture(int size) : size_(size) {}

  /// Lower layers first; in a layer, in the order in which they were added.
  [[nodiscard]] const std::vector<Shape>& shapes() const { return shapes_; }
  /// The grid, and what lies outside it.
  [[nodiscard]] Area area() const;

  [[nodiscard]] Point centre(int cell) const {
    const int row = cell / size_;
    const int column = cell % size_;
    return {column + 0.5, row + 0.5};
  }

  /// The shapes that follow show the rule of that name, which must outlive the picture.
  void begin_role(std::string_view role) { role_ = role; }

  /// The whole cell.
  void shade(int cell);
  /// Marks of one cell, grey.
  void square(int cell);
  void circle(int cell);
  /// From centre to centre. width: 1 is the width of a cell.
  void line(std::span<const int> cells, std::string_view colour, double width);
  void line(std::vector<Point> points, std::string_view colour, double width);
  /// A disc at the end of a line.
  void bulb(int cell, std::string_view colour);
  void text(Point centre, double height, std::string text);

 private:
  void add(std::string_view colour, Layer layer, decltype(Shape::kind) kind);

  int size_;
  std::string_view role_;
  std::vector<Shape> shapes_;
};

/// What all uses of rules in the puzzle draw.
[[nodiscard]] Picture picture_of(const Puzzle& puzzle);

}  // namespace quadrille::sudoku
