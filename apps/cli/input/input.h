// The puzzles that the command line names: files or standard input, read one after another.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/input/input_hash.h"
#include "cli/input/input_options.h"
#include "cli/input/input_part.h"
#include "cli/input/text_file.h"
#include "cli/options/bulk_use.h"
#include "formats/format.h"
#include "lanes/shape.h"
#include "sudoku/puzzle/rule_text.h"

namespace quadrille::cli {

/// The maximum size of a puzzle's text, in bytes.
inline constexpr std::size_t kLongestPuzzle = std::size_t{16} << 20;

/// The part of an input that has been answered.
struct InputPosition {
  std::size_t file = 0;       // index of the current file
  std::uint64_t entries = 0;  // number of its entries; 0 in a LineFile
  std::uint64_t bytes = 0;    // number of its bytes
  int lines = 0;              // number of lines in these bytes, in a LineFile
  std::uint64_t hash = 0;     // of all files up to here; 0 at the beginning

  friend bool operator==(const InputPosition&, const InputPosition&) = default;
};

/// One puzzle of the input, or the error in its place.
struct Entry {
  std::string_view file;  // its name in messages
  formats::Item item;
  InputPosition end = {};  // end of the answered input once this entry is answered
  /// Before the first puzzle of an ambiguous text: the interpretation used, and how to request the other one.
  /// Empty: not ambiguous.
  std::string doubt = {};

  /// "FILE:LINE", or only the file if it could not be read at all.
  [[nodiscard]] std::string place() const;
  /// "FILE:LINE:COLUMN: sentence". The puzzle must be bad.
  [[nodiscard]] std::string complaint() const;
};

/// "thermometer r1c1 r1c2 (line of grey with a bulb)".
[[nodiscard]] std::vector<std::string> texts_of(const std::vector<formats::Guess>& guesses);

/// A file with one grid per line, which need not be read as a whole.
struct LineFile {
  std::string_view title;  // its name in messages
  TextFile file;
  std::string head;      // the text of the file that was already read, from `start` on
  std::string doubt;     // as in Entry
  sudoku::Puzzle first;  // its first grid
  lanes::Shape shape;    // the shape of that grid
  InputPosition start;
  InputHash* hash;  // the hash of the input before `start`, to which answered input is added

  /// False if the file is shorter, or cannot be read.
  [[nodiscard]] bool skip_to(const InputPosition& position);
};

/// The numbers of puzzles and of other lines in a file that was read to its end.
struct Tally {
  std::string file;  // its name in messages
  std::uint64_t puzzles = 0;
  std::uint64_t mistakes = 0;  // puzzles that could not be read
  formats::PassedOver passed = {};
};

/// Reads the files one after another; a bad file does not prevent the next from being read. Only one part of
/// a file is in memory at a time. Files for the bulk kernel are only opened.
class Input {
 public:
  explicit Input(const InputOptions& options, Bulk bulk = Bulk::never, const InputPosition& start = {});

  /// Whether the input before `start` has changed since its hash was computed. Then there is nothing to read.
  [[nodiscard]] bool has_changed() const { return has_changed_; }

  /// Whether the wanted part was found; if not, next() reports the error.
  [[nodiscard]] bool has_begun() const { return has_begun_; }
  /// Nullopt at the end of the input, and if a LineFile is next.
  [[nodiscard]] std::optional<Entry> next();
  /// The next file, if it is for the bulk kernel; reading continues after it.
  [[nodiscard]] std::optional<LineFile> take_line_file();
  /// The puzzle in one line of a LineFile; nullopt if it is blank or a comment.
  [[nodiscard]] std::optional<Entry> read_line(std::string_view title, std::string_view text, int line) const;

  /// An example of the following puzzles, if there are several of one kind that need not be answered one by
  /// one.
  [[nodiscard]] std::optional<sudoku::Puzzle> kind_of_several();
  /// The files read to their end so far, except for LineFiles.
  [[nodiscard]] const std::vector<Tally>& tallies() const { return tallies_; }
  /// Whether there is more than one puzzle.
  [[nodiscard]] bool is_batch() const { return is_batch_; }

 private:
  [[nodiscard]] const std::vector<std::string>& files() const;
  [[nodiscard]] std::optional<Entry> read_on();
  [[nodiscard]] Parsed<void> begin_file();
  void end_file();
  /// The next item of the current file.
  [[nodiscard]] std::optional<formats::Item> read_item();
  [[nodiscard]] Parsed<void> read_part(std::size_t most);
  /// Reads files that were already answered, for their hash.
  void skip_files();
  /// Compares the hash once `start` is reached.
  void check_start();
  [[nodiscard]] Parsed<void> open(const std::string& name);
  [[nodiscard]] Parsed<void> open_text(const std::string& name);
  /// Keeps the beginning of the whole file, and moves to its part.
  [[nodiscard]] Parsed<void> open_part(const std::string& name);
  /// The text that determines the format and the shape of a file: not the beginning of the part, since all
  /// parts of a file are read alike.
  [[nodiscard]] std::string_view beginning(std::size_t most) const;
  [[nodiscard]] Parsed<const formats::Format*> format_of(const std::string& name) const;
  /// The format of the text, given the requested size.
  [[nodiscard]] Parsed<const formats::Format*> detect(std::string_view text, const std::string& name) const;
  /// The first grid, if the beginning of a file shows one grid per line.
  [[nodiscard]] std::optional<sudoku::Puzzle> first_of_lines(std::string_view head,
                                                             const std::string& name) const;
  /// Stores the note about an ambiguous beginning of a file, which is read in this format.
  void look_for_doubt(std::string_view text, const formats::Format& format);
  [[nodiscard]] Entry bad_file(InputError error);
  /// Applies the options of the command line to each puzzle.
  void finish(formats::Item& item) const;

  const InputOptions& options_;
  Bulk bulk_;
  InputPosition start_;
  InputHash hash_;  // of the text up to here_
  bool has_changed_ = false;
  std::size_t next_file_ = 0;
  InputPosition here_;  // end of the text that was read
  bool is_in_file_ = false;
  std::deque<std::string> titles_;  // of the files so far; entries refer to them
  std::optional<TextFile> file_;
  std::string head_;      // the beginning of the whole file, if a part of it is read
  std::string text_;      // the part of the file that is in memory
  std::string doubt_;     // of the current file, until its first entry takes it
  bool is_last_ = false;  // whether it is the last part of the file
  std::unique_ptr<formats::Reader> reader_;
  Tally tally_;  // of the current file
  std::vector<Tally> tallies_;
  bool file_was_empty_ = false;
  std::optional<LineFile> line_file_;
  std::deque<Entry> ahead_;
  bool is_batch_ = false;
  bool has_begun_ = false;
};

}  // namespace quadrille::cli
