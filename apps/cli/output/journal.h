// Runs that write to a file, and can be resumed when something ended them: Ctrl-C, kill -9, a power cut.
//
// Beside the output stands a journal (its name and ".resume") for as long as the run is not complete. It says
// how much of the output is safe on the disk and to which place of the input that belongs, with a hash of the
// input up to there. A run that is resumed cuts the output back to there and goes on, if the hash is the
// same.
#pragma once

#include <fmt/format.h>

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/input_error.h"
#include "cli/exit_code.h"
#include "cli/input/input.h"
#include "cli/output/console.h"
#include "options/values.h"

namespace CLI {
class App;
}  // namespace CLI

namespace quadrille::cli {

class Program;

struct OutOptions {
  std::string file;  // empty: standard output
  bool resume = false;
  bool unordered = false;
  std::optional<options::Part> part;  // which part of the input is answered; nothing: all of it
  const std::vector<std::string>* command_line = nullptr;  // of the program

  /// What tells whose an answer is where its place does not: "FILE:LINE: ", or nothing.
  [[nodiscard]] std::string label(std::string_view title, int line) const {
    return unordered ? fmt::format("{}:{}: ", title, line) : std::string();
  }
};

/// Adds --out, --resume and --part.
void add_out_options(const Program& program, CLI::App& command, OutOptions& options);
/// Adds --unordered.
void add_unordered_option(CLI::App& command, OutOptions& options);

class Journal {
 public:
  struct Mark {
    InputPosition position;
    std::uint64_t answered = 0;  // puzzles
    std::uint64_t written = 0;   // bytes of output
    ExitCode exit = ExitCode::solved;
  };

  /// Opens the output, and continues the run that wrote it if that is wanted. The error is a sentence.
  [[nodiscard]] static Parsed<Journal> open(const OutOptions& options, Console& console);

  /// Where the run begins.
  [[nodiscard]] const Mark& start() const { return start_; }
  /// Whether the run that should be resumed is complete.
  [[nodiscard]] bool is_complete() const { return is_complete_; }
  /// What to say when the input before start() is another one now.
  [[nodiscard]] std::string changed_text(const InputOptions& input) const;
  /// All up to the mark was given to the console. Now and then it is made safe.
  void reached(const Mark& mark, Console& console);
  /// The run ends here; it is complete, or may be resumed.
  void close(const Mark& mark, Console& console, bool complete);

 private:
  Journal(std::string file, std::vector<std::string> command)
      : file_(std::move(file)), command_(std::move(command)) {}
  [[nodiscard]] Parsed<void> read();
  void save(const Mark& mark, Console& console);

  std::string file_;                  // of the journal
  std::vector<std::string> command_;  // that runs
  Mark start_;
  bool is_complete_ = false;
  std::chrono::steady_clock::time_point saved_;
};

/// Sends the output where the options say. No journal where the run cannot be resumed: on standard output, on
/// a device, or unordered. An exit code, once a sentence was said, when there is nothing to do.
[[nodiscard]] tl::expected<std::optional<Journal>, ExitCode> open_output(const OutOptions& options,
                                                                         const InputOptions& input,
                                                                         Console& console);

}  // namespace quadrille::cli
