#include "sudoku/solve/questions.h"

#include <optional>
#include <utility>
#include <vector>

#include "cp/learning/learning_search.h"
#include "sudoku/solve/posted_model.h"

namespace quadrille::sudoku {

namespace {

cp::FoundBefore found_before(std::span<const Grid> grids) {
  cp::FoundBefore found;
  for (const Grid& grid : grids) found.solutions.emplace_back(grid.begin(), grid.end());
  return found;
}

}  // namespace

struct Questions::State {
  std::optional<PostedModel> model;
  cp::SearchOptions options{.mode = cp::SearchMode::free, .shortening = kShortening};
  cp::Statistics statistics;
  std::optional<cp::LearningSearch> search;  // nullopt: no grid is left
  bool is_refuted = false;

  void end() {
    search.reset();
    if (model) model->leave();
  }
};

Questions::Questions() : state_(std::make_unique<State>()) {}
Questions::~Questions() {
  if (state_) state_->end();
}
Questions::Questions(Questions&&) noexcept = default;
Questions& Questions::operator=(Questions&&) noexcept = default;

bool Questions::begin(const Puzzle& puzzle, std::span<const Digits> candidates, std::span<const Grid> found,
                      const cp::Limits& limits_of_call) {
  const cp::Limits limits = limits_of_call.started();
  State& state = *state_;
  state.end();
  if (!state.model || !state.model->serves(puzzle)) {
    state.model.emplace(puzzle, cp::Consistency::automatic, limits);
    if (!state.model->is_complete()) {
      state.model.reset();
      return false;
    }
  }
  state.statistics = {};
  cp::Store& store = state.model->store();
  bool is_complete = true;
  const bool stands = state.model->enter(puzzle, nullptr) && keep_candidates(store, candidates) &&
                      propagate_within(store, limits, is_complete);
  if (!is_complete) {
    state.end();
    return false;
  }
  if (stands)
    state.search.emplace(store, state.model->branchings({}), state.options, state.statistics,
                         found_before(found));
  return true;
}

void Questions::ask(std::span<const cp::Literal> facts) {
  if (state_->search) state_->search->assume(facts);
}

void Questions::prefer(std::span<const cp::Literal> facts) {
  if (state_->search) state_->search->suggest(facts);
}

cp::SearchResult Questions::next(const cp::Limits& limits_of_call) {
  if (!state_->search) return cp::SearchResult::exhausted;
  const cp::Limits limits = limits_of_call.started();
  const cp::Store::Watch watch(state_->model->store(), [&limits] { return cp::is_over(limits); });
  return state_->search->next(limits);
}

Grid Questions::solution() const {
  Grid grid;
  for (const cp::IntVar cell : state_->model->cells())
    grid.push_back(static_cast<int>(state_->model->store().value(cell)));
  return grid;
}

void Questions::exclude_solution() {
  const Grid grid = solution();
  state_->search->pause();
  state_->search->take_up(found_before(std::span(&grid, 1)));
}

Digits Questions::candidates_left(int cell) const {
  if (!state_->search) return 0;
  return state_->model->store().domains().word(static_cast<cp::VariableId>(cell));
}

const cp::Statistics& Questions::statistics() const { return state_->statistics; }

}  // namespace quadrille::sudoku
