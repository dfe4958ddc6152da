// The parts of a picture that a frame of characters can show: marks beside digits, totals of cages, clues
// beside the grid, and the colours of cells.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "formats/texts/frame_clues.h"
#include "sudoku/puzzle/picture.h"

namespace quadrille::formats {

class FrameMarks {
 public:
  FrameMarks() = default;
  /// ascii: use ASCII characters for arrows.
  FrameMarks(const sudoku::Picture& picture, const sudoku::Layout& layout, bool ascii);

  /// Whether there is nothing but colours.
  [[nodiscard]] bool are_colours_alone() const {
    return !has_marks_ && corner_texts_.empty() && cages_.empty() && between_.empty() && clues_.empty();
  }

  /// The characters before and after the digit: () for odd ones, [] for even ones, spaces otherwise.
  [[nodiscard]] std::pair<char, char> brackets(int cell) const;
  /// Empty if there is none.
  [[nodiscard]] std::string corner_text(int cell) const;
  /// Whether some cage contains both.
  [[nodiscard]] bool are_in_one_cage(int cell, int other) const;
  /// The character on the side that two cells share, or empty.
  [[nodiscard]] std::string mark_between(int cell, int other) const;
  /// In xterm's palette; 0 if the cell has none.
  [[nodiscard]] int colour(int cell) const;

  [[nodiscard]] const ClueTexts& clues() const { return clues_; }

 private:
  /// The shape at the centre of the cell.
  enum class Mark : unsigned char { none, round, square };

  [[nodiscard]] int cell_at(sudoku::Point point) const;
  void add(const sudoku::Shape& shape, const sudoku::Square& square);
  void add(const sudoku::Shape& shape, const sudoku::Circle& circle);
  void add(const sudoku::Shape& shape, const sudoku::Line& line);
  void add(const sudoku::Shape& shape, const sudoku::Outline& outline);
  /// Whether the point is among the extra cells, where a frame has no room for marks.
  [[nodiscard]] bool is_among_extra_cells(sudoku::Point point) const;
  void add(const sudoku::Shape& shape, const sudoku::Lettering& text);
  /// Whether the point is on a side that two cells share; if so, a text of one character is stored there.
  bool add_between(sudoku::Point point, std::string_view text);
  void add_mark(const sudoku::Shape& shape, sudoku::Point centre, Mark mark);

  sudoku::Layout layout_{0};
  bool ascii_ = false;
  bool has_marks_ = false;
  std::vector<Mark> marks_;   // by cell
  std::vector<int> colours_;  // by cell
  std::map<int, std::string> corner_texts_;
  std::vector<std::vector<int>> cages_;                 // sorted
  std::map<std::pair<int, int>, std::string> between_;  // by pairs of cells, the upper or left one first
  ClueTexts clues_;
};

}  // namespace quadrille::formats
