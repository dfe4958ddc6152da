#include "cp/parallel/board.h"

#include <cassert>
#include <iterator>

namespace quadrille::cp {

Board::Board(const std::vector<Branching>& branchings, const ParallelOptions& parallel,
             const Question& question, const ParallelSearch::Before& before)
    : parallel_(parallel), question_(question), before_(before), solutions_(before.found.size()) {
  for (const Branching& branching : branchings)
    for (const IntVar x : branching.variables) {
      place_.resize(std::max<std::size_t>(place_.size(), x.id() + std::size_t{1}));
      place_[x.id()] = {variables_.size(), x};
      variables_.push_back(x);
    }
  is_enough_ = solutions_ >= question.limit;
}

void Board::cut(Store& store, Manner manner, const Limits& limits) {
  Solutions found = before_.found;
  const auto is_stopped = [&] { return is_over(limits); };
  const auto workers = static_cast<std::size_t>(parallel_.threads);
  if (manner == Manner::in_common) {
    assert(question_.counts);
    waiting_.assign(workers, {.share = 0, .facts = {}, .found = {}, .by_tree = false, .is_common = true});
    shares_.push_back({.facts = {}, .found = std::move(found), .is_common = true});
    open_ = 1;
    return;
  }
  const bool by_tree = manner == Manner::by_tree;
  const std::size_t count = !question_.counts ? parallel_.cubes : by_tree ? 1 : workers;
  for (Cube& facts : cut_into_cubes(store, variables_, before_.activities, count, is_stopped)) {
    waiting_.push_back({shares_.size(), facts, take_those_in(facts, found), by_tree});
    shares_.push_back({.facts = std::move(facts)});
  }
  open_ = shares_.size();
}

std::optional<Board::Task> Board::take() {
  WaitingLock lock(mutex_);
  while (!is_stopped() && open_ > 0) {
    if (waiting_.empty()) {
      ++idle_;
      changed_.wait(lock);
      --idle_;
      continue;
    }
    Task task = std::move(waiting_.front());
    waiting_.pop_front();
    if (is_lost(task)) continue;
    if (!shares_[task.share].has_many) return task;
    close(task);
  }
  return std::nullopt;
}

void Board::put(std::vector<Task> tasks) {
  const std::lock_guard lock(mutex_);
  if (tasks.empty()) return;
  shares_[tasks.front().share].open += tasks.size();
  open_ += tasks.size();
  waiting_.insert(waiting_.begin(), std::move_iterator(tasks.begin()), std::move_iterator(tasks.end()));
  changed_.notify_all();
}

void Board::keep(Task& task) {
  const std::lock_guard lock(mutex_);
  keep_found(task);
}

void Board::finish(Task& task) {
  const std::lock_guard lock(mutex_);
  if (is_stopped() || is_lost(task)) return;
  shares_[task.share].is_common = false;
  keep_found(task);
  close(task);
}

bool Board::take_from_others(Task& task) {
  const std::lock_guard lock(mutex_);
  if (is_lost(task)) return false;
  task.is_common = shares_[task.share].is_common = false;
  task.found = std::move(shares_[task.share].found);
  return true;
}

bool Board::is_wanted(const Task& task) {
  const std::lock_guard lock(mutex_);
  return !is_stopped() && !is_lost(task) && !shares_[task.share].has_many;
}

bool Board::wants_tasks() {
  const std::lock_guard lock(mutex_);
  return idle_ > 0 && waiting_.empty();
}

bool Board::note(Task& task, Solution solution) {
  if (task.is_common) return note_common(task, std::move(solution));
  if (!task.found.insert(std::move(solution)).second) return true;
  if (question_.counts) return count_one();
  const std::lock_guard lock(mutex_);
  Share& share = shares_[task.share];
  if (!share.has_many && ++share.listed > parallel_.most_to_sort) {
    share.has_many = true;
    share.found.clear();
    changed_.notify_all();
  }
  return !share.has_many;
}

bool Board::note_common(const Task& task, Solution solution) {
  const std::lock_guard lock(mutex_);
  if (is_lost(task)) return false;
  return !shares_[task.share].found.insert(std::move(solution)).second || count_one();
}

bool Board::count_one() {
  if (++solutions_ >= question_.limit) is_enough_ = true;
  return !is_enough_;
}

void Board::forget_found(Task& task) {
  solutions_ -= task.found.size();
  task.found.clear();
}

void Board::note_work(std::uint64_t nodes, std::uint64_t failures) {
  nodes_ += nodes;
  failures_ += failures;
}

void Board::note_limit_reached() {
  is_at_limit_ = true;
  stop();
}

Board::Solution Board::solution(const Store& store) const {
  Solution values;
  for (const IntVar x : variables_) values.push_back(store.value(x));
  return values;
}

Board::Solutions Board::take_those_in(const Cube& facts, Solutions& solutions) const {
  Solutions taken;
  for (auto s = solutions.begin(); s != solutions.end();) {
    const auto next = std::next(s);
    const auto holds = [&](Literal fact) {
      const auto& [i, x] = place_[fact.variable];
      return fact.holds_for(x.to_base((*s)[i]));
    };
    if (std::ranges::all_of(facts, holds)) taken.insert(solutions.extract(s));
    s = next;
  }
  return taken;
}

void Board::stop() {
  const std::lock_guard lock(mutex_);
  stop_.request_stop();
  changed_.notify_all();
}

bool Board::is_over(const Limits& limits) const {
  return limits.stop.stop_requested() || nodes_ >= limits.nodes || failures_ >= limits.failures ||
         limits.time.is_over();
}

void Board::keep_found(Task& task) {
  Share& share = shares_[task.share];
  if (!question_.counts && !share.has_many) share.found.merge(task.found);
}

void Board::close(const Task& task) {
  --open_;
  if (--shares_[task.share].open == 0 || open_ == 0) changed_.notify_all();
}

}  // namespace quadrille::cp
