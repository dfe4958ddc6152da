#include "sudoku/generate/digging.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "lanes/shape.h"
#include "sudoku/generate/draw_clues.h"

namespace quadrille::sudoku {

namespace {

/// Streams of different indices must be far apart: the stream of the seed is only mixed in.
Random first_random(std::uint64_t index, const GenerateOptions& options) {
  if (options.seed_for) return Random(Random(options.seed_for(index)).next() ^ Random(0).next());
  return Random(Random(options.seed).next() ^ Random(index).next());
}

}  // namespace

Digging::Digging(std::uint64_t index, Recipe& recipe)
    : recipe_(recipe),
      index_(index),
      random_(first_random(index, recipe.options)),
      puzzle_(recipe.kind),
      drawn_(recipe.kind),
      candidates_(lanes::words_for(recipe.kernel_size())) {
  if (begin()) ask();
}

void Digging::answer(bool is_unique) {
  const Removable& piece = order_[at_];
  const bool was_all = at_ == 0 && begins_with_all();
  if (is_unique) {
    givens_ -= static_cast<int>(piece.cells.size());
  } else {
    for (const int cell : piece.cells) give(cell);
    if (piece.use) set_use(*piece.use, true);
  }
  if (was_all && !is_unique && recipe_.options.clues == 0) {
    if (begin_anew(1)) ask();
    return;
  }
  at_ = was_all && is_unique ? first_clue_ : at_ + 1;
  ask();
}

void Digging::add_other(Grid grid) {
  Other other{std::move(grid), std::vector<bool>(keeps_.size())};
  for (const Condition& condition : conditions_.stated()) {
    const int use = condition.origin->use;
    if (use >= 0 && !condition.visit([&](const auto& kind) { return kind.holds(other.grid); }))
      other.breaks[at(use)] = true;
  }
  others_.push_back(std::move(other));
}

bool Digging::is_refuted() const {
  return std::ranges::any_of(others_, [this](const Other& other) {
    for (int cell = 0; cell < puzzle_.cell_count(); ++cell)
      if (puzzle_.given(cell) != 0 && puzzle_.given(cell) != other.grid[at(cell)]) return false;
    for (std::size_t use = 0; use < keeps_.size(); ++use)
      if (keeps_[use] && other.breaks[use]) return false;
    return true;
  });
}

bool Digging::begin() {
  auto begun = recipe_.begin(random_);
  if (!begun) {
    state_ = State::hopeless;
    return false;
  }
  std::tie(drawn_, grid_) = *std::move(begun);
  const std::size_t uses = drawn_.rules().size();
  // If a rule says that no clue is missing, none may be left out.
  const auto most = recipe_.drawn.completed.empty() ? recipe_.options.most_of_each : std::nullopt;
  const StopToken stop = recipe_.options.stop;
  draw_clues(recipe_.drawn.rules, most, grid_, random_, stop, drawn_);
  keeps_.assign(drawn_.rules().size(), true);
  puzzle_ = drawn_;
  others_.clear();
  auto conditions = keeps_.size() > uses ? conditions_within(drawn_, {.stop = stop}) : Conditions{};
  if (!conditions || stop.stop_requested()) {
    state_ = State::failed;
    return false;
  }
  conditions_ = *std::move(conditions);
  if (recipe_.kernel_size() > 0) lanes::clear_grid(recipe_.kernel_size(), candidates_);
  givens_ = 0;
  for (const std::vector<int>& orbit : recipe_.orbits) {
    for (const int cell : orbit) give(cell);
    givens_ += static_cast<int>(orbit.size());
  }
  plan(uses);
  return true;
}

void Digging::plan(std::size_t uses) {
  auto orbits = recipe_.orbits;
  random_.shuffle(orbits);
  order_.clear();
  at_ = 0;
  if (begins_with_all()) {
    order_.emplace_back();
    for (const std::vector<int>& orbit : recipe_.orbits)
      order_.front().cells.insert(order_.front().cells.end(), orbit.begin(), orbit.end());
  }
  for (std::vector<int>& orbit : orbits) order_.push_back({std::move(orbit), {}});
  first_clue_ = order_.size();
  if (recipe_.options.keep_clues) return;
  std::vector<std::size_t> clues;
  for (std::size_t use = uses; use < keeps_.size(); ++use)
    if (!recipe_.drawn.is_completed(drawn_.rules()[use].name)) clues.push_back(use);
  random_.shuffle(clues);
  for (const std::size_t use : clues) order_.push_back({{}, use});
}

void Digging::give(int cell) {
  const int digit = grid_[static_cast<std::size_t>(cell)];
  puzzle_.set_given(cell, digit);
  if (recipe_.kernel_size() > 0)
    lanes::restrict_cell(recipe_.kernel_size(), candidates_, cell, digit_bit(digit));
}

void Digging::take_away(int cell) {
  puzzle_.set_given(cell, 0);
  if (recipe_.kernel_size() > 0) lanes::free_cell(recipe_.kernel_size(), candidates_, cell);
}

void Digging::set_use(std::size_t use, bool is_there) {
  keeps_[use] = is_there;
  Puzzle puzzle = drawn_;
  puzzle.keep_rules(keeps_);
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) puzzle.set_given(cell, puzzle_.given(cell));
  puzzle_ = std::move(puzzle);
}

void Digging::ask() {
  while (!take_next()) {
    if (!recipe_.options.clues || givens_ == *recipe_.options.clues) {
      const auto& wants = recipe_.options.wants;
      state_ = !wants || wants(puzzle_) ? State::made : State::failed;
      return;
    }
    if (!begin_anew(givens_)) return;
  }
}

bool Digging::take_next() {
  const int wanted = recipe_.options.clues.value_or(0);
  const auto size = [this] { return static_cast<int>(order_[at_].cells.size()); };
  if (!recipe_.options.minimal) {
    while (at_ < first_clue_ && givens_ - size() < wanted) ++at_;
  }
  if (at_ == order_.size()) return false;
  for (const int cell : order_[at_].cells) take_away(cell);
  if (order_[at_].use) set_use(*order_[at_].use, false);
  return true;
}

bool Digging::begin_anew(int givens) {
  const GenerateOptions& options = recipe_.options;
  if (options.on_attempt) options.on_attempt(index_, givens);
  if (++attempts_ < options.most_attempts && !options.stop.stop_requested()) return begin();
  state_ = State::failed;
  return false;
}

}  // namespace quadrille::sudoku
