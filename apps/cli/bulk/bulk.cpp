#include "cli/bulk/bulk.h"

#include <algorithm>
#include <thread>

#include <fmt/format.h>

#include "base/threads.h"
#include "cli/bulk/bulk_worker.h"
#include "cli/bulk/sentences.h"
#include "cli/process/interrupt.h"
#include "lanes/grid_text.h"

namespace quadrille::cli {

namespace {

/// The main thread's side: reads blocks and writes answers.
class Road {
 public:
  Road(LineFile& lines, BulkRun& run, Delivery& delivery)
      : lines_(lines), run_(run), delivery_(delivery), next_(lines.start) {}

  void go(int threads) {
    if (!lines_.doubt.empty()) {
      Reply reply;
      reply.note(fmt::format("{}: {}", lines_.title, lines_.doubt));
      delivery_.pass_on(lines_.title, reply);
    }
    const std::size_t most = kBlocks * (1 + static_cast<std::size_t>(threads));
    while (!is_at_end_ && !interrupted()) {
      while (!blocks_.empty() && (blocks_.size() >= most || is_ready({}))) {
        if (!deliver()) return;
      }
      // A user who types, or a slow pipe, waits for answers.
      if (!lines_.file.is_ready() && !deliver_all()) return;
      read_block();
    }
    run_.queue.close();
    if (deliver_all() && !problem_.empty()) {
      next_.hash = lines_.hash->value();
      Reply reply;
      reply.note(fmt::format("{}: {}", lines_.title, problem_));
      reply.exit = ExitCode::bad_input;
      delivery_.finish(lines_.title, reply, next_, 0);
    }
  }

 private:
  static constexpr std::size_t kBlocks = 4;  // per thread
  static constexpr std::size_t kBlockSize = 1 << 17;

  void read_block() {
    auto block = std::make_unique<Block>();
    std::swap(block->text, spare_text_);
    block->text.assign(lines_.head);
    std::size_t line_end = block->text.rfind('\n');
    do {
      const std::size_t before = block->text.size();
      if (auto read = lines_.file.read_some(block->text, kBlockSize); !read) problem_ = read.error().message;
      is_at_end_ = block->text.size() == before;
      const std::size_t end = std::string_view(block->text).substr(before).rfind('\n');
      if (end != std::string_view::npos) line_end = before + end;
      if (line_end == std::string::npos && block->text.size() > kLongestPuzzle) refuse_line(*block);
    } while (line_end == std::string::npos && !is_at_end_);
    // An incomplete line begins the next block.
    const std::size_t size = is_at_end_ ? block->text.size() : line_end + 1;
    lines_.head.assign(block->text, size);
    block->text.resize(size);
    block->start = next_;
    next_.bytes += size;
    next_.lines += static_cast<int>(lanes::count_lines(block->text));
    if (size == 0) return;
    run_.queue.put(*blocks_.emplace_back(std::move(block)));
  }

  /// Reads only into the block's single line, which is too long for a grid.
  void refuse_line(Block& block) {
    problem_ = say::kEndlessLine(next_.lines + 1, kLongestPuzzle >> 20);
    block.text.clear();
    is_at_end_ = true;
  }

  /// Waits for a block that may be delivered, and moves it to the front. False if the time expires.
  [[nodiscard]] bool is_ready(std::chrono::milliseconds time) {
    const auto found = run_.queue.wait_for(blocks_, run_.options.unordered ? blocks_.size() : 1, time);
    if (!found) return false;
    const auto done = blocks_.begin() + static_cast<std::ptrdiff_t>(*found);
    std::rotate(blocks_.begin(), done, done + 1);
    return true;
  }

  /// False if later blocks would leave a gap in the order: the block is partial.
  [[nodiscard]] bool deliver() {
    run_.queue.pause();
    await();
    run_.queue.resume();
    Block& block = *blocks_.front();
    if (auto part = run_.queue.take_part(block)) finish(block, *part);
    finish(block, block.answers);
    const bool goes_on = run_.options.unordered || !block.is_partial();
    std::swap(block.text, spare_text_);
    run_.queue.reuse(std::move(block.answers.reply.out));
    blocks_.pop_front();
    return goes_on;
  }
  [[nodiscard]] bool deliver_all() {
    while (!blocks_.empty())
      if (!deliver()) return false;
    return true;
  }

  void finish(const Block& block, Answers& answers) {
    if (delivery_.is_resumable()) {
      const std::uint64_t end = answers.end.bytes;
      lines_.hash->add(std::string_view(block.text).substr(hashed_ - block.start.bytes, end - hashed_));
      hashed_ = end;
      answers.end.hash = lines_.hash->value();
    }
    delivery_.finish(lines_.title, answers.reply, answers.end, answers.puzzles);
  }

  /// In the meantime passes on finished answers. After an interruption, grids in progress are waited for, but
  /// not for long.
  void await() {
    constexpr std::chrono::milliseconds kTick{10};
    constexpr int kMostTicks = 3;
    while (!is_ready(kTick)) {
      Block& block = *blocks_.front();
      block.is_awaited = true;
      if (auto part = run_.queue.take_part(block)) finish(block, *part);
      if (!interrupted()) continue;
      run_.queue.close();
      if (++ticks_ > kMostTicks) run_.stop.request_stop();
    }
  }

  LineFile& lines_;
  BulkRun& run_;
  Delivery& delivery_;
  InputPosition next_;
  std::uint64_t hashed_ = next_.bytes;  // of the file
  Blocks blocks_;
  std::string spare_text_;  // memory of the last block, reused for the next one
  bool is_at_end_ = false;
  int ticks_ = 0;
  std::string problem_;
};

}  // namespace

void answer_in_bulk(LineFile lines, const Input& input, Delivery& delivery, const AnswerOptions& options,
                    const MakeAnswerer& make_answerer) {
  BulkRun run{lines, input, delivery, options, {}, {}};
  std::vector<std::thread> threads;
  if constexpr (kHasThreads) {  // never reached without threads, see bulk_for()
    for (int i = 0; i < options.threads; ++i)
      threads.emplace_back(
          [&run, answerer = make_answerer(true)]() mutable { BulkWorker(run, std::move(answerer)).work(); });
  }
  Road road(lines, run, delivery);  // owns the blocks that the threads work on
  road.go(options.threads);
  run.queue.close();
  if (interrupted()) run.stop.request_stop();
  for (std::thread& thread : threads) thread.join();
}

}  // namespace quadrille::cli
