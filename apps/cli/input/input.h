// The puzzles that the command line names: files or standard input, how to read them, and rules to add.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/input/fetch.h"
#include "cli/input/input_hash.h"
#include "cli/input/input_part.h"
#include "cli/input/text_file.h"
#include "formats/format.h"
#include "lanes/shape.h"
#include "sudoku/puzzle/rule_text.h"

namespace CLI {
class App;
}  // namespace CLI

namespace quadrille::cli {

/// No puzzle has more text, in bytes.
inline constexpr std::size_t kLongestPuzzle = std::size_t{16} << 20;

struct InputOptions {
  std::vector<std::string> files;  // "-" is standard input
  formats::ReadOptions read;
  const formats::Format* format = nullptr;  // null: detect
  std::vector<sudoku::RuleText> rules;
  bool fetches = false;  // asks a server for puzzles that short links name
  std::string server{kSudokuPadServer};
  bool refuses_drawing = false;  // puzzles whose drawing may say rules are bad ..
  bool ignores_drawing = false;  // .. unless the user wants them without it
  InputPart* part = nullptr;     // of the only file, located in it; null: all is read

  [[nodiscard]] bool reads_standard_input() const;
};

/// Adds FILE... and the options that say how to read them.
void add_input_options(CLI::App& command, InputOptions& options);
/// Adds --ignore-drawing. Without it puzzles are bad whose drawing may say rules.
void add_drawing_option(CLI::App& command, InputOptions& options);
/// Those of them that say what a puzzle's grid is like.
void add_shape_options(CLI::App& command, formats::ReadOptions& shape, std::vector<sudoku::RuleText>& rules);

/// How far an input was answered.
struct InputPosition {
  std::size_t file = 0;       // index of the file at hand
  std::uint64_t entries = 0;  // of it, one by one; 0 in a LineFile
  std::uint64_t bytes = 0;    // of it
  int lines = 0;              // in these bytes, in a LineFile
  std::uint64_t hash = 0;     // of all files up to here; 0 at the beginning

  friend bool operator==(const InputPosition&, const InputPosition&) = default;
};

/// One puzzle of the input, or what is wrong in its place.
struct Entry {
  std::string_view file;  // as messages call it
  formats::Item item;
  InputPosition end = {};  // of what was answered, once this is
  /// Before the first puzzle of a text that can be read in two ways: which of them was taken, and how to say
  /// otherwise. Empty: there is no doubt.
  std::string doubt = {};

  /// "FILE:LINE", or the file alone when it could not be read at all.
  [[nodiscard]] std::string place() const;
  /// "FILE:LINE:COLUMN: sentence". The puzzle must be bad.
  [[nodiscard]] std::string complaint() const;
};

/// A file of one grid a line, which need not be read as a whole.
struct LineFile {
  std::string_view title;  // as messages call it
  TextFile file;
  std::string head;      // what was read of the file already, from `start` on
  std::string doubt;     // as in Entry
  sudoku::Puzzle first;  // its first grid
  lanes::Shape shape;    // of that
  InputPosition start;
  InputHash* hash;  // of the input before `start`, to which what is answered adds

  /// False when it is shorter, or cannot be read.
  [[nodiscard]] bool skip_to(const InputPosition& position);
};

/// Which files are to be left to the bulk kernel.
enum class Bulk { never, where_it_suits, always };

/// Reads the files one after another; a bad one does not keep the next from being read. Memory holds one part
/// of a file at a time. Files for the bulk kernel are only opened.
class Input {
 public:
  explicit Input(const InputOptions& options, Bulk bulk = Bulk::never, const InputPosition& start = {});

  /// Whether what is before `start` differs from what it was when its hash was taken. Then there is nothing
  /// to read.
  [[nodiscard]] bool has_changed() const { return has_changed_; }

  /// Whether the part that is wanted was found; where not, next() tells why.
  [[nodiscard]] bool has_begun() const { return has_begun_; }
  /// Nothing at the end of the input, and where a LineFile stands next.
  [[nodiscard]] std::optional<Entry> next();
  /// The file that stands next, if it is for the bulk kernel; reading goes on after it.
  [[nodiscard]] std::optional<LineFile> take_line_file();
  /// The puzzle of one line of a LineFile; nothing where it is blank or a comment.
  [[nodiscard]] std::optional<Entry> read_line(std::string_view title, std::string_view text, int line) const;

  /// The kind of the puzzles that stand next, where there are several and they need not be answered one by
  /// one: one of them.
  [[nodiscard]] std::optional<sudoku::Puzzle> kind_of_several();
  /// Whether there is more than one puzzle.
  [[nodiscard]] bool is_batch() const { return is_batch_; }

 private:
  [[nodiscard]] const std::vector<std::string>& files() const;
  [[nodiscard]] std::optional<Entry> read_on();
  [[nodiscard]] Parsed<void> begin_file();
  void end_file();
  /// The next item of the file at hand.
  [[nodiscard]] std::optional<formats::Item> read_item();
  [[nodiscard]] Parsed<void> read_part(std::size_t most);
  /// Reads files that were answered, for their hash.
  void skip_files();
  /// Compares the hash, once `start` is reached.
  void check_start();
  [[nodiscard]] Parsed<void> open(const std::string& name);
  [[nodiscard]] Parsed<void> open_text(const std::string& name);
  /// Keeps what the whole file begins with, and goes to its part.
  [[nodiscard]] Parsed<void> open_part(const std::string& name);
  /// What tells the format and the shape of a file: not the part's own beginning, as all parts of a file are
  /// read alike.
  [[nodiscard]] std::string_view beginning(std::size_t most) const;
  [[nodiscard]] Parsed<const formats::Format*> format_of(const std::string& name) const;
  /// The format that the text and the size that is asked for tell.
  [[nodiscard]] Parsed<const formats::Format*> detect(std::string_view text, const std::string& name) const;
  /// The first grid, if the text that a file begins with shows one grid a line.
  [[nodiscard]] std::optional<sudoku::Puzzle> first_of_lines(std::string_view head,
                                                             const std::string& name) const;
  /// Keeps what is to be said of the text that a file begins with, which is read in this format.
  void look_for_doubt(std::string_view text, const formats::Format& format);
  [[nodiscard]] Entry bad_file(InputError error);
  /// What the command line says of each puzzle.
  void finish(formats::Item& item) const;

  const InputOptions& options_;
  Bulk bulk_;
  InputPosition start_;
  InputHash hash_;  // up to here_
  bool has_changed_ = false;
  std::size_t next_file_ = 0;
  InputPosition here_;  // of what was read
  bool is_in_file_ = false;
  std::deque<std::string> titles_;  // of the files so far; entries refer to them
  std::optional<TextFile> file_;
  std::string head_;      // what the whole file begins with, where a part of it is read
  std::string text_;      // the part of the file that is in memory
  std::string doubt_;     // of the file at hand, until its first entry takes it
  bool is_last_ = false;  // nothing of the file follows it
  std::unique_ptr<formats::Reader> reader_;
  bool file_was_empty_ = false;
  std::optional<LineFile> line_file_;
  std::deque<Entry> ahead_;
  bool is_batch_ = false;
  bool has_begun_ = false;
};

}  // namespace quadrille::cli
