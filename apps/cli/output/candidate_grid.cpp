#include "cli/output/candidate_grid.h"

#include <fmt/format.h>

#include "formats/digit_symbols.h"
#include "formats/shapes.h"
#include "formats/texts/frame_lines.h"

namespace quadrille::cli {

namespace {

using formats::Line;
using sudoku::at;
using sudoku::Digits;
using sudoku::TrueCandidates;

constexpr std::string_view kBold = "\x1b[1m", kGreen = "\x1b[32m", kYellow = "\x1b[33m", kPlain = "\x1b[0m";

class GridOfCandidates {
 public:
  GridOfCandidates(const TrueCandidates& candidates, bool colour, bool ascii)
      : candidates_(candidates),
        puzzle_(candidates.puzzle()),
        layout_(puzzle_.layout()),
        colour_(colour),
        ascii_(ascii) {
    while (width_ * width_ < layout_.digits) ++width_;
    height_ = (layout_.digits + width_ - 1) / width_;
  }

  [[nodiscard]] std::string draw() {
    for (int row = 0; row < layout_.rows; ++row) {
      draw_line_above(row);
      for (int line = 0; line < height_; ++line) draw_cells(row, line);
    }
    draw_line_above(layout_.rows);
    return std::move(text_);
  }

 private:
  [[nodiscard]] Line line_between(int row, int column, int other_row, int other_column) const {
    const bool first = layout_.contains(row, column);
    const bool second = layout_.contains(other_row, other_column);
    if (!first && !second) return formats::none;
    if (!first || !second) return formats::heavy;
    const bool are_apart =
        formats::are_apart(puzzle_, layout_.cell_at(row, column), layout_.cell_at(other_row, other_column));
    return are_apart ? formats::heavy : formats::light;
  }
  [[nodiscard]] Line above(int row, int column) const { return line_between(row - 1, column, row, column); }
  [[nodiscard]] Line left_of(int row, int column) const { return line_between(row, column - 1, row, column); }

  void draw_junction(Line up, Line right, Line down, Line left) {
    text_ +=
        ascii_ ? formats::ascii_junction(up, right, down, left) : formats::junction(up, right, down, left);
  }

  void draw_line_above(int row) {
    for (int column = 0; column <= layout_.columns; ++column) {
      const Line right = above(row, column);
      draw_junction(left_of(row - 1, column), right, left_of(row, column), above(row, column - 1));
      for (int i = 0; i < width_ + 2 && column < layout_.columns; ++i)
        draw_junction(formats::none, right, formats::none, right);
    }
    text_ += '\n';
  }

  void draw_cells(int row, int line) {
    for (int column = 0; column <= layout_.columns; ++column) {
      const Line left = left_of(row, column);
      draw_junction(left, formats::none, left, formats::none);
      if (column == layout_.columns) break;
      text_ += ' ';
      for (int digit = line * width_ + 1; digit <= (line + 1) * width_; ++digit)
        draw_candidate(layout_.cell_at(row, column), digit);
      text_ += ' ';
    }
    text_ += '\n';
  }

  void draw_candidate(int cell, int digit) {
    const Digits one = digit <= layout_.digits ? sudoku::digit_bit(digit) : 0;
    if ((candidates_.undecided_digits(cell) & ~candidates_.true_digits(cell) & one) != 0)
      return draw('?', kYellow);
    if ((candidates_.true_digits(cell) & one) == 0) return draw(' ', "");
    const bool is_settled = candidates_.true_digits(cell) == one && candidates_.undecided_digits(cell) == 0;
    const bool is_of_one = candidates_.is_exact(cell, digit) && candidates_.count(cell, digit) == 1;
    draw(formats::symbol_of_value(digit, layout_), is_settled ? kBold : is_of_one ? kGreen : "");
  }

  void draw(char character, std::string_view sequence) {
    const bool is_coloured = colour_ && !sequence.empty();
    if (is_coloured) text_ += sequence;
    text_ += character;
    if (is_coloured) text_ += kPlain;
  }

  const TrueCandidates& candidates_;
  const sudoku::Puzzle& puzzle_;
  const sudoku::Layout& layout_;
  bool colour_;
  bool ascii_;
  int width_ = 1, height_ = 1;  // size of a cell, in candidates
  std::string text_;
};

}  // namespace

std::string candidate_grid(const TrueCandidates& candidates, bool colour, bool ascii) {
  std::string text = GridOfCandidates(candidates, colour, ascii).draw();
  const sudoku::Layout& layout = candidates.puzzle().layout();
  for (int cell = layout.grid_cell_count(); cell < layout.cell_count(); ++cell)
    text += fmt::format("{}: {}\n", cell_name(cell, layout), candidates_text(candidates, cell));
  return text;
}

std::string candidates_text(const TrueCandidates& candidates, int cell) {
  const sudoku::Layout& layout = candidates.puzzle().layout();
  std::string text;
  for (int digit = 1; digit <= layout.digits; ++digit) {
    const Digits one = sudoku::digit_bit(digit);
    if ((candidates.true_digits(cell) & one) != 0) {
      text += formats::symbol_of_value(digit, layout);
    } else if ((candidates.undecided_digits(cell) & one) != 0) {
      text += '?';
    }
  }
  return text;
}

}  // namespace quadrille::cli
