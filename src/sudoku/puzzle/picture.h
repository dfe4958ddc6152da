// What is drawn to show a puzzle: shapes as plain data, which SVG, PDF and the terminal render.
#pragma once

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
  double outline = 0;  // the width of the line of an open circle; 0: a disc
};

/// From each point to the next.
struct Line {
  std::vector<Point> points;
  double width;
};

/// Around a set of cells.
struct Outline {
  std::vector<int> cells;
  std::vector<Ring> rings;
  double width;
  bool is_dashed;
};

struct Lettering {
  Point centre;  // or the middle of the left end, where it begins there
  double height;
  std::string text;
  bool begins_there = false;
  bool is_bold = false;
  bool has_rim = false;  // white, kRim wide: it can be read although lines of the grid run through it
};

/// What lies above what.
enum class Layer { kShades, kMarks, kLines, kGrid, kClues, kDigits };

struct Shape {
  std::string_view role;    // the name of the rule that it shows, or a name of what is shown of the grid
  std::string_view colour;  // "#e3edf9"
  Layer layer;
  std::variant<Square, Circle, Line, Outline, Lettering> kind;
};

/// Of dashed lines, in cells.
inline constexpr double kDash = 0.1;
inline constexpr double kGap = 0.06;
/// How far the white around letters reaches, in cells.
inline constexpr double kRim = 0.1;

/// Part of the plane, in whole cells.
struct Area {
  int left, top, right, bottom;
  friend bool operator==(const Area&, const Area&) = default;
};

// Colours on which digits can be read. Who does not tell colours apart knows rules by their shapes.
inline constexpr std::string_view kPaleBlue = "#e3edf9";
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
  /// Of a puzzle with that layout.
  explicit Picture(const Layout& layout) : layout_(layout) {}

  /// Lower layers first; in a layer, in the order in which they were added.
  [[nodiscard]] const std::vector<Shape>& shapes() const { return shapes_; }
  /// The grid, the extra cells, and what lies outside them.
  [[nodiscard]] Area area() const;

  [[nodiscard]] Point centre(int cell) const {
    return {layout_.column_of(cell) + 0.5, layout_.row_of(cell) + 0.5};
  }

  /// Half way from the centre of one cell to that of another.
  [[nodiscard]] Point middle(int cell, int other) const {
    const Point first = centre(cell), second = centre(other);
    return {(first.x + second.x) / 2, (first.y + second.y) / 2};
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
  /// A line with a head at its last point.
  void arrow(std::vector<Point> points, std::string_view colour, double width);
  /// A disc at the end of a line.
  void bulb(int cell, std::string_view colour);
  /// A circle around the digit of a cell.
  void ring(int cell, std::string_view colour, double width);
  /// The centres of two cells or more, but for the first one: where the way leaves its ring.
  [[nodiscard]] std::vector<Point> from_ring(std::span<const int> cells) const;
  /// A dashed line inside the cells, close to their sides.
  void cage(std::span<const int> cells);
  /// Sides of the cells, as a line of that width.
  void border(std::span<const int> cells, std::string_view colour, double width);
  void text(Point centre, double height, std::string text);
  /// Between cells, where lines of the grid run.
  void text_on_lines(Point centre, double height, std::string text);
  /// On the side that two cells share; in the corner of each, where they are apart.
  void text_between(std::span<const int> pair, std::string text);
  /// A disc of that colour there, with a text in it; where the cells are apart, a text in the corner of each.
  void dot(std::span<const int> pair, std::string_view colour, std::string text, const std::string& apart);
  /// In the upper left corner of a cell, inside a cage.
  void corner_text(int cell, std::string text);
  [[nodiscard]] bool has_corner_text(int cell) const { return corner_texts_.contains(cell); }
  /// The clue of a row or a column, beside the grid. Where a clue stands already, the next one moves
  /// outwards.
  void clue(Outside place, std::string text);
  /// The clue of a diagonal, with an arrow along the diagonal. down, right: 1 or -1.
  void diagonal_clue(Outside place, int down, int right, std::string text);
  /// A shape of any kind.
  void add(std::string_view colour, Layer layer, decltype(Shape::kind) kind);

 private:
  /// The middle of the side that two cells share; nothing where they are apart.
  [[nodiscard]] std::optional<Point> shared_side(std::span<const int> pair) const;
  /// The centre of the first place on that way out of the grid where no clue stands; now one does.
  [[nodiscard]] Point free_place(Outside place, int down, int right);

  Layout layout_;
  std::string_view role_;
  std::vector<Shape> shapes_;
  std::set<int> corner_texts_;           // by cell
  std::set<std::pair<int, int>> clues_;  // by row and column, as those of Outside
};

/// What all uses of rules in the puzzle draw.
[[nodiscard]] Picture picture_of(const Puzzle& puzzle);

}  // namespace quadrille::sudoku
