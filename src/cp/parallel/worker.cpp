#include "cp/parallel/worker.h"

#include <utility>

#include "cp/tree_search.h"

namespace quadrille::cp {

Worker::Worker(Board& board, const ParallelSearch::MakeStore& make_store,
               const std::vector<Branching>& branchings, const SearchOptions& options, Statistics& statistics)
    : board_(board),
      make_store_(make_store),
      branchings_(branchings),
      options_(options),
      statistics_(statistics) {}

void Worker::work() {
  while (std::optional<Task> task = board_.take()) {
    if (task->by_tree) {
      search_by_tree(*task);
    } else {
      search_by_learning(*task);
    }
  }
  for (const std::optional<Store>* store : {&learning_store_, &tree_store_})
    if (*store) statistics_.propagations += (*store)->propagations();
}

void Worker::search_by_learning(Task& task) {
  if (!learning_) {
    Store& store = made(learning_store_);
    learning_ = make_learner(store, branchings_, options_, statistics_);
    learning_->share(board_.clauses());
  }
  learning_->assume(task.facts);
  const Statistics before = statistics_;
  Limits limits = limits_of_turn(task);
  while (!is_exhausted_) {
    const SearchResult result = learning_->next(limits);
    if (result == SearchResult::exhausted) {
      // There is nothing left in other tasks either.
      is_exhausted_ = learning_->is_refuted();
      break;
    }
    if (result == SearchResult::solution) {
      if (!note(task)) break;
      if (is_better_by_tree(statistics_.solutions - before.solutions,
                            statistics_.failures - before.failures)) {
        std::vector<Cube> rest = learning_->rest();
        if (rest.empty()) break;
        split(task, std::move(rest), true);
        return search_by_tree(task);
      }
    } else {
      if (!end_turn(task, limits)) break;
      if (board_.wants_tasks()) give_parts(task);
      limits = limits_of_turn(task);
    }
  }
  board_.finish(task);
}

bool Worker::note(Task& task) {
  ParallelSearch::Solution solution = board_.solution(*learning_store_);
  if (!board_.question().counts || !learning_->goes_by_branches())
    return board_.note(task, std::move(solution));
  return task.found.contains(solution) ? !board_.is_stopped() : board_.count_one();
}

bool Worker::is_better_by_tree(std::uint64_t solutions, std::uint64_t failures) const {
  return board_.question().counts && solutions > board_.parallel().most_to_sort && solutions > 8 * failures;
}

void Worker::give_parts(Task& task) {
  std::vector<Cube> parts = parts_of_rest(*learning_, *learning_store_, board_.variables());
  // One part is nothing to give, and the search goes on where it was.
  if (parts.size() < 2) return;
  split(task, std::move(parts), false);
  learning_->assume(task.facts);
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
  Store& store = made(tree_store_);
  SearchOptions options = options_;
  options.assumptions = task.facts;
  options.restarts = {};
  TreeSearch tree(store, branchings_, options, statistics_);
  Limits limits = limits_of_turn(task);
  while (true) {
    const SearchResult result = tree.next(limits);
    if (result == SearchResult::exhausted) break;
    if (result == SearchResult::solution) {
      if (!(counts ? board_.count_one() : board_.note(task, board_.solution(store)))) break;
    } else {
      if (!end_turn(task, limits)) break;
      limits = limits_of_turn(task);
      if (!board_.wants_tasks()) continue;
      give_rest(task, tree);
      break;
    }
  }
  if (store.level() > 0) store.pop_to(0);
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
  if (!is_over && !board_.is_stopped()) board_.note_memory_reached();
  return board_.is_wanted(task);
}

Limits Worker::limits_of_turn(const Task& task) const {
  Limits limits;
  limits.failures = statistics_.failures + board_.parallel().turn;
  // To impose the task's facts takes a node each: a turn must get beyond them.
  limits.nodes = statistics_.nodes + task.facts.size() + kNodesPerFailure * board_.parallel().turn;
  limits.stop = board_.stop_token();
  if (options_.limits.memory != Limits::kNone)
    limits.memory = options_.limits.memory / static_cast<std::uint64_t>(board_.parallel().threads);
  return limits;
}

Store& Worker::made(std::optional<Store>& store) const {
  if (!store) store.emplace(make_store_());
  return *store;
}

}  // namespace quadrille::cp
