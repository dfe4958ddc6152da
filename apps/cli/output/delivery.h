// Takes in the replies about an input in their order, writes them, and keeps account.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/exit_code.h"
#include "cli/input/input.h"
#include "cli/output/console.h"
#include "cli/output/journal.h"
#include "cli/output/messages.h"
#include "cp/limits.h"

namespace quadrille::cli {

/// What there is to say about one puzzle, or about several that stand next to each other.
struct Reply {
  struct Note {
    std::string line;
    std::size_t at;  // comes after so much of `out`
  };

  std::string out;          // for standard output
  std::vector<Note> notes;  // for standard error
  ExitCode exit = ExitCode::solved;
  cp::Statistics statistics;
  /// Passes on what was said so far, when its turn has come. To be called now and then in long answers.
  std::function<void()> pass_on;

  /// A line for standard error, after what `out` holds now.
  void note(std::string line) { notes.push_back({std::move(line), out.size()}); }
  /// Adds what is said about the next puzzles.
  void add(Reply next);
};

/// Appends what stands in the answers for a puzzle that cannot be read. Threads: any may call it.
using WriteBad = std::function<void(const Entry& entry, std::string& out)>;
/// An empty line, where each puzzle has a line.
inline void write_empty_line(const Entry& /*entry*/, std::string& out) { out += '\n'; }

class Delivery {
 public:
  /// write_bad: may be empty. journal: null when the run cannot be resumed; account: null when none is kept.
  Delivery(Console& console, WriteBad write_bad, Journal* journal, Account* account = nullptr);

  /// Writes what was said so far.
  void pass_on(std::string_view file, Reply& reply);
  /// `puzzles` were answered, and with them the input up to `end`.
  void finish(std::string_view file, Reply& reply, const InputPosition& end, std::uint64_t puzzles = 1);
  void finish_bad(const Entry& entry);
  /// What finish_bad writes and says, as a part of a reply.
  void add_bad(const Entry& entry, Reply& reply) const;

  /// Whether what is dropped now will be done again.
  [[nodiscard]] bool is_resumable() const { return journal_ != nullptr; }
  /// "12,345 puzzles".
  [[nodiscard]] std::string answered_text() const;
  /// For the progress line: how many are answered, how fast, and how long the rest of a file of `size` bytes
  /// will take (0: unknown).
  [[nodiscard]] std::string progress_text(std::uint64_t size) const;
  /// The program's exit code, after what is to be said at the end.
  [[nodiscard]] ExitCode close(bool is_batch, bool with_statistics);

 private:
  void reached(const InputPosition& end);

  Console& console_;
  Messages messages_;
  WriteBad write_bad_;
  Journal* journal_;
  Account* account_;
  Journal::Mark mark_;
  ExitCode exit_ = ExitCode::solved;
  cp::Statistics statistics_;
  const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::uint64_t before_ = 0;  // answered by the run that is resumed
  std::uint64_t bytes_before_ = 0;
  // Read by the progress line's thread.
  std::atomic<std::uint64_t> answered_{0};
  std::atomic<std::uint64_t> bytes_{0};
};

}  // namespace quadrille::cli
