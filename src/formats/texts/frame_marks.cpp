#include "formats/texts/frame_marks.h"

#include <algorithm>
#include <cmath>
#include <variant>

#include "base/sort.h"
#include "formats/rgb.h"
#include "formats/text_cursor.h"

namespace quadrille::formats {

namespace {

/// The nearest colour of xterm's palette to "#rrggbb": one of 24 greys, or of a cube of 6 x 6 x 6.
int xterm_colour(std::string_view colour) {
  const auto [red, green, blue] = rgb_of(colour);
  constexpr int kFirstGrey = 232, kGreys = 24, kGreyStep = 10, kDarkest = 8;
  if (red == green && green == blue)
    return kFirstGrey + std::clamp((red - kDarkest + kGreyStep / 2) / kGreyStep, 0, kGreys - 1);
  constexpr int kFirst = 16, kSteps = 6, kMost = 255;
  const auto step = [](int value) { return (value * (kSteps - 1) + kMost / 2) / kMost; };
  return kFirst + (step(red) * kSteps + step(green)) * kSteps + step(blue);
}

/// An arrow along a diagonal.
std::string_view arrow_text(bool is_down, bool is_right, bool ascii) {
  if (ascii) return is_down == is_right ? "\\" : "/";
  if (is_down) return is_right ? "\u2198" : "\u2199";
  return is_right ? "\u2197" : "\u2196";
}

double distance(sudoku::Point point, sudoku::Point start, sudoku::Point end) {
  const double x = end.x - start.x;
  const double y = end.y - start.y;
  const double squared = x * x + y * y;
  const double along =
      squared == 0 ? 0 : std::clamp(((point.x - start.x) * x + (point.y - start.y) * y) / squared, 0.0, 1.0);
  return std::hypot(point.x - start.x - along * x, point.y - start.y - along * y);
}

}  // namespace

FrameMarks::FrameMarks(const sudoku::Picture& picture, const sudoku::Layout& layout, bool ascii)
    : layout_(layout), ascii_(ascii), marks_(sudoku::at(layout.grid_cell_count())), colours_(marks_.size()) {
  for (const sudoku::Shape& shape : picture.shapes()) {
    std::visit([&](const auto& kind) { add(shape, kind); }, shape.kind);
  }
}

std::pair<char, char> FrameMarks::brackets(int cell) const {
  const Mark mark = marks_.empty() ? Mark::none : marks_[sudoku::at(cell)];
  if (mark == Mark::none) return {' ', ' '};
  return mark == Mark::round ? std::pair{'(', ')'} : std::pair{'[', ']'};
}

std::string FrameMarks::corner_text(int cell) const {
  const auto found = corner_texts_.find(cell);
  return found == corner_texts_.end() ? "" : found->second;
}

bool FrameMarks::are_in_one_cage(int cell, int other) const {
  return std::ranges::any_of(cages_, [=](const std::vector<int>& cage) {
    return std::ranges::binary_search(cage, cell) && std::ranges::binary_search(cage, other);
  });
}

std::string FrameMarks::mark_between(int cell, int other) const {
  const auto found = between_.find(std::minmax(cell, other));
  return found == between_.end() ? "" : found->second;
}

int FrameMarks::colour(int cell) const { return colours_.empty() ? 0 : colours_[sudoku::at(cell)]; }

int FrameMarks::cell_at(sudoku::Point point) const {
  const int row = static_cast<int>(std::floor(point.y));
  const int column = static_cast<int>(std::floor(point.x));
  return layout_.contains(row, column) ? layout_.cell_at(row, column) : -1;
}

bool FrameMarks::is_among_extra_cells(sudoku::Point point) const {
  return !layout_.extra_cells().empty() && point.y > layout_.row_of(layout_.grid_cell_count());
}

bool FrameMarks::add_between(sudoku::Point point, std::string_view text) {
  const bool is_on_column = point.x == std::floor(point.x), is_on_row = point.y == std::floor(point.y);
  if (is_on_column == is_on_row) return false;
  const int before =
      cell_at(is_on_column ? sudoku::Point{point.x - 1, point.y} : sudoku::Point{point.x, point.y - 1});
  const int behind = cell_at(point);
  if (before >= 0 && behind >= 0 && count_characters(text) == 1) between_[{before, behind}] = text;
  return true;
}

void FrameMarks::add_mark(const sudoku::Shape& shape, sudoku::Point centre, Mark mark) {
  const int cell = cell_at(centre);
  if (cell < 0) return;
  colours_[sudoku::at(cell)] = xterm_colour(shape.colour);
  if (shape.layer != sudoku::Layer::kMarks) return;
  has_marks_ = true;
  marks_[sudoku::at(cell)] = mark;
}

void FrameMarks::add(const sudoku::Shape& shape, const sudoku::Square& square) {
  add_mark(shape, square.centre, Mark::square);
}

void FrameMarks::add(const sudoku::Shape& shape, const sudoku::Circle& circle) {
  const bool is_black = shape.colour == sudoku::kBlack;
  const std::string_view disc = ascii_ ? (is_black ? "*" : "o") : (is_black ? "\u25CF" : "\u25CB");
  if (add_between(circle.centre, circle.outline == 0 ? disc : "")) return;
  add_mark(shape, circle.centre, Mark::round);
}

/// Colours the cells whose centres the line meets. A line that comes from outside the grid is the arrow of a
/// clue.
void FrameMarks::add(const sudoku::Shape& shape, const sudoku::Line& line) {
  const sudoku::Point start = line.points.front();
  const sudoku::Point end = line.points.back();
  if (is_among_extra_cells(start)) return;
  const bool is_outside = start.x < 0 || start.y < 0 || start.x > layout_.columns || start.y > layout_.rows;
  if (is_outside && line.points.size() == 2) {
    const std::pair place{static_cast<int>(std::floor(start.y)), static_cast<int>(std::floor(start.x))};
    clues_[place] += arrow_text(end.y > start.y, end.x > start.x, ascii_);
  }
  constexpr double kNear = 0.05;
  for (int cell = 0; cell < layout_.grid_cell_count(); ++cell) {
    const sudoku::Point centre{layout_.column_of(cell) + 0.5, layout_.row_of(cell) + 0.5};
    for (std::size_t i = 1; i < line.points.size(); ++i) {
      if (distance(centre, line.points[i - 1], line.points[i]) < kNear)
        colours_[sudoku::at(cell)] = xterm_colour(shape.colour);
    }
  }
}

void FrameMarks::add(const sudoku::Shape& /*shape*/, const sudoku::Outline& outline) {
  sort_range(cages_.emplace_back(outline.cells));
}

void FrameMarks::add(const sudoku::Shape& /*shape*/, const sudoku::Lettering& text) {
  if (is_among_extra_cells(text.centre)) return;
  const int cell = cell_at(text.centre);
  if (cell < 0) {
    const std::pair place{static_cast<int>(std::floor(text.centre.y)),
                          static_cast<int>(std::floor(text.centre.x))};
    // An arrow that is below the clue in the picture is after it here.
    clues_[place].insert(0, text.text);
  } else if (text.begins_there) {
    corner_texts_[cell] = text.text;
  } else {
    add_between(text.centre, text.text);
  }
}

}  // namespace quadrille::formats
