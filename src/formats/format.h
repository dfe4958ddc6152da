// File formats: how to recognise, read and write them. Each has a file, and a line in formats.def.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/sentence.h"
#include "base/stop_token.h"
#include "sudoku/puzzle/progress.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::formats {

using sudoku::Grid;
using sudoku::Progress;
using sudoku::Puzzle;

/// The user's options for reading. Anything left open is taken from the text, or else a default is used
/// (classic boxes for the size).
struct ReadOptions {
  int size = 0;                           // 0: from the text
  std::optional<sudoku::BoxShape> boxes;  // {0, 0}: no boxes, a Latin square
  std::vector<std::string> regions;       // a label per cell; empty: from the text
  std::string boards;                     // as sudoku::corners_in() reads them; empty: from the text
  std::string digits;                     // the symbols of digits 1, 2, ..; empty: 1-9A-Z as usual
  bool accepts_drawing = false;           // accept the rules that a drawing seems to mean
  /// The first line of the file, if the text begins after it and the format has a header.
  std::string header = {};
  /// The text is a part of the file, which says nothing of the whole.
  bool is_part = false;
};

/// A rule that a drawing seems to mean.
struct Guess {
  std::string rule, argument;
  std::string look;  // description of the drawing: "line of grey with a bulb"
};

/// Things in an input that belong to no rule of the puzzle, such as drawings.
struct Drawing {
  std::string what;           // "12 lines, 3 circles"; empty: nothing
  bool may_be_rules = false;  // the format can express most rules only as drawings
  std::vector<Guess> guesses;
  bool are_guesses_taken = false;  // as rules; otherwise their drawings are part of `what`
};

/// Data in an input that a Puzzle does not hold, such as colours: kept in its original form, so that it can
/// be written back in the same format.
struct Extras {
  std::string_view format;
  std::string members;                // members of the puzzle's object, separated by commas
  std::vector<std::string> of_cells;  // the same for each cell's object; empty: no cell has any
};

/// One puzzle of an input, or the error in it. Errors have line and column within the whole input.
struct Item {
  Parsed<Puzzle> puzzle;
  int line = 0;                  // at which it starts
  std::optional<Grid> solution;  // given by the input; 0 for a cell that it leaves open
  std::optional<Progress> progress = {};
  bool has_assumed_boxes = false;  // the default boxes are assumed, since neither the text nor the options
                                   // give a shape
  Drawing drawing = {};
  Extras extras = {};
  std::string name_on_server = {};  // for a short link to SudokuPad; then the puzzle is an error
  std::string symbols = {};         // of its digits in the text, if they are not the usual ones
  std::string doubt = {};           // which of two readings was used, and how to request the other one
};

/// Lines of an input that were taken for headings or remarks.
struct PassedOver {
  int lines = 0;
  int first_line = 0;
  std::string first_text = {};
};

/// Returns the puzzles of an input one after another. After an invalid puzzle, which is reported, reading
/// continues.
///
/// A long input need not be in memory as a whole. The caller passes the first part to the reader and checks
/// rest() after each next(): if little is left, the following text might belong to the same puzzle, so the
/// caller reads more text and calls again(). The text must outlive the reader. Threads: one at a time.
class Reader {
 public:
  Reader() = default;
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;
  virtual ~Reader() = default;
  /// Nullopt at the end of the input.
  [[nodiscard]] virtual std::optional<Item> next() = 0;
  /// The remaining text.
  [[nodiscard]] virtual std::string_view rest() const = 0;
  /// Undoes the last next(). `text` is the text that was left before it, with more text after it.
  virtual void again(std::string_view text) = 0;
  /// The lines that were passed over so far, without blank lines, comments and the lines of frames.
  [[nodiscard]] virtual PassedOver passed_over() const { return {}; }
};

/// A puzzle to write, with its solution if it is known.
struct Document {
  const Puzzle& puzzle;
  const Grid* solution = nullptr;  // digits; 0 for unknown ones
  const Progress* progress = nullptr;
  bool colour = false;             // use escape sequences for a terminal
  bool ascii = false;              // draw the lines of frames with ASCII characters
  const Extras* extras = nullptr;  // further data of the puzzle's input
  std::string_view symbols = {};   // of the digits; empty, or not as many as digits: the usual ones
  StopToken stop{};  // ends long writing early; then, or if a text gets too long, nothing is written
};

/// Whether a format can write boards that overlap.
enum class BoardsOfFormat : char { none, allowed, needed };

/// For Format::writes_drawings_of.
inline constexpr std::string_view kEveryEditor = "*";

struct Format {
  std::string_view name;        // as in formats.def and on the command line
  Sentence<> summary;           // one line for help pages
  std::string_view extensions;  // file name extensions with dots, separated by spaces; may be empty
  /// The confidence that a text is in this format: 0 (no) to 100 (certain). Null if it cannot be read, or if
  /// its texts are plain, so that only all of a text tells how it is read (plain/recognise.h).
  int (*sniff)(std::string_view text);
  /// The text must outlive the reader. Null if the format cannot be read.
  std::unique_ptr<Reader> (*open)(std::string_view text, const ReadOptions& options);
  /// Appends to `out`, including a newline at the end. Null if the format cannot be written.
  void (*write)(const Document& document, std::string& out);
  /// The largest grid whose digits it can write; limited if digits are single characters.
  int most_size = sudoku::kMaxSize;
  /// Whether it can write grids other than the usual ones of a size, and regions that do not hold each digit.
  bool writes_any_shape = false;
  /// Whether it can write boards that overlap, or nothing else.
  BoardsOfFormat boards = BoardsOfFormat::none;
  /// Whether it can write cells beside the grid.
  bool writes_extra_cells = false;
  /// Whether it can write the digits that a player has placed.
  bool writes_placed = false;
  /// The editor whose drawings it writes back (Extras::format), or every one; empty: none.
  std::string_view writes_drawings_of = {};
  /// Whether a member of the puzzle's object, or of a cell's object, is a drawing or a setting, which is kept
  /// as it is (Extras) and stands for no rule. Null if the format has no drawings.
  bool (*draws)(std::string_view member, bool of_cell) = nullptr;
  /// A file holds a single puzzle, and everything after it is read as a part of it.
  bool is_of_one_puzzle = false;
  /// A file holds one puzzle per line, and each line can be read without the others.
  bool is_by_lines = false;
  /// Except for the first line, which has the data shared by the others (ReadOptions::header).
  bool has_header = false;
  /// Whether writing a puzzle that it can write, and reading it back, gives an equal puzzle (except for
  /// `about`). Null if it cannot be read or written.
  bool (*holds)(const Puzzle& puzzle);
  /// Whether the written text has the same meaning, even if reading it back gives other rules. Null: the same
  /// as `holds`.
  bool (*says)(const Puzzle& puzzle) = nullptr;
};

/// Whether the format can write a grid with the boards of this layout, or without boards.
[[nodiscard]] bool can_write_boards(const Format& format, const sudoku::Layout& layout);
/// Whether the format can write a puzzle of this shape; only then may `write`, `holds` and `says` be called.
[[nodiscard]] bool can_write(const Format& format, const Puzzle& puzzle);

/// All formats, in the order of formats.def.
[[nodiscard]] std::span<const Format> formats();
/// Null if there is no format of that name.
[[nodiscard]] const Format* find_format(std::string_view name);
/// Whether files of that name, by its extension in upper or lower case, may be in the format.
[[nodiscard]] bool has_extension(const Format& format, std::string_view file_name);
/// The first format of formats.def that is written to files of that name; null if there is none.
[[nodiscard]] const Format* format_for_file(std::string_view file_name);

}  // namespace quadrille::formats
