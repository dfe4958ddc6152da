#include "sudoku/generate/generate.h"

#include <algorithm>
#include <cassert>
#include <deque>
#include <limits>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "base/random.h"
#include "base/refuse.h"
#include "lanes/batch.h"
#include "sudoku/generate/draw_clues.h"
#include "sudoku/generate/random_regions.h"
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
  if (options.random_regions && !kind.layout().is_usual()) refuse(say::kRegionsNeedSize());
  if (options.most_of_each && *options.most_of_each < 1) refuse(say::kMostOfEach(*options.most_of_each));
  for (const std::string& name : options.drawn_rules) {
    const Rule* const rule = find_rule(name);
    if (rule == nullptr || rule->propose == nullptr) refuse(say::kNotDrawable(name));
  }
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

/// Which clues are drawn, of which rules.
struct Drawn {
  std::vector<const Rule*> rules;
  std::vector<const Rule*> completed;  // those among them of which a rule says that no clue is missing
  Puzzle
      for_grids;  // the kind without such rules: before the clues are drawn they would say that none is true

  [[nodiscard]] bool is_completed(std::string_view rule) const {
    return std::ranges::find(completed, rule, &Rule::name) != completed.end();
  }
};

/// The rules that the options name, and those that a rule of the puzzle completes.
Drawn drawn_of(const Puzzle& kind, const GenerateOptions& options) {
  Drawn drawn{{}, {}, kind};
  const auto add = [](const Rule* rule, std::vector<const Rule*>& list) {
    if (std::ranges::find(list, rule) == list.end()) list.push_back(rule);
  };
  for (const std::string& name : options.drawn_rules) {
    const Rule* const rule = find_rule(name);
    add(rule, drawn.rules);
  }
  std::vector<bool> keeps;
  for (const RuleUse& use : kind.rules()) {
    const Rule& rule = *find_rule(kind, use.name);
    keeps.push_back(rule.completes.empty());
    for (const std::string_view name : rule.completes) {
      add(find_rule(name), drawn.rules);
      add(find_rule(name), drawn.completed);
    }
  }
  drawn.for_grids.keep_rules(keeps);
  return drawn;
}

/// What all puzzles of a run share.
struct Recipe {
  const Puzzle& kind;
  const GenerateOptions& options;
  std::vector<std::vector<int>> orbits;
  Drawn drawn;
  Solver solver;    // of random grids
  int kernel_size;  // of the bulk kernel's grids; 0 where it cannot serve

  /// The kind, with regions if they are random, and a grid that is to be the solution of a puzzle of that
  /// kind. Nothing when none was found.
  [[nodiscard]] std::optional<std::pair<Puzzle, Grid>> begin(Random& random) {
    constexpr int kMostAttempts = 100;
    for (int attempt = 0; attempt < kMostAttempts && !options.stop.stop_requested(); ++attempt) {
      Puzzle puzzle = kind, for_grid = drawn.for_grids;
      if (options.random_regions) {
        const auto regions = random_regions(kind.size(), random);
        if (!puzzle.set_regions(regions) || !for_grid.set_regions(regions)) continue;
      }
      solver.set_seed(random.next());
      FirstSolution first = solver.first_solution(for_grid);
      if (first.grid) return std::pair(std::move(puzzle), *std::move(first.grid));
      if (first.ending == Ending::complete && !options.random_regions) return std::nullopt;
    }
    return std::nullopt;
  }
};

/// What is taken away at once: givens that the symmetry ties together, or a clue that was drawn.
struct Removable {
  std::vector<int> cells;          // of the givens
  std::optional<std::size_t> use;  // of the clue, counted from 0 among those of the puzzle
};

Solver random_solver(const Puzzle& kind, const GenerateOptions& options) {
  constexpr std::uint64_t kNodesPerCell = 20;
  SolveOptions solve{
      .variable_order = cp::VariableOrder::first_fail, .value_order = cp::ValueOrder::random, .limits = {}};
  solve.limits.nodes = kNodesPerCell * static_cast<std::uint64_t>(kind.cell_count());
  solve.limits.stop = options.stop;
  return Solver(solve);
}

/// A puzzle in the making. It asks one question after another: is the solution of puzzle() the only one?
///
/// For example, a killer begins with all givens, and with cages that cover the grid. The first question takes
/// all givens away at once. If the cages alone have one solution, the next questions take one cage away each,
/// and a cage that turns out to be needed comes back. Else the givens are taken away one by one before.
class Digging {
 public:
  Digging(std::uint64_t index, Recipe& recipe)
      : recipe_(recipe),
        index_(index),
        random_(recipe.options.seed),
        puzzle_(recipe.kind),
        drawn_(recipe.kind),
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
  [[nodiscard]] const Grid& solution() const { return grid_; }

  void answer(bool is_unique) {
    const Removable& piece = order_[at_];
    const bool was_all = at_ == 0 && begins_with_all();
    if (is_unique) {
      givens_ -= static_cast<int>(piece.cells.size());
    } else {
      for (const int cell : piece.cells) give(cell);
      if (piece.use) set_use(*piece.use, true);
    }
    if (was_all && !is_unique && recipe_.options.clues == 0) return fail(1);
    at_ = was_all && is_unique ? first_clue_ : at_ + 1;
    ask();
  }

  /// Remembers a second solution of the question.
  void add_other(Grid grid) {
    Other other{std::move(grid), std::vector<bool>(keeps_.size())};
    for (const Condition& condition : conditions_.stated()) {
      const int use = condition.origin->use;
      if (use >= 0 && !condition.visit([&](const auto& kind) { return kind.holds(other.grid); }))
        other.breaks[at(use)] = true;
    }
    others_.push_back(std::move(other));
  }
  /// Whether a grid that was remembered is a second solution of this question as well.
  [[nodiscard]] bool is_refuted() const {
    return std::ranges::any_of(others_, [this](const Other& other) {
      for (int cell = 0; cell < puzzle_.cell_count(); ++cell)
        if (puzzle_.given(cell) != 0 && puzzle_.given(cell) != other.grid[at(cell)]) return false;
      for (std::size_t use = 0; use < keeps_.size(); ++use)
        if (keeps_[use] && other.breaks[use]) return false;
      return true;
    });
  }

 private:
  enum class State { asking, made, failed, hopeless };

  /// A grid that all obey but the clues and givens that were taken away when it was found.
  struct Other {
    Grid grid;
    std::vector<bool> breaks;  // by use
  };

  void begin() {
    auto begun = recipe_.begin(random_);
    if (!begun) {
      state_ = State::hopeless;
      return;
    }
    std::tie(drawn_, grid_) = *std::move(begun);
    const std::size_t uses = drawn_.rules().size();
    // Where a rule says that no clue is missing, none may be.
    const auto most = recipe_.drawn.completed.empty() ? recipe_.options.most_of_each : std::nullopt;
    draw_clues(recipe_.drawn.rules, most, grid_, random_, drawn_);
    keeps_.assign(drawn_.rules().size(), true);
    puzzle_ = drawn_;
    others_.clear();
    if (keeps_.size() > uses) conditions_ = conditions_of(drawn_);
    if (recipe_.kernel_size > 0) lanes::clear_grid(recipe_.kernel_size, candidates_);
    for (int cell = 0; cell < puzzle_.cell_count(); ++cell) give(cell);
    givens_ = puzzle_.cell_count();
    plan(uses);
    ask();
  }

  /// The order in which pieces are tried. uses: how many uses of rules are no clues that were drawn.
  void plan(std::size_t uses) {
    auto orbits = recipe_.orbits;
    random_.shuffle(orbits);
    order_.clear();
    at_ = 0;
    if (begins_with_all()) {
      order_.emplace_back();
      for (int cell = 0; cell < puzzle_.cell_count(); ++cell) order_.front().cells.push_back(cell);
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

  /// Whether the first question is whether clues do without any given.
  [[nodiscard]] bool begins_with_all() const { return !recipe_.drawn.rules.empty(); }

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
  /// Puts a clue there, or takes it away.
  void set_use(std::size_t use, bool is_there) {
    keeps_[use] = is_there;
    Puzzle puzzle = drawn_;
    puzzle.keep_rules(keeps_);
    for (int cell = 0; cell < puzzle.cell_count(); ++cell) puzzle.set_given(cell, puzzle_.given(cell));
    puzzle_ = std::move(puzzle);
  }

  /// Takes the next piece away, if there are any to try.
  void ask() {
    const auto& options = recipe_.options;
    const int wanted = options.clues.value_or(0);
    const auto size = [this] { return static_cast<int>(order_[at_].cells.size()); };
    if (!options.minimal) {
      while (at_ < first_clue_ && givens_ - size() < wanted) ++at_;
    }
    if (at_ < order_.size()) {
      for (const int cell : order_[at_].cells) take_away(cell);
      if (order_[at_].use) set_use(*order_[at_].use, false);
      return;
    }
    if (!options.clues || givens_ == wanted) {
      state_ = State::made;
      return;
    }
    fail(givens_);
  }

  /// The puzzle has other numbers of givens than is wanted: at least, or exactly, so many.
  void fail(int givens) {
    const auto& options = recipe_.options;
    if (options.on_attempt) options.on_attempt(index_, givens);
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
  Puzzle drawn_;             // with all clues that were drawn, and without givens
  std::vector<bool> keeps_;  // by use of a rule: whether the puzzle has it
  Conditions conditions_;    // of all that is drawn
  std::vector<Other> others_;
  std::vector<Word> candidates_;  // of the puzzle, where the kernel is to look at them
  Grid grid_;
  int givens_ = 0;
  std::vector<Removable> order_;  // as they are tried
  std::size_t at_ = 0;            // the piece that was taken away last
  std::size_t first_clue_ = 0;
  std::uint64_t attempts_ = 0;
  State state_ = State::asking;
};

/// To decide a question; beyond, what was taken away comes back. No limit where a puzzle is to be minimal.
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
      if (digging.is_refuted()) {
        digging.answer(false);
        continue;
      }
      std::optional<Grid> other;
      const auto result = solver.solve(digging.puzzle(), [&](const Grid& grid) {
        if (grid != digging.solution()) other = grid;
        return !other;
      });
      if (recipe.options.stop.stop_requested()) return true;
      const bool is_unique = result.ending == Ending::complete;
      assert(other || !is_unique || result.solutions == 1);
      if (other) digging.add_other(*std::move(other));
      digging.answer(is_unique);
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
  Drawn drawn = drawn_of(kind, options);
  // The kernel knows no clues, and needs one shape for all.
  const bool is_for_kernel = drawn.rules.empty() && !options.random_regions;
  const auto shape = is_for_kernel ? lanes_shape(kind) : std::nullopt;
  Recipe recipe{kind,
                options,
                orbits_of(kind.layout(), options.symmetry),
                std::move(drawn),
                random_solver(kind, options),
                shape ? shape->size : 0};
  const bool possible = shape ? generate_in_bulk(*shape, recipe, next_index, on_puzzle)
                              : generate_one_by_one(recipe, next_index, on_puzzle);
  return possible || options.stop.stop_requested();
}

}  // namespace quadrille::sudoku
