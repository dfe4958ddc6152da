// The puzzles that the command line names: files or standard input, how to read them, and rules to add.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/console.h"
#include "formats/format.h"

namespace CLI {
class App;
}  // namespace CLI

namespace quadrille::cli {

struct InputOptions {
  std::vector<std::string> files;  // "-" is standard input
  formats::ReadOptions read;
  const formats::Format* format = nullptr;  // null: detect
  std::vector<sudoku::RuleUse> rules;

  [[nodiscard]] bool reads_standard_input() const;
};

/// Adds FILE... and the options that say how to read them.
void add_input_options(CLI::App& command, InputOptions& options);

/// One puzzle of the input, or what is wrong in its place.
struct Entry {
  std::string_view file;  // as messages call it
  formats::Item item;

  /// "FILE:LINE", or the file alone when it could not be read at all.
  [[nodiscard]] std::string place() const;
  /// "FILE:LINE:COLUMN: sentence". The puzzle must be bad.
  [[nodiscard]] std::string complaint() const;
};

/// Reads the files one after another, each as a whole; a bad one does not keep the next from being read.
class Input {
 public:
  explicit Input(const InputOptions& options);

  /// Nothing at the end.
  [[nodiscard]] std::optional<Entry> next();
  /// Whether there is more than one puzzle.
  [[nodiscard]] bool is_batch() const { return is_batch_; }

 private:
  [[nodiscard]] std::optional<Entry> read_on();
  [[nodiscard]] Parsed<void> open(const std::string& file);
  [[nodiscard]] Entry bad_file(InputError error) const;
  void add_rules(formats::Item& item) const;

  const InputOptions& options_;
  std::size_t next_file_ = 0;
  std::string_view file_;
  std::string text_;
  std::unique_ptr<formats::Reader> reader_;
  bool file_was_empty_ = false;
  std::deque<Entry> ahead_;
  bool is_batch_ = false;
};

}  // namespace quadrille::cli
