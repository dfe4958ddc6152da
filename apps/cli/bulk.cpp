#include "cli/bulk.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <mutex>
#include <thread>

#include <fmt/format.h>

#include "cli/interrupt.h"
#include "lanes/batch.h"
#include "lanes/grid_text.h"

namespace quadrille::cli {

namespace {

/// What is said about some lines that stand next to each other.
struct Answers {
  Reply reply;
  std::uint64_t puzzles = 0;
  Position end = {};  // of what is answered
};

/// Some lines of the file.
struct Block {
  std::string text;  // padded
  std::size_t size = 0;
  Position start;
  // Of its worker.
  std::size_t at = 0;       // the next line begins here
  int line = 0;             // and is this one, from 1
  std::size_t pending = 0;  // lines that were taken and not answered
  bool is_taken = false;    // no more of its lines will be
  bool is_cut = false;      // answers from now on do not count
  bool is_partial = false;  // not all lines are answered, as the user interrupted
  Answers answers;
  // Of both sides.
  std::atomic<bool> is_awaited = false;  // for long
  // Guarded by the queue.
  std::optional<Answers> part;  // ahead of `answers`
  bool is_done = false;
};

/// Blocks on their way from the reader to the workers and back.
class Queue {
 public:
  void put(Block& block) {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(&block);
    came_.notify_one();
  }
  /// The reader waits: a worker that finds the queue empty finishes the grids that it has.
  void pause() {
    const std::lock_guard lock(mutex_);
    is_paused_ = true;
    came_.notify_all();
  }
  void resume() {
    const std::lock_guard lock(mutex_);
    is_paused_ = is_closed_;
  }
  /// There will be no more.
  void close() {
    const std::lock_guard lock(mutex_);
    is_closed_ = is_paused_ = true;
    came_.notify_all();
  }

  /// The next block; waits for it unless the queue is paused or closed, and then gives null.
  [[nodiscard]] Block* take() {
    std::unique_lock lock(mutex_);
    came_.wait(lock, [this] { return !waiting_.empty() || is_paused_; });
    if (waiting_.empty()) return nullptr;
    Block* const block = waiting_.front();
    waiting_.pop_front();
    return block;
  }
  /// Waits until there is one to take; false when there never will be.
  [[nodiscard]] bool wait() {
    std::unique_lock lock(mutex_);
    came_.wait(lock, [this] { return !waiting_.empty() || is_closed_; });
    return !waiting_.empty();
  }

  void finish(Block& block) {
    const std::lock_guard lock(mutex_);
    block.is_done = true;
    done_.notify_one();
  }
  /// False when the time is over before the block is done.
  [[nodiscard]] bool wait_for(const Block& block, std::chrono::milliseconds time) {
    std::unique_lock lock(mutex_);
    return done_.wait_for(lock, time, [&block] { return block.is_done; });
  }

  /// Gives what is answered so far to whoever waits for the block.
  void put_part(Block& block) {
    const std::lock_guard lock(mutex_);
    if (block.part) return;
    block.part = std::exchange(block.answers, {.reply = {}, .end = block.answers.end});
    block.is_awaited = false;
  }
  [[nodiscard]] std::optional<Answers> take_part(Block& block) {
    const std::lock_guard lock(mutex_);
    return std::exchange(block.part, std::nullopt);
  }

 private:
  std::mutex mutex_;
  std::condition_variable came_, done_;
  std::deque<Block*> waiting_;
  bool is_paused_ = false;
  bool is_closed_ = false;
};

/// What the threads share.
struct Shared {
  const LineFile& lines;
  const Input& input;
  const Delivery& delivery;
  const BatchOptions& options;
  Queue queue;
  StopSource stop;  // ends the work on grids that take too long to be waited for
};

/// First in, first out, without a new place in memory for each.
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
  static constexpr std::size_t kMostGone = 1 << 14;
  std::vector<T> items_;
  std::size_t first_ = 0;
};

/// A worker's side of the kernel: cuts blocks into grids, and puts the answers in their place.
class Worker final : public lanes::Exchange {
 public:
  Worker(Shared& shared, std::unique_ptr<Answerer> answerer)
      : shared_(shared),
        answerer_(std::move(answerer)),
        cells_(static_cast<std::size_t>(shared.lines.shape.cells())),
        digits_(cells_ + lanes::kTextPadding, ' ') {}

  void work() {
    const lanes::BatchOptions options{.limit = shared_.options.bulk_limit, .stop = StopToken(shared_.stop)};
    while (shared_.queue.wait()) lanes::solve_batch(shared_.lines.shape, *this, options);
  }

  [[nodiscard]] lanes::Taken take(lanes::Candidates candidates) override {
    for (;;) {
      if (block_ == nullptr && !next_block()) return lanes::Taken::end;
      while (block_->at < block_->size && !interrupted()) {
        const Line line = take_line();
        if (is_plain(line.text) && lanes::read_grid(size(), line.text.data(), candidates)) {
          await(line, nullptr);
          return lanes::Taken::grid;
        }
        await_other(line);
      }
      leave_block();
    }
  }

  void give(const lanes::Answer& answer) override {
    const Pending pending = pending_.pop();
    Block& block = *pending.block;
    if (!block.is_cut) settle(block, pending.line, answer);
    release(block);
    settle_others();
  }

  void tick() override {
    if (pending_.empty()) return;
    Block& block = *pending_.front().block;
    if (block.is_awaited.load(std::memory_order_relaxed)) shared_.queue.put_part(block);
  }

 private:
  struct Line {
    std::string_view text;  // without its end
    int number;
  };
  struct Pending {
    Block* block;
    Line line;
    std::unique_ptr<Reply> reply;  // of a line that is not for the kernel
    std::uint64_t puzzles;
    bool is_reliable;
  };

  [[nodiscard]] int size() const { return shared_.lines.shape.size; }

  [[nodiscard]] bool next_block() {
    block_ = shared_.queue.take();
    if (block_ == nullptr) return false;
    block_->line = block_->start.lines + 1;
    block_->answers.end = block_->start;
    return true;
  }

  void leave_block() {
    Block& block = *std::exchange(block_, nullptr);
    block.is_partial = block.is_partial || block.at < block.size;
    block.is_taken = true;
    if (block.pending == 0) shared_.queue.finish(block);
  }

  [[nodiscard]] Line take_line() {
    const char* const begin = block_->text.data() + block_->at;
    const std::size_t left = block_->size - block_->at;
    const auto* const found = static_cast<const char*>(std::memchr(begin, '\n', left));
    const std::size_t length = found == nullptr ? left : static_cast<std::size_t>(found - begin);
    block_->at += std::min(left, length + 1);
    return {std::string_view(begin, length), block_->line++};
  }

  /// A grid's characters, and no more than a comment behind them.
  [[nodiscard]] bool is_plain(std::string_view line) const {
    if (line.size() < cells_) return false;
    return line.size() == cells_ || std::string_view(" \r\t#").find(line[cells_]) != std::string_view::npos;
  }

  void await(const Line& line, std::unique_ptr<Reply> reply, std::uint64_t puzzles = 0) {
    ++block_->pending;
    pending_.push({block_, line, std::move(reply), puzzles, is_reliable()});
  }

  void await_other(const Line& line) {
    auto reply = std::make_unique<Reply>();
    const std::uint64_t puzzles = answer_line(line, *reply);
    await(line, std::move(reply), puzzles);
    settle_others();
  }

  /// What answer() says after an interruption may be cut short; a run that is resumed does it again.
  [[nodiscard]] bool is_reliable() const { return !interrupted() || !shared_.delivery.is_resumable(); }

  /// Answers as if the line were alone; how many puzzles that were (0 for bad ones and comments).
  std::uint64_t answer_line(const Line& line, Reply& reply) {
    const auto entry = shared_.input.read_line(shared_.lines.title, line.text, line.number);
    if (!entry) return 0;
    if (!entry->item.puzzle) {
      shared_.delivery.add_bad(*entry, reply);
      return 0;
    }
    reply.pass_on = [] {};
    answerer_->answer(*entry, reply);
    return 1;
  }

  /// Adds the kernel's answer to the block's reply, where it belongs.
  void settle(Block& block, const Line& line, const lanes::Answer& answer) {
    const bool was_stopped = !answer.complete && answer.solutions < shared_.options.bulk_limit;
    if (was_stopped) cut(block);
    if (was_stopped && shared_.delivery.is_resumable()) return;
    Known known{.solutions = answer.solutions, .is_complete = answer.complete, .digits = {}};
    if (!answer.first.empty()) {
      lanes::write_grid(size(), answer.first, digits_.data());
      known.digits = std::string_view(digits_).substr(0, cells_);
    }
    Reply& reply = block.answers.reply;
    if (const auto exit = answerer_->answer_known(known, shared_.lines.title, line.number, reply.out)) {
      reply.exit = both(reply.exit, *exit);
    } else {
      Reply own;
      answer_line(line, own);
      if (!is_reliable()) return cut(block);
      reply.add(std::move(own));
    }
    reached(block, line, 1);
  }

  /// Adds the replies of lines that were not for the kernel and are next in order.
  void settle_others() {
    while (!pending_.empty() && pending_.front().reply != nullptr) {
      const Pending pending = pending_.pop();
      Block& block = *pending.block;
      if (!pending.is_reliable) cut(block);
      if (!block.is_cut) {
        block.answers.reply.add(std::move(*pending.reply));
        reached(block, pending.line, pending.puzzles);
      }
      release(block);
    }
  }

  static void reached(Block& block, const Line& line, std::uint64_t puzzles) {
    const auto end = static_cast<std::size_t>(line.text.data() - block.text.data()) + line.text.size() + 1;
    block.answers.end.bytes = block.start.bytes + std::min(end, block.size);
    block.answers.end.lines = line.number;
    block.answers.puzzles += puzzles;
  }

  static void cut(Block& block) { block.is_cut = block.is_partial = true; }

  void release(Block& block) {
    if (--block.pending == 0 && block.is_taken) shared_.queue.finish(block);
  }

  Shared& shared_;
  std::unique_ptr<Answerer> answerer_;
  std::size_t cells_;
  std::string digits_;
  Block* block_ = nullptr;  // whose lines are taken
  Fifo<Pending> pending_;
};

/// The main thread's side: reads blocks and writes what is answered.
class Road {
 public:
  Road(LineFile& lines, Shared& shared, Delivery& delivery)
      : lines_(lines), shared_(shared), delivery_(delivery), next_(lines.start) {}

  void run(int threads) {
    const std::size_t most = kBlocks * (1 + static_cast<std::size_t>(threads));
    while (!is_at_end_ && !interrupted()) {
      while (!blocks_.empty() && (blocks_.size() >= most || shared_.queue.wait_for(*blocks_.front(), {}))) {
        if (!deliver()) return;
      }
      // Who types, or feeds a pipe slowly, waits for answers.
      if (!lines_.file.is_ready() && !deliver_all()) return;
      read_block();
    }
    shared_.queue.close();
    if (deliver_all() && !problem_.empty()) {
      Reply reply;
      reply.note(fmt::format("{}: {}", lines_.title, problem_));
      reply.exit = ExitCode::bad_input;
      delivery_.finish(lines_.title, reply, next_, 0);
    }
  }

 private:
  static constexpr std::size_t kBlocks = 4;  // for each thread
  static constexpr std::size_t kBlockSize = 1 << 18;

  void read_block() {
    auto block = std::make_unique<Block>();
    std::swap(block->text, spare_text_);
    std::swap(block->answers.reply.out, spare_out_);
    block->text.assign(lines_.head);
    std::size_t line_end = block->text.rfind('\n');
    do {
      const std::size_t before = block->text.size();
      if (auto read = lines_.file.read_some(block->text, kBlockSize); !read) problem_ = read.error().message;
      is_at_end_ = block->text.size() == before;
      const std::size_t end = std::string_view(block->text).substr(before).rfind('\n');
      if (end != std::string_view::npos) line_end = before + end;
    } while (line_end == std::string::npos && !is_at_end_);
    // A line that does not end here begins the next block.
    block->size = is_at_end_ ? block->text.size() : line_end + 1;
    lines_.head.assign(block->text, block->size);
    block->text.resize(block->size + lanes::kTextPadding);
    block->start = next_;
    const std::string_view text = std::string_view(block->text).substr(0, block->size);
    next_.bytes += block->size;
    next_.lines += static_cast<int>(lanes::count_lines(text));
    if (block->size == 0) return;
    shared_.queue.put(*blocks_.emplace_back(std::move(block)));
  }

  /// The oldest block. False when it is partial: what follows would leave a gap.
  [[nodiscard]] bool deliver() {
    Block& block = *blocks_.front();
    shared_.queue.pause();
    await(block);
    shared_.queue.resume();
    finish(block.answers);
    const bool goes_on = !block.is_partial;
    std::swap(block.text, spare_text_);
    std::swap(block.answers.reply.out, spare_out_);
    blocks_.pop_front();
    return goes_on;
  }
  [[nodiscard]] bool deliver_all() {
    while (!blocks_.empty())
      if (!deliver()) return false;
    return true;
  }

  void finish(Answers& answers) {
    delivery_.finish(lines_.title, answers.reply, answers.end, answers.puzzles);
  }

  /// Meanwhile passes on what is answered already. After an interruption, grids that are in work are waited
  /// for, but not for long.
  void await(Block& block) {
    constexpr std::chrono::milliseconds kTick{50};
    constexpr int kMostTicks = 20;
    while (!shared_.queue.wait_for(block, kTick)) {
      block.is_awaited = true;
      if (auto part = shared_.queue.take_part(block)) finish(*part);
      if (!interrupted()) continue;
      shared_.queue.close();
      if (++ticks_ > kMostTicks) shared_.stop.request_stop();
    }
    if (auto part = shared_.queue.take_part(block)) finish(*part);
  }

  LineFile& lines_;
  Shared& shared_;
  Delivery& delivery_;
  Position next_;
  std::deque<std::unique_ptr<Block>> blocks_;
  std::string spare_text_, spare_out_;  // memory of the last block, for the next
  bool is_at_end_ = false;
  int ticks_ = 0;
  std::string problem_;
};

}  // namespace

std::string kernel_problem() {
  const char* const wanted = std::getenv("QUADRILLE_KERNEL");
  if (wanted == nullptr || lanes::active_kernel() == wanted) return {};
  return fmt::format("QUADRILLE_KERNEL: there is no kernel '{}' for this processor; there are {}", wanted,
                     fmt::join(lanes::kernels(), ", "));
}

void answer_in_bulk(LineFile lines, const Input& input, Delivery& delivery, const BatchOptions& options,
                    const MakeAnswerer& make_answerer) {
  Shared shared{lines, input, delivery, options, {}, {}};
  std::vector<std::thread> threads;
  for (int i = 0; i < options.threads; ++i) {
    threads.emplace_back(
        [&shared, answerer = make_answerer(true)]() mutable { Worker(shared, std::move(answerer)).work(); });
  }
  Road road(lines, shared, delivery);  // holds the blocks that the threads work on
  road.run(options.threads);
  shared.queue.close();
  if (interrupted()) shared.stop.request_stop();
  for (std::thread& thread : threads) thread.join();
}

}  // namespace quadrille::cli
