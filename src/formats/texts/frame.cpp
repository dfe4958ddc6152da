// The grid in a frame for a terminal: heavy lines between regions, light lines between other cells, and those
// parts of the rules' picture that characters can show.
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "formats/catalogue.h"
#include "formats/shapes.h"
#include "formats/text_cursor.h"
#include "formats/texts/frame_clues.h"
#include "formats/texts/frame_lines.h"
#include "formats/texts/frame_marks.h"

namespace quadrille::formats {

namespace {

/// A light line between cells of one cage. ASCII has none.
constexpr std::string_view dashed_line(bool is_heavy, bool is_level, bool ascii) {
  if (ascii) return " ";
  if (is_level) return is_heavy ? "\u254D" : "\u254C";
  return is_heavy ? "\u254F" : "\u254E";
}

/// At most that many characters.
std::string start_of(const std::string& text, std::size_t most) {
  std::string start;
  for (const Token& character : characters({text}, most)) start += character.text;
  return start;
}

/// The number of spaces on each side of a number: the most, up to two, for which the rows with `beside`
/// columns of clues fit into the 80 columns of a terminal.
int padding_for(int columns, int digits, std::size_t beside) {
  constexpr int kColumns = 80;
  for (const int padding : {2, 1}) {
    if (static_cast<int>(beside) + columns * (digits + padding + 1) + 1 <= kColumns) return padding;
  }
  return 0;
}

/// A frame without digits, shared by all puzzles of a layout and shape whose rules draw no marks.
struct Frame {
  sudoku::Layout layout{0};
  bool ascii = false;
  std::vector<int> regions;
  std::string text;
  std::size_t width = 0;            // width of a number, which is right-aligned
  std::size_t before = 0;           // spaces before it
  std::size_t behind = 0;           // spaces after it
  std::vector<std::size_t> places;  // the position in the text of each cell's number
};

class Drawing {
 public:
  Drawing(const Puzzle& puzzle, bool ascii, const FrameMarks& marks)
      : puzzle_(puzzle),
        ascii_(ascii),
        marks_(marks),
        layout_(puzzle.layout()),
        clues_(marks.clues(), layout_),
        digits_(layout_.last_value() < 10 ? 1 : 2),
        padding_(padding_for(layout_.columns, digits_, clues_.width())) {}

  [[nodiscard]] Frame draw() {
    const auto width = static_cast<std::size_t>(digits_ + padding_);
    for (int row = clues_.top(); row < 0; ++row) text_ += clues_.line(row, width);
    for (int row = 0; row < layout_.rows; ++row) {
      draw_line_above(row);
      draw_cells(row);
    }
    draw_line_above(layout_.rows);
    for (int row = layout_.rows; row < clues_.bottom(); ++row) text_ += clues_.line(row, width);
    return {layout_,
            ascii_,
            puzzle_.regions(),
            std::move(text_),
            static_cast<std::size_t>(digits_),
            padding_ > 0 ? 1U : 0U,
            padding_ > 1 ? 1U : 0U,
            std::move(places_)};
  }

 private:
  /// The style of the line between two neighbouring cells, which may be outside the grid.
  [[nodiscard]] Line line_between(int row, int column, int other_row, int other_column) const {
    const bool first = layout_.contains(row, column);
    const bool second = layout_.contains(other_row, other_column);
    if (!first && !second) return none;
    if (!first || !second) return heavy;
    return are_apart(puzzle_, layout_.cell_at(row, column), layout_.cell_at(other_row, other_column)) ? heavy
                                                                                                      : light;
  }
  [[nodiscard]] Line above(int row, int column) const { return line_between(row - 1, column, row, column); }
  [[nodiscard]] Line left_of(int row, int column) const { return line_between(row, column - 1, row, column); }

  void draw_junction(Line up, Line right, Line down, Line left) {
    text_ += ascii_ ? ascii_junction(up, right, down, left) : junction(up, right, down, left);
  }

  /// Whether the line between two cells of the grid is within a cage.
  [[nodiscard]] bool is_in_cage(int row, int column, int other_row, int other_column) const {
    return layout_.contains(row, column) && layout_.contains(other_row, other_column) &&
           marks_.are_in_one_cage(layout_.cell_at(row, column), layout_.cell_at(other_row, other_column));
  }

  /// The mark on the side between a cell and the one above it or left of it.
  [[nodiscard]] std::string mark_between(int row, int column, int other_row, int other_column) const {
    if (!layout_.contains(row, column) || !layout_.contains(other_row, other_column)) return "";
    return marks_.mark_between(layout_.cell_at(row, column), layout_.cell_at(other_row, other_column));
  }

  /// Draws a line with the totals of cages above their first cells.
  void draw_line_above(int row) {
    text_.append(clues_.width_at_the_left(), ' ');
    for (int column = 0; column <= layout_.columns; ++column) {
      const Line right = above(row, column);
      draw_junction(left_of(row - 1, column), right, left_of(row, column), above(row, column - 1));
      if (column == layout_.columns) break;
      const auto width = static_cast<std::size_t>(digits_ + padding_);
      const std::string corner =
          row < layout_.rows ? start_of(marks_.corner_text(layout_.cell_at(row, column)), width) : "";
      text_ += corner;
      const bool is_dashed = is_in_cage(row - 1, column, row, column);
      const std::string mark = mark_between(row - 1, column, row, column);
      for (std::size_t i = count_characters(corner); i < width; ++i) {
        if (i == width / 2 && !mark.empty()) {
          text_ += mark;
        } else if (is_dashed) {
          text_ += dashed_line(right == heavy, true, ascii_);
        } else {
          draw_junction(none, right, none, right);
        }
      }
    }
    text_ += '\n';
  }

  void draw_cells(int row) {
    text_ += clues_.left_of(row);
    for (int column = 0; column <= layout_.columns; ++column) {
      const Line line = left_of(row, column);
      const std::string mark = mark_between(row, column - 1, row, column);
      if (!mark.empty()) {
        text_ += mark;
      } else if (is_in_cage(row, column - 1, row, column)) {
        text_ += dashed_line(line == heavy, false, ascii_);
      } else {
        draw_junction(line, none, line, none);
      }
      if (column == layout_.columns) break;
      const auto [before, behind] = marks_.brackets(layout_.cell_at(row, column));
      if (padding_ > 0) text_ += before;
      places_.push_back(text_.size());
      text_.append(static_cast<std::size_t>(digits_), ' ');
      if (padding_ > 1) text_ += behind;
    }
    text_ += clues_.right_of(row);
    text_ += '\n';
  }

  const Puzzle& puzzle_;
  bool ascii_;
  const FrameMarks& marks_;
  sudoku::Layout layout_;
  FrameClues clues_;
  int digits_;  // number of digits of the greatest number
  int padding_;
  std::string text_;
  std::vector<std::size_t> places_;
};

/// Writes a number of one or two digits that ends at `last`.
void put_number(int number, char* last) {
  *last = static_cast<char>('0' + number % 10);
  if (number >= 10) last[-1] = static_cast<char>('0' + number / 10);
}

/// Inserts escape sequences for bold givens, and for black digits on the colours of their cells, starting
/// from the last cell: so an insertion does not move the positions still to come.
void colour_in(const Frame& frame, const Puzzle& puzzle, const FrameMarks& marks, std::size_t start,
               std::string& out) {
  for (std::size_t cell = frame.places.size(); cell-- > 0;) {
    const int colour = marks.colour(static_cast<int>(cell));
    const bool is_given = puzzle.givens()[cell] != 0;
    if (colour == 0 && !is_given) continue;
    std::size_t first = start + frame.places[cell];
    std::size_t end = first + frame.width;
    std::string sequence = is_given ? "\x1b[1m" : "";
    if (colour != 0) {
      first -= frame.before;
      end += frame.behind;
      sequence = fmt::format("\x1b[{}30;48;5;{}m", is_given ? "1;" : "", colour);
    }
    out.insert(end, "\x1b[0m");
    out.insert(first, sequence);
  }
}

/// "x1=3 x2=." in lines below the grid.
void write_extra_cells(const sudoku::Layout& layout, const Grid& digits, std::string& out) {
  constexpr std::size_t kColumns = 79;
  std::string line;
  for (int cell = layout.grid_cell_count(); cell < layout.cell_count(); ++cell) {
    const int digit = digits[sudoku::at(cell)];
    const std::string text = fmt::format("{}={}", cell_name(cell, layout),
                                         digit == 0 ? "." : std::to_string(layout.value_of(digit)));
    if (line.size() + 1 + text.size() > kColumns) out += std::exchange(line, {}) + '\n';
    line += (line.empty() ? "" : " ") + text;
  }
  if (!line.empty()) out += line + '\n';
}

void put_frame(const Frame& frame, const Document& document, const FrameMarks& marks, std::string& out) {
  const Puzzle& puzzle = document.puzzle;
  const std::size_t start = out.size();
  out += frame.text;
  const Grid& digits = shown_digits(document);
  for (std::size_t cell = 0; cell < frame.places.size(); ++cell) {
    if (digits[cell] == 0) continue;
    char* const last = out.data() + start + frame.places[cell] + frame.width - 1;
    if (document.symbols.size() == static_cast<std::size_t>(puzzle.layout().digits)) {
      *last = document.symbols[static_cast<std::size_t>(digits[cell] - 1)];
    } else {
      put_number(puzzle.layout().value_of(digits[cell]), last);
    }
  }
  if (document.colour) colour_in(frame, puzzle, marks, start, out);
  write_extra_cells(puzzle.layout(), digits, out);
}

void write_frame(const Document& document, std::string& out) {
  const Puzzle& puzzle = document.puzzle;
  FrameMarks marks;
  if (!puzzle.rules().empty())
    marks = FrameMarks(sudoku::picture_of(puzzle), puzzle.layout(), document.ascii);
  if (!marks.are_colours_alone())
    return put_frame(Drawing(puzzle, document.ascii, marks).draw(), document, marks, out);
  // Consecutive puzzles often have the same shape.
  thread_local Frame frame;
  const bool is_other = puzzle.layout() != frame.layout || document.ascii != frame.ascii;
  if (is_other || puzzle.regions() != frame.regions) frame = Drawing(puzzle, document.ascii, marks).draw();
  put_frame(frame, document, marks, out);
}

}  // namespace

Format frame_format() {
  return {.name = "frame",
          .summary{"The grid in a frame of lines, for a terminal",
                   "La grille dans un cadre de traits, pour un terminal"},
          .extensions = "",
          .sniff = nullptr,
          .open = nullptr,
          .write = write_frame,
          .writes_any_shape = true,
          .boards = BoardsOfFormat::allowed,
          .writes_extra_cells = true,
          .holds = nullptr};
}

}  // namespace quadrille::formats
