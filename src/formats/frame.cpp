// The grid in a frame for a terminal: heavy lines where regions meet, light lines between other cells.
#include <array>

#include <fmt/format.h>

#include "formats/catalogue.h"
#include "formats/shapes.h"

namespace quadrille::formats {

namespace {

enum Line : std::size_t { none, light, heavy };

/// Where four line ends meet, by their weights: up * 27 + right * 9 + down * 3 + left.
constexpr std::array<std::string_view, 81> kJunctions{
    // clang-format off
    " ", "╴", "╸", "╷", "┐", "┑", "╻", "┒", "┓",
    "╶", "─", "╾", "┌", "┬", "┭", "┎", "┰", "┱",
    "╺", "╼", "━", "┍", "┮", "┯", "┏", "┲", "┳",
    "╵", "┘", "┙", "│", "┤", "┥", "╽", "┧", "┪",
    "└", "┴", "┵", "├", "┼", "┽", "┟", "╁", "╅",
    "┕", "┶", "┷", "┝", "┾", "┿", "┢", "╆", "╈",
    "╹", "┚", "┛", "╿", "┦", "┩", "┃", "┨", "┫",
    "┖", "┸", "┹", "┞", "╀", "╃", "┠", "╂", "╉",
    "┗", "┺", "┻", "┡", "╄", "╇", "┣", "╊", "╋"};
// clang-format on

std::string_view junction(Line up, Line right, Line down, Line left) {
  return kJunctions[up * 27 + right * 9 + down * 3 + left];
}

/// Blanks around each number: as many of the two as leave the rows within the 80 columns of a terminal.
int padding_for(int size, int digits) {
  constexpr int kColumns = 80;
  for (const int padding : {2, 1}) {
    if (size * (digits + padding + 1) + 1 <= kColumns) return padding;
  }
  return 0;
}

class Frame {
 public:
  explicit Frame(const Document& document)
      : document_(document),
        puzzle_(document.puzzle),
        size_(puzzle_.size()),
        digits_(size_ < 10 ? 1 : 2),
        padding_(padding_for(size_, digits_)) {}

  void write(std::string& out) const {
    for (int row = 0; row < size_; ++row) {
      write_line_above(row, out);
      write_cells(row, out);
    }
    write_line_above(size_, out);
  }

 private:
  [[nodiscard]] bool is_inside(int row, int column) const {
    return row >= 0 && row < size_ && column >= 0 && column < size_;
  }

  /// Of the line between two neighbouring cells, which may lie outside the grid.
  [[nodiscard]] Line line_between(int row, int column, int other_row, int other_column) const {
    const bool first = is_inside(row, column);
    const bool second = is_inside(other_row, other_column);
    if (!first && !second) return none;
    if (!first || !second) return heavy;
    return are_apart(puzzle_, row * size_ + column, other_row * size_ + other_column) ? heavy : light;
  }
  [[nodiscard]] Line above(int row, int column) const { return line_between(row - 1, column, row, column); }
  [[nodiscard]] Line left_of(int row, int column) const { return line_between(row, column - 1, row, column); }

  void write_line_above(int row, std::string& out) const {
    for (int column = 0; column <= size_; ++column) {
      const Line right = above(row, column);
      out += junction(left_of(row - 1, column), right, left_of(row, column), above(row, column - 1));
      for (int i = 0; column < size_ && i < digits_ + padding_; ++i)
        out += junction(none, right, none, right);
    }
    out += '\n';
  }

  void write_cells(int row, std::string& out) const {
    for (int column = 0; column <= size_; ++column) {
      const Line line = left_of(row, column);
      out += junction(line, none, line, none);
      if (column < size_) write_cell(row * size_ + column, out);
    }
    out += '\n';
  }

  void write_cell(int cell, std::string& out) const {
    const int digit = shown_digits(document_)[static_cast<std::size_t>(cell)];
    const bool is_bold = document_.colour && puzzle_.given(cell) != 0;
    if (padding_ > 0) out += ' ';
    const auto number = digit == 0 ? std::string() : std::to_string(digit);
    out += fmt::format("{}{:>{}}{}", is_bold ? "\x1b[1m" : "", number, digits_, is_bold ? "\x1b[0m" : "");
    if (padding_ > 1) out += ' ';
  }

  const Document& document_;
  const Puzzle& puzzle_;
  int size_;
  int digits_;  // of the greatest number
  int padding_;
};

}  // namespace

Format frame_format() {
  return {.name = "frame",
          .summary = "The grid in a frame of lines, for a terminal",
          .extensions = "",
          .sniff = nullptr,
          .open = nullptr,
          .write = [](const Document& document, std::string& out) { Frame(document).write(out); },
          .holds = nullptr};
}

}  // namespace quadrille::formats
