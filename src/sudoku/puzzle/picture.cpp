#include "sudoku/puzzle/picture.h"

#include <algorithm>
#include <cmath>

#include "base/overloaded.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

void widen(Area& area, Point centre, double half_width, double half_height) {
  area.left = std::min(area.left, static_cast<int>(std::floor(centre.x - half_width)));
  area.right = std::max(area.right, static_cast<int>(std::ceil(centre.x + half_width)));
  area.top = std::min(area.top, static_cast<int>(std::floor(centre.y - half_height)));
  area.bottom = std::max(area.bottom, static_cast<int>(std::ceil(centre.y + half_height)));
}

/// A character is some 0.6 of its height wide; those beyond ASCII, of several bytes, are taken for wider.
double half_width(const Text& text) { return 0.3 * text.height * static_cast<double>(text.text.size()); }

}  // namespace

Area Picture::area() const {
  Area area{0, 0, size_, size_};
  const Overloaded widen_by{
      [&](const Square& square) { widen(area, square.centre, square.side / 2, square.side / 2); },
      [&](const Circle& circle) { widen(area, circle.centre, circle.radius, circle.radius); },
      [&](const Line& line) {
        for (const Point point : line.points) widen(area, point, 0, 0);
      },
      [&](const Text& text) { widen(area, text.centre, half_width(text), text.height / 2); },
  };
  for (const Shape& shape : shapes_) std::visit(widen_by, shape.kind);
  return area;
}

void Picture::shade(int cell) { add(kPaleBlue, Layer::kShades, Square{centre(cell), 1}); }

// Marks are larger than a bulb and darker, so that both can be seen in one cell.
void Picture::square(int cell) { add(kGrey, Layer::kMarks, Square{centre(cell), 0.86}); }

void Picture::circle(int cell) { add(kGrey, Layer::kMarks, Circle{centre(cell), 0.46}); }

void Picture::line(std::span<const int> cells, std::string_view colour, double width) {
  std::vector<Point> points;
  for (const int cell : cells) points.push_back(centre(cell));
  line(std::move(points), colour, width);
}

void Picture::line(std::vector<Point> points, std::string_view colour, double width) {
  add(colour, Layer::kLines, Line{std::move(points), width});
}

void Picture::bulb(int cell, std::string_view colour) {
  add(colour, Layer::kLines, Circle{centre(cell), 0.38});
}

void Picture::text(Point centre, double height, std::string text) {
  add(kDarkGrey, Layer::kTexts, Text{centre, height, std::move(text)});
}

void Picture::add(std::string_view colour, Layer layer, decltype(Shape::kind) kind) {
  const auto above = std::ranges::upper_bound(shapes_, layer, {}, &Shape::layer);
  shapes_.insert(above, {role_, colour, layer, std::move(kind)});
}

Picture picture_of(const Puzzle& puzzle) {
  Picture picture(puzzle.size());
  for (const Use& use : uses_of(puzzle)) {
    if (use.rule().draw == nullptr) continue;
    picture.begin_role(use.rule().name);
    use.rule().draw(use, picture);
  }
  return picture;
}

}  // namespace quadrille::sudoku
