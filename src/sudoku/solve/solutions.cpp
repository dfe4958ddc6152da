#include "sudoku/solve/solutions.h"

#include "cp/search/search.h"
#include "sudoku/solve/posted_model.h"

namespace quadrille::sudoku {

std::optional<Grid> solve_one(const Puzzle& puzzle) { return Solver().first_solution(puzzle).grid; }

struct SolutionRange::State {
  State(const Puzzle& puzzle, const SolveOptions& options)
      : model(puzzle, options.consistency, options.limits), grid(at(puzzle.cell_count())) {
    if (!model.is_complete()) {
      ending = Ending::stopped;
    } else if (model.enter(puzzle, options.observer)) {
      search.emplace(model.store(), model.branchings(options), model.search_options(options));
    } else {
      ending = Ending::complete;
    }
  }

  void advance() {
    if (!search) return;
    const cp::SearchResult result = search->next();
    statistics = search->statistics();
    if (result == cp::SearchResult::solution) {
      for (std::size_t cell = 0; cell < grid.size(); ++cell)
        grid[cell] = static_cast<int>(model.store().value(model.cells()[cell]));
    } else {
      ending = result == cp::SearchResult::limit ? Ending::stopped : Ending::complete;
      search.reset();
    }
  }

  PostedModel model;
  std::optional<cp::Search> search;  // nullopt once it has ended
  Grid grid;                         // the last solution
  Ending ending = Ending::enough;
  cp::Statistics statistics;
};

SolutionRange::SolutionRange(const Puzzle& puzzle, const SolveOptions& options)
    : state_(std::make_unique<State>(puzzle, options.started())) {}
SolutionRange::~SolutionRange() = default;
SolutionRange::SolutionRange(SolutionRange&&) noexcept = default;
SolutionRange& SolutionRange::operator=(SolutionRange&&) noexcept = default;

SolutionRange::Iterator SolutionRange::begin() {
  state_->advance();
  return Iterator(*state_);
}

Ending SolutionRange::ending() const { return state_->ending; }
const cp::Statistics& SolutionRange::statistics() const { return state_->statistics; }

const Grid& SolutionRange::Iterator::operator*() const { return state_->grid; }
bool SolutionRange::Iterator::operator==(std::default_sentinel_t) const { return !state_->search; }

SolutionRange::Iterator& SolutionRange::Iterator::operator++() {
  state_->advance();
  return *this;
}

}  // namespace quadrille::sudoku
