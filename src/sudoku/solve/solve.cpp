#include "sudoku/solve/solve.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

#include "base/refuse.h"
#include "base/threads.h"
#include "cp/parallel/cubes.h"
#include "cp/parallel/parallel_search.h"
#include "cp/search/search.h"
#include "sudoku/solve/kernel_turns.h"
#include "sudoku/solve/open_count.h"
#include "sudoku/solve/posted_model.h"
#include "sudoku/solve/sentences.h"

namespace quadrille::sudoku {

namespace {

constexpr std::uint64_t kSolutionsBetweenReports = 4096;

}  // namespace

struct Solver::State {
  SolveOptions options;  // its limits: of this call
  cp::Limits of_each_call;
  std::optional<PostedModel> model;

  void begin_call() { options.limits = of_each_call.started(); }

  /// Runs a search; on_solution(store, statistics) returns whether to go on. In a long search,
  /// by_kernel(turns) may finish the work: it takes a turn of the kernel, and returns how the search ends, or
  /// nullopt if it continues. With several threads go_on(parallel_search) does the rest.
  template <class F, class G, class K>
  SolveResult search(const Puzzle& puzzle, F on_solution, G go_on, K by_kernel) {
    SolveResult result;
    if (!post(puzzle)) return {.ending = Ending::stopped};
    if (model->enter(puzzle, options.observer)) {
      const std::vector<cp::Branching> branchings = this->branchings();
      cp::SearchOptions search_options = this->search_options();
      search_options.without_loss = first_row_in_order(puzzle);
      cp::ParallelSearch::Before before;
      const std::optional<Ending> ending =
          search_alone(puzzle, branchings, search_options, on_solution, by_kernel, before);
      if (ending) {
        result = {.ending = *ending, .statistics = before.statistics};
      } else {
        // If it has not learnt by now, there are many solutions.
        if (before.activities.empty()) search_options.mode = cp::SearchMode::fixed;
        result = {.ending = Ending::stopped, .statistics = before.statistics};
        if (auto make_store = store_maker(puzzle)) {
          cp::ParallelSearch search(
              {*std::move(make_store), branchings, search_options, options.parallel, std::move(before)});
          result = {.ending = ending_of(go_on(search)), .statistics = search.statistics()};
        }
      }
    }
    model->leave();
    return result;
  }

  /// Counts with the bulk kernel, and with the engine in parts where solutions are rare. Call it after
  /// search().
  SolveResult count_open_grid(const Puzzle& puzzle, lanes::Shape shape, std::uint64_t limit,
                              const std::function<void(std::uint64_t)>& progress) {
    OpenCount count{};
    if (model->enter(puzzle, nullptr) && model->store().propagate()) {
      const auto is_over = [&] { return cp::is_over(options.limits); };
      OpenGrid grid{puzzle, std::move(shape), {}, options.open.branches};
      grid.parts = cp::cut_into_cubes(model->store(), model->cells(), {}, options.open.parts, is_over);
      count = count_open(grid, limit, options.limits, options.parallel.threads, progress);
      for (const cp::Cube& part : count.left)
        if (count.result.ending == Ending::complete) count_part(puzzle, part, limit, progress, count.result);
    }
    model->leave();
    return count.result;
  }

 private:
  /// False if a limit is reached before the puzzle's model is posted.
  [[nodiscard]] bool post(const Puzzle& puzzle) {
    if (model && model->serves(puzzle)) return true;
    model.emplace(puzzle, options.consistency, options.limits);
    if (model->is_complete()) return true;
    model.reset();
    return false;
  }

  /// Adds the solutions in a part of the search tree.
  void count_part(const Puzzle& puzzle, const cp::Cube& part, std::uint64_t limit,
                  const std::function<void(std::uint64_t)>& progress, SolveResult& result) {
    const std::uint64_t before = result.solutions;
    const auto note = [&](std::uint64_t count) {
      result.solutions = before + count;
      progress(result.solutions);
    };
    cp::SearchOptions search_options = this->search_options();
    search_options.assumptions = part;
    if (options.parallel.threads > 1) {
      auto make_store = store_maker(puzzle);
      if (!make_store) {
        result.ending = Ending::stopped;
        return;
      }
      cp::ParallelSearch search({*std::move(make_store), branchings(), search_options, options.parallel, {}});
      result.ending = ending_of(search.count(limit - before, note));
      result.statistics += search.statistics();
      return;
    }
    cp::Search search(model->store(), branchings(), search_options);
    cp::SearchResult found = search.next();
    while (found == cp::SearchResult::solution && ++result.solutions < limit) {
      if (result.solutions % kSolutionsBetweenReports == 0) progress(result.solutions);
      found = search.next();
    }
    result.ending = ending_of(found);
    result.statistics += search.statistics();
  }

  [[nodiscard]] std::vector<cp::Branching> branchings() const { return model->branchings(options); }
  [[nodiscard]] cp::SearchOptions search_options() const { return model->search_options(options); }

  /// Symmetry breaking if digits are interchangeable.
  [[nodiscard]] std::vector<cp::Literal> first_row_in_order(const Puzzle& puzzle) const {
    std::vector<cp::Literal> facts;
    if (!model->treats_digits_alike() || !puzzle.layout().lines) return facts;
    for (int cell = 0; cell < puzzle.cell_count(); ++cell)
      if (puzzle.allowed(cell) != puzzle.all_digits()) return facts;
    for (int column = 0; column < puzzle.layout().columns; ++column)
      facts.push_back(model->cells()[at(column)].eq(column + 1));
    return facts;
  }

  /// Posts the puzzle for each thread. Nullopt if a limit is reached.
  [[nodiscard]] std::optional<cp::ParallelSearch::MakeStore> store_maker(const Puzzle& puzzle) const {
    auto within = conditions_within(puzzle, options.limits);
    if (!within) return std::nullopt;
    cp::Limits limits = options.limits;
    limits.memory = cp::Limits::kNone;  // it limits the threads' searches
    return [conditions = std::make_shared<const Conditions>(*std::move(within)), limits,
            consistency = options.consistency] {
      std::optional<cp::Store> store(std::in_place);
      const Posting posting = sudoku::post(*conditions, *store, consistency, Inference::all,
                                           widest_candidates(*conditions), limits);
      if (!posting.is_complete) return std::optional<cp::Store>();
      static_cast<void>(keep_candidates(*store, conditions->candidates));
      return store;
    };
  }

  /// How the search ended; nullopt if several threads are to continue it.
  template <class F, class K>
  [[nodiscard]] std::optional<Ending> search_alone(const Puzzle& puzzle,
                                                   const std::vector<cp::Branching>& branchings,
                                                   cp::SearchOptions search_options, F on_solution,
                                                   K by_kernel, cp::ParallelSearch::Before& before) {
    const bool has_help = options.parallel.threads > 1 && options.observer == nullptr;
    cp::Limits limits = search_options.limits;
    if (has_help) limits.failures = std::min(limits.failures, options.parallel.alone);
    cp::Search search(model->store(), branchings, search_options);
    KernelTurns turns(puzzle, options);
    std::optional<Ending> by_turn;
    const auto next = [&] {
      while (true) {
        cp::Limits until = limits;
        until.failures = std::min(limits.failures, turns.failures());
        search.set_limits(until);
        const cp::SearchResult result = search.next();
        if (result != cp::SearchResult::limit || search.statistics().failures < turns.failures())
          return result;
        by_turn = by_kernel(turns);
        if (by_turn) return result;
      }
    };
    cp::SearchResult result = next();
    while (result == cp::SearchResult::solution && on_solution(model->store(), search.statistics())) {
      if (has_help) before.found.insert(values());
      const bool is_long = has_help && before.found.size() >= options.parallel.alone;
      result = is_long ? cp::SearchResult::limit : next();
    }
    before.statistics = search.statistics();
    before.statistics += turns.work();
    if (by_turn) return by_turn;
    before.activities = search.activities();
    if (!has_help || result != cp::SearchResult::limit) return ending_of(result);
    before.weights = model->store().weights();
    return std::nullopt;
  }

  [[nodiscard]] std::vector<cp::Value> values() {
    std::vector<cp::Value> values;
    for (const cp::IntVar x : model->cells()) values.push_back(model->store().value(x));
    return values;
  }

  [[nodiscard]] static Ending ending_of(cp::SearchResult result) {
    switch (result) {
      case cp::SearchResult::exhausted: return Ending::complete;
      case cp::SearchResult::limit: return Ending::stopped;
      default: return Ending::enough;
    }
  }
};

Solver::Solver(SolveOptions options)
    : state_(std::make_unique<State>(State{options, options.limits, std::nullopt})) {
  if (!kHasThreads) state_->options.parallel.threads = 1;
}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

void Solver::set_seed(std::uint64_t seed) { state_->options.seed = seed; }

std::string_view Solver::constraint_name(const cp::Constraint& constraint) const {
  return state_->model->name(constraint);
}

SolveResult Solver::solve(const Puzzle& puzzle, const OnSolution& on_solution) {
  if (!on_solution) refuse(say::kNoOnSolution());
  state_->begin_call();
  Grid grid(at(puzzle.cell_count()));
  std::uint64_t found = 0;
  const auto report = [&](auto value_of) {
    for (std::size_t cell = 0; cell < grid.size(); ++cell) grid[cell] = static_cast<int>(value_of(cell));
    ++found;
    return on_solution(grid);
  };
  const auto on_store = [&](const cp::Store& store, const cp::Statistics&) {
    return report([&](std::size_t cell) { return store.value(state_->model->cells()[cell]); });
  };
  const auto on_values = [&](const std::vector<cp::Value>& values) {
    return report([&](std::size_t cell) { return values[cell]; });
  };
  const auto by_kernel = [&](KernelTurns& turns) -> std::optional<Ending> {
    const auto count = turns.take(found + 2);
    if (!count || count->result.ending != Ending::complete) return std::nullopt;
    if (count->result.solutions == found) return Ending::complete;
    // If there are several solutions, the kernel returns one that is not the first in the order of this
    // search.
    if (found != 0 || count->result.solutions != 1) return std::nullopt;
    return report([&](std::size_t cell) { return count->first[cell]; }) ? Ending::complete : Ending::enough;
  };
  SolveResult result = state_->search(
      puzzle, on_store, [&](cp::ParallelSearch& search) { return search.list(on_values); }, by_kernel);
  result.solutions = found;
  return result;
}

FirstSolution Solver::first_solution(const Puzzle& puzzle) {
  FirstSolution first;
  const SolveResult result = solve(puzzle, [&first](const Grid& grid) {
    first.grid = grid;
    return false;
  });
  first.ending = result.ending;
  first.statistics = result.statistics;
  return first;
}

SolveResult Solver::count(const Puzzle& puzzle, std::uint64_t limit,
                          const std::function<void(std::uint64_t)>& progress) {
  std::uint64_t found = 0;
  bool was_asked = false;
  std::optional<lanes::Shape> shape;  // set if the kernel is to count
  if (limit == 0) return {.ending = Ending::enough};
  state_->begin_call();
  const auto on_store = [&](const cp::Store&, const cp::Statistics& work) {
    ++found;
    if (progress && found % kSolutionsBetweenReports == 0) progress(found);
    const OpenGridOptions& open = state_->options.open;
    const bool is_open = found % open.solutions == 0 && work.failures <= open.failures_per_solution * found;
    if (is_open && !std::exchange(was_asked, true)) shape = shape_for_kernel(puzzle, state_->options);
    return found < limit && !shape;
  };
  const auto on_count = [&](std::uint64_t count) {
    found = std::max(found, count);
    if (progress) progress(found);
  };
  const auto by_kernel = [&](KernelTurns& turns) -> std::optional<Ending> {
    const auto count = turns.take(limit);
    if (!count || count->result.ending == Ending::stopped) return std::nullopt;
    found = count->result.solutions;
    return count->result.ending;
  };
  SolveResult result = state_->search(
      puzzle, on_store, [&](cp::ParallelSearch& search) { return search.count(limit, on_count); }, by_kernel);
  if (shape && found < limit) {
    const cp::Statistics before = result.statistics;
    result = state_->count_open_grid(puzzle, std::move(*shape), limit, on_count);
    result.statistics += before;
    found = std::max(found, result.solutions);
  }
  result.solutions = found;
  return result;
}

}  // namespace quadrille::sudoku
