#include "cp/search.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace quadrille::cp {

namespace {

constexpr std::uint64_t kNodesBetweenClockReadings = 16;

/// The k-th element (from 1) of the sequence 1, 1, 2, 1, 1, 2, 4, ...
std::uint64_t luby(std::uint64_t k) {
  std::uint64_t power = 1;
  while (power - 1 < k) power *= 2;  // power - 1 is the length of the shortest full prefix that holds k
  while (k != power - 1) {
    power /= 2;
    if (k >= power) k -= power - 1;
  }
  return power / 2;
}

std::vector<Branching> with_objective(std::vector<Branching> branchings, const SearchOptions& options) {
  if (options.minimise) branchings.push_back({{*options.minimise}, VariableOrder::input, ValueOrder::min});
  return branchings;
}

}  // namespace

Search::Search(Store& store, std::vector<Branching> branchings, SearchOptions options)
    : store_(store),
      options_(options),
      brancher_(store, with_objective(std::move(branchings), options), options.seed),
      root_(store.level()) {}

Search::~Search() {
  if (store_.level() > root_) store_.pop_to(root_);
}

Search::Result Search::next() {
  const auto begin = std::chrono::steady_clock::now();
  const std::uint64_t propagations = store_.propagations();
  const Result result = run();
  statistics_.propagations += store_.propagations() - propagations;
  statistics_.time += std::chrono::steady_clock::now() - begin;
  return result;
}

Search::Result Search::run() {
  if (out_of_limits()) return Result::limit;
  bool open = phase_ != Phase::finished;
  if (phase_ == Phase::fresh) open = start();
  if (phase_ == Phase::at_solution) open = resume();
  phase_ = Phase::at_node;
  while (open || next_discrepancy()) {
    if (out_of_limits()) return Result::limit;
    if (run_failures_ >= restart_length()) {
      open = restart();
      continue;
    }
    const std::optional<Brancher::Choice> choice = brancher_.choose();
    if (choice) {
      open = descend(*choice) || backtrack();
    } else if (options_.limited_discrepancy && !is_new_solution()) {
      open = backtrack();
    } else {
      accept_solution();
      phase_ = Phase::at_solution;
      return Result::solution;
    }
  }
  phase_ = Phase::finished;
  return Result::exhausted;
}

bool Search::out_of_limits() {
  const Limits& limits = options_.limits;
  if (phase_ == Phase::finished) return false;
  if (limits.stop.stop_requested() || statistics_.nodes >= limits.nodes ||
      statistics_.failures >= limits.failures)
    return true;
  if (statistics_.nodes < next_clock_reading_) return false;
  if (limits.memory != Limits::kNone && store_.memory() > limits.memory) return true;
  if (limits.deadline != std::chrono::steady_clock::time_point::max() &&
      std::chrono::steady_clock::now() >= limits.deadline)
    return true;
  next_clock_reading_ = statistics_.nodes + kNodesBetweenClockReadings;
  return false;
}

bool Search::enter(Literal decision, bool imposed) {
  const auto depth = static_cast<std::uint32_t>(path_.size());
  ++statistics_.nodes;
  statistics_.peak_depth = std::max(statistics_.peak_depth, depth);
  Observer* observer = store_.observer();
  if (observer != nullptr) observer->on_node(store_, decision, depth);
  if (imposed && best_) imposed = store_.at_most(*options_.minimise, *best_ - 1);
  if (!imposed && observer != nullptr) observer->on_failure(store_, nullptr);
  if (imposed && store_.propagate()) return true;
  ++statistics_.failures;
  ++run_failures_;
  if (observer != nullptr) observer->on_outcome(store_, NodeOutcome::failed, depth);
  return false;
}

bool Search::start() {
  // What follows at the root is the store's for good: going back to the root must not lose it.
  if (!enter(Literal::falsum(), true)) return false;
  store_.push();
  return true;
}

bool Search::resume() {
  if (options_.minimise) return backtrack();
  options_.restarts.kind = Restarts::Kind::none;
  while (!path_.empty() && path_.back().is_auxiliary) {
    path_.pop_back();
    store_.pop();
  }
  return backtrack();
}

bool Search::restart() {
  ++statistics_.restarts;
  run_failures_ = 0;
  path_.clear();
  discrepancies_ = 0;
  store_.pop_to(root_);
  store_.push();
  return enter(Literal::falsum(), true);
}

bool Search::next_discrepancy() {
  if (!options_.limited_discrepancy || !cut_) return false;
  ++discrepancy_limit_;
  cut_ = false;
  return restart();
}

bool Search::descend(const Brancher::Choice& choice) {
  if (store_.observer() != nullptr)
    store_.observer()->on_outcome(store_, NodeOutcome::branched, static_cast<std::uint32_t>(path_.size()));
  store_.push();
  path_.push_back({choice.decision, discrepancies_, choice.is_auxiliary});
  return enter(choice.decision, store_.impose(choice.decision));
}

bool Search::backtrack() {
  while (!path_.empty()) {
    const Decision last = path_.back();
    path_.pop_back();
    store_.pop();
    discrepancies_ = last.discrepancies + 1;
    if (options_.limited_discrepancy && discrepancies_ > discrepancy_limit_) {
      cut_ = true;
      continue;
    }
    if (enter(~last.literal, store_.impose(~last.literal))) return true;
  }
  return false;
}

bool Search::is_new_solution() {
  std::vector<Value> solution;
  for (const Branching& branching : brancher_.branchings())
    for (const IntVar x : branching.variables) solution.push_back(store_.value(x));
  return found_.insert(std::move(solution)).second;
}

void Search::accept_solution() {
  ++statistics_.solutions;
  if (options_.minimise) best_ = store_.min(*options_.minimise);
  brancher_.note_phases();
  if (store_.observer() != nullptr)
    store_.observer()->on_outcome(store_, NodeOutcome::solution, static_cast<std::uint32_t>(path_.size()));
}

std::uint64_t Search::restart_length() const {
  const Restarts& restarts = options_.restarts;
  const auto scale = static_cast<double>(restarts.scale);
  switch (restarts.kind) {
    case Restarts::Kind::luby: return restarts.scale * luby(statistics_.restarts + 1);
    case Restarts::Kind::linear: return restarts.scale * (statistics_.restarts + 1);
    case Restarts::Kind::geometric: {
      const double length = scale * std::pow(restarts.factor, static_cast<double>(statistics_.restarts));
      return length < 1e18 ? static_cast<std::uint64_t>(length) : Limits::kNone;
    }
    default: return Limits::kNone;
  }
}

}  // namespace quadrille::cp
