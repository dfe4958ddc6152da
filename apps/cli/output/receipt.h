// The receipt of a part, in FILE.json beside its output: which part of which work it is, and hashes by which
// another run verifies that neither the input nor the output has changed since, nor the receipt itself.
//
// The input is known by its contents: the command is kept without the input's name, so that parts may be
// answered where the file has another name or place.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/input_error.h"
#include "cli/input/input_part.h"
#include "cli/process/exit_code.h"
#include "options/values.h"

namespace quadrille::cli {

struct Receipt {
  // The work that it is a part of: the same in all receipts of that work.
  std::string version;               // of the program
  std::vector<std::string> command;  // its words, except the input and those that differ between parts
  std::string input;                 // the name by which the part knew the file; empty: no input
  std::uint64_t size = 0;            // of the input, in bytes; for `generate`, number of puzzles
  // The part.
  options::Part part;
  IndexRange range;              // of the input; for `generate`, indices of puzzles
  std::uint64_t input_hash = 0;  // of the range
  std::uint64_t lines = 0;       // number in the range
  std::uint64_t puzzles = 0;     // number answered
  // The output.
  std::uint64_t written = 0;  // number of bytes
  std::uint64_t output_hash = 0;
  bool says_places = false;  // whether its lines begin with a file and a line, counted within the part
  ExitCode exit = ExitCode::solved;
  std::vector<std::string> messages;  // the first ones, with lines counted within the part
  std::uint64_t message_count = 0;

  [[nodiscard]] std::string text() const;
  /// The text without its end, for objects with more members.
  [[nodiscard]] std::string members() const;
  /// Nullopt if the text, which may have more members, is not that of a receipt, or was changed.
  [[nodiscard]] static std::optional<Receipt> in(const std::string& text);
};

/// The name of the receipt of an output.
[[nodiscard]] std::string receipt_of(const std::string& output);
/// The error is a sentence about the receipt, which it names.
[[nodiscard]] Parsed<Receipt> read_receipt(const std::string& output);
/// The reason why they are not parts of the same work, with the name of the second; empty if they are.
[[nodiscard]] std::string why_other_work(const Receipt& expected, const Receipt& found,
                                         std::string_view found_in);
/// Compares the output with its receipt; the error's sentence names the output. quick: only its size.
[[nodiscard]] Parsed<void> check_output(const std::string& output, const Receipt& receipt,
                                        bool quick = false);
/// Compares a file with the input that was read; the error's sentence names it. Always succeeds if there was
/// no input, as for `generate`.
[[nodiscard]] Parsed<void> check_input(const Receipt& receipt, const std::string& input);

/// Renumbers the lines that an output names: from the start of the file instead of from the start of the
/// part.
class Renumbering {
 public:
  /// The name of the file in the output, and that to be written instead.
  Renumbering(std::string_view file, std::string_view name);

  /// A line of the output. If it begins with a line of the file (as "FILE:LINE", or as records in JSON and
  /// CSV do), that number is increased by `before`, the number of lines of the file before the part.
  [[nodiscard]] std::string renumbered(std::string_view line, std::uint64_t before) const;

 private:
  struct Start {
    std::string of_part, of_whole;
  };
  std::vector<Start> starts_;  // the beginnings of lines, up to the number
};

}  // namespace quadrille::cli
