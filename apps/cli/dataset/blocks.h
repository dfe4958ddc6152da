// Makes the blocks of a dataset (plan.h), by several threads. A block that exists is complete, whoever made
// it: it gets its name when it is safe on the disk.
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "base/stop_token.h"
#include "cli/dataset/plan.h"
#include "system/output_lock.h"

namespace quadrille::cli {

/// Why blocks were not made.
struct BlockProblem {
  std::string message;     // a sentence; empty: the user has interrupted the work
  bool is_in_use = false;  // another run makes the block
};

class DatasetBlocks {
 public:
  /// The plan must outlive this object.
  explicit DatasetBlocks(const DatasetPlan& plan);

  /// Makes those that do not exist, one after another on each thread.
  [[nodiscard]] tl::expected<void, BlockProblem> make(Numbers blocks);
  /// The kept lines (entry.h) of a block that exists; the error's sentence names the file.
  [[nodiscard]] Parsed<std::string> read(std::uint64_t block) const;

  // For the progress line. Threads: any.

  /// The number of puzzles made by this run.
  [[nodiscard]] std::uint64_t made() const { return made_; }
  /// The number of puzzles in the blocks that existed when they were needed.
  [[nodiscard]] std::uint64_t found() const { return found_; }

 private:
  class Maker;

  [[nodiscard]] bool is_there(std::uint64_t block) const;
  void work(Numbers blocks);
  void write(std::uint64_t block, const std::string& text);
  /// The first problem is reported, and ends the work of all threads.
  void fail(BlockProblem problem);

  const DatasetPlan& plan_;
  StopSource stop_;
  std::atomic<std::uint64_t> next_{0}, made_{0}, found_{0};
  std::mutex mutex_;  // guards the problem
  std::optional<BlockProblem> problem_;
};

}  // namespace quadrille::cli
