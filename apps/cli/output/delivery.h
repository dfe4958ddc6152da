// Receives the replies for an input in order, writes them, and keeps account.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/input.h"
#include "cli/output/checkpoints.h"
#include "cli/output/console.h"
#include "cli/output/messages.h"
#include "cli/process/exit_code.h"
#include "cp/limits.h"

namespace quadrille::cli {

/// The output for one puzzle, or for several consecutive ones.
struct Reply {
  struct Note {
    std::string line;
    std::size_t at;  // position in `out` after which it comes
  };

  std::string out;          // for standard output
  std::vector<Note> notes;  // for standard error
  ExitCode exit = ExitCode::solved;
  cp::Statistics statistics;
  /// Passes on the output so far, once it is its turn. Call it from time to time in long answers.
  std::function<void()> pass_on;

  /// Adds a line for standard error, after the present contents of `out`.
  void note(std::string line) { notes.push_back({std::move(line), out.size()}); }
  /// Appends the output for the next puzzles.
  void add(Reply next);
};

/// Appends the text in the answers for a puzzle that cannot be read. Threads: any may call it.
using WriteBad = std::function<void(const Entry& entry, std::string& out)>;
/// An empty line, if each puzzle has a line.
inline void write_empty_line(const Entry& /*entry*/, std::string& out) { out += '\n'; }

class Delivery {
 public:
  /// write_bad: may be empty. checkpoints: null if the run cannot be resumed; account: null if none is kept.
  Delivery(Console& console, WriteBad write_bad, Checkpoints* checkpoints, Account* account = nullptr);

  /// Writes the output so far.
  void pass_on(std::string_view file, Reply& reply);
  /// Records that `puzzles` were answered, and with them the input up to `end`.
  void finish(std::string_view file, Reply& reply, const InputPosition& end, std::uint64_t puzzles = 1);
  void finish_bad(const Entry& entry);
  /// The output of finish_bad(), as a part of a reply.
  void add_bad(const Entry& entry, Reply& reply) const;

  /// Whether work that is dropped now will be repeated later.
  [[nodiscard]] bool is_resumable() const { return checkpoints_ != nullptr; }
  /// "12,345 puzzles".
  [[nodiscard]] std::string answered_text() const;
  /// For the progress line: the number of answers, their rate, and the estimated remaining time for a file of
  /// `size` bytes (0: unknown).
  [[nodiscard]] std::string progress_text(std::uint64_t size) const;
  /// The program's exit code, after the final output.
  [[nodiscard]] ExitCode close(bool is_batch, bool with_statistics);

 private:
  void reached(const InputPosition& end);

  Console& console_;
  Messages messages_;
  WriteBad write_bad_;
  Checkpoints* checkpoints_;
  Account* account_;
  Checkpoints::Mark mark_;
  ExitCode exit_ = ExitCode::solved;
  cp::Statistics statistics_;
  const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::uint64_t before_ = 0;  // answered by the run that is being resumed
  std::uint64_t bytes_before_ = 0;
  // Read by the progress line's thread.
  std::atomic<std::uint64_t> answered_{0};
  std::atomic<std::uint64_t> bytes_{0};
};

}  // namespace quadrille::cli
