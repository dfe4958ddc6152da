// How far a run has come that answers a part, in FILE.partial.json beside its output: from there another run
// goes on, on this machine or another, and `quadrille status` tells it.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "cli/input/input_hash.h"
#include "cli/output/checkpoints.h"
#include "cli/output/messages.h"
#include "cli/output/receipt.h"

namespace quadrille::cli {

/// What such a file contains.
struct PartProgress {
  Receipt receipt;  // as if the part ended at the mark
  Checkpoints::Mark mark;
  // The run, which has the output as FILE.tmp.HOST.PROCESS, and its first mark.
  std::string host;
  std::uint64_t process = 0;
  std::uint64_t began_at = 0;  // seconds since 1970
  std::uint64_t saved_at = 0;
  std::uint64_t began_with = 0;  // amount of work done by earlier runs; see done()

  /// The work done and all of it: bytes of the input, or puzzles to generate.
  [[nodiscard]] std::uint64_t done() const { return done_at(mark); }
  [[nodiscard]] std::uint64_t size() const { return receipt.range.size(); }
  [[nodiscard]] std::uint64_t done_at(const Checkpoints::Mark& at) const;
  [[nodiscard]] std::string text() const;
};

/// The name of the file beside an output.
[[nodiscard]] std::string progress_of(const std::string& output);
/// Nullopt if there is none, or if it was changed.
[[nodiscard]] std::optional<PartProgress> read_progress(const std::string& output);

class PartCheckpoints final : public Checkpoints {
 public:
  /// output: its path. work: the part. account and hash (of the output) hold their values at the start, and
  /// must outlive the run.
  PartCheckpoints(const std::string& output, Receipt work, const Mark& start, const Account& account,
                  const InputHash& hash);

  [[nodiscard]] const Mark& start() const override { return start_; }
  void reached(const Mark& mark, Console& console) override;
  void close(const Mark& mark, Console& console, bool complete) override;
  [[nodiscard]] std::string interrupted_text(const std::string& puzzles) const override;
  /// Whether the output up to some mark is safe.
  [[nodiscard]] bool is_saved() const { return is_saved_; }
  void forget();

 private:
  void save(const Mark& mark, Console& console);

  std::string file_;
  PartProgress progress_;
  Mark start_;
  const Account& account_;
  const InputHash& hash_;
  bool is_saved_ = false;
  std::chrono::steady_clock::time_point saved_ = std::chrono::steady_clock::now();
};

}  // namespace quadrille::cli
