#include "sudoku/generate/generate.h"

#include <algorithm>
#include <deque>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "base/random.h"
#include "base/refuse.h"
#include "lanes/batch.h"
#include "sudoku/generate/sentences.h"
#include "sudoku/puzzle/conditions.h"
#include "sudoku/solve/lanes_shape.h"
#include "sudoku/solve/solve.h"

namespace quadrille::sudoku {

namespace {

/// Where the symmetry takes a cell.
int image(int cell, const Layout& layout, Symmetry symmetry) {
  const int row = layout.row_of(cell), column = layout.column_of(cell);
  const int last_row = layout.rows - 1, last_column = layout.columns - 1;
  switch (symmetry) {
    case Symmetry::none: return cell;
    case Symmetry::rotate180: return layout.cell_at(last_row - row, last_column - column);
    case Symmetry::rotate90: return layout.cell_at(column, last_row - row);
    case Symmetry::mirror: return layout.cell_at(row, last_column - column);
    case Symmetry::flip: return layout.cell_at(last_row - row, column);
    case Symmetry::diagonal: return layout.cell_at(column, row);
  }
  return cell;
}

/// Whether rows become columns.
bool exchanges_lines(Symmetry symmetry) {
  return symmetry == Symmetry::rotate90 || symmetry == Symmetry::diagonal;
}

/// Refuses what no puzzle can be made of.
void expect_meaningful(const Puzzle& kind, const GenerateOptions& options) {
  const int clues = options.clues.value_or(0);
  if (clues < 0 || clues > kind.cell_count()) refuse(say::kNumberOfClues(clues, kind.cell_count()));
  if (kind.has_restrictions() || std::ranges::any_of(kind.givens(), [](int digit) { return digit != 0; }))
    refuse(say::kExpectedEmptyGrid());
  if (!kind.layout().extra_cells().empty()) refuse(say::kNoGivensForExtraCells());
  if (exchanges_lines(options.symmetry) && kind.layout().rows != kind.layout().columns)
    refuse(say::kExpectedSquareGrid());
}

/// Cells that have givens together or not at all.
std::vector<std::vector<int>> orbits_of(const Layout& layout, Symmetry symmetry) {
  std::vector<std::vector<int>> orbits;
  for (int cell = 0; cell < layout.cell_count(); ++cell) {
    std::vector<int> orbit{cell};
    for (int next = image(cell, layout, symmetry); next != cell; next = image(next, layout, symmetry))
      orbit.push_back(next);
    if (std::ranges::min(orbit) == cell) orbits.push_back(std::move(orbit));
  }
  return orbits;
}

/// What all puzzles of a run share.
struct Recipe {
  const Puzzle& kind;
  const GenerateOptions& options;
  std::vector<std::vector<int>> orbits;
  Solver solver;    // of random grids
  int kernel_size;  // of the bulk kernel's grids; 0 where it cannot serve

  /// Nothing when none was found.
  [[nodiscard]] std::optional<Grid> random_grid(Random& random) {
    constexpr int kMostAttempts = 100;
    for (int attempt = 0; attempt < kMostAttempts && !options.stop.stop_requested(); ++attempt) {
      solver.set_seed(random.next());
      FirstSolution first = solver.first_solution(kind);
      if (first.grid) return std::move(first.grid);
      if (first.ending == Ending::complete) return std::nullopt;
    }
    return std::nullopt;
  }
};

Solver random_solver(const Puzzle& kind, const GenerateOptions& options) {
  constexpr std::uint64_t kNodesPerCell = 20;
  SolveOptions solve{
      .variable_order = cp::VariableOrder::first_fail, .value_order = cp::ValueOrder::random, .limits = {}};
  solve.limits.nodes = kNodesPerCell * static_cast<std::uint64_t>(kind.cell_count());
  solve.limits.stop = options.stop;
  return Solver(solve);
}

/// A puzzle in the making. It asks one question after another: is the solution of question() the only one?
class Digging {
 public:
  Digging(std::uint64_t index, Recipe& recipe)
      : recipe_(recipe),
        index_(index),
        random_(recipe.options.seed),
        puzzle_(recipe.kind),
        candidates_(lanes::words_for(recipe.kernel_size)) {
    // Streams of different indices are far from each other: the seed's own stream is only mixed in.
    random_ = Random(random_.next() ^ Random(index_).next());
    begin();
  }

  [[nodiscard]] std::uint64_t index() const { return index_; }
  /// Nothing is left to ask: the puzzle is made, or cannot be.
  [[nodiscard]] bool is_done() const { return state_ != State::asking; }
  [[nodiscard]] bool is_made() const { return state_ == State::made; }
  /// No grid obeys the rules.
  [[nodiscard]] bool is_hopeless() const { return state_ == State::hopeless; }
  /// The puzzle once it is made; until then the question.
  [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }
  /// Its candidates, for the bulk kernel.
  [[nodiscard]] const std::vector<Word>& candidates() const { return candidates_; }

  void answer(bool is_unique) {
    if (!is_unique) {
      for (const int cell : order_[at_]) give(cell);
    } else {
      givens_ -= static_cast<int>(order_[at_].size());
    }
    ++at_;
    ask();
  }

 private:
  enum class State { asking, made, failed, hopeless };

  void begin() {
    auto grid = recipe_.random_grid(random_);
    if (!grid) {
      state_ = State::hopeless;
      return;
    }
    grid_ = *std::move(grid);
    if (recipe_.kernel_size > 0) lanes::clear_grid(recipe_.kernel_size, candidates_);
    for (int cell = 0; cell < puzzle_.cell_count(); ++cell) give(cell);
    givens_ = puzzle_.cell_count();
    order_ = recipe_.orbits;
    random_.shuffle(order_);
    at_ = 0;
    ask();
  }

  void give(int cell) {
    const int digit = grid_[static_cast<std::size_t>(cell)];
    puzzle_.set_given(cell, digit);
    if (recipe_.kernel_size > 0)
      lanes::restrict_cell(recipe_.kernel_size, candidates_, cell, digit_bit(digit));
  }
  void take_away(int cell) {
    puzzle_.set_given(cell, 0);
    if (recipe_.kernel_size > 0) lanes::free_cell(recipe_.kernel_size, candidates_, cell);
  }

  /// Takes the next givens away, if there are any to try.
  void ask() {
    const auto& options = recipe_.options;
    const int wanted = options.clues.value_or(0);
    const auto size = [this] { return static_cast<int>(order_[at_].size()); };
    if (!options.minimal) {
      while (at_ < order_.size() && givens_ - size() < wanted) ++at_;
    }
    if (at_ < order_.size()) {
      for (const int cell : order_[at_]) take_away(cell);
      return;
    }
    if (!options.clues || givens_ == wanted) {
      state_ = State::made;
      return;
    }
    if (options.on_attempt) options.on_attempt(index_, givens_);
    if (++attempts_ < options.most_attempts && !options.stop.stop_requested()) {
      begin();
    } else {
      state_ = State::failed;
    }
  }

  Recipe& recipe_;
  std::uint64_t index_;
  Random random_;
  Puzzle puzzle_;
  std::vector<Word> candidates_;  // of the puzzle, where the kernel is to look at them
  Grid grid_;
  int givens_ = 0;
  std::vector<std::vector<int>> order_;  // orbits, as they are tried
  std::size_t at_ = 0;                   // the orbit that was taken away last
  std::uint64_t attempts_ = 0;
  State state_ = State::asking;
};

/// To decide a question; beyond, the givens stay. No limit where a puzzle is to be minimal.
std::uint64_t most_nodes(const GenerateOptions& options) {
  constexpr std::uint64_t kMost = 20'000;
  return options.minimal ? std::numeric_limits<std::uint64_t>::max() : kMost;
}

/// Many at once, by the bulk kernel.
class Site final : public lanes::Exchange {
 public:
  Site(Recipe& recipe, const NextIndex& next_index, const OnPuzzle& on_puzzle)
      : recipe_(recipe), next_index_(next_index), on_puzzle_(on_puzzle) {}

  [[nodiscard]] lanes::Taken take(lanes::Candidates candidates) override {
    if (ready_.empty()) begin_one();
    if (ready_.empty()) return asked_.empty() ? lanes::Taken::end : lanes::Taken::later;
    auto digging = std::move(ready_.front());
    ready_.pop_front();
    std::ranges::copy(digging->candidates(), candidates.begin());
    asked_.push_back(std::move(digging));
    return lanes::Taken::grid;
  }

  void give(const lanes::Answer& answer) override {
    auto digging = std::move(asked_.front());
    asked_.pop_front();
    if (recipe_.options.stop.stop_requested()) return;  // the answer may be none
    digging->answer(answer.complete && answer.solutions == 1);
    proceed(std::move(digging));
  }

  [[nodiscard]] bool is_hopeless() const { return is_hopeless_; }

 private:
  static constexpr std::size_t kMostAtOnce = 4096;

  void begin_one() {
    while (ready_.empty() && asked_.size() < kMostAtOnce && !is_hopeless_) {
      const auto index = next_index_();
      if (!index) return;
      proceed(std::make_unique<Digging>(*index, recipe_));
    }
  }

  void proceed(std::unique_ptr<Digging> digging) {
    is_hopeless_ = is_hopeless_ || digging->is_hopeless();
    if (!digging->is_done()) {
      ready_.push_back(std::move(digging));
    } else if (!digging->is_hopeless()) {
      on_puzzle_(digging->index(), digging->is_made() ? &digging->puzzle() : nullptr);
    }
  }

  Recipe& recipe_;
  const NextIndex& next_index_;
  const OnPuzzle& on_puzzle_;
  std::deque<std::unique_ptr<Digging>> ready_;
  std::deque<std::unique_ptr<Digging>> asked_;
  bool is_hopeless_ = false;
};

bool generate_in_bulk(const lanes::Shape& shape, Recipe& recipe, const NextIndex& next_index,
                      const OnPuzzle& on_puzzle) {
  Site site(recipe, next_index, on_puzzle);
  solve_batch(shape, site,
              {.limit = 2, .most_branches = most_nodes(recipe.options) / 2, .stop = recipe.options.stop});
  return !site.is_hopeless();
}

bool generate_one_by_one(Recipe& recipe, const NextIndex& next_index, const OnPuzzle& on_puzzle) {
  SolveOptions options;
  options.limits.nodes = most_nodes(recipe.options);
  options.limits.stop = recipe.options.stop;
  Solver solver(options);
  while (const auto index = next_index()) {
    Digging digging(*index, recipe);
    while (!digging.is_done()) {
      const auto result = solver.count(digging.puzzle(), 2);
      if (recipe.options.stop.stop_requested()) return true;
      digging.answer(result.solutions == 1 && result.ending == Ending::complete);
    }
    if (digging.is_hopeless()) return false;
    on_puzzle(*index, digging.is_made() ? &digging.puzzle() : nullptr);
  }
  return true;
}

}  // namespace

int fewest_digits(const Puzzle& kind) {
  const Conditions conditions = conditions_of(kind);
  const std::size_t digits = at(kind.layout().digits);
  // Elsewhere a solution need not hold the missing ones.
  const bool are_all_there =
      std::ranges::any_of(houses_of(conditions), [&](auto house) { return house.size() == digits; });
  return are_all_there && has_interchangeable_digits(conditions) ? kind.layout().digits - 1 : 0;
}

bool generate(const Puzzle& kind, const GenerateOptions& options, const NextIndex& next_index,
              const OnPuzzle& on_puzzle) {
  expect_meaningful(kind, options);
  if (!next_index || !on_puzzle) refuse(say::kExpectedFunctions());
  const auto shape = lanes_shape(kind);
  Recipe recipe{kind, options, orbits_of(kind.layout(), options.symmetry), random_solver(kind, options),
                shape ? shape->size : 0};
  const bool possible = shape ? generate_in_bulk(*shape, recipe, next_index, on_puzzle)
                              : generate_one_by_one(recipe, next_index, on_puzzle);
  return possible || options.stop.stop_requested();
}

}  // namespace quadrille::sudoku
