#include "sudoku/puzzle/picture.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/overloaded.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr double kRingRadius = 0.4;

void widen(Area& area, Point centre, double half_width, double half_height) {
  area.left = std::min(area.left, static_cast<int>(std::floor(centre.x - half_width)));
  area.right = std::max(area.right, static_cast<int>(std::ceil(centre.x + half_width)));
  area.top = std::min(area.top, static_cast<int>(std::floor(centre.y - half_height)));
  area.bottom = std::max(area.bottom, static_cast<int>(std::ceil(centre.y + half_height)));
}

/// A character's width is about 0.6 of its height; non-ASCII characters have several bytes and are
/// overestimated.
double width_of(const Lettering& text) { return 0.6 * text.height * static_cast<double>(text.text.size()); }

void widen(Area& area, const Lettering& text) {
  const double half_width = width_of(text) / 2;
  const double centre = text.begins_there ? text.centre.x + half_width : text.centre.x;
  widen(area, {centre, text.centre.y}, half_width, text.height / 2);
}

/// The point at a distance from `start` on the way to `end`.
Point towards(Point start, Point end, double distance) {
  const double length = std::hypot(end.x - start.x, end.y - start.y);
  if (length == 0) return start;
  return {start.x + (end.x - start.x) * distance / length, start.y + (end.y - start.y) * distance / length};
}

}  // namespace

Area Picture::area() const {
  Area area{0, 0, layout_.columns, layout_.rows};
  const Overloaded widen_by{
      [&](const Square& square) { widen(area, square.centre, square.side / 2, square.side / 2); },
      [&](const Circle& circle) { widen(area, circle.centre, circle.radius, circle.radius); },
      [&](const Line& line) {
        for (const Point point : line.points) widen(area, point, 0, 0);
      },
      [&](const Outline& outline) {
        for (const Ring& ring : outline.rings) {
          for (const Point point : ring) widen(area, point, 0, 0);
        }
      },
      [&](const Lettering& text) { widen(area, text); },
  };
  for (const Shape& shape : shapes_) std::visit(widen_by, shape.kind);
  return area;
}

void Picture::shade(int cell) { add(kShadeBlue, Layer::kShades, Square{centre(cell), 1}); }

// Marks are larger than a bulb and darker, so that both are visible in one cell.
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

void Picture::arrow(std::vector<Point> points, std::string_view colour, double width) {
  constexpr double kHeadLength = 0.2;
  constexpr double kHeadHalfWidth = 0.13;
  const Point tip = points.back();
  const Point neck = towards(tip, points[points.size() - 2], kHeadLength);
  const double slope = kHeadHalfWidth / kHeadLength;
  const Point aside{(tip.y - neck.y) * slope, (neck.x - tip.x) * slope};
  line(std::move(points), colour, width);
  line({{neck.x + aside.x, neck.y + aside.y}, tip, {neck.x - aside.x, neck.y - aside.y}}, colour, width);
}

void Picture::bulb(int cell, std::string_view colour) {
  add(colour, Layer::kLines, Circle{centre(cell), 0.38});
}

void Picture::ring(int cell, std::string_view colour, double width) {
  add(colour, Layer::kLines, Circle{centre(cell), kRingRadius, width});
}

std::vector<Point> Picture::from_ring(std::span<const int> cells) const {
  std::vector<Point> points;
  for (const int cell : cells) points.push_back(centre(cell));
  points[0] = towards(points[0], points[1], kRingRadius);
  return points;
}

void Picture::cage(std::span<const int> cells) {
  constexpr double kInset = 0.08;
  add(kDarkGrey, Layer::kClues,
      Outline{{cells.begin(), cells.end()}, outlines_of(cells, layout_, kInset), 0.03, true});
}

void Picture::border(std::span<const int> cells, std::string_view colour, double width) {
  add(colour, Layer::kGrid,
      Outline{{cells.begin(), cells.end()}, outlines_of(cells, layout_, 0), width, false});
}

void Picture::text(Point centre, double height, std::string text) {
  add(kDarkGrey, Layer::kClues, Lettering{centre, height, std::move(text)});
}

void Picture::text_on_lines(Point centre, double height, std::string text) {
  add(kDarkGrey, Layer::kClues,
      Lettering{centre, height, std::move(text), /*begins_there=*/false, /*is_bold=*/false,
                /*has_rim=*/true});
}

std::optional<Point> Picture::shared_side(std::span<const int> pair) const {
  const Point first = centre(pair[0]);
  const Point second = centre(pair[1]);
  if (std::abs(first.x - second.x) + std::abs(first.y - second.y) != 1) return std::nullopt;
  return middle(pair[0], pair[1]);
}

void Picture::text_between(std::span<const int> pair, std::string text) {
  constexpr double kHeight = 0.3;
  if (const auto place = shared_side(pair)) return text_on_lines(*place, kHeight, std::move(text));
  for (const int cell : pair) corner_text(cell, text);
}

void Picture::dot(std::span<const int> pair, std::string_view colour, std::string text,
                  const std::string& apart) {
  constexpr double kRadius = 0.14, kOutline = 0.03, kHeight = 0.2;
  const auto place = shared_side(pair);
  if (!place) {
    for (const int cell : pair) corner_text(cell, apart);
    return;
  }
  add(colour, Layer::kClues, Circle{*place, kRadius});
  add(kBlack, Layer::kClues, Circle{*place, kRadius, kOutline});
  if (!text.empty())
    add(colour == kBlack ? kWhite : kBlack, Layer::kClues, Lettering{*place, kHeight, std::move(text)});
}

void Picture::corner_text(int cell, const std::string& text) {
  const Point middle = centre(cell);
  const Point place{middle.x - 0.36, middle.y - 0.3};
  const auto [entry, is_first] = corner_texts_.try_emplace(cell, text);
  if (is_first) {
    add(kDarkGrey, Layer::kClues, Lettering{place, 0.22, text, /*begins_there=*/true});
    return;
  }
  const std::string before = std::exchange(entry->second, entry->second + ' ' + text);
  for (Shape& shape : shapes_) {
    auto* const lettering = std::get_if<Lettering>(&shape.kind);
    if (lettering != nullptr && lettering->centre == place && lettering->text == before)
      lettering->text = entry->second;
  }
}

void Picture::corner_text(std::span<const int> cells, const std::string& text) {
  const auto free = std::ranges::find_if_not(cells, [this](int cell) { return has_corner_text(cell); });
  corner_text(free == cells.end() ? cells.front() : *free, text);
}

void Picture::clue(Outside place, std::string clue_text) {
  const auto outwards = [](int line, int count) { return line == 0 ? -1 : static_cast<int>(line > count); };
  const Point middle =
      free_place(place, outwards(place.row, layout_.rows), outwards(place.column, layout_.columns));
  text(middle, 0.42, std::move(clue_text));
}

void Picture::diagonal_clue(Outside place, int down, int right, std::string clue_text) {
  const Point middle = free_place(place, -down, -right);
  const auto moved = [=](double by) { return Point{middle.x + by * right, middle.y + by * down}; };
  text(moved(-0.15), 0.36, std::move(clue_text));
  arrow({moved(0.1), moved(0.45)}, kDarkGrey, 0.04);
}

Point Picture::free_place(Outside place, int down, int right) {
  while (!clues_.emplace(place.row, place.column).second) {
    place.row += down;
    place.column += right;
  }
  return {place.column - 0.5, place.row - 0.5};
}

void Picture::add(std::string_view colour, Layer layer, decltype(Shape::kind) kind) {
  const auto above = std::ranges::upper_bound(shapes_, layer, {}, &Shape::layer);
  shapes_.insert(above, {role_, colour, layer, std::move(kind)});
}

Picture picture_of(const Puzzle& puzzle) {
  Picture picture(puzzle.layout());
  for (const Use& use : uses_of(puzzle)) {
    if (use.rule().draw == nullptr) continue;
    picture.begin_role(use.rule().name);
    use.rule().draw(use, picture);
  }
  return picture;
}

}  // namespace quadrille::sudoku
