// States of puzzles: digits in some cells or in all, beside the puzzle or in a table with it.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/format.h"
#include "formats/text_cursor.h"
#include "sudoku/puzzle/state.h"

namespace quadrille::formats {

/// A state of an input, or the error in it, which has line and column.
struct StateItem {
  Parsed<sudoku::State> state;
  int line = 0;
  std::string id = {};  // its name, if the input gives one
};

/// The digits of a state that is written on one line: a character for each cell, or a word for each, between
/// spaces or commas, as in a grid of givens; or the cells that are filled: r1c2=5 r3c4=6. symbols: of the
/// puzzle's digits; empty: the usual ones.
[[nodiscard]] Parsed<Grid> digits_of_state(const Token& text, const sudoku::Layout& layout,
                                           std::string_view symbols = {});

/// Reads one state per line: a state alone, a row of a table, or an object in JSON. Tables have columns
/// called `puzzle` and `state`, and objects have such members; other usual names are known, too. The puzzle
/// may be left out if all lines are states of one. A first row without known names has a puzzle and a state.
class StateLines {
 public:
  using Read = std::function<Parsed<Puzzle>(std::string_view text)>;

  /// puzzle: of states that name none; null: each must name its own, which `read` reads.
  StateLines(std::shared_ptr<const Puzzle> puzzle, Read read, std::string symbols = {});

  /// Nullopt for blank lines, comments and the names of columns. Lines must come in order.
  [[nodiscard]] std::optional<StateItem> read(const Token& line);

 private:
  /// The columns of a table.
  struct Columns {
    std::optional<std::size_t> puzzle, state, id;
  };

  [[nodiscard]] bool take_header(const Token& line);
  [[nodiscard]] StateItem read_row(const Token& line);
  [[nodiscard]] StateItem read_object(const Token& line);
  /// Sets the puzzle of the following state.
  void take_common();
  [[nodiscard]] Parsed<void> take_puzzle(const Token& place, std::string_view text);
  [[nodiscard]] Parsed<sudoku::State> state_of(Parsed<Grid> digits) const;

  std::shared_ptr<const Puzzle> common_;  // of states that name none
  std::shared_ptr<const Puzzle> puzzle_;  // of the current state
  Read read_;
  std::string symbols_;
  bool is_first_ = true;
  bool has_header_ = false;
  std::optional<Columns> columns_;  // nullopt: lines are states alone
  char separator_ = ',';
  std::string last_text_;    // of the puzzle
  bool is_symbols_ = false;  // whether it was a character for each cell
};

/// The states of a text in any format for puzzles: their givens, and the digits of players. puzzle: of all of
/// them.
[[nodiscard]] std::vector<StateItem> states_in(std::string_view text,
                                               const std::shared_ptr<const Puzzle>& puzzle,
                                               const ReadOptions& options);
/// Whether the text, the beginning of a file, has a state of that layout per line, so that StateLines can
/// read it.
[[nodiscard]] bool has_state_lines(std::string_view text, const sudoku::Layout& layout);

}  // namespace quadrille::formats
