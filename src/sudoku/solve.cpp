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
        posting_(post(model_of(puzzle), store_, consistency)),
        possible_(store_.propagate()) {}

  [[nodiscard]] bool serves(const Puzzle& puzzle) const {
    return puzzle.size() == puzzle_.size() && puzzle.regions() == puzzle_.regions() &&
           puzzle.rules() == puzzle_.rules();
  }

  /// Imposes givens and restrictions at a level of their own. False when a cell is left without candidates.
  [[nodiscard]] bool enter(const Puzzle& puzzle, cp::Observer* observer) {
    store_.forget_experience();
    store_.set_observer(observer);
    store_.push();
    for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
      Digits candidates = puzzle.candidates(cell);
      if (puzzle.given(cell) != 0) candidates &= digit_bit(puzzle.given(cell));
      if (candidates == puzzle.all_digits()) continue;
      if (!store_.keep(cells()[static_cast<std::size_t>(cell)].id(), candidates, 0)) return false;
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
    return i < posting_.names.size() ? posting_.names[i] : constraint.name();
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

  /// Runs a search; on_solution(cells, store) returns whether to go on.
  template <class F>
  SolveResult search(const Puzzle& puzzle, F on_solution) {
    if (!model || !model->serves(puzzle)) model.emplace(puzzle, options.consistency);
    SolveResult result;
    if (model->enter(puzzle, options.observer)) {
      const cp::SearchOptions search_options{.mode = options.mode,
                                             .limits = options.limits,
                                             .seed = options.seed,
                                             .without_loss = first_row_in_order(puzzle)};
      cp::Search search(model->store(), {{model->cells(), options.variable_order, options.value_order}},
                        search_options);
      result.ending = drive(search, on_solution);
      result.statistics = search.statistics();
      result.solutions = result.statistics.solutions;
    }
    model->leave();
    return result;
  }

 private:
  /// Where digits are interchangeable.
  [[nodiscard]] std::vector<cp::Literal> first_row_in_order(const Puzzle& puzzle) const {
    std::vector<cp::Literal> facts;
    const bool is_empty = std::ranges::all_of(puzzle.givens(), [](int given) { return given == 0; });
    if (!is_empty || !has_interchangeable_digits(model_of(puzzle))) return facts;
    for (int digit = 1; digit <= puzzle.size(); ++digit)
      facts.push_back(model->cells()[static_cast<std::size_t>(digit - 1)].eq(digit));
    return facts;
  }

  template <class F>
  Ending drive(cp::Search& search, F on_solution) {
    while (true) {
      switch (search.next()) {
        case cp::Search::Result::exhausted: return Ending::complete;
        case cp::Search::Result::limit: return Ending::stopped;
        case cp::Search::Result::solution:
          if (!on_solution(model->store(), model->cells())) return Ending::enough;
      }
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
  Grid grid;
  return state_->search(puzzle, [&](const cp::Store& store, const std::vector<cp::IntVar>& cells) {
    grid.clear();
    for (const cp::IntVar x : cells) grid.push_back(static_cast<int>(store.value(x)));
    return on_solution(grid);
  });
}

SolveResult Solver::count(const Puzzle& puzzle, std::uint64_t limit,
                          const std::function<void(std::uint64_t)>& progress) {
  constexpr std::uint64_t kSolutionsBetweenReports = 4096;
  std::uint64_t found = 0;
  if (limit == 0) return {.ending = Ending::enough};
  return state_->search(puzzle, [&](const cp::Store&, const std::vector<cp::IntVar>&) {
    ++found;
    if (progress && found % kSolutionsBetweenReports == 0) progress(found);
    return found < limit;
  });
}

}  // namespace quadrille::sudoku
