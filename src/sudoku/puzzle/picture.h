// The picture of a puzzle: shapes as plain data, which the renderers for SVG, PDF and the terminal draw.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "sudoku/puzzle/outline.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

struct Square {
  Point centre;
  double side;
};

struct Circle {
  Point centre;
  double radius;
  double outline = 0;  // the width of the line of an empty circle; 0: a disc
};

/// A polyline.
struct Line {
  std::vector<Point> points;
  double width;
};

/// The outline of a set of cells.
struct Outline {
  std::vector<int> cells;
  std::vector<Ring> rings;
  double width;
  bool is_dashed;
};

struct Lettering {
  Point centre;  // the centre of the text, or the middle of its left end
  double height;
  std::string text;
  bool begins_there = false;
  bool is_bold = false;
  bool has_rim = false;  // a white rim of width kRim: it is legible on top of grid lines
};

/// Layers from bottom to top.
enum class Layer { kShades, kMarks, kLines, kGrid, kClues, kDigits };

struct Shape {
  std::string_view role;    // the name of the rule that it shows, or of the part of the grid
  std::string_view colour;  // "#e3edf9"
  Layer layer;
  std::variant<Square, Circle, Line, Outline, Lettering> kind;
};

/// The length of a dash, in cells.
inline constexpr double kDash = 0.1;
inline constexpr double kGap = 0.06;
/// The width of the white rim around letters, in cells.
inline constexpr double kRim = 0.1;

/// A part of the plane, in whole cells.
struct Area {
  int left, top, right, bottom;
  friend bool operator==(const Area&, const Area&) = default;
};

// Pale colours, so that digits on them are legible. For those who cannot distinguish colours, rules also
// differ in their shapes.
// No line has the colour of a shaded cell, on which it could not be seen.
inline constexpr std::string_view kShadeBlue = "#e3edf9";
inline constexpr std::string_view kShadeSand = "#ece4d2";
inline constexpr std::string_view kPaleBlue = "#b9d2f1";
inline constexpr std::string_view kPaleGreen = "#a5e3a0";
inline constexpr std::string_view kPalePurple = "#e3b5ec";
inline constexpr std::string_view kPaleYellow = "#f0e68c";
inline constexpr std::string_view kPaleOrange = "#ffcc99";
inline constexpr std::string_view kPaleTeal = "#8fd8cf";
inline constexpr std::string_view kLightBlue = "#8ec5f0";
inline constexpr std::string_view kPaleGrey = "#cccccc";
inline constexpr std::string_view kGrey = "#b4b4b4";
inline constexpr std::string_view kMiddleGrey = "#888888";
inline constexpr std::string_view kDarkGrey = "#444444";
inline constexpr std::string_view kBlack = "#000000";
inline constexpr std::string_view kWhite = "#ffffff";

class Picture {
 public:
  /// An empty picture of a puzzle with that layout.
  explicit Picture(const Layout& layout) : layout_(layout) {}

  /// From the bottom layer up; within a layer, in the order in which they were added.
  [[nodiscard]] const std::vector<Shape>& shapes() const { return shapes_; }
  /// The grid, the extra cells, and the shapes outside them.
  [[nodiscard]] Area area() const;

  [[nodiscard]] Point centre(int cell) const {
    return {layout_.column_of(cell) + 0.5, layout_.row_of(cell) + 0.5};
  }

  /// The midpoint of the centres of two cells.
  [[nodiscard]] Point middle(int cell, int other) const {
    const Point first = centre(cell), second = centre(other);
    return {(first.x + second.x) / 2, (first.y + second.y) / 2};
  }

  /// The shapes that follow show the rule of that name, which must outlive the picture.
  void begin_role(std::string_view role) { role_ = role; }

  /// Fills the whole cell.
  void shade(int cell);
  /// Grey marks of one cell.
  void square(int cell);
  void circle(int cell);
  /// A line through the centres of the cells. width: in cells.
  void line(std::span<const int> cells, std::string_view colour, double width);
  void line(std::vector<Point> points, std::string_view colour, double width);
  /// A line with an arrow head at its last point.
  void arrow(std::vector<Point> points, std::string_view colour, double width);
  /// A disc at the end of a line.
  void bulb(int cell, std::string_view colour);
  /// A circle around the digit of a cell.
  void ring(int cell, std::string_view colour, double width);
  /// The centres of two or more cells, where the first point is moved to the edge of the ring around the
  /// first cell.
  [[nodiscard]] std::vector<Point> from_ring(std::span<const int> cells) const;
  /// A dashed line just inside the outline of the cells.
  void cage(std::span<const int> cells);
  /// The outline of the cells, with that line width.
  void border(std::span<const int> cells, std::string_view colour, double width);
  void text(Point centre, double height, std::string text);
  /// A text between cells, on top of grid lines.
  void text_on_lines(Point centre, double height, std::string text);
  /// A text on the side that two cells share; if they share none, in the corner of each.
  void text_between(std::span<const int> pair, std::string text);
  /// A disc of that colour on the side that two cells share, with a text in it; if they share none, a text in
  /// the corner of each.
  void dot(std::span<const int> pair, std::string_view colour, std::string text, const std::string& apart);
  /// A text in the upper left corner of a cell, inside a cage. Further texts of the same cell follow it
  /// there.
  void corner_text(int cell, const std::string& text);
  /// The same in the first of these cells that has no text yet; in the first cell if all have one.
  void corner_text(std::span<const int> cells, const std::string& text);
  [[nodiscard]] bool has_corner_text(int cell) const { return corner_texts_.contains(cell); }
  /// The clue of a row or a column, beside the grid. If there is already a clue, the next one is put further
  /// out.
  void clue(Outside place, std::string text);
  /// The clue of a diagonal, with an arrow along it. down, right: 1 or -1.
  void diagonal_clue(Outside place, int down, int right, std::string text);
  /// A shape of any kind.
  void add(std::string_view colour, Layer layer, decltype(Shape::kind) kind);

 private:
  /// The midpoint of the side that two cells share; nullopt if they share none.
  [[nodiscard]] std::optional<Point> shared_side(std::span<const int> pair) const;
  /// The centre of the first free place in that direction outside the grid; marks it as used.
  [[nodiscard]] Point free_place(Outside place, int down, int right);

  Layout layout_;
  std::string_view role_;
  std::vector<Shape> shapes_;
  std::map<int, std::string> corner_texts_;  // by cell
  std::set<std::pair<int, int>> clues_;      // row and column of each, as in Outside
};

/// The shapes of all uses of rules in the puzzle.
[[nodiscard]] Picture picture_of(const Puzzle& puzzle);

}  // namespace quadrille::sudoku
