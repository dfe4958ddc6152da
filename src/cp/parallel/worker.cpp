#include "cp/parallel/worker.h"

#include <utility>

#include "cp/search/tree_search.h"

namespace quadrille::cp {

namespace {

/// Learning works by itself, unless the model favours the tree.
Turns turns_of(SearchOptions options) {
  options.first_turn = 0;
  if (!options.favours_tree) options.mode = SearchMode::free;
  return Turns(options);
}

}  // namespace

/// The tree search of a task. The store is at its root before and after it.
class Worker::TaskTree {
 public:
  TaskTree(Store& store, const std::vector<Branching>& branchings, const SearchOptions& options,
           const Task& task, Statistics& statistics)
      : store_(store),
        options_(options_of(options, task)),
        search_(store, branchings, options_, statistics) {}
  ~TaskTree() {
    if (store_.level() > 0) store_.pop_to(0);
  }
  TaskTree(const TaskTree&) = delete;
  TaskTree& operator=(const TaskTree&) = delete;

  [[nodiscard]] TreeSearch& search() { return search_; }

 private:
  [[nodiscard]] static SearchOptions options_of(SearchOptions options, const Task& task) {
    options.assumptions = task.facts;
    options.restarts = {};
    return options;
  }

  Store& store_;
  const SearchOptions options_;
  TreeSearch search_;
};

Worker::~Worker() = default;

Worker::Worker(Board& board, const ParallelSearch::MakeStore& make_store,
               const std::vector<Branching>& branchings, const SearchOptions& options, Statistics& statistics)
    : board_(board),
      make_store_(make_store),
      branchings_(branchings),
      options_(options),
      statistics_(statistics),
      turns_(turns_of(options)) {}

void Worker::work() {
  while (std::optional<Task> task = board_.take()) {
    if (task->by_tree) {
      search_by_tree(*task);
    } else {
      search_in_turns(*task);
    }
  }
  for (const WatchedStore* made : {&for_learning_, &for_tree_})
    if (made->store) statistics_.propagations += made->store->propagations();
}

void Worker::search_in_turns(Task& task) {
  const Statistics before = statistics_;
  const auto is_better_by_tree = [&] {
    const std::uint64_t solutions = statistics_.solutions - before.solutions;
    const std::uint64_t failures = statistics_.failures - before.failures;
    return board_.question().counts && solutions > board_.parallel().most_to_sort && solutions > 8 * failures;
  };
  if (!begin(task)) return;
  Limits limits = turns_.within(limits_of_turn(task));
  while (!is_exhausted_) {
    const bool is_of_tree = turns_.is_of_tree();
    const SearchResult result = is_of_tree ? tree_->search().next(limits) : learning_->next(limits);
    const bool is_at_limit = result == SearchResult::limit;
    if (result == SearchResult::exhausted) {
      // If learning is refuted, there is nothing left in other tasks either.
      is_exhausted_ = !is_of_tree && learning_->is_refuted();
      break;
    }
    if (is_at_limit ? !end_turn(task, limits) : !note(task)) break;
    const bool by_tree = is_better_by_tree();
    // Workers with a common task would each find all of many solutions.
    const bool is_for_one = by_tree || (task.is_common && learning_->goes_by_branches());
    // Only a tree search can tell what is left at a limit.
    if (is_for_one && is_at_limit == is_of_tree) {
      if (task.is_common && !board_.take_from_others(task)) break;
      std::vector<Cube> rest = is_of_tree ? tree_->search().rest() : learning_->rest();
      if (rest.empty()) {
        is_exhausted_ = learning_->is_refuted();
        break;
      }
      split(task, std::move(rest), by_tree);
      if (by_tree) return search_by_tree(task);
      if (!begin(task)) return;
    }
    if (!is_at_limit) continue;
    if (board_.wants_tasks() && !give_parts(task)) return;
    if (turns_.is_over(statistics_)) turns_.pass(statistics_, learning_->share_of_decisions());
    limits = turns_.within(limits_of_turn(task));
  }
  tree_.reset();
  board_.finish(task);
}

bool Worker::begin(const Task& task) {
  if (!learning_) {
    if (!make(for_learning_)) return false;
    learning_ = make_learner(*for_learning_.store, branchings_, options_, statistics_);
    learning_->share(board_.clauses(), board_.question().counts);
  }
  learning_->assume(task.facts);
  return turns_.is_settled() || begin_tree(task);
}

bool Worker::begin_tree(const Task& task) {
  tree_.reset();  // before the next one takes the store
  if (!make(for_tree_)) return false;
  tree_ = std::make_unique<TaskTree>(*for_tree_.store, branchings_, options_, task, statistics_);
  return true;
}

bool Worker::note(Task& task) {
  ParallelSearch::Solution solution =
      board_.solution(*(turns_.is_of_tree() ? for_tree_ : for_learning_).store);
  // Solutions that both searches may find are kept; so are those that learning may find again.
  if (!board_.question().counts || !turns_.is_settled() || task.is_common || !learning_->goes_by_branches())
    return board_.note(task, std::move(solution));
  return task.found.contains(solution) ? !board_.is_stopped() : board_.count_one();
}

bool Worker::give_parts(Task& task) {
  std::vector<Cube> parts = turns_.is_of_tree()
                                ? tree_->search().rest()
                                : parts_of_rest(*learning_, *for_learning_.store, board_.variables());
  // A single part cannot be given away, and the search continues where it was.
  if (parts.size() < 2) return true;
  split(task, std::move(parts), false);
  return begin(task);
}

void Worker::split(Task& task, std::vector<Cube> parts, bool by_tree) {
  std::vector<Task> tasks;
  for (Cube& facts : parts) {
    Board::Solutions found = board_.take_those_in(facts, task.found);
    tasks.push_back({task.share, std::move(facts), std::move(found), by_tree});
  }
  // Solutions that were found may lie in none of the parts.
  board_.keep(task);
  task = std::move(tasks.front());
  tasks.erase(tasks.begin());
  board_.put(std::move(tasks));
}

void Worker::search_by_tree(Task& task) {
  const bool counts = board_.question().counts;
  if (counts) board_.forget_found(task);
  if (!begin_tree(task)) return;
  TreeSearch& tree = tree_->search();
  Limits limits = limits_of_turn(task);
  while (true) {
    const SearchResult result = tree.next(limits);
    if (result == SearchResult::exhausted) break;
    if (result == SearchResult::solution) {
      if (!(counts ? board_.count_one() : board_.note(task, board_.solution(*for_tree_.store)))) break;
    } else {
      if (!end_turn(task, limits)) break;
      limits = limits_of_turn(task);
      if (!board_.wants_tasks()) continue;
      give_rest(task, tree);
      break;
    }
  }
  tree_.reset();
  board_.finish(task);
}

void Worker::give_rest(Task& task, const TreeSearch& tree) {
  std::vector<Task> parts;
  for (Cube& facts : tree.rest()) {
    Board::Solutions found = board_.take_those_in(facts, task.found);
    parts.push_back({task.share, std::move(facts), std::move(found), true});
  }
  board_.put(std::move(parts));
}

bool Worker::end_turn(const Task& task, const Limits& limits) {
  board_.note_work(statistics_.nodes - nodes_told_, statistics_.failures - failures_told_);
  nodes_told_ = statistics_.nodes;
  failures_told_ = statistics_.failures;
  const bool is_over = statistics_.failures >= limits.failures || statistics_.nodes >= limits.nodes;
  if (!is_over && !board_.is_stopped()) board_.note_limit_reached();
  return board_.is_wanted(task);
}

Limits Worker::limits_of_turn(const Task& task) const {
  Limits limits;
  limits.failures = statistics_.failures + board_.parallel().turn;
  // Imposing the task's facts takes a node each: a turn must get beyond them.
  limits.nodes = statistics_.nodes + task.facts.size() + kNodesPerFailure * board_.parallel().turn;
  limits.stop = board_.stop_token();
  limits.memory = memory_of_worker();
  return limits;
}

std::uint64_t Worker::memory_of_worker() const {
  const std::uint64_t memory = options_.limits.memory;
  return memory == Limits::kNone ? memory : memory / static_cast<std::uint64_t>(board_.parallel().threads);
}

bool Worker::make(WatchedStore& made) {
  if (!made.store) {
    made.store = make_store_();
    if (!made.store) {
      if (!board_.is_stopped()) board_.note_limit_reached();
      return false;
    }
    Store& store = *made.store;
    store.set_weights(board_.before().weights);
    Limits limits{.memory = memory_of_worker(), .stop = board_.stop_token()};
    made.watch.emplace(store, [this, &store, limits, watch = NodeWatch()]() mutable {
      return watch.is_over(limits, store.domains().now(),
                           [this, &store] { return store.memory() + (learning_ ? learning_->memory() : 0); });
    });
    static_cast<void>(store.propagate());
  }
  if (!made.store->is_cut_short()) return true;
  if (!board_.is_stopped()) board_.note_limit_reached();
  return false;
}

}  // namespace quadrille::cp
