#include "cp/search/tree_search.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace quadrille::cp {

TreeSearch::TreeSearch(Store& store, std::vector<Branching> branchings, const SearchOptions& options,
                       Statistics& statistics)
    : store_(store),
      brancher_(store, std::move(branchings), options.seed),
      options_(options),
      statistics_(statistics),
      restarts_(options.restarts),
      root_(store.level()) {}

TreeSearch::Result TreeSearch::next(const Limits& limits) {
  const auto is_limit_reached = [&] {
    return watch_.is_reached(limits, statistics_, [&] { return store_.memory() + memory(); });
  };
  if (phase_ == Phase::finished) return Result::exhausted;
  if (is_limit_reached()) return Result::limit;
  bool open = go_on();
  if (open && store_.is_cut_short() && !lost_path_.empty()) return Result::limit;
  if (phase_ == Phase::at_solution) open = resume();
  phase_ = Phase::at_node;
  while (open) {
    if (store_.is_cut_short() || is_limit_reached()) return Result::limit;
    if (restarts_.is_due()) {
      open = restart();
      continue;
    }
    const std::optional<Brancher::Choice> choice = brancher_.choose();
    if (choice) {
      open = descend(*choice) || backtrack();
    } else if (!is_new_solution()) {
      open = resume();
    } else {
      accept_solution();
      phase_ = Phase::at_solution;
      return Result::solution;
    }
  }
  phase_ = Phase::finished;
  return Result::exhausted;
}

bool TreeSearch::enter(Literal decision, bool imposed) {
  ++statistics_.nodes;
  statistics_.peak_depth = std::max(statistics_.peak_depth, static_cast<std::uint32_t>(path_.size()));
  tell_node(decision);
  if (imposed && best_) imposed = store_.at_most(*options_.minimise, *best_ - 1);
  if (imposed) return propagate();
  if (store_.observer() != nullptr) store_.observer()->on_failure(store_, nullptr);
  note_failure();
  return false;
}

bool TreeSearch::propagate() {
  if (store_.propagate()) return true;
  note_failure();
  return false;
}

void TreeSearch::note_failure() {
  ++statistics_.failures;
  restarts_.on_failure();
  if (store_.observer() != nullptr)
    store_.observer()->on_outcome(store_, NodeOutcome::failed, static_cast<std::uint32_t>(path_.size()));
}

void TreeSearch::pause() {
  if (phase_ == Phase::finished) return;
  if (store_.level() > root_) store_.pop_to(root_);
  if (!lost_path_.empty()) path_ = std::exchange(lost_path_, {});
  is_paused_ = true;
}

bool TreeSearch::go_on() {
  if (std::exchange(is_paused_, false)) {
    root_ = store_.level();
    if (phase_ == Phase::fresh) return start();
    lost_path_ = std::exchange(path_, {});
    retraced_ = 0;
    if (!start() || (best_ && !store_.at_most(*options_.minimise, *best_ - 1))) return leave_lost_path();
    return retrace();
  }
  if (phase_ == Phase::fresh) return start();
  if (!lost_path_.empty()) return retrace();
  return !store_.is_cut_short() || propagate() || backtrack();
}

bool TreeSearch::retrace() {
  const auto refute_up_to = [&](std::size_t end) {
    for (; retraced_ < end; ++retraced_) {
      tell_node(~refuted_[retraced_]);
      if (!store_.impose(~refuted_[retraced_])) return false;
    }
    return store_.propagate();
  };
  while (true) {
    const std::size_t depth = path_.size();
    const bool is_last = depth >= lost_path_.size();
    if (!refute_up_to(is_last ? refuted_.size() : lost_path_[depth].refuted)) return leave_lost_path();
    if (is_last) lost_path_.clear();
    if (is_last || store_.is_cut_short()) return true;
    tell_branching();
    store_.push();
    path_.push_back(lost_path_[depth]);
    tell_node(path_.back().literal);
    if (!store_.impose(path_.back().literal) || !store_.propagate()) return leave_lost_path();
  }
}

bool TreeSearch::leave_lost_path() {
  lost_path_.clear();
  phase_ = Phase::at_node;
  return backtrack();
}

std::vector<std::vector<Literal>> TreeSearch::rest() const {
  std::vector<std::vector<Literal>> parts;
  std::vector<Literal> facts = options_.assumptions;
  std::size_t next = 0;  // of the refuted decisions
  const auto refute_up_to = [&](std::size_t end) {
    for (; next < end; ++next) facts.push_back(~refuted_[next]);
  };
  for (const Decision& decision : lost_path_.empty() ? path_ : lost_path_) {
    refute_up_to(decision.refuted);
    parts.push_back(facts);
    parts.back().push_back(~decision.literal);
    facts.push_back(decision.literal);
  }
  refute_up_to(refuted_.size());
  if (phase_ != Phase::at_solution) parts.push_back(facts);
  std::ranges::reverse(parts);
  return parts;
}

double TreeSearch::progress() const {
  double part = 1;  // of the present subtree
  double done = 0;
  std::size_t next = 0;  // of the refuted decisions
  const auto refute_up_to = [&](std::size_t end) {
    for (; next < end; ++next) done += part /= 2;
  };
  for (const Decision& decision : lost_path_.empty() ? path_ : lost_path_) {
    refute_up_to(decision.refuted);
    part /= 2;
  }
  refute_up_to(refuted_.size());
  return done;
}

bool TreeSearch::start() {
  store_.push();
  const auto impose = [&](Literal assumption) { return store_.impose(assumption); };
  return std::ranges::all_of(options_.assumptions, impose) && store_.propagate();
}

bool TreeSearch::resume() {
  if (options_.minimise) return backtrack();
  restarts_ = RestartSchedule({});
  while (!path_.empty() && path_.back().is_auxiliary) take_back();
  return backtrack();
}

bool TreeSearch::restart() {
  ++statistics_.restarts;
  restarts_.on_restart();
  path_.clear();
  refuted_.clear();
  store_.pop_to(root_);
  return enter(Literal::falsum(), start());
}

void TreeSearch::tell_node(Literal decision) const {
  if (store_.observer() != nullptr)
    store_.observer()->on_node(store_, decision, static_cast<std::uint32_t>(path_.size()));
}

void TreeSearch::tell_branching() const {
  if (store_.observer() != nullptr)
    store_.observer()->on_outcome(store_, NodeOutcome::branched, static_cast<std::uint32_t>(path_.size()));
}

bool TreeSearch::descend(const Brancher::Choice& choice) {
  tell_branching();
  store_.push();
  path_.push_back({choice.decision, choice.is_auxiliary, refuted_.size()});
  return enter(choice.decision, store_.impose(choice.decision));
}

TreeSearch::Decision TreeSearch::take_back() {
  const Decision last = path_.back();
  path_.pop_back();
  refuted_.resize(last.refuted);
  store_.pop();
  return last;
}

bool TreeSearch::backtrack() {
  while (!path_.empty()) {
    const Decision last = take_back();
    refuted_.push_back(last.literal);
    if (enter(~last.literal, store_.impose(~last.literal))) return true;
  }
  return false;
}

bool TreeSearch::is_new_solution() {
  // The tree reaches each solution only once, so skipped solutions need not be kept.
  return skipped_.empty() || skipped_.erase(solution_of(store_, brancher_.branchings())) == 0;
}

std::size_t TreeSearch::memory() const {
  return skipped_.empty() ? 0 : skipped_.size() * bytes_of_solution(skipped_.begin()->size());
}

void TreeSearch::accept_solution() {
  assert(!store_.is_cut_short());
  ++statistics_.solutions;
  if (options_.minimise) best_ = store_.min(*options_.minimise);
  brancher_.note_phases();
  if (store_.observer() != nullptr)
    store_.observer()->on_outcome(store_, NodeOutcome::solution, static_cast<std::uint32_t>(path_.size()));
}

}  // namespace quadrille::cp
