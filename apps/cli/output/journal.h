// Runs that write to a file, and can be resumed after any interruption: Ctrl-C, kill -9, a power failure.
//
// As long as the run is not complete, there is a journal beside the output (its name and ".resume"). It
// records how much of the output is safe on the disk and the corresponding position in the input, with a hash
// of the input up to there. A resumed run truncates the output to that length and continues, if the hash is
// the same.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "base/input_error.h"
#include "cli/output/checkpoints.h"
#include "system/output_file.h"

namespace quadrille::cli {

class Journal final : public Checkpoints {
 public:
  /// The name of the journal of an output.
  [[nodiscard]] static std::string name_for(const OutputFile& output) { return output.path() + ".resume"; }
  /// Opens the output, redirects the console's text to it, and continues the run that wrote it if requested.
  /// The error is a sentence.
  [[nodiscard]] static Parsed<Journal> open(OutputFile output, const std::vector<std::string>& command_line,
                                            bool resume, Console& console);

  [[nodiscard]] const Mark& start() const override { return start_; }
  /// Whether the run that should be resumed is complete.
  [[nodiscard]] bool is_complete() const { return is_complete_; }
  /// The message for input before start() that has changed.
  [[nodiscard]] std::string changed_text(const InputOptions& input) const;
  void reached(const Mark& mark, Console& console) override;
  void close(const Mark& mark, Console& console, bool complete) override;
  [[nodiscard]] std::string interrupted_text(const std::string& puzzles) const override;

 private:
  Journal(OutputFile output, std::vector<std::string> command)
      : output_(std::move(output)), file_(name_for(output_)), command_(std::move(command)) {}
  [[nodiscard]] Parsed<void> read();
  /// Ends the program if the output no longer belongs to this run.
  void save(const Mark& mark, Console& console);
  [[nodiscard]] Parsed<void> write(const Mark& mark) const;

  OutputFile output_;
  std::string file_;                  // the journal
  std::vector<std::string> command_;  // that runs
  Mark start_;
  bool is_complete_ = false;
  std::chrono::steady_clock::time_point saved_;
};

}  // namespace quadrille::cli
