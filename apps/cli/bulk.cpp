#include "cli/bulk.h"

#include <thread>

#include <fmt/format.h>

#include "cli/bulk_worker.h"
#include "cli/interrupt.h"
#include "lanes/grid_text.h"

namespace quadrille::cli {

namespace {

/// The main thread's side: reads blocks and writes what is answered.
class Road {
 public:
  Road(LineFile& lines, BulkRun& run, Delivery& delivery)
      : lines_(lines), run_(run), delivery_(delivery), next_(lines.start) {}

  void go(int threads) {
    const std::size_t most = kBlocks * (1 + static_cast<std::size_t>(threads));
    while (!is_at_end_ && !interrupted()) {
      while (!blocks_.empty() && (blocks_.size() >= most || run_.queue.wait_for(*blocks_.front(), {}))) {
        if (!deliver()) return;
      }
      // Who types, or feeds a pipe slowly, waits for answers.
      if (!lines_.file.is_ready() && !deliver_all()) return;
      read_block();
    }
    run_.queue.close();
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
    run_.queue.put(*blocks_.emplace_back(std::move(block)));
  }

  /// The oldest block. False when it is partial: what follows would leave a gap.
  [[nodiscard]] bool deliver() {
    Block& block = *blocks_.front();
    run_.queue.pause();
    await(block);
    run_.queue.resume();
    finish(block.answers);
    const bool goes_on = !block.is_partial();
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
    constexpr std::chrono::milliseconds kTick{10};
    constexpr int kMostTicks = 3;
    while (!run_.queue.wait_for(block, kTick)) {
      block.is_awaited = true;
      if (auto part = run_.queue.take_part(block)) finish(*part);
      if (!interrupted()) continue;
      run_.queue.close();
      if (++ticks_ > kMostTicks) run_.stop.request_stop();
    }
    if (auto part = run_.queue.take_part(block)) finish(*part);
  }

  LineFile& lines_;
  BulkRun& run_;
  Delivery& delivery_;
  Position next_;
  std::deque<std::unique_ptr<Block>> blocks_;
  std::string spare_text_, spare_out_;  // memory of the last block, for the next
  bool is_at_end_ = false;
  int ticks_ = 0;
  std::string problem_;
};

}  // namespace

void answer_in_bulk(LineFile lines, const Input& input, Delivery& delivery, const BatchOptions& options,
                    const MakeAnswerer& make_answerer) {
  BulkRun run{lines, input, delivery, options, {}, {}};
  std::vector<std::thread> threads;
  for (int i = 0; i < options.threads; ++i) {
    threads.emplace_back(
        [&run, answerer = make_answerer(true)]() mutable { BulkWorker(run, std::move(answerer)).work(); });
  }
  Road road(lines, run, delivery);  // holds the blocks that the threads work on
  road.go(options.threads);
  run.queue.close();
  if (interrupted()) run.stop.request_stop();
  for (std::thread& thread : threads) thread.join();
}

}  // namespace quadrille::cli
