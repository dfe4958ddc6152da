#include "cli/bulk/bulk_worker.h"

#include <algorithm>
#include <cstring>

#include "cli/process/interrupt.h"
#include "formats/line_reader.h"
#include "lanes/grid_text.h"
#include "sudoku/solve/open_count.h"

namespace quadrille::cli {

BulkWorker::BulkWorker(BulkRun& run, std::unique_ptr<Answerer> answerer)
    : run_(run),
      answerer_(std::move(answerer)),
      cells_(static_cast<std::size_t>(run.lines.shape.cells())),
      symbols_(run.lines.shape.size),
      puzzle_(run.lines.first),
      solution_(cells_) {}

void BulkWorker::work() {
  lanes::BatchOptions options{.limit = run_.options.bulk_limit, .stop = StopToken(run_.stop)};
  if (run_.options.has_limits) {
    options.most_branches = kMostKernelBranches;
    options.branches_per_solution = sudoku::kBranchesPerSolution;
  }
  while (run_.queue.wait()) {
    lanes::solve_batch(run_.lines.shape, *this, options);
    if (block_ != nullptr) leave_block();  // it was stopped
  }
}

lanes::Taken BulkWorker::take(lanes::Candidates candidates) {
  for (;;) {
    if (block_ == nullptr && !next_block()) return lanes::Taken::end;
    while (block_->at < block_->text.size() && !interrupted()) {
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

void BulkWorker::give(const lanes::Answer& answer) {
  const Pending pending = pending_.pop();
  Block& block = *pending.block;
  if (!block.is_cut) settle(block, pending.line, answer);
  release(block);
  settle_others();
}

void BulkWorker::tick(const lanes::BatchStatistics& /*work*/) {
  if (pending_.empty()) return;
  Block& block = *pending_.front().block;
  if (block.is_awaited.load(std::memory_order_relaxed)) run_.queue.put_part(block);
}

bool BulkWorker::next_block() {
  block_ = run_.queue.take();
  if (block_ == nullptr) return false;
  block_->line = block_->start.lines + 1;
  block_->answers.end = block_->start;
  return true;
}

void BulkWorker::leave_block() {
  Block& block = *std::exchange(block_, nullptr);
  block.is_taken = true;
  if (block.pending == 0) run_.queue.finish(block);
}

BulkWorker::Line BulkWorker::take_line() {
  const char* const begin = block_->text.data() + block_->at;
  const std::size_t left = block_->text.size() - block_->at;
  const auto* const found = static_cast<const char*>(std::memchr(begin, '\n', left));
  const std::size_t length = found == nullptr ? left : static_cast<std::size_t>(found - begin);
  block_->at += std::min(left, length + 1);
  return {std::string_view(begin, length), block_->line++};
}

bool BulkWorker::is_plain(std::string_view line) const {
  if (line.size() < cells_) return false;
  return line.size() == cells_ || std::string_view(" \r\t#").find(line[cells_]) != std::string_view::npos;
}

void BulkWorker::await(const Line& line, std::unique_ptr<Reply> reply, std::uint64_t puzzles) {
  ++block_->pending;
  pending_.push({block_, line, std::move(reply), puzzles, is_reliable()});
}

void BulkWorker::await_other(const Line& line) {
  auto reply = std::make_unique<Reply>();
  const std::uint64_t puzzles = answer_line(line, *reply, true);
  await(line, std::move(reply), puzzles);
  settle_others();
}

bool BulkWorker::is_reliable() const { return !interrupted() || !run_.delivery.is_resumable(); }

std::uint64_t BulkWorker::answer_line(const Line& line, Reply& reply, bool may_be_cut) {
  auto entry = run_.input.read_line(run_.lines.title, line.text, line.number);
  if (!entry) return 0;
  // Only the last line of a file can lack its line end.
  const bool has_end = !may_be_cut || block_->text.ends_with('\n') || block_->at < block_->text.size();
  if (!has_end) (void)formats::refuse_cut_line(entry->item, line.text, {}, size());
  if (!entry->item.puzzle) {
    run_.delivery.add_bad(*entry, reply);
    return 0;
  }
  reply.pass_on = [] {};
  answerer_->answer(*entry, reply);
  return 1;
}

/// For a plain line.
class BulkWorker::KnownLine final : public Known {
 public:
  KnownLine(BulkWorker& worker, const Line& line, const lanes::Answer& answer)
      : Known(answer, worker.size()), worker_(worker), line_(line) {}

  [[nodiscard]] formats::Document document() const override {
    for (std::size_t cell = 0; cell < worker_.cells_; ++cell)
      worker_.puzzle_.set_given(static_cast<int>(cell), worker_.symbols_.find(line_.text[cell]));
    read_solution(worker_.solution_);
    return {.puzzle = worker_.puzzle_, .solution = &worker_.solution_};
  }

 private:
  BulkWorker& worker_;
  const Line& line_;
};

void BulkWorker::settle(Block& block, const Line& line, const lanes::Answer& answer) {
  const bool is_enough = answer.complete || answer.solutions >= run_.options.bulk_limit;
  const bool was_stopped = !is_enough && run_.stop.stop_requested();
  if (was_stopped) block.is_cut = true;
  if (was_stopped && run_.delivery.is_resumable()) return;
  const KnownLine known(*this, line, answer);
  Reply& reply = block.answers.reply;
  const bool is_known = is_enough || was_stopped;
  const std::size_t before = reply.out.size();
  const auto exit = is_known ? answerer_->answer_known(known, run_.lines.title, line.number, reply.out)
                             : std::optional<ExitCode>();
  if (exit && !is_reliable()) {
    reply.out.resize(before);
    block.is_cut = true;
    return;
  }
  if (exit) {
    reply.exit = both(reply.exit, *exit);
  } else {
    Reply own;
    const bool is_late = interrupted();
    if (!is_late) answer_line(line, own);
    if (is_late || !is_reliable()) {
      block.is_cut = true;
      return;
    }
    reply.add(std::move(own));
  }
  reached(block, line, 1);
}

void BulkWorker::settle_others() {
  while (!pending_.empty() && pending_.front().reply != nullptr) {
    const Pending pending = pending_.pop();
    Block& block = *pending.block;
    if (!pending.is_reliable) block.is_cut = true;
    if (!block.is_cut) {
      block.answers.reply.add(std::move(*pending.reply));
      reached(block, pending.line, pending.puzzles);
    }
    release(block);
  }
}

void BulkWorker::reached(Block& block, const Line& line, std::uint64_t puzzles) {
  const auto end = static_cast<std::size_t>(line.text.data() - block.text.data()) + line.text.size() + 1;
  block.answers.end.bytes = block.start.bytes + std::min(end, block.text.size());
  block.answers.end.lines = line.number;
  block.answers.puzzles += puzzles;
}

void BulkWorker::release(Block& block) {
  if (--block.pending == 0 && block.is_taken) run_.queue.finish(block);
}

}  // namespace quadrille::cli
