#include "sudoku/solve.h"

#include <algorithm>
#include <vector>

#include "cp/search.h"
#include "sudoku/posting.h"

namespace quadrille::sudoku {

/// The constraints of all puzzles of one shape and set of rules, posted once in a store. Variable i is cell
/// i.
class PostedModel {
 public:
  PostedModel(const Puzzle& puzzle, cp::Consistency consistency)
      : puzzle_(puzzle),
        posting_(post(conditions_of(puzzle), store_, consistency)),
        possible_(store_.propagate()) {}

  [[nodiscard]] bool serves(const Puzzle& puzzle) const {
    return puzzle.size() == puzzle_.size() && puzzle.regions() == puzzle_.regions() &&
           puzzle.rules() == puzzle_.rules();
  }

  /// Imposes givens and restrictions at a level of their own. False when a cell is left without candidates.
  [[nodiscard]] bool enter(const Puzzle& puzzle, cp::Observer* observer) {
    store_.forget_failures();
    store_.set_observer(observer);
    store_.push();
    for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
      const Digits digits = puzzle.allowed(cell);
      if (digits == puzzle.all_digits()) continue;
      if (!store_.keep(cells()[at(cell)].id(), digits, 0)) return false;
    }
    return possible_;
  }
  void leave() {
    store_.pop_to(0);
    store_.set_observer(nullptr);
  }

  [[nodiscard]] cp::Store& store() { return store_; }
  [[nodiscard]] const std::vector<cp::IntVar>& cells() const { return posting_.cells; }
  [[nodiscard]] std::string_view name(const cp::Constraint& constraint) const {
    const std::size_t i = constraint.index();
    return i < posting_.origins.size() ? posting_.origins[i]->label : constraint.name();
  }

 private:
  Puzzle puzzle_;
  cp::Store store_;
  Posting posting_;
  bool possible_;  // the rules alone do not exclude every grid
};

struct Solver::State {
  SolveOptions options;
  std::optional<PostedModel> model;

  /// Runs a search; on_solution(store) returns whether to go on. Where it takes long and there are several
  /// threads, go_on(parallel_search) does the rest.
  template <class F, class G>
  SolveResult search(const Puzzle& puzzle, F on_solution, G go_on) {
    if (!model || !model->serves(puzzle)) model.emplace(puzzle, options.consistency);
    SolveResult result;
    if (model->enter(puzzle, options.observer)) {
      const std::vector<cp::Branching> branchings{
          {model->cells(), options.variable_order, options.value_order}};
      cp::SearchOptions search_options{.mode = options.mode,
                                       .limits = options.limits,
                                       .seed = options.seed,
                                       .shortening = kShortening,
                                       .without_loss = first_row_in_order(puzzle)};
      cp::ParallelSearch::Before before;
      const std::optional<Ending> ending = search_alone(branchings, search_options, on_solution, before);
      if (ending) {
        result = {.ending = *ending, .statistics = before.statistics};
      } else {
        // Where it does not learn by now, there are many solutions.
        if (before.activities.empty()) search_options.mode = cp::SearchMode::fixed;
        const auto make_store = [&puzzle, this] { return new_store(puzzle); };
        cp::ParallelSearch search(
            {make_store, branchings, search_options, options.parallel, std::move(before)});
        result.ending = ending_of(go_on(search));
        result.statistics = search.statistics();
      }
    }
    model->leave();
    return result;
  }

 private:
  /// Where digits are interchangeable.
  [[nodiscard]] std::vector<cp::Literal> first_row_in_order(const Puzzle& puzzle) const {
    std::vector<cp::Literal> facts;
    const bool is_empty = std::ranges::all_of(puzzle.givens(), [](int given) { return given == 0; });
    if (!is_empty || !has_interchangeable_digits(conditions_of(puzzle))) return facts;
    for (int digit = 1; digit <= puzzle.size(); ++digit)
      facts.push_back(model->cells()[at(digit - 1)].eq(digit));
    return facts;
  }

  [[nodiscard]] cp::Store new_store(const Puzzle& puzzle) const {
    cp::Store store;
    const Conditions conditions = conditions_of(puzzle);
    static_cast<void>(post(conditions, store, options.consistency));
    static_cast<void>(keep_candidates(store, conditions.candidates));
    return store;
  }

  /// How the search ended; nothing where several threads are to go on.
  template <class F>
  [[nodiscard]] std::optional<Ending> search_alone(const std::vector<cp::Branching>& branchings,
                                                   cp::SearchOptions search_options, F on_solution,
                                                   cp::ParallelSearch::Before& before) {
    const bool has_help = options.parallel.threads > 1 && options.observer == nullptr;
    cp::Limits& limits = search_options.limits;
    if (has_help) limits.failures = std::min(limits.failures, options.parallel.alone);
    cp::Search search(model->store(), branchings, search_options);
    cp::SearchResult result = search.next();
    while (result == cp::SearchResult::solution && on_solution(model->store())) {
      if (has_help) before.found.insert(values());
      const bool is_long = has_help && before.found.size() >= options.parallel.alone;
      result = is_long ? cp::SearchResult::limit : search.next();
    }
    before.statistics = search.statistics();
    before.activities = search.activities();
    if (has_help && result == cp::SearchResult::limit) return std::nullopt;
    return ending_of(result);
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

Solver::Solver(SolveOptions options) : state_(std::make_unique<State>(State{options, std::nullopt})) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

void Solver::set_seed(std::uint64_t seed) { state_->options.seed = seed; }

std::string_view Solver::constraint_name(const cp::Constraint& constraint) const {
  return state_->model->name(constraint);
}

SolveResult Solver::solve(const Puzzle& puzzle, const OnSolution& on_solution) {
  Grid grid(at(puzzle.cell_count()));
  std::uint64_t found = 0;
  const auto report = [&](auto value_of) {
    for (std::size_t cell = 0; cell < grid.size(); ++cell) grid[cell] = static_cast<int>(value_of(cell));
    ++found;
    return on_solution(grid);
  };
  const auto on_store = [&](const cp::Store& store) {
    return report([&](std::size_t cell) { return store.value(state_->model->cells()[cell]); });
  };
  const auto on_values = [&](const std::vector<cp::Value>& values) {
    return report([&](std::size_t cell) { return values[cell]; });
  };
  SolveResult result =
      state_->search(puzzle, on_store, [&](cp::ParallelSearch& search) { return search.list(on_values); });
  result.solutions = found;
  return result;
}

SolveResult Solver::count(const Puzzle& puzzle, std::uint64_t limit,
                          const std::function<void(std::uint64_t)>& progress) {
  constexpr std::uint64_t kSolutionsBetweenReports = 4096;
  std::uint64_t found = 0;
  if (limit == 0) return {.ending = Ending::enough};
  const auto on_store = [&](const cp::Store&) {
    ++found;
    if (progress && found % kSolutionsBetweenReports == 0) progress(found);
    return found < limit;
  };
  const auto on_count = [&](std::uint64_t count) {
    found = std::max(found, count);
    if (progress) progress(found);
  };
  SolveResult result = state_->search(
      puzzle, on_store, [&](cp::ParallelSearch& search) { return search.count(limit, on_count); });
  result.solutions = found;
  return result;
}

}  // namespace quadrille::sudoku
