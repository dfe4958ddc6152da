#include "cp/search.h"

#include <algorithm>
#include <utility>

#include "cp/learning/learning_search.h"
#include "cp/tree_search.h"

namespace quadrille::cp {

Search::Search(Store& store, std::vector<Branching> branchings, SearchOptions options)
    : store_(store), branchings_(std::move(branchings)), options_(std::move(options)), root_(store.level()) {
  if (options_.minimise) branchings_.push_back({{*options_.minimise}, VariableOrder::input, ValueOrder::min});
}

Search::~Search() { leave(); }

void Search::leave() {
  tree_.reset();
  learning_.reset();
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

bool Search::enter_root() {
  ++statistics_.nodes;
  Observer* const observer = store_.observer();
  if (observer != nullptr) observer->on_node(store_, Literal::falsum(), 0);
  if (store_.propagate()) return true;
  ++statistics_.failures;
  if (observer != nullptr) observer->on_outcome(store_, NodeOutcome::failed, 0);
  return false;
}

Search::Result Search::run() {
  if (is_fresh_) {
    if (watch_.is_reached(options_.limits, statistics_, [&] { return store_.memory(); }))
      return Result::limit;
    is_fresh_ = false;
    is_possible_ = enter_root();
  }
  if (!is_possible_) return Result::exhausted;
  if (options_.mode == SearchMode::automatic) return run_automatic();
  if (options_.mode == SearchMode::fixed) {
    if (!tree_) tree_ = std::make_unique<TreeSearch>(store_, branchings_, options_, statistics_);
    return tree_->next(options_.limits);
  }
  if (!learning_) learning_ = std::make_unique<LearningSearch>(store_, branchings_, options_, statistics_);
  return learning_->next(options_.limits);
}

Search::Result Search::run_automatic() {
  // Without solutions to remember the search simply begins again.
  constexpr std::uint64_t kFailuresOfTheTree = 100;
  if (!learning_ && (!tree_ || statistics_.failures < kFailuresOfTheTree || statistics_.solutions > 0)) {
    if (!tree_) tree_ = std::make_unique<TreeSearch>(store_, branchings_, options_, statistics_);
    Limits limits = options_.limits;
    if (statistics_.solutions == 0) limits.failures = std::min(limits.failures, kFailuresOfTheTree);
    const Result result = tree_->next(limits);
    if (result != Result::limit || statistics_.failures < kFailuresOfTheTree) return result;
  }
  if (!learning_) {
    leave();
    learning_ = std::make_unique<LearningSearch>(store_, branchings_, options_, statistics_);
  }
  return learning_->next(options_.limits);
}

std::span<const Literal> Search::core() const {
  return learning_ ? learning_->core() : std::span<const Literal>{};
}

}  // namespace quadrille::cp
