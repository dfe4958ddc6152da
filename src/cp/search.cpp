#include "cp/search.h"

#include <algorithm>
#include <utility>

#include "cp/learning/learning_search.h"
#include "cp/tree_search.h"

namespace quadrille::cp {

namespace {

// Measured on 9x9 to 49x49: what plain propagation does not solve within so many failures, learning solves
// sooner.
constexpr std::uint64_t kFailuresOfTheTree = 100;
// Where there are more, most failures lie between solutions, and the tree goes on alone.
constexpr std::size_t kMostSolutionsToBlock = 16;

/// A failure of the tree costs a few times less than one that is learnt from.
constexpr std::uint64_t kTreeFailuresPerLearnt = 2;
/// Measured: of the models that learning solves sooner, few have clauses of a greater share of decisions, and
/// of those that the tree does, few of a smaller one. Then the tree's turns are short.
constexpr double kUsefulShare = 0.9;
constexpr std::uint64_t kShortenedBy = 8;

}  // namespace

Search::Search(Store& store, std::vector<Branching> branchings, SearchOptions options)
    : store_(store), branchings_(std::move(branchings)), options_(std::move(options)), root_(store.level()) {
  if (!options_.minimise) return;
  branchings_.push_back({{*options_.minimise}, VariableOrder::input, ValueOrder::min});
  options_.without_loss.clear();
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
  return options_.first_turn != 0 ? run_in_turns() : run_learning();
}

Search::Result Search::run_learning() {
  if (!options_.without_loss.empty() && !found_.solutions.empty()) {
    // There are solutions: the others may be without these facts.
    options_.without_loss.clear();
    leave();
  }
  if (!learning_)
    learning_ = std::make_unique<LearningSearch>(store_, branchings_, options_, statistics_, found_);
  const Result result = learning_->next(options_.limits);
  if (result == Result::solution && !options_.without_loss.empty()) note_solution();
  return result;
}

bool Search::wants_to_learn() const {
  return statistics_.failures >= kFailuresOfTheTree && found_.solutions.size() < kMostSolutionsToBlock;
}

void Search::note_solution() {
  if (options_.minimise) {
    found_.best = store_.min(*options_.minimise);
  } else if (found_.solutions.size() < kMostSolutionsToBlock) {
    std::vector<Literal>& facts = found_.solutions.emplace_back();
    for (const Branching& branching : branchings_) {
      if (branching.is_auxiliary) continue;
      for (const IntVar x : branching.variables) facts.push_back(x.eq(store_.value(x)));
    }
  }
}

Search::Result Search::run_automatic() {
  if (!learning_) {
    if (!tree_) tree_ = std::make_unique<TreeSearch>(store_, branchings_, options_, statistics_);
    Limits limits = options_.limits;
    const bool may_learn = found_.solutions.size() < kMostSolutionsToBlock;
    if (may_learn) limits.failures = std::min(limits.failures, kFailuresOfTheTree);
    const Result result = tree_->next(limits);
    if (result == Result::solution) note_solution();
    if (result != Result::limit || !wants_to_learn()) return result;
    leave();
  }
  return run_learning();
}

Search::Result Search::run_turn(const Limits& limits) {
  if (is_turn_of_tree_) {
    if (!tree_) tree_ = std::make_unique<TreeSearch>(store_, branchings_, options_, statistics_);
    if (found_.best) tree_->require_better_than(*found_.best);
    return tree_->next(limits);
  }
  if (!learning_)
    learning_ = std::make_unique<LearningSearch>(store_, branchings_, options_, statistics_, found_);
  return learning_->next(limits);
}

void Search::end_turn() {
  if (is_turn_of_tree_) {
    tree_->pause();
    if (learning_) learning_->take_up(found_);
  } else {
    learning_->pause();
  }
  is_turn_of_tree_ = !is_turn_of_tree_;
  if (is_turn_of_tree_) turn_ *= 2;
  begin_turn();
}

void Search::begin_turn() {
  const bool learns_much = learning_ && learning_->share_of_decisions() < kUsefulShare;
  const std::uint64_t of_tree = learns_much ? turn_ / kShortenedBy : turn_ * kTreeFailuresPerLearnt;
  turn_end_ = statistics_.failures + (is_turn_of_tree_ ? of_tree + 1 : turn_);
}

Search::Result Search::run_in_turns() {
  if (turn_ == 0) {
    turn_ = options_.first_turn;
    options_.without_loss.clear();
    begin_turn();
  }
  while (true) {
    const bool may_end = options_.minimise || found_.solutions.size() < kMostSolutionsToBlock;
    Limits limits = options_.limits;
    if (may_end) limits.failures = std::min(limits.failures, turn_end_);
    const Result result = run_turn(limits);
    if (result == Result::solution) note_solution();
    // Solutions that it has blocked by clauses the tree would find again.
    if (result == Result::solution && !is_turn_of_tree_ && !options_.minimise) turn_end_ = Limits::kNone;
    const bool is_over = result == Result::limit && may_end && statistics_.failures >= turn_end_ &&
                         turn_end_ < options_.limits.failures;
    if (!is_over) return result;
    end_turn();
  }
}

std::span<const Literal> Search::core() const {
  return learning_ ? learning_->core() : std::span<const Literal>{};
}

std::vector<double> Search::activities() const {
  return learning_ ? learning_->activities() : std::vector<double>{};
}

}  // namespace quadrille::cp
