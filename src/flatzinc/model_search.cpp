#include "flatzinc/model_search.h"

#include <algorithm>
#include <utility>

namespace quadrille::flatzinc {

namespace {

/// The number of failures allowed to a search within the first windows before they are widened.
constexpr std::uint64_t kFirstPatience = 1000;

constexpr std::uint64_t less(std::uint64_t limit, std::uint64_t used) {
  return limit == cp::Limits::kNone ? limit : limit - std::min(limit, used);
}

}  // namespace

ModelSearch::ModelSearch(SearchModel& model, cp::SearchOptions options)
    : model_(model),
      store_(model.store()),
      options_(std::move(options)),
      root_(store_.level()),
      patience_(kFirstPatience) {
  options_.limits = options_.limits.started();
}

ModelSearch::~ModelSearch() {
  search_.reset();
  if (store_.level() > root_) store_.pop_to(root_);
}

cp::SearchResult ModelSearch::next() {
  using enum cp::SearchResult;
  const cp::Store::Watch watch(store_, [this] {
    return node_watch_.is_over(options_.limits, store_.domains().now(), [this] { return store_.memory(); });
  });
  while (!is_over_) {
    if (!search_) {
      if (!prepare()) {
        finish(true);
        break;
      }
      if (store_.is_cut_short() || !begin_stage()) return limit;
    }
    if (is_over_) break;
    const cp::SearchResult result = search_->next();
    note_statistics();
    if (result == solution) {
      if (accept_solution()) return solution;
    } else if (result == exhausted) {
      leave_windows();
    } else if (search_->statistics().failures < patience_ends_at_) {
      return limit;
    } else {
      patience_ *= 2;
      end_stage();
      static_cast<void>(windows_->widen());
    }
  }
  return exhausted;
}

bool ModelSearch::prepare() {
  if (!windows_) {
    if (!model_.propagate()) return false;
    if (store_.is_cut_short()) return true;
    windows_.emplace(store_, model_.unbounded());
    if (windows_->are_empty()) return true;
    store_.push();  // for the clauses that exclude found solutions
  }
  if (best_ && !store_.at_most(*options_.minimise, *best_ - 1)) return false;
  return model_.propagate();
}

bool ModelSearch::begin_stage() {
  facts_ = windows_->facts();
  found_ = 0;
  stage_ = store_.level();
  cp::SearchOptions options = options_;
  if (!facts_.empty()) {
    const std::optional<bool> is_possible = can_propagate();
    if (!is_possible) return false;
    if (!*is_possible) {
      finish(false);
      return true;
    }
    // One fact represents all windows, so that they become true at once. Learning knows whether a refutation
    // depends on it; a tree search does not.
    store_.push();
    const cp::Literal within = model_.within().eq(1);
    store_.post(cp::conjunction(facts_, {within, cp::Reification::Mode::half}));
    options.first_turn = 0;
    options.assumptions.push_back(within);
  }
  search_ = std::make_unique<cp::Search>(store_, model_.branchings(), std::move(options));
  set_limits();
  return true;
}

std::optional<bool> ModelSearch::can_propagate() {
  store_.push();
  std::optional<bool> is_idle =
      !std::ranges::all_of(facts_, [&](cp::Literal fact) { return store_.impose(fact); }) ||
      !store_.propagate_some(model_.patience()) || store_.is_idle();
  if (store_.is_cut_short()) is_idle.reset();
  store_.pop();
  return is_idle;
}

void ModelSearch::set_limits() {
  cp::Limits limits = options_.limits;
  limits.nodes = less(limits.nodes, before_.nodes);
  limits.failures = less(limits.failures, before_.failures);
  const bool is_patient = facts_.empty() || windows_->are_widest() || (found_ > 0 && !options_.minimise);
  patience_ends_at_ = is_patient ? cp::Limits::kNone : search_->statistics().failures + patience_;
  limits.failures = std::min(limits.failures, patience_ends_at_);
  search_->set_limits(limits);
}

void ModelSearch::note_statistics() {
  statistics_ = before_;
  statistics_ += search_->statistics();
}

void ModelSearch::end_stage() {
  before_ = statistics_;
  search_.reset();
  if (store_.level() > stage_) store_.pop_to(stage_);
}

bool ModelSearch::accept_solution() {
  if (options_.minimise) best_ = store_.value(*options_.minimise);
  ++found_;
  if (windows_->are_empty()) return true;
  set_limits();
  // Solutions that differ only in auxiliary variables count as one, but may lie in different windows.
  return options_.minimise || shown_.insert(cp::solution_of(store_, model_.branchings())).second;
}

void ModelSearch::leave_windows() {
  // If solutions were found, the windows were searched completely, and the core is that of the last branch.
  const bool has_core = found_ == 0 || options_.minimise;
  const bool is_refuted = facts_.empty() || (has_core && search_->core().empty());
  end_stage();
  if (is_refuted || !windows_->widen()) return finish(is_refuted);
  if (has_core) return;
  for (cp::Literal& fact : facts_) fact = ~fact;
  store_.post(cp::clause(facts_));
}

void ModelSearch::finish(bool is_proved) {
  is_over_ = true;
  is_proved_ = is_proved && !model_.is_cut();
}

}  // namespace quadrille::flatzinc
