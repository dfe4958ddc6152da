#include "cp/parallel/parallel_search.h"

#include <algorithm>
#include <utility>

#include "base/threads.h"
#include "cp/learning/all_different_search.h"
#include "cp/parallel/board.h"
#include "cp/parallel/worker.h"
#include "cp/search/search.h"

namespace quadrille::cp {

namespace {

using Solution = ParallelSearch::Solution;

/// Threads that work during its lifetime.
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
    for (Thread& thread : threads_) thread.join();
    for (const Statistics& of_worker : statistics_) total_ += of_worker;
  }
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

 private:
  Board& board_;
  Statistics& total_;
  std::vector<Statistics> statistics_;
  std::vector<Thread> threads_;
};

/// The limits that remain after some work.
Limits left_of(Limits limits, const Statistics& done) {
  if (limits.nodes != Limits::kNone) limits.nodes -= std::min(limits.nodes, done.nodes);
  if (limits.failures != Limits::kNone) limits.failures -= std::min(limits.failures, done.failures);
  return limits;
}

/// Calls on_solution, in this thread, for the solutions of an ordinary search, except for those found before.
SearchResult search_alone(Store& store, const ParallelSearch::Setting& setting, const SearchOptions& options,
                          const ParallelSearch::OnSolution& on_solution, Statistics& statistics) {
  Search search(store, setting.branchings, options);
  const auto goes_on = [&] {
    Solution solution;
    for (const Branching& branching : setting.branchings)
      for (const IntVar x : branching.variables) solution.push_back(store.value(x));
    return setting.before.found.contains(solution) || on_solution(solution);
  };
  SearchResult result;
  do {
    result = search.next();
  } while (result == SearchResult::solution && goes_on());
  statistics += search.statistics();
  return result;
}

/// The same for the whole tree, in builds without threads.
SearchResult list_alone(ParallelSearch::Setting& setting, const ParallelSearch::OnSolution& on_solution) {
  std::optional<Store> store = setting.make_store();
  if (!store) return SearchResult::limit;
  SearchOptions options = setting.options;
  options.limits = left_of(options.limits, setting.before.statistics);
  return search_alone(*store, setting, options, on_solution, setting.before.statistics);
}

SearchResult count_alone(ParallelSearch::Setting& setting, std::uint64_t limit,
                         const std::function<void(std::uint64_t)>& progress) {
  std::uint64_t count = std::min<std::uint64_t>(limit, setting.before.found.size());
  const auto is_open = [&](const Solution&) {
    progress(++count);
    return count < limit;
  };
  const SearchResult result = count < limit ? list_alone(setting, is_open) : SearchResult::solution;
  progress(count);
  return result;
}

/// False if they cannot all hold.
bool impose_all(Store& store, const std::vector<Literal>& facts) {
  const auto impose = [&](Literal fact) { return store.impose(fact); };
  return std::ranges::all_of(facts, impose) && store.propagate();
}

/// One question to all workers.
class Inquiry {
 public:
  /// facts: that hold in all requested solutions.
  Inquiry(ParallelSearch::Setting& setting, const std::vector<Literal>& facts,
          const Board::Question& question)
      : setting_(setting),
        make_store_([this, facts] {
          std::optional<Store> store = setting_.make_store();
          if (store) {  // The watch must end before the store moves.
            const Store::Watch watch(*store,
                                     [this] { return board_.is_stopped() || is_over(options_.limits); });
            static_cast<void>(impose_all(*store, facts));
          }
          return store;
        }),
        options_(setting.options),
        store_(setting.make_store()),
        board_(setting.branchings, setting.parallel, question, setting.before) {
    options_.assumptions.clear();
    options_.without_loss.clear();
    options_.limits = left_of(options_.limits, setting.before.statistics);
    if (!store_) return;
    const Store::Watch watch(*store_, [this] { return is_over(options_.limits); });
    if (impose_all(*store_, facts)) board_.cut(*store_, manner(question), options_.limits);
  }
  ~Inquiry() {
    statistics_.time = std::chrono::steady_clock::now() - begin_;
    setting_.before.statistics += statistics_;
  }
  Inquiry(const Inquiry&) = delete;
  Inquiry& operator=(const Inquiry&) = delete;

  [[nodiscard]] SearchResult list(const ParallelSearch::OnSolution& on_solution) {
    if (!store_) return SearchResult::limit;
    const Crew crew(board_, make_store_, setting_.branchings, options_, statistics_);
    for (const Board::Share& share : board_.shares()) {
      if (!board_.wait(options_.limits, [&] { return share.open == 0 || share.has_many; }))
        return SearchResult::limit;
      const SearchResult result =
          share.has_many ? search_again(share, on_solution) : deliver(share, on_solution);
      if (result != SearchResult::exhausted) return result;
    }
    return SearchResult::exhausted;
  }

  [[nodiscard]] SearchResult count(const std::function<void(std::uint64_t)>& progress) {
    if (!store_) return SearchResult::limit;
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
  /// Cubes shorten a tree search, and the search over bits. For the general learning search, each cube is
  /// often nearly as hard as the whole, so all workers search the whole and share their clauses.
  [[nodiscard]] Board::Manner manner(const Board::Question& question) const {
    if (options_.mode == SearchMode::fixed) return Board::Manner::by_tree;
    const bool is_for_learning = !AllDifferentSearch::serves(*store_, setting_.branchings, options_) &&
                                 options_.mode != SearchMode::guided && !options_.favours_tree;
    return question.counts && is_for_learning ? Board::Manner::in_common : Board::Manner::by_cubes;
  }

  [[nodiscard]] bool is_new(const Solution& solution) const {
    return !setting_.before.found.contains(solution);
  }

  [[nodiscard]] SearchResult deliver(const Board::Share& share,
                                     const ParallelSearch::OnSolution& on_solution) const {
    for (const Solution& solution : share.found)
      if (is_new(solution) && !on_solution(solution)) return SearchResult::solution;
    return SearchResult::exhausted;
  }

  /// Which solutions the workers found depends on their speed, so the share is searched once more by an
  /// ordinary search, which always finds the same.
  [[nodiscard]] SearchResult search_again(const Board::Share& share,
                                          const ParallelSearch::OnSolution& on_solution) {
    SearchOptions options = options_;
    options.assumptions = share.facts;
    options.limits = left_of(options.limits, statistics_);
    store_->forget_failures();
    return search_alone(*store_, setting_, options, on_solution, statistics_);
  }

  ParallelSearch::Setting& setting_;
  const std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
  const ParallelSearch::MakeStore make_store_;
  SearchOptions options_;
  std::optional<Store> store_;  // nullopt: a limit came before it was made
  Board board_;
  Statistics statistics_;
};

}  // namespace

ParallelSearch::ParallelSearch(Setting setting) : setting_(std::move(setting)) {}

SearchResult ParallelSearch::list(const OnSolution& on_solution) {
  setting_.options.limits = setting_.options.limits.started();
  if (!kHasThreads) return list_alone(setting_, on_solution);
  const SearchResult found = look_without_loss();
  if (found != SearchResult::solution) return found;
  return Inquiry(setting_, setting_.options.assumptions, {.counts = false}).list(on_solution);
}

SearchResult ParallelSearch::count(std::uint64_t limit, const std::function<void(std::uint64_t)>& progress) {
  setting_.options.limits = setting_.options.limits.started();
  if (!kHasThreads) return count_alone(setting_, limit, progress);
  const SearchResult found = look_without_loss();
  if (found != SearchResult::solution) return found;
  const Board::Question question{.counts = true, .limit = limit};
  return Inquiry(setting_, setting_.options.assumptions, question).count(progress);
}

SearchResult ParallelSearch::look_without_loss() {
  const SearchOptions& options = setting_.options;
  if (options.without_loss.empty() || !setting_.before.found.empty()) return SearchResult::solution;
  std::vector<Literal> facts = options.assumptions;
  facts.insert(facts.end(), options.without_loss.begin(), options.without_loss.end());
  const Board::Question question{.counts = true, .limit = 1};
  return Inquiry(setting_, facts, question).count([](std::uint64_t) {});
}

}  // namespace quadrille::cp
