#include "cp/search/portfolio.h"

#include <algorithm>
#include <utility>

#include "cp/learning/learner.h"
#include "cp/search/tree_search.h"

namespace quadrille::cp {

namespace {

/// Bytes of the solutions that one search remembers for the other.
constexpr std::size_t kMostToRemember = 1U << 22U;

/// The time for a failure or a solution of learning, relative to the tree.
constexpr double kCostOfLearning = 4;

/// The failures allowed to a probe, and the number of earlier failures of the search that allow one more.
constexpr std::uint64_t kFailuresOfProbe = 64;
constexpr std::uint64_t kFailuresPerFailureOfProbe = 16;

/// The failures after which the tree in the second order starts once more: it knew no weights at first.
constexpr std::uint64_t kFailuresToWeigh = 40;

}  // namespace

Portfolio::Portfolio(Store& store, std::vector<Branching> branchings, SearchOptions options,
                     Statistics& statistics)
    : store_(store),
      branchings_(std::move(branchings)),
      options_(std::move(options)),
      statistics_(statistics),
      turns_(options_) {
  std::size_t values = 0;
  for (const Branching& branching : branchings_)
    if (!branching.is_auxiliary) values += branching.variables.size();
  bytes_to_keep_ = bytes_of_solution(values);
  if (!options_.minimise) return;
  branchings_.push_back({{*options_.minimise}, VariableOrder::input, ValueOrder::min});
  options_.without_loss.clear();
}

Portfolio::~Portfolio() = default;

SearchResult Portfolio::next(const Limits& limits) {
  if (!options_.minimise) return take_turn(limits);
  if (!strides_) strides_.emplace(store_.min(*options_.minimise));
  while (const std::optional<Value> target = strides_->target()) {
    if (const auto result = probe(*target, limits)) return *result;
  }
  end_probe();
  return strides_->is_optimal() ? SearchResult::exhausted : take_turn(limits);
}

SearchResult Portfolio::take_turn(const Limits& limits) {
  while (true) {
    if (!turns_.is_settled() && remembers_too_many()) settle();
    Limits of_turn = limits_of_turn(limits);
    if (store_.is_cut_short()) {  // the search goes on until it has propagated
      of_turn.failures = std::min(limits.failures, std::max(of_turn.failures, statistics_.failures + 1));
      of_turn.nodes = std::min(limits.nodes, std::max(of_turn.nodes, statistics_.nodes + 1));
    } else if (turns_.is_over(statistics_)) {
      end_turn();
      of_turn = limits_of_turn(limits);
    }
    const std::uint64_t failures = statistics_.failures;
    const SearchResult result = turns_.is_of_tree() ? search_tree(of_turn) : learn(of_turn);
    (turns_.is_of_tree() ? of_tree_ : of_learning_).failures += statistics_.failures - failures;
    if (result == SearchResult::solution) note_solution();
    const bool goes_on = result == SearchResult::limit && !store_.is_cut_short() &&
                         turns_.is_over(statistics_) && statistics_.failures < limits.failures &&
                         statistics_.nodes < limits.nodes;
    if (!goes_on) return result;
  }
}

std::optional<SearchResult> Portfolio::probe(Value target, const Limits& limits) {
  if (open_probe_ != target)
    failures_after_probe_ =
        statistics_.failures + kFailuresOfProbe + statistics_.failures / kFailuresPerFailureOfProbe;
  Limits of_probe = limits;
  of_probe.failures = std::min(limits.failures, failures_after_probe_);
  const SearchResult result =
      turns_.is_of_tree() ? probe_by_tree(target, of_probe) : probe_by_learning(target, of_probe);
  open_probe_.reset();
  if (result == SearchResult::solution) {
    note_solution();
    return result;
  }
  if (result == SearchResult::exhausted) {
    // Learning may have proved that there is nothing better at all.
    if (learning_probes_ && learning_->is_refuted()) return result;
    strides_->note_refuted();
    return std::nullopt;
  }
  const bool is_limit_of_probe =
      statistics_.failures >= of_probe.failures && of_probe.failures < limits.failures;
  if (!is_limit_of_probe) {
    open_probe_ = target;
    return result;
  }
  strides_->note_given_up();
  return std::nullopt;
}

SearchResult Portfolio::probe_by_tree(Value target, const Limits& limits) {
  if (open_probe_ == target) return probing_tree_->next(limits);
  end_probe();
  if (tree_) tree_->pause();
  tell_root();
  probing_from_ = store_.level();
  probing_ = options_;
  probing_.restarts = {};
  probing_.assumptions.push_back(options_.minimise->le(target));
  probing_tree_ = std::make_unique<TreeSearch>(store_, branchings_, probing_, statistics_);
  return probing_tree_->next(limits);
}

SearchResult Portfolio::probe_by_learning(Value target, const Limits& limits) {
  const Literal is_reached = options_.minimise->le(target);
  std::vector<Literal> assumptions = options_.assumptions;
  assumptions.push_back(is_reached);
  if (open_probe_ != target) learning_->assume(assumptions);
  learning_probes_ = true;
  const SearchResult result = learning_->next(limits);
  if (result == SearchResult::exhausted)
    for (const Literal fact : learning_->core())
      if (fact != is_reached) core_of_probes_.push_back(fact);
  return result;
}

void Portfolio::end_probe() {
  if (probing_tree_) {
    probing_tree_.reset();
    if (store_.level() > probing_from_) store_.pop_to(probing_from_);
    tell_root();
  }
  if (learning_probes_) learning_->assume(options_.assumptions);
  learning_probes_ = false;
}

Limits Portfolio::limits_of_turn(const Limits& limits) const {
  Limits of_turn = turns_.within(limits);
  if (of_turn.memory == Limits::kNone) return of_turn;
  const std::size_t held = held_by_other_ + found_.solutions.size() * bytes_to_keep_;
  of_turn.memory -= std::min<std::uint64_t>(of_turn.memory, held);
  return of_turn;
}

SearchResult Portfolio::search_tree(const Limits& limits) {
  if (!tree_) tree_ = std::make_unique<TreeSearch>(store_, branchings_, options_, statistics_);
  if (found_.best) tree_->require_better_than(*found_.best);
  return tree_->next(limits);
}

SearchResult Portfolio::learn(const Limits& limits) {
  if (learns_without_need()) {
    options_.without_loss.clear();
    learning_.reset();
  }
  if (!learning_) {
    learning_ = make_learner(store_, branchings_, options_, statistics_, found_);
    told_ += found_.solutions.size();
    found_.solutions = {};
  }
  const SearchResult result = learning_->next(limits);
  if (result == SearchResult::solution && !options_.without_loss.empty())
    found_.solutions.push_back(solution_of(store_, branchings_));
  return result;
}

void Portfolio::end_turn() {
  const auto share = [&] {
    return learning_ ? std::optional(learning_->share_of_decisions()) : std::nullopt;
  };
  if (turns_.is_of_tree()) {
    if (!learning_) {
      if (try_second_order()) return turns_.begin(statistics_, share());
      keep_better_tree();
      if (turns_.is_nearly_done(statistics_.failures - failures_elsewhere_, tree_->progress()))
        return turns_.begin(statistics_, share());
    }
    tree_->pause();
    tell_learning();
    held_by_other_ = tree_->memory();
  } else {
    learning_->pause();
    held_by_other_ = learning_->memory();
  }
  turns_.pass(statistics_, share());
  tell_root();
}

bool Portfolio::try_second_order() {
  if (!options_.second_order || of_tree_.solutions > 0) return false;
  const VariableOrder order = *std::exchange(options_.second_order, std::nullopt);
  tree_->pause();
  tell_root();
  first_tree_ = std::move(tree_);
  failures_elsewhere_ = statistics_.failures;
  std::vector<Branching> branchings = branchings_;
  for (Branching& branching : branchings)
    if (!branching.is_auxiliary) branching.variable_order = order;
  of_second_tree_ = options_;
  of_second_tree_.restarts = {.kind = Restarts::Kind::linear, .scale = kFailuresToWeigh, .most = 1};
  tree_ = std::make_unique<TreeSearch>(store_, std::move(branchings), of_second_tree_, statistics_);
  return true;
}

void Portfolio::keep_better_tree() {
  if (!first_tree_) return;
  // The first tree would find the solutions of the second again.
  if (of_tree_.solutions == 0 && first_tree_->progress() > tree_->progress()) {
    tree_->pause();
    tell_root();
    std::swap(tree_, first_tree_);
    failures_elsewhere_ = statistics_.failures - failures_elsewhere_;
  }
  first_tree_.reset();
}

void Portfolio::tell_root() const {
  if (store_.observer() != nullptr) store_.observer()->on_node(store_, Literal::falsum(), 0);
}

bool Portfolio::remembers_too_many() const {
  const std::size_t kept_from_tree = tree_ ? tree_->skipped() : 0;
  return std::max(kept_from_tree, told_ + found_.solutions.size()) * bytes_to_keep_ >= kMostToRemember;
}

void Portfolio::settle() {
  const auto yield = [](const Work& work, double cost) {
    return static_cast<double>(work.solutions) /
           (cost * static_cast<double>(1 + work.solutions + work.failures));
  };
  const bool is_for_tree = yield(of_tree_, 1) >= yield(of_learning_, kCostOfLearning);
  if (turns_.is_of_tree()) {
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
  turns_.settle(is_for_tree);
  held_by_other_ = 0;
  tell_root();
}

void Portfolio::tell_learning() {
  if (!learning_ || learns_without_need()) return;
  learning_->take_up(found_);
  told_ += found_.solutions.size();
  found_.solutions = {};
}

void Portfolio::note_solution() {
  ++(turns_.is_of_tree() ? of_tree_ : of_learning_).solutions;
  if (options_.minimise) {
    found_.best = store_.min(*options_.minimise);
    strides_->note_solution(*found_.best);
    return;
  }
  if (turns_.is_settled()) return;
  turns_.note_solution();
  if (!turns_.is_of_tree()) tree_->skip_solution();
  // Learning does not exclude its last solution by itself before a pause.
  if (turns_.is_of_tree() || turns_.is_over(statistics_))
    found_.solutions.push_back(solution_of(store_, branchings_));
}

std::size_t Portfolio::memory() const {
  std::size_t bytes = found_.solutions.size() * bytes_to_keep_;
  for (const auto& tree : {tree_.get(), probing_tree_.get()}) bytes += tree != nullptr ? tree->memory() : 0;
  return bytes + (learning_ ? learning_->memory() : 0);
}

std::span<const Literal> Portfolio::core() const {
  if (strides_ && strides_->is_optimal()) return core_of_probes_;
  return learning_ ? learning_->core() : std::span<const Literal>{};
}

std::vector<double> Portfolio::activities() const {
  return learning_ ? learning_->activities() : std::vector<double>{};
}

}  // namespace quadrille::cp
