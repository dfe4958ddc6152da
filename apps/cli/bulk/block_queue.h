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

/// What is said about some lines that stand next to each other.
struct Answers {
  Reply reply;
  std::uint64_t puzzles = 0;
  InputPosition end = {};  // of what is answered
};

/// Some lines of a file.
struct Block {
  std::string text;
  InputPosition start;
  // Of its worker.
  std::size_t at = 0;       // the next line begins here
  int line = 0;             // and is this one, from 1
  std::size_t pending = 0;  // lines that were taken and not answered
  bool is_taken = false;    // no more of its lines will be
  bool is_cut = false;      // answers from now on do not count
  Answers answers;
  // Of both sides.
  std::atomic<bool> is_awaited = false;  // for long
  // Guarded by the queue.
  std::optional<Answers> part;  // ahead of `answers`
  bool is_done = false;

  /// Once it is done: whether lines are left without an answer, as the user interrupted.
  [[nodiscard]] bool is_partial() const { return is_cut || at < text.size(); }
};

using Blocks = std::deque<std::unique_ptr<Block>>;

/// One reader puts blocks and waits for them; any number of workers take and finish them.
class BlockQueue {
 public:
  // The reader's side.

  void put(Block& block);
  /// The reader waits: a worker that finds the queue empty finishes the grids that it has.
  void pause();
  void resume();
  /// There will be no more.
  void close();
  /// Waits until one of the first `count` blocks is done: the index of the first of them. Nothing when the
  /// time is over before.
  [[nodiscard]] std::optional<std::size_t> wait_for(const Blocks& blocks, std::size_t count,
                                                    std::chrono::milliseconds time);
  /// Memory that a delivered block's output was in, for that of a block that is taken next.
  void reuse(std::string out);
  /// What put_part gave, if anything.
  [[nodiscard]] std::optional<Answers> take_part(Block& block);

  // A worker's side.

  /// The next block; waits for it unless the queue is paused or closed, and then gives null.
  [[nodiscard]] Block* take();
  /// Waits until there is one to take; false when there never will be.
  [[nodiscard]] bool wait();
  /// Gives what is answered so far to whoever waits for the block.
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
