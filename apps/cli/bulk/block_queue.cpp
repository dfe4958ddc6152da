#include "cli/bulk/block_queue.h"

#include <algorithm>
#include <utility>

namespace quadrille::cli {

// A thread is notified after the mutex is released, since otherwise it would wake only to wait for the mutex.

void BlockQueue::put(Block& block) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(&block);
  }
  came_.notify_one();
}

void BlockQueue::pause() {
  const std::lock_guard lock(mutex_);
  is_paused_ = true;
  came_.notify_all();
}

void BlockQueue::resume() {
  const std::lock_guard lock(mutex_);
  is_paused_ = is_closed_;
}

void BlockQueue::close() {
  const std::lock_guard lock(mutex_);
  is_closed_ = is_paused_ = true;
  came_.notify_all();
}

std::optional<std::size_t> BlockQueue::wait_for(const Blocks& blocks, std::size_t count,
                                                std::chrono::milliseconds time) {
  const auto end = blocks.begin() + static_cast<std::ptrdiff_t>(count);
  auto found = end;
  const auto is_there = [&] {
    found = std::find_if(blocks.begin(), end, [](const auto& block) { return block->is_done; });
    return found != end;
  };
  std::unique_lock lock(mutex_);
  if (!is_there() && time.count() > 0) done_.wait_for(lock, time, is_there);
  if (found == end) return std::nullopt;
  return static_cast<std::size_t>(found - blocks.begin());
}

void BlockQueue::reuse(std::string out) {
  const std::lock_guard lock(mutex_);
  spare_.push_back(std::move(out));
}

std::optional<Answers> BlockQueue::take_part(Block& block) {
  const std::lock_guard lock(mutex_);
  return std::exchange(block.part, std::nullopt);
}

Block* BlockQueue::take() {
  std::unique_lock lock(mutex_);
  came_.wait(lock, [this] { return !waiting_.empty() || is_paused_; });
  if (waiting_.empty()) return nullptr;
  Block* const block = waiting_.front();
  waiting_.pop_front();
  if (!spare_.empty()) {
    block->answers.reply.out = std::move(spare_.back());
    spare_.pop_back();
  }
  return block;
}

bool BlockQueue::wait() {
  std::unique_lock lock(mutex_);
  came_.wait(lock, [this] { return !waiting_.empty() || is_closed_; });
  return !waiting_.empty();
}

void BlockQueue::put_part(Block& block) {
  const std::lock_guard lock(mutex_);
  if (block.part) return;
  block.part = std::exchange(block.answers, {.reply = {}, .end = block.answers.end});
  block.is_awaited = false;
}

void BlockQueue::finish(Block& block) {
  {
    const std::lock_guard lock(mutex_);
    block.is_done = true;
  }
  done_.notify_one();
}

}  // namespace quadrille::cli
