// Blocks of lines on their way from the reader to the workers of the bulk road, and back.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "cli/output/delivery.h"

namespace quadrille::cli {

/// The answers to some consecutive lines.
struct Answers {
  Reply reply;
  std::uint64_t puzzles = 0;
  InputPosition end = {};  // of the lines that are answered
};

/// Some lines of a file.
struct Block {
  std::string text;
  InputPosition start;
  // Used by the block's worker.
  std::size_t at = 0;       // the next line begins here
  int line = 0;             // its line number, from 1
  std::size_t pending = 0;  // number of lines that are taken and not answered
  bool is_taken = false;    // no more of its lines will be taken
  bool is_cut = false;      // later answers are ignored
  Answers answers;
  // Used by both sides.
  std::atomic<bool> is_awaited = false;  // waited for for long
  // Guarded by the queue.
  std::optional<Answers> part;  // comes before `answers`
  bool is_done = false;

  /// For a finished block: whether lines are left without an answer because the user interrupted.
  [[nodiscard]] bool is_partial() const { return is_cut || at < text.size(); }
};

using Blocks = std::deque<std::unique_ptr<Block>>;

/// One reader puts blocks and waits for them; any number of workers take and finish them.
class BlockQueue {
 public:
  // The reader's side.

  void put(Block& block);
  /// The reader waits: a worker that finds the queue empty finishes its grids.
  void pause();
  void resume();
  /// No more blocks will be put.
  void close();
  /// Waits until one of the first `count` blocks is done, and returns the index of the first of them. Nullopt
  /// if the time expires.
  [[nodiscard]] std::optional<std::size_t> wait_for(const Blocks& blocks, std::size_t count,
                                                    std::chrono::milliseconds time);
  /// Returns the memory of a delivered block's output, for a block that is taken later.
  void reuse(std::string out);
  /// The answers of put_part(), if there are any.
  [[nodiscard]] std::optional<Answers> take_part(Block& block);

  // A worker's side.

  /// The next block; waits for it unless the queue is paused or closed, in which case it returns null.
  [[nodiscard]] Block* take();
  /// Waits until a block can be taken; false if there will be none.
  [[nodiscard]] bool wait();
  /// Passes the answers so far to the thread that waits for the block.
  void put_part(Block& block);
  void finish(Block& block);

 private:
  std::mutex mutex_;
  std::condition_variable came_, done_;
  std::deque<Block*> waiting_;
  std::vector<std::string> spare_;  // see reuse()
  bool is_paused_ = false;
  bool is_closed_ = false;
};

}  // namespace quadrille::cli
