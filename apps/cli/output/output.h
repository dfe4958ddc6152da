// Where the answers of a run go, as --out and the options beside it say.
#pragma once

#include <fmt/format.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/exit_code.h"
#include "cli/input/input.h"
#include "cli/output/console.h"
#include "cli/output/journal.h"
#include "options/values.h"
#include "system/output_file.h"

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

/// The output of a run that answers all of its input. It is opened once, and told then what it is: standard
/// output, a device or a pipe, a file with a journal, or a file that cannot be resumed (compressed, or out of
/// order). A file is this run's alone until the output is destroyed.
class Output {
 public:
  /// Sends what the console is given there. An exit code, once a sentence was said, when there is nothing to
  /// do.
  [[nodiscard]] static tl::expected<Output, ExitCode> open(const OutOptions& options,
                                                           const InputOptions& input, Console& console);

  /// Null where the run cannot be resumed.
  [[nodiscard]] Journal* journal() { return journal_ ? &*journal_ : nullptr; }
  /// Makes what was written safe, if it went to a file. Gives the exit code of the run: that of the answers,
  /// unless they are lost, which it says. Nothing may be written afterwards.
  [[nodiscard]] ExitCode close(ExitCode answers, Console& console);

 private:
  Output() = default;
  [[nodiscard]] tl::expected<void, ExitCode> open_file(const OutOptions& options, Console& console);

  std::optional<OutputFile> file_;  // without a journal
  std::optional<Journal> journal_;  // which owns the file, where there is one
};

/// What is said where an output may not be written, and the exit code.
[[nodiscard]] ExitCode refuse_output(const OutputRefusal& refusal, Console& console);

}  // namespace quadrille::cli
