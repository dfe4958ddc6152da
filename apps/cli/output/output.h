// The destination of a run's answers, as given by --out and related options.
#pragma once

#include <fmt/format.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/input.h"
#include "cli/output/console.h"
#include "cli/output/journal.h"
#include "cli/process/exit_code.h"
#include "options/values.h"
#include "system/output_file.h"

namespace CLI {
class App;
}  // namespace CLI

namespace quadrille::cli {

struct OutOptions {
  std::string file;  // empty: standard output
  bool resume = false;
  bool unordered = false;
  std::optional<options::Part> part;  // which part of the input is answered; nullopt: all of it
  const std::vector<std::string>* command_line = nullptr;  // of the program

  /// Identifies an answer if its position does not: "FILE:LINE: ", or empty.
  [[nodiscard]] std::string label(std::string_view title, int line) const {
    return unordered ? fmt::format("{}:{}: ", title, line) : std::string();
  }
};

/// Adds --out, --resume and --part.
void add_out_options(const std::vector<std::string>& command_line, CLI::App& command, OutOptions& options);
/// Adds --unordered.
void add_unordered_option(CLI::App& command, OutOptions& options);

/// The output of a run that answers all of its input. When it is opened, its kind is determined: standard
/// output, a device or a pipe, a file with a journal, or a file that cannot be resumed (compressed, or out of
/// order). A file belongs to this run only, until the output is destroyed.
class Output {
 public:
  /// Redirects the console's output to it. An exit code, after a message, if there is nothing to do.
  [[nodiscard]] static tl::expected<Output, ExitCode> open(const OutOptions& options,
                                                           const InputOptions& input, Console& console);

  /// Null if the run cannot be resumed.
  [[nodiscard]] Journal* journal() { return journal_ ? &*journal_ : nullptr; }
  /// Makes the output safe, if it is a file. Returns the exit code of the run: that of the answers, unless
  /// they are lost, which it reports. Nothing may be written afterwards.
  [[nodiscard]] ExitCode close(ExitCode answers, Console& console);

 private:
  Output() = default;
  [[nodiscard]] tl::expected<void, ExitCode> open_file(const OutOptions& options, Console& console);

  std::optional<OutputFile> file_;  // without a journal
  std::optional<Journal> journal_;  // owns the file, if there is one
};

/// Reports that an output may not be written, and returns the exit code.
[[nodiscard]] ExitCode refuse_output(const OutputRefusal& refusal, Console& console);

}  // namespace quadrille::cli
