// Reads all puzzles of a plain text in one reading.
#pragma once

#include <deque>
#include <string>
#include <string_view>

#include "formats/plain/fold.h"
#include "formats/plain/reading.h"

namespace quadrille::formats::plain {

/// The meaning of several digits in a cell.
enum class Marks : char {
  none,      // no cell has any
  in_cells,  // candidates; a single digit is a given, and one after `u` was placed by a player
  in_frame,  // candidates; a single digit is a given unless it is a candidate elsewhere in a house
};

/// A puzzle as text, or the error in its place.
struct Found {
  Parsed<Draft> draft;
  int line = 0;
  int lines = 0;  // how many it takes, apart from those that only divide them
  Marks marks = Marks::none;
};

class PlainReader final : public Reader {
 public:
  PlainReader(std::string_view text, ReadOptions options, Reading reading);

  std::optional<Item> next() override;
  [[nodiscard]] std::string_view rest() const override { return state_.cursor.rest(); }
  void again(std::string_view text) override;
  [[nodiscard]] PassedOver passed_over() const override { return state_.passed; }

  /// The next puzzle before it is checked. Its tokens are valid until the next call.
  [[nodiscard]] std::optional<Found> find();
  /// Whether lines passed over so far looked like parts of grids.
  /// How many of the lines that are no part of a puzzle tell the size of the grids.
  [[nodiscard]] int size_lines() const { return state_.size_lines; }
  [[nodiscard]] int passed_data() const { return state_.passed_data; }
  [[nodiscard]] const Reading& reading() const { return reading_; }

 private:
  struct State {
    TextCursor cursor;
    PassedOver passed = {};
    int passed_data = 0;
    int size_lines = 0;
    int size_before = 0;      // of the grid on the last line that had one
    int end_of_decimals = 0;  // the line after the last ones of decimal numbers
    int end_of_rows = 0;      // the line up to which there are more rows than a grid has
  };
  /// Rows that belong together.
  struct Group {
    std::vector<Token> cells;
    int rows = 0;
    bool has_bars = false;
    bool is_framed = false;              // by bars at its sides
    std::vector<std::size_t> bars = {};  // before which cells there is one
    std::optional<InputError> error = {};
  };

  [[nodiscard]] std::optional<Found> take_puzzle(Lines& lines);
  [[nodiscard]] std::optional<Found> take_line_grid(Lines& lines);
  [[nodiscard]] std::optional<Found> take_rows(Lines& lines);
  /// As many rows of at least four cells as each has cells, and no row more, among grids of another size.
  [[nodiscard]] std::optional<Found> take_rows_of_other_size(Lines& lines);
  [[nodiscard]] std::optional<Found> take_ruled(Lines& lines);
  [[nodiscard]] std::optional<Found> take_boards(Lines& lines);
  [[nodiscard]] std::optional<Found> take_numbers(Lines& lines);
  [[nodiscard]] Group take_group(Lines& lines) const;
  /// Whether the rows are lines of decimal numbers, such as times, or numbers of versions, or dates: each has
  /// points between digits only, and rows of one word have them in the same columns, so that these would be
  /// empty and all others full. A single row is such a line if it follows others.
  [[nodiscard]] bool are_decimals(Lines from, const Lines& to);
  /// The number of lines that are no dividers.
  [[nodiscard]] int count_lines(Lines from, const Lines& to) const;
  /// Takes what follows the givens and belongs to them: regions, a solution, digits placed by a player and
  /// candidates.
  void take_companions(Lines& lines, const Group& givens, Found& found);
  [[nodiscard]] bool take_regions(Lines& lines, Found& found) const;
  [[nodiscard]] bool take_solution(Lines& lines, Draft& draft);
  [[nodiscard]] bool take_progress(Lines& lines, Found& found) const;
  /// Whether the cells have the digits of the givens, and more.
  [[nodiscard]] bool agrees(const std::vector<Token>& cells, const std::vector<Token>& givens) const;
  /// Whether the cells add digits to the givens, of which they may leave out some, and no house has one twice
  /// then.
  [[nodiscard]] bool completes(const std::vector<Token>& cells, const std::vector<Token>& givens) const;
  void pass(const Token& line);

  ReadOptions options_;
  Reading reading_;
  RowReader rows_;
  State state_;
  State last_ = state_;  // before the last next()
  std::deque<std::string> arena_;
};

}  // namespace quadrille::formats::plain
