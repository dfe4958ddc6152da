// What a file format is: how to recognise, read and write it. One file each, one line each in formats.def.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/sentence.h"
#include "base/stop_token.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::formats {

using sudoku::Grid;
using sudoku::Puzzle;

/// What the user said about the input beyond its text. Everything left open is taken from the text, or else
/// from what is usual (classic boxes for the size).
struct ReadOptions {
  int size = 0;                           // 0: from the text
  std::optional<sudoku::BoxShape> boxes;  // {0, 0}: none, a Latin square
  std::vector<std::string> regions;       // a label for each cell; empty: from the text
  std::string digits;                     // the symbols of digits 1, 2, ..; empty: 1-9A-Z as usual
  bool accepts_drawing = false;           // takes the rules that a drawing seems to mean
  /// The first line of the file, where the text begins behind it and the format has a header.
  std::string header = {};
};

/// A rule that a drawing seems to mean.
struct Guess {
  std::string rule, argument;
  std::string look;  // how it is drawn: "line of grey with a bulb"
};

/// What an input shows beside the puzzle and that no rule of the puzzle says.
struct Drawing {
  std::string what;           // "12 lines, 3 circles"; empty: nothing
  bool may_be_rules = false;  // the format has no other way to say most rules
  std::vector<Guess> guesses;
  bool are_guesses_taken = false;  // as rules; else what they say is part of `what`
};

/// What an input has of a puzzle beyond what a Puzzle holds, such as colours: kept as it stands there, so
/// that it can be written back in the same format.
struct Extras {
  std::string_view format;
  std::string members;                // of the puzzle's object, with commas between them
  std::vector<std::string> of_cells;  // the same of each cell's object; empty: no cell has any
};

/// One puzzle of an input, or what is wrong with it. Errors carry line and column within the whole input.
struct Item {
  Parsed<Puzzle> puzzle;
  int line = 0;                    // where it starts
  std::optional<Grid> solution;    // that the input gives along with it; 0 where it leaves a cell open
  bool has_assumed_boxes = false;  // the usual ones, as neither the text nor the options tell of a shape
  Drawing drawing = {};
  Extras extras = {};
  std::string name_on_server = {};  // of a short link to SudokuPad; the puzzle is an error then
};

/// Pulls the puzzles out of an input, one after another. A bad one is reported and reading goes on after it.
///
/// A long input need not be in memory as a whole. Whoever gives the reader its first part looks at rest()
/// after each next(): when little is left, what follows might belong to the same puzzle, so more text is read
/// and again() called. The text must outlive the reader. Threads: one at a time.
class Reader {
 public:
  Reader() = default;
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;
  virtual ~Reader() = default;
  /// Nothing at the end of the input.
  [[nodiscard]] virtual std::optional<Item> next() = 0;
  /// The text that is left.
  [[nodiscard]] virtual std::string_view rest() const = 0;
  /// Takes the last next() back. `text` is what was left before it, with more behind it.
  virtual void again(std::string_view text) = 0;
};

/// What is to be written: a puzzle, and its solution when it is known.
struct Document {
  const Puzzle& puzzle;
  const Grid* solution = nullptr;  // digits; 0 where unknown
  bool colour = false;             // escape sequences for a terminal are welcome
  bool ascii = false;              // a frame's lines are of ASCII characters
  const Extras* extras = nullptr;  // what the puzzle's input had besides
  StopToken stop{};  // ends long writing early; then, and where a text gets too long, none comes
};

/// What Format::sniff returns for a text that no other format fits.
inline constexpr int kCertain = 100;

struct Format {
  std::string_view name;        // as in formats.def and on the command line
  Sentence<> summary;           // one line for help pages
  std::string_view extensions;  // of file names, separated by spaces, with dots; may be empty
  /// How surely a text is in this format: 0 (no) to 100 (certain). Null when it cannot be read.
  int (*sniff)(std::string_view text);
  /// The text must outlive the reader. Null when the format cannot be read.
  std::unique_ptr<Reader> (*open)(std::string_view text, const ReadOptions& options);
  /// Appends to `out`, newline at the end included. Null when the format cannot be written.
  void (*write)(const Document& document, std::string& out);
  /// The largest grid whose digits it can write: where digits are single characters, there are no more.
  int most_size = sudoku::kMaxSize;
  /// Whether it can write grids that no size says, and regions that do not hold each digit.
  bool writes_any_shape = false;
  /// Whether it can write cells beside the grid.
  bool writes_extra_cells = false;
  /// A file holds one puzzle, and what follows is read as a part of it.
  bool is_of_one_puzzle = false;
  /// A file holds one puzzle on each line, and each line can be read without the others.
  bool is_by_lines = false;
  /// But for the first line, which says what the others have in common (ReadOptions::header).
  bool has_header = false;
  /// Of the puzzles that it can write, whether writing one and reading it back gives an equal puzzle (`about`
  /// apart). Null when it cannot be read or written.
  bool (*holds)(const Puzzle& puzzle);
  /// Whether what is written means the same, even where reading it back gives other rules. Null: where it
  /// holds.
  bool (*says)(const Puzzle& puzzle) = nullptr;
};

/// Whether the format can write a puzzle of this shape; only then may `write`, `holds` and `says` be called.
[[nodiscard]] bool can_write(const Format& format, const Puzzle& puzzle);

/// All formats, in the order of formats.def.
[[nodiscard]] std::span<const Format> formats();
/// Null when there is no format of that name.
[[nodiscard]] const Format* find_format(std::string_view name);
/// The format whose sniff is surest, the first in formats.def among equals; file_name may be empty, its
/// extension breaks ties. Error with a sentence when no format fits (empty text, binary noise ...).
[[nodiscard]] Parsed<const Format*> detect_format(std::string_view text, std::string_view file_name);

}  // namespace quadrille::formats
