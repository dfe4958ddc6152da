#include "cp/search.h"

#include <algorithm>
#include <utility>

#include "cp/learning/learning_search.h"
#include "cp/tree_search.h"

namespace quadrille::cp {

namespace {

// Of automatic search. Measured on 9x9 to 49x49: what the tree does not solve within a hundred failures,
// learning solves sooner, but for a few puzzles, though a failure of the tree costs a quarter as much.
constexpr std::uint64_t kFirstTurnOfAutomatic = 1600;
constexpr std::uint64_t kLearntPerTreeFailure = 16;
/// In failures: a tree that looks no larger than this is searched to its end before anything is learnt.
constexpr double kLargestForTree = 2000;

// Larger trees (measured on MiniZinc models): learning is faster while the learnt clauses mention less than
// this share of the decisions on the path; above it tree search is. Until the share is known the tree gets
// only a few failures, which is enough for problems that it solves with hardly any.
constexpr double kUsefulShare = 0.9;
constexpr std::uint64_t kTreeFailuresPerLearnt = 8;
constexpr std::uint64_t kShortenedBy = 8;
constexpr std::uint64_t kFirstShortenedBy = 64;

/// A turn of the tree also ends after this many nodes for each failure that it may have. Very deep trees come
/// to that: choosing where to branch takes long there, but not in learning, which keeps its variables sorted.
constexpr std::uint64_t kNodesPerTreeFailure = 300;

/// Bytes of the solutions that one search remembers for the other.
constexpr std::size_t kMostToRemember = 1U << 22U;

/// A failure or a solution takes learning this many times as long as it takes the tree.
constexpr double kCostOfLearning = 4;

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
  if (options_.mode == SearchMode::fixed) return run_tree(options_.limits);
  if (options_.mode != SearchMode::automatic && options_.first_turn == 0)
    return run_learning(options_.limits);
  return run_in_turns();
}

Search::Result Search::run_tree(const Limits& limits) {
  if (!tree_) tree_ = std::make_unique<TreeSearch>(store_, branchings_, options_, statistics_);
  if (found_.best) tree_->require_better_than(*found_.best);
  return tree_->next(limits);
}

Search::Result Search::run_learning(const Limits& limits) {
  if (!options_.without_loss.empty() && !found_.solutions.empty()) {
    // There are solutions: the others may be without these facts.
    options_.without_loss.clear();
    learning_.reset();
  }
  if (!learning_) {
    learning_ = std::make_unique<LearningSearch>(store_, branchings_, options_, statistics_, found_);
    told_ += found_.solutions.size();
    found_.solutions = {};
  }
  const Result result = learning_->next(limits);
  if (result == Result::solution && !options_.without_loss.empty())
    found_.solutions.push_back(solution_of(store_, branchings_));
  return result;
}

Search::Result Search::run_in_turns() {
  if (turn_ == 0) {
    std::size_t values = 0;
    for (const Branching& branching : branchings_)
      if (!branching.is_auxiliary) values += branching.variables.size();
    bytes_to_keep_ = bytes_of_solution(values);
    turn_ = options_.first_turn != 0 ? options_.first_turn : kFirstTurnOfAutomatic;
    begin_turn();
  }
  while (true) {
    if (!is_settled_ && remembers_too_many()) settle();
    if (is_turn_over()) end_turn();
    Limits limits = options_.limits;
    if (!is_settled_) {
      limits.failures = std::min(limits.failures, turn_end_);
      limits.nodes = std::min(limits.nodes, last_node_of_turn_);
    }
    if (limits.memory != Limits::kNone) {
      const std::size_t held = held_by_other_ + found_.solutions.size() * bytes_to_keep_;
      limits.memory -= std::min<std::uint64_t>(limits.memory, held);
    }
    const std::uint64_t failures = statistics_.failures;
    const Result result = is_turn_of_tree_ ? run_tree(limits) : run_learning(limits);
    (is_turn_of_tree_ ? of_tree_ : of_learning_).failures += statistics_.failures - failures;
    if (result == Result::solution) note_solution();
    const bool goes_on = result == Result::limit && is_turn_over() &&
                         statistics_.failures < options_.limits.failures &&
                         statistics_.nodes < options_.limits.nodes;
    if (!goes_on) return result;
  }
}

void Search::begin_turn() {
  std::uint64_t of_tree = turn_ / kLearntPerTreeFailure;
  if (options_.mode != SearchMode::automatic) {
    of_tree = !learning_                                       ? turn_ / kFirstShortenedBy
              : learning_->share_of_decisions() < kUsefulShare ? turn_ / kShortenedBy
                                                               : turn_ * kTreeFailuresPerLearnt;
  }
  turn_end_ = statistics_.failures + (is_turn_of_tree_ ? of_tree + 1 : turn_);
  last_node_of_turn_ =
      is_turn_of_tree_ ? statistics_.nodes + (of_tree + 1) * kNodesPerTreeFailure : Limits{}.nodes;
}

bool Search::is_tree_nearly_done() const {
  const bool has_own_turns = options_.mode == SearchMode::automatic && options_.first_turn == 0;
  if (!has_own_turns || !is_turn_of_tree_ || learning_) return false;
  const auto failures = static_cast<double>(statistics_.failures);
  return failures < kLargestForTree * tree_->progress();
}

void Search::end_turn() {
  if (is_tree_nearly_done()) return begin_turn();
  if (is_turn_of_tree_) {
    tree_->pause();
    tell_learning();
    held_by_other_ = tree_->memory();
  } else {
    learning_->pause();
    held_by_other_ = learning_->memory();
  }
  is_turn_of_tree_ = !is_turn_of_tree_;
  if (is_turn_of_tree_) turn_ *= 2;
  begin_turn();
}

bool Search::is_turn_over() const {
  return !is_settled_ && (statistics_.failures >= turn_end_ || statistics_.nodes >= last_node_of_turn_);
}

bool Search::remembers_too_many() const {
  const std::size_t kept_from_tree = tree_ ? tree_->skipped() : 0;
  return std::max(kept_from_tree, told_ + found_.solutions.size()) * bytes_to_keep_ >= kMostToRemember;
}

void Search::settle() {
  const auto yield = [](const Work& work, double cost) {
    return static_cast<double>(work.solutions) /
           (cost * static_cast<double>(1 + work.solutions + work.failures));
  };
  const bool is_for_tree = yield(of_tree_, 1) >= yield(of_learning_, kCostOfLearning);
  if (is_turn_of_tree_) {
    tree_->pause();
  } else {
    found_.solutions.push_back(solution_of(store_, branchings_));
    learning_->pause();
  }
  if (is_for_tree) {
    learning_.reset();
    found_.solutions = {};
  } else {
    tell_learning();
    tree_.reset();
  }
  is_turn_of_tree_ = is_for_tree;
  is_settled_ = true;
  held_by_other_ = 0;
}

void Search::tell_learning() {
  const bool is_to_be_made_anew = !options_.without_loss.empty() && !found_.solutions.empty();
  if (!learning_ || is_to_be_made_anew) return;
  learning_->take_up(found_);
  told_ += found_.solutions.size();
  found_.solutions = {};
}

void Search::note_solution() {
  ++(is_turn_of_tree_ ? of_tree_ : of_learning_).solutions;
  if (options_.minimise) {
    found_.best = store_.min(*options_.minimise);
  } else if (is_settled_) {
    return;
  } else if (is_turn_of_tree_) {
    found_.solutions.push_back(solution_of(store_, branchings_));
    ++turn_end_;
    last_node_of_turn_ += kNodesPerTreeFailure;
  } else {
    tree_->skip_solution();
    if (turn_end_ > 0) --turn_end_;
    // Learning does not exclude the last one by itself when it is to pause.
    if (is_turn_over()) found_.solutions.push_back(solution_of(store_, branchings_));
  }
}

std::span<const Literal> Search::core() const {
  return learning_ ? learning_->core() : std::span<const Literal>{};
}

std::vector<double> Search::activities() const {
  return learning_ ? learning_->activities() : std::vector<double>{};
}

}  // namespace quadrille::cp
