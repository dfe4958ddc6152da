// The grid in a frame for a terminal: heavy lines where regions meet, light lines between other cells.
#include <algorithm>
#include <array>

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

/// The same in ASCII: heavy lines are = and |, light ones - and :, and + is where they meet.
std::string_view ascii_junction(Line up, Line right, Line down, Line left) {
  const Line vertical = std::max(up, down);
  const Line horizontal = std::max(left, right);
  if (vertical != none && horizontal != none) return "+";
  if (vertical != none) return vertical == heavy ? "|" : ":";
  if (horizontal != none) return horizontal == heavy ? "=" : "-";
  return " ";
}

/// Blanks around each number: as many of the two as leave the rows within the 80 columns of a terminal.
int padding_for(int size, int digits) {
  constexpr int kColumns = 80;
  for (const int padding : {2, 1}) {
    if (size * (digits + padding + 1) + 1 <= kColumns) return padding;
  }
  return 0;
}

/// A frame without digits, which all puzzles of a size and shape share.
struct Frame {
  int size = 0;
  bool ascii = false;
  std::vector<int> regions;
  std::string text;
  std::size_t width = 0;            // characters for a number, which stands at their right end
  std::vector<std::size_t> places;  // of the number of each cell, in the text
};

class Drawing {
 public:
  Drawing(const Puzzle& puzzle, bool ascii)
      : puzzle_(puzzle),
        ascii_(ascii),
        size_(puzzle.size()),
        digits_(size_ < 10 ? 1 : 2),
        padding_(padding_for(size_, digits_)) {}

  [[nodiscard]] Frame draw() {
    for (int row = 0; row < size_; ++row) {
      draw_line_above(row);
      draw_cells(row);
    }
    draw_line_above(size_);
    return {size_,
            ascii_,
            puzzle_.regions(),
            std::move(text_),
            static_cast<std::size_t>(digits_),
            std::move(places_)};
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

  void draw_junction(Line up, Line right, Line down, Line left) {
    text_ += ascii_ ? ascii_junction(up, right, down, left) : junction(up, right, down, left);
  }

  void draw_line_above(int row) {
    for (int column = 0; column <= size_; ++column) {
      const Line right = above(row, column);
      draw_junction(left_of(row - 1, column), right, left_of(row, column), above(row, column - 1));
      for (int i = 0; column < size_ && i < digits_ + padding_; ++i) draw_junction(none, right, none, right);
    }
    text_ += '\n';
  }

  void draw_cells(int row) {
    for (int column = 0; column <= size_; ++column) {
      const Line line = left_of(row, column);
      draw_junction(line, none, line, none);
      if (column == size_) break;
      if (padding_ > 0) text_ += ' ';
      places_.push_back(text_.size());
      text_.append(static_cast<std::size_t>(digits_), ' ');
      if (padding_ > 1) text_ += ' ';
    }
    text_ += '\n';
  }

  const Puzzle& puzzle_;
  bool ascii_;
  int size_;
  int digits_;  // of the greatest number
  int padding_;
  std::string text_;
  std::vector<std::size_t> places_;
};

/// Writes a number of one or two digits so that it ends at `last`; 0 stands for none.
void put_number(int number, char* last) {
  if (number == 0) return;
  *last = static_cast<char>('0' + number % 10);
  if (number >= 10) last[-1] = static_cast<char>('0' + number / 10);
}

/// The given digits between the escape sequences for bold, from the last one on: what is inserted moves none
/// that is still to come.
void embolden(const Frame& frame, const Puzzle& puzzle, std::size_t start, std::string& out) {
  for (std::size_t cell = frame.places.size(); cell-- > 0;) {
    if (puzzle.givens()[cell] == 0) continue;
    const std::size_t place = start + frame.places[cell];
    out.insert(place + frame.width, "\x1b[0m");
    out.insert(place, "\x1b[1m");
  }
}

void write_frame(const Document& document, std::string& out) {
  // Puzzles of one shape often come one after another.
  thread_local Frame frame;
  const Puzzle& puzzle = document.puzzle;
  const bool is_other = puzzle.size() != frame.size || document.ascii != frame.ascii;
  if (is_other || puzzle.regions() != frame.regions) frame = Drawing(puzzle, document.ascii).draw();
  const std::size_t start = out.size();
  out += frame.text;
  const Grid& digits = shown_digits(document);
  for (std::size_t cell = 0; cell < frame.places.size(); ++cell) {
    put_number(digits[cell], out.data() + start + frame.places[cell] + frame.width - 1);
  }
  if (document.colour) embolden(frame, puzzle, start, out);
}

}  // namespace

Format frame_format() {
  return {.name = "frame",
          .summary = "The grid in a frame of lines, for a terminal",
          .extensions = "",
          .sniff = nullptr,
          .open = nullptr,
          .write = write_frame,
          .holds = nullptr};
}

}  // namespace quadrille::formats
