// What stands beside the output of a part, in FILE.json: which part of which work it is, and hashes by which
// another run knows that neither the input nor the output has changed since.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/input_error.h"
#include "cli/exit_code.h"
#include "cli/input/input_part.h"
#include "options/values.h"

namespace quadrille::cli {

struct Receipt {
  // What work it is a part of: the same in all receipts of that work.
  std::string version;               // of the program
  std::vector<std::string> command;  // its words, without those that differ from part to part
  std::string input;                 // the file's name; empty: none is read
  std::uint64_t size = 0;            // of the input, in bytes; of `generate`, puzzles
  // The part.
  options::Part part;
  IndexRange range;              // of the input; of `generate`, indices of puzzles
  std::uint64_t input_hash = 0;  // of the range
  std::uint64_t lines = 0;       // in it
  std::uint64_t puzzles = 0;     // that were answered
  // The output.
  std::uint64_t written = 0;  // bytes
  std::uint64_t output_hash = 0;
  bool says_places = false;  // lines of it begin with a file and a line, counted within the part
  ExitCode exit = ExitCode::solved;
  std::vector<std::string> messages;  // the first ones, with lines counted within the part
  std::uint64_t message_count = 0;

  [[nodiscard]] std::string text() const;
};

/// The name of the receipt of an output.
[[nodiscard]] std::string receipt_of(const std::string& output);
/// The error is a sentence about the receipt, which it names.
[[nodiscard]] Parsed<Receipt> read_receipt(const std::string& output);
/// Why they are no parts of the same work, with the name of the second; empty where they are.
[[nodiscard]] std::string why_other_work(const Receipt& expected, const Receipt& found,
                                         std::string_view found_in);
/// Compares the output with what its receipt says; the error's sentence names it.
[[nodiscard]] Parsed<void> check_output(const std::string& output, const Receipt& receipt);
/// Compares the input, as it is now, with what was read of it; the error's sentence names it. An input that
/// is none, as of `generate`, is right.
[[nodiscard]] Parsed<void> check_input(const Receipt& receipt);

/// Counts the lines that an output names from the start of the file, in place of that of the part.
class Renumbering {
 public:
  explicit Renumbering(std::string_view file);

  /// A line of the output. Where it begins with a line of the file (as "FILE:LINE", or as records in JSON and
  /// CSV do), with that number and `before`, the lines of the file before the part.
  [[nodiscard]] std::string renumbered(std::string_view line, std::uint64_t before) const;

 private:
  std::vector<std::string> starts_;  // of lines, up to the number
};

}  // namespace quadrille::cli
