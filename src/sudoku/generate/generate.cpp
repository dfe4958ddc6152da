#include "sudoku/generate/generate.h"

#include <algorithm>
#include <cassert>
#include <deque>
#include <limits>
#include <memory>
#include <string>
#include <utility>

#include "base/refuse.h"
#include "lanes/batch.h"
#include "sudoku/conditions/conditions.h"
#include "sudoku/generate/digging.h"
#include "sudoku/generate/recipe.h"
#include "sudoku/generate/sentences.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/puzzle/sentences.h"
#include "sudoku/solve/solve.h"

namespace quadrille::sudoku {

namespace {

/// Throws if no puzzle can be made with these options.
void expect_meaningful(const Puzzle& kind, const GenerateOptions& options) {
  const int clues = options.clues.value_or(0);
  const int cells = kind.cell_count() - kind.layout().hole_count();
  if (clues < 0 || clues > cells) refuse(say::kNumberOfClues(clues, cells));
  if (kind.has_restrictions() || std::ranges::any_of(kind.givens(), [](int digit) { return digit != 0; }))
    refuse(say::kExpectedEmptyGrid());
  if (!kind.layout().extra_cells().empty()) refuse(say::kNoGivensForExtraCells());
  if (exchanges_lines(options.symmetry) && kind.layout().rows != kind.layout().columns)
    refuse(say::kExpectedSquareGrid());
  if (!keeps_boards(kind.layout(), options.symmetry)) refuse(say::kBoardsLackSymmetry());
  if (options.random_regions && !kind.layout().is_usual()) refuse(say::kRegionsNeedSize());
  if (options.most_of_each && *options.most_of_each < 1) refuse(say::kMostOfEach(*options.most_of_each));
  for (const std::string& name : options.drawn_rules) {
    const Rule* const rule = find_rule(name);
    if (rule == nullptr || rule->propose == nullptr) refuse(say::kNotDrawable(name));
    if (!rule->fits_boards(kind.layout())) refuse(say::kInRule(name, say::kNeedsOneBoard()));
  }
}

/// The limit for deciding a question; if it is reached, the removed unit is put back. No limit if the puzzle
/// must be minimal.
std::uint64_t most_nodes(const GenerateOptions& options) {
  constexpr std::uint64_t kMost = 20'000;
  return options.minimal ? std::numeric_limits<std::uint64_t>::max() : kMost;
}

/// Makes many puzzles at once, with the bulk kernel.
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
    if (recipe_.options.stop.stop_requested()) return;  // there may be no answer
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

bool generate_in_bulk(Recipe& recipe, const NextIndex& next_index, const OnPuzzle& on_puzzle) {
  Site site(recipe, next_index, on_puzzle);
  solve_batch(*recipe.shape, site,
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
  // In other puzzles a solution need not satisfy the missing ones.
  const bool are_all_there =
      std::ranges::any_of(houses_of(conditions), [&](auto house) { return house.size() == digits; });
  return are_all_there && has_interchangeable_digits(conditions) ? kind.layout().digits - 1 : 0;
}

bool generate(const Puzzle& kind, const GenerateOptions& options, const NextIndex& next_index,
              const OnPuzzle& on_puzzle) {
  expect_meaningful(kind, options);
  if (!next_index || !on_puzzle) refuse(say::kExpectedFunctions());
  Recipe recipe = recipe_of(kind, options);
  const bool possible = recipe.shape ? generate_in_bulk(recipe, next_index, on_puzzle)
                                     : generate_one_by_one(recipe, next_index, on_puzzle);
  return possible || options.stop.stop_requested();
}

std::optional<Puzzle> generate_one(const Puzzle& kind, const GenerateOptions& options) {
  std::optional<Puzzle> made;
  const auto next_index = [is_next = true]() mutable {
    return std::exchange(is_next, false) ? std::optional(std::uint64_t{0}) : std::nullopt;
  };
  const auto on_puzzle = [&made](std::uint64_t, const Puzzle* puzzle) {
    if (puzzle != nullptr) made = *puzzle;
  };
  return generate(kind, options, next_index, on_puzzle) ? made : std::nullopt;
}

}  // namespace quadrille::sudoku
