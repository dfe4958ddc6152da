// A worker of the bulk road: the other side of the kernel, which splits blocks of lines into grids and puts
// the answers into place.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/bulk/batch.h"
#include "cli/bulk/block_queue.h"
#include "formats/digit_symbols.h"
#include "lanes/batch.h"

namespace quadrille::cli {

/// The data shared by the threads of a run.
struct BulkRun {
  const LineFile& lines;
  const Input& input;
  const Delivery& delivery;
  const AnswerOptions& options;
  BlockQueue queue;
  StopSource stop;  // ends work on grids that take too long to wait for
};

/// A first-in first-out queue that reuses its memory.
template <class T>
class Fifo {
 public:
  [[nodiscard]] bool empty() const { return first_ == items_.size(); }
  [[nodiscard]] const T& front() const { return items_[first_]; }
  void push(T item) { items_.push_back(std::move(item)); }
  [[nodiscard]] T pop() {
    T item = std::move(items_[first_++]);
    if (first_ == items_.size() || first_ == kMostGone) {
      items_.erase(items_.begin(), items_.begin() + static_cast<std::ptrdiff_t>(first_));
      first_ = 0;
    }
    return item;
  }

 private:
  static constexpr std::size_t kMostGone = 1 << 10;
  std::vector<T> items_;
  std::size_t first_ = 0;
};

class BulkWorker final : public lanes::Exchange {
 public:
  BulkWorker(BulkRun& run, std::unique_ptr<Answerer> answerer);

  /// Works until the queue is closed and empty.
  void work();

  [[nodiscard]] lanes::Taken take(lanes::Candidates candidates) override;
  void give(const lanes::Answer& answer) override;
  void tick(const lanes::BatchStatistics& /*work*/) override;

 private:
  struct Line {
    std::string_view text;  // without the line end
    int number;
  };
  class KnownLine;
  struct Pending {
    Block* block;
    Line line;
    std::unique_ptr<Reply> reply;  // for a line that is not for the kernel
    std::uint64_t puzzles;
    bool is_reliable;
  };

  [[nodiscard]] int size() const { return run_.lines.shape.size; }
  [[nodiscard]] bool next_block();
  void leave_block();
  [[nodiscard]] Line take_line();
  /// Whether it has only a grid's characters, followed at most by a comment.
  [[nodiscard]] bool is_plain(std::string_view line) const;
  void await(const Line& line, std::unique_ptr<Reply> reply, std::uint64_t puzzles = 0);
  void await_other(const Line& line);
  /// After an interruption the result of answer() may be incomplete; a resumed run repeats it.
  [[nodiscard]] bool is_reliable() const;
  /// Answers the line as a single puzzle; returns the number of puzzles (0 for bad ones and comments).
  /// may_be_cut: whether it is the line taken last, which may lack its line end.
  std::uint64_t answer_line(const Line& line, Reply& reply, bool may_be_cut = false);
  /// Adds the kernel's answer to the block's reply, in the right place.
  void settle(Block& block, const Line& line, const lanes::Answer& answer);
  /// Adds the replies of lines that were not for the kernel and are next in order.
  void settle_others();
  static void reached(Block& block, const Line& line, std::uint64_t puzzles);
  void release(Block& block);

  BulkRun& run_;
  std::unique_ptr<Answerer> answerer_;
  std::size_t cells_;
  formats::DigitSymbols symbols_;
  // A grid and its solution, in the form that a writer needs.
  sudoku::Puzzle puzzle_;
  sudoku::Grid solution_;
  Block* block_ = nullptr;  // the block whose lines are being taken
  Fifo<Pending> pending_;
};

}  // namespace quadrille::cli
