#include "cli/output/sequence.h"

#include <algorithm>
#include <utility>

#include "cli/process/interrupt.h"

namespace quadrille::cli {

Sequence::Sequence(std::uint64_t first, std::uint64_t found, const Enough& enough, Delivery& delivery)
    : enough_(enough),
      delivery_(delivery),
      stop_(interrupt_token()),
      next_index_(first),
      found_(found),
      next_(first) {
  if (found_ >= enough_.puzzles) stop_.request_stop();
  stop_in_time();
}

void Sequence::stop_in_time() {
  auto end = Clock::time_point::max();
  if (enough_.time_limit && *enough_.time_limit < end - begin_) end = begin_ + *enough_.time_limit;
  const Clock::time_point last_found{Clock::duration(last_found_.load())};
  if (enough_.patience) end = std::min(end, last_found + *enough_.patience);
  if (end != Clock::time_point::max()) stop_.stop_at(end);
}

std::optional<std::uint64_t> Sequence::next_index() {
  look_at_clock();
  if (is_stopped() || failed_) return std::nullopt;
  const std::uint64_t index = next_index_++;
  return index < enough_.tries ? std::optional(index) : std::nullopt;
}

void Sequence::put(std::uint64_t index, std::optional<Reply> reply, std::string key) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.emplace(index, Made{std::move(reply), std::move(key)});
    write_those_in_order();
  }
  look_at_clock();
}

void Sequence::write_those_in_order() {
  for (auto first = waiting_.begin();
       first != waiting_.end() && first->first == next_ && found_ < enough_.puzzles;
       first = waiting_.erase(first)) {
    ++next_;
    auto& [made, key] = first->second;
    if (made && !key.empty() && !keys_.insert(std::move(key)).second) {
      made.reset();
      ++dropped_;
    }
    const bool is_found = made.has_value();
    Reply reply = std::move(made).value_or(Reply{});
    delivery_.finish("generate", reply, {.entries = next_}, is_found ? 1 : 0);
    if (!is_found) continue;
    last_found_ = Clock::now().time_since_epoch().count();
    if (++found_ == enough_.puzzles) stop_.request_stop();
    stop_in_time();
  }
}

void Sequence::look_at_clock() {
  if (!stop_.is_out_of_time() || found_ >= enough_.puzzles) return;
  is_out_of_time_ = true;
  stop_.request_stop();
}

}  // namespace quadrille::cli
