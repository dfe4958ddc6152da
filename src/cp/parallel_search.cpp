#include "cp/parallel_search.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "cp/cubes.h"
#include "cp/learning/learning_search.h"
#include "cp/search.h"
#include "cp/tree_search.h"

namespace quadrille::cp {

namespace {

using Solution = ParallelSearch::Solution;
using Solutions = std::set<Solution>;

/// How often the limits of all threads together are looked at.
constexpr std::chrono::milliseconds kBetweenLooks{10};

/// A part of the tree that waits for a worker, or that one searches.
struct Task {
  std::size_t share;  // by number: to which it belongs
  Cube facts;
  Solutions found;  // in it, and counted
  bool by_tree;     // which learns nothing
};

/// A cube of the first cut: its tasks, and what they have found.
struct Share {
  Cube facts;
  Solutions found;           // by finished tasks
  std::uint64_t listed = 0;  // found by all its tasks
  std::uint64_t open = 1;    // tasks that are not finished
  bool has_many = false;     // solutions, and is given up
};

struct Question {
  bool counts;  // or lists
  std::uint64_t limit = Limits::kNone;
};

/// What workers share: tasks that wait, what was found, and whether to go on.
class Board {
 public:
  Board(const std::vector<Branching>& branchings, const ParallelOptions& parallel, const Question& question,
        const ParallelSearch::Before& before)
      : parallel_(parallel), question_(question), before_(before), solutions_(before.found.size()) {
    for (const Branching& branching : branchings)
      for (const IntVar x : branching.variables) {
        place_.resize(std::max<std::size_t>(place_.size(), x.id() + std::size_t{1}));
        place_[x.id()] = {variables_.size(), x};
        variables_.push_back(x);
      }
    is_enough_ = solutions_ >= question.limit;
  }

  /// To be called before there are workers. A tree whose solutions are counted is cut on the way.
  void cut(Store& store, bool by_tree, const Limits& limits) {
    Solutions found = before_.found;
    const auto is_stopped = [&] { return is_over(limits); };
    const std::size_t count = by_tree && question_.counts ? 1 : parallel_.cubes;
    for (Cube& facts : cut_into_cubes(store, variables_, before_.activities, count, is_stopped)) {
      waiting_.push_back({shares_.size(), facts, take_those_in(facts, found), by_tree});
      shares_.push_back({.facts = std::move(facts)});
    }
    open_ = shares_.size();
  }

  // A worker's side.

  /// Waits for a task; none when there will be no more.
  [[nodiscard]] std::optional<Task> take() {
    std::unique_lock lock(mutex_);
    while (!is_stopped() && open_ > 0) {
      if (waiting_.empty()) {
        ++idle_;
        changed_.wait(lock);
        --idle_;
        continue;
      }
      Task task = std::move(waiting_.front());
      waiting_.pop_front();
      if (!shares_[task.share].has_many) return task;
      close(task);
    }
    return std::nullopt;
  }
  /// The parts of a task that the worker does not search itself.
  void put(std::vector<Task> tasks) {
    const std::lock_guard lock(mutex_);
    if (tasks.empty()) return;
    shares_[tasks.front().share].open += tasks.size();
    open_ += tasks.size();
    waiting_.insert(waiting_.begin(), std::move_iterator(tasks.begin()), std::move_iterator(tasks.end()));
    changed_.notify_all();
  }
  /// The task gives up what it has found.
  void keep(Task& task) {
    const std::lock_guard lock(mutex_);
    keep_found(task);
  }
  void finish(Task& task) {
    const std::lock_guard lock(mutex_);
    if (is_stopped()) return;
    keep_found(task);
    close(task);
  }
  /// At the end of a turn: whether the task is still to be searched.
  [[nodiscard]] bool is_wanted(const Task& task) {
    const std::lock_guard lock(mutex_);
    return !is_stopped() && !shares_[task.share].has_many;
  }
  [[nodiscard]] bool wants_tasks() {
    const std::lock_guard lock(mutex_);
    return idle_ > 0 && waiting_.empty();
  }

  /// Whether the task is still to be searched.
  [[nodiscard]] bool note(Task& task, Solution solution) {
    if (!task.found.insert(std::move(solution)).second) return true;
    if (question_.counts) return count_one();
    const std::lock_guard lock(mutex_);
    Share& share = shares_[task.share];
    if (!share.has_many && ++share.listed > parallel_.most_to_sort) {
      share.has_many = true;
      changed_.notify_all();
    }
    return !share.has_many;
  }
  [[nodiscard]] bool count_one() {
    if (++solutions_ >= question_.limit) is_enough_ = true;
    return !is_enough_;
  }
  /// The task will be searched from its beginning, and all its solutions be counted.
  void forget_found(Task& task) {
    solutions_ -= task.found.size();
    task.found.clear();
  }
  void note_work(std::uint64_t nodes, std::uint64_t failures) {
    nodes_ += nodes;
    failures_ += failures;
  }
  void note_memory_reached() {
    is_out_of_memory_ = true;
    stop();
  }

  [[nodiscard]] StopToken stop_token() const { return StopToken(stop_); }
  [[nodiscard]] bool is_stopped() const { return stop_.stop_requested(); }
  [[nodiscard]] ClausePool& clauses() { return clauses_; }
  [[nodiscard]] const std::vector<IntVar>& variables() const { return variables_; }
  [[nodiscard]] const Question& question() const { return question_; }
  [[nodiscard]] const ParallelOptions& parallel() const { return parallel_; }

  /// The one that the store holds.
  [[nodiscard]] Solution solution(const Store& store) const {
    Solution values;
    for (const IntVar x : variables_) values.push_back(store.value(x));
    return values;
  }
  /// Takes the solutions in which the facts hold out of the set.
  [[nodiscard]] Solutions take_those_in(const Cube& facts, Solutions& solutions) const {
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

  // The other side.

  void stop() {
    const std::lock_guard lock(mutex_);
    stop_.request_stop();
    changed_.notify_all();
  }
  /// Until is_ready(), which is asked now and then; false when a limit is reached before.
  template <class F>
  [[nodiscard]] bool wait(const Limits& limits, F is_ready) {
    std::unique_lock lock(mutex_);
    while (!is_out_of_memory_) {
      if (is_ready()) return true;
      if (is_over(limits)) return false;
      changed_.wait_for(lock, kBetweenLooks);
    }
    return false;
  }
  /// Shares that are done, or given up, are left alone by workers.
  [[nodiscard]] const std::deque<Share>& shares() const { return shares_; }
  [[nodiscard]] bool is_counted() const { return open_ == 0 || is_enough_; }
  [[nodiscard]] bool is_enough() const { return is_enough_; }
  [[nodiscard]] std::uint64_t solutions() const { return is_enough_ ? question_.limit : solutions_.load(); }

 private:
  [[nodiscard]] bool is_over(const Limits& limits) const {
    if (limits.stop.stop_requested() || nodes_ >= limits.nodes || failures_ >= limits.failures) return true;
    return limits.deadline != std::chrono::steady_clock::time_point::max() &&
           std::chrono::steady_clock::now() >= limits.deadline;
  }
  void keep_found(Task& task) {
    if (!question_.counts) shares_[task.share].found.merge(task.found);
  }
  void close(const Task& task) {
    --open_;
    if (--shares_[task.share].open == 0 || open_ == 0) changed_.notify_all();
  }

  const ParallelOptions& parallel_;
  const Question question_;
  const ParallelSearch::Before& before_;
  std::vector<IntVar> variables_;
  std::vector<std::pair<std::size_t, IntVar>> place_;  // by variable: where in a solution
  ClausePool clauses_;
  StopSource stop_;
  std::atomic<std::uint64_t> solutions_;  // that are counted
  std::atomic<bool> is_enough_ = false;
  std::atomic<std::uint64_t> nodes_ = 0, failures_ = 0;
  std::atomic<bool> is_out_of_memory_ = false;

  std::mutex mutex_;  // over what follows
  std::condition_variable changed_;
  std::deque<Share> shares_;
  std::deque<Task> waiting_;
  std::uint64_t open_ = 0;  // tasks that are not finished
  int idle_ = 0;            // workers that wait for a task
};

class Worker {
 public:
  /// options: without assumptions, which make_store() imposes.
  Worker(Board& board, const ParallelSearch::MakeStore& make_store, const std::vector<Branching>& branchings,
         const SearchOptions& options, Statistics& statistics)
      : board_(board),
        make_store_(make_store),
        branchings_(branchings),
        options_(options),
        statistics_(statistics) {}

  void work() {
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

 private:
  void search_by_learning(Task& task) {
    if (!learning_) {
      Store& store = made(learning_store_);
      learning_ = std::make_unique<LearningSearch>(store, branchings_, options_, statistics_);
      learning_->share(board_.clauses());
    }
    learning_->assume(task.facts);
    const std::uint64_t failures_before = statistics_.failures;
    Limits limits = limits_of_turn();
    while (!is_exhausted_) {
      const SearchResult result = learning_->next(limits);
      if (result == SearchResult::exhausted) {
        // With no assumption to blame, there is nothing left in other tasks either.
        is_exhausted_ = learning_->core().empty();
        break;
      }
      if (result == SearchResult::solution) {
        if (!board_.note(task, board_.solution(*learning_store_))) break;
        if (is_better_by_tree(task, statistics_.failures - failures_before)) return search_by_tree(task);
      } else {
        if (!end_turn(task, limits)) break;
        if (board_.wants_tasks()) split(task);
        limits = limits_of_turn();
      }
    }
    board_.finish(task);
  }

  /// Where solutions are many and failures few.
  [[nodiscard]] bool is_better_by_tree(const Task& task, std::uint64_t failures) const {
    return board_.question().counts && task.found.size() > board_.parallel().most_to_sort &&
           task.found.size() > 8 * failures;
  }

  /// Leaves the task one value of a variable, and gives the others away.
  void split(Task& task) {
    Store& store = *learning_store_;
    const auto x = variable_to_split(store, board_.variables(), learning_->activities());
    if (!x) return;
    learning_->assume(task.facts);  // so the store is at its root
    std::vector<Task> parts;
    store.for_each_value(*x, [&](Value v) {
      parts.push_back({task.share, task.facts, {}, false});
      parts.back().facts.push_back(x->eq(v));
      parts.back().found = board_.take_those_in(parts.back().facts, task.found);
    });
    // Solutions that were found may have left no others with the same value.
    board_.keep(task);
    task = std::move(parts.front());
    parts.erase(parts.begin());
    board_.put(std::move(parts));
    learning_->assume(task.facts);
  }

  void search_by_tree(Task& task) {
    const bool counts = board_.question().counts;
    if (counts) board_.forget_found(task);
    Store& store = made(tree_store_);
    SearchOptions options = options_;
    options.assumptions = task.facts;
    options.restarts = {};
    TreeSearch tree(store, branchings_, options, statistics_);
    Limits limits = limits_of_turn();
    while (true) {
      const SearchResult result = tree.next(limits);
      if (result == SearchResult::exhausted) break;
      if (result == SearchResult::solution) {
        if (!(counts ? board_.count_one() : board_.note(task, board_.solution(store)))) break;
      } else {
        if (!end_turn(task, limits)) break;
        limits = limits_of_turn();
        if (!board_.wants_tasks()) continue;
        std::vector<Task> parts;
        for (Cube& facts : tree.rest()) {
          Solutions found = board_.take_those_in(facts, task.found);
          parts.push_back({task.share, std::move(facts), std::move(found), true});
        }
        board_.put(std::move(parts));
        break;
      }
    }
    if (store.level() > 0) store.pop_to(0);
    board_.finish(task);
  }

  /// Whether to go on with the task.
  [[nodiscard]] bool end_turn(const Task& task, const Limits& limits) {
    board_.note_work(statistics_.nodes - nodes_told_, statistics_.failures - failures_told_);
    nodes_told_ = statistics_.nodes;
    failures_told_ = statistics_.failures;
    const bool is_over = statistics_.failures >= limits.failures || statistics_.nodes >= limits.nodes;
    if (!is_over && !board_.is_stopped()) board_.note_memory_reached();
    return board_.is_wanted(task);
  }

  [[nodiscard]] Limits limits_of_turn() const {
    Limits limits;
    limits.failures = statistics_.failures + board_.parallel().turn;
    limits.nodes = statistics_.nodes + kNodesPerFailure * board_.parallel().turn;
    limits.stop = board_.stop_token();
    if (options_.limits.memory != Limits::kNone)
      limits.memory = options_.limits.memory / static_cast<std::uint64_t>(board_.parallel().threads);
    return limits;
  }

  [[nodiscard]] Store& made(std::optional<Store>& store) const {
    if (!store) store.emplace(make_store_());
    return *store;
  }

  static constexpr std::uint64_t kNodesPerFailure = 8;

  Board& board_;
  const ParallelSearch::MakeStore& make_store_;
  const std::vector<Branching>& branchings_;
  const SearchOptions& options_;
  Statistics& statistics_;
  std::optional<Store> learning_store_;  // whose facts at the root may exclude solutions that were found
  std::optional<Store> tree_store_;
  std::unique_ptr<LearningSearch> learning_;
  std::uint64_t nodes_told_ = 0, failures_told_ = 0;
  bool is_exhausted_ = false;
};

/// Threads at work for as long as it lives.
class Crew {
 public:
  Crew(Board& board, const ParallelSearch::MakeStore& make_store, const std::vector<Branching>& branchings,
       const SearchOptions& options, Statistics& total)
      : board_(board), total_(total), statistics_(static_cast<std::size_t>(board.parallel().threads)) {
    for (Statistics& of_worker : statistics_)
      threads_.emplace_back([&, this] { Worker(board_, make_store, branchings, options, of_worker).work(); });
  }
  ~Crew() {
    board_.stop();
    for (std::thread& thread : threads_) thread.join();
    for (const Statistics& of_worker : statistics_) total_ += of_worker;
  }
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

 private:
  Board& board_;
  Statistics& total_;
  std::vector<Statistics> statistics_;
  std::vector<std::thread> threads_;
};

/// What is left of the limits after some work.
Limits left_of(Limits limits, const Statistics& done) {
  if (limits.nodes != Limits::kNone) limits.nodes -= std::min(limits.nodes, done.nodes);
  if (limits.failures != Limits::kNone) limits.failures -= std::min(limits.failures, done.failures);
  return limits;
}

/// False when they cannot all hold.
bool impose_all(Store& store, const std::vector<Literal>& facts) {
  const auto impose = [&](Literal fact) { return store.impose(fact); };
  return std::ranges::all_of(facts, impose) && store.propagate();
}

/// One question to all workers.
class Inquiry {
 public:
  /// facts: that hold in whatever is looked for.
  Inquiry(ParallelSearch::Setting& setting, const std::vector<Literal>& facts, const Question& question)
      : setting_(setting),
        make_store_([&setting, facts] {
          Store store = setting.make_store();
          static_cast<void>(impose_all(store, facts));
          return store;
        }),
        options_(setting.options),
        store_(setting.make_store()),
        board_(setting.branchings, setting.parallel, question, setting.before) {
    options_.assumptions.clear();
    options_.without_loss.clear();
    options_.limits = left_of(options_.limits, setting.before.statistics);
    if (impose_all(store_, facts)) board_.cut(store_, options_.mode == SearchMode::fixed, options_.limits);
  }
  ~Inquiry() {
    statistics_.time = std::chrono::steady_clock::now() - begin_;
    setting_.before.statistics += statistics_;
  }
  Inquiry(const Inquiry&) = delete;
  Inquiry& operator=(const Inquiry&) = delete;

  [[nodiscard]] SearchResult list(const ParallelSearch::OnSolution& on_solution) {
    const Crew crew(board_, make_store_, setting_.branchings, options_, statistics_);
    for (const Share& share : board_.shares()) {
      if (!board_.wait(options_.limits, [&] { return share.open == 0 || share.has_many; }))
        return SearchResult::limit;
      const SearchResult result =
          share.has_many ? search_again(share, on_solution) : deliver(share, on_solution);
      if (result != SearchResult::exhausted) return result;
    }
    return SearchResult::exhausted;
  }

  [[nodiscard]] SearchResult count(const std::function<void(std::uint64_t)>& progress) {
    const Crew crew(board_, make_store_, setting_.branchings, options_, statistics_);
    const bool is_over = board_.wait(options_.limits, [&] {
      progress(board_.solutions());
      return board_.is_counted();
    });
    progress(board_.solutions());
    if (!is_over) return SearchResult::limit;
    return board_.is_enough() ? SearchResult::solution : SearchResult::exhausted;
  }

 private:
  [[nodiscard]] bool is_new(const Solution& solution) const {
    return !setting_.before.found.contains(solution);
  }

  [[nodiscard]] SearchResult deliver(const Share& share,
                                     const ParallelSearch::OnSolution& on_solution) const {
    for (const Solution& solution : share.found)
      if (is_new(solution) && !on_solution(solution)) return SearchResult::solution;
    return SearchResult::exhausted;
  }

  /// What the workers found depends on who was how fast; so does not what an ordinary search finds.
  [[nodiscard]] SearchResult search_again(const Share& share, const ParallelSearch::OnSolution& on_solution) {
    SearchOptions options = options_;
    options.assumptions = share.facts;
    options.limits = left_of(options.limits, statistics_);
    store_.forget_experience();
    Search search(store_, setting_.branchings, options);
    SearchResult result;
    do {
      result = search.next();
    } while (result == SearchResult::solution &&
             (!is_new(board_.solution(store_)) || on_solution(board_.solution(store_))));
    statistics_ += search.statistics();
    return result;
  }

  ParallelSearch::Setting& setting_;
  const std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
  const ParallelSearch::MakeStore make_store_;
  SearchOptions options_;
  Store store_;
  Board board_;
  Statistics statistics_;
};

}  // namespace

ParallelSearch::ParallelSearch(Setting setting) : setting_(std::move(setting)) {}

SearchResult ParallelSearch::list(const OnSolution& on_solution) {
  const SearchResult found = look_without_loss();
  if (found != SearchResult::solution) return found;
  return Inquiry(setting_, setting_.options.assumptions, {.counts = false}).list(on_solution);
}

SearchResult ParallelSearch::count(std::uint64_t limit, const std::function<void(std::uint64_t)>& progress) {
  const SearchResult found = look_without_loss();
  if (found != SearchResult::solution) return found;
  const Question question{.counts = true, .limit = limit};
  return Inquiry(setting_, setting_.options.assumptions, question).count(progress);
}

SearchResult ParallelSearch::look_without_loss() {
  const SearchOptions& options = setting_.options;
  if (options.without_loss.empty() || !setting_.before.found.empty()) return SearchResult::solution;
  std::vector<Literal> facts = options.assumptions;
  facts.insert(facts.end(), options.without_loss.begin(), options.without_loss.end());
  const Question question{.counts = true, .limit = 1};
  return Inquiry(setting_, facts, question).count([](std::uint64_t) {});
}

}  // namespace quadrille::cp
