// The smallest conflict by implicit hitting sets (Ignatiev, Previti, Liffiton and Marques-Silva 2015). A set
// of givens *stands* when some grid holds them all. What a standing set leaves out is a correction set: every
// conflict has one of its members, or it would stand itself. So a conflict hits all correction sets, and when
// no set of fewer givens hits all that are known, the conflict at hand is a smallest one. Otherwise the set
// that does either conflicts, and is smaller, or stands and gives a new correction set.
#include "sudoku/conflict_set.h"

#include <algorithm>
#include <chrono>
#include <cstddef>

#include "sudoku/hitting_set.h"

namespace quadrille::sudoku {

namespace {

// Work allowed beyond a small multiple of the proof that there is no solution: a few seconds.
constexpr std::uint64_t kProofs = 5;
constexpr std::uint64_t kNodes = 200'000;         // of all searches together
constexpr std::uint64_t kNodesEach = 20'000;      // of one search
constexpr std::uint64_t kHittingNodes = 300'000;  // of the search for hitting sets

SolveOptions with_limits(SolveOptions options, const cp::Statistics& proof) {
  options.limits.nodes = std::min(options.limits.nodes, proof.nodes + kNodesEach);
  options.observer = nullptr;
  return options;
}

class ConflictSearch {
 public:
  ConflictSearch(const Puzzle& puzzle, const SolveOptions& options, cp::Statistics& statistics)
      : puzzle_(puzzle),
        limits_(options.limits),
        solver_(with_limits(options, statistics)),
        statistics_(statistics),
        most_nodes_(statistics.nodes * (1 + kProofs) + kNodes),
        cells_(cells_with_given()),
        conflict_(cells_.size(), true),
        correction_sets_(cells_.size()) {}

  [[nodiscard]] NoSolution run();

 private:
  /// A set of givens: a flag for each of cells_.
  using Givens = std::vector<bool>;

  [[nodiscard]] std::vector<int> cells_with_given() const;
  [[nodiscard]] bool out_of_limits() const;
  /// Whether some grid holds the givens; solution_ is one if so. Nothing when a limit ended the search.
  [[nodiscard]] std::optional<bool> stands(const Givens& givens);
  [[nodiscard]] Givens held_by_solution() const;
  /// Adds the correction set of a largest standing set that has all givens which solution_ holds.
  void learn_from_solution();
  /// Leaves givens out of conflict_ until it is irreducible. False when a limit left that open.
  [[nodiscard]] bool reduce();
  /// Replaces conflict_ by smaller ones. Whether the last is proved to be smallest.
  [[nodiscard]] bool shrink();

  Puzzle puzzle_;  // its givens change from search to search
  std::vector<int> givens_ = puzzle_.givens();
  cp::Limits limits_;
  Solver solver_;
  cp::Statistics& statistics_;
  std::uint64_t most_nodes_;
  std::uint64_t hitting_nodes_ = kHittingNodes;
  std::vector<int> cells_;  // that have a given
  Grid solution_;
  Givens conflict_;
  bool irreducible_ = false;
  HittingSets correction_sets_;
};

NoSolution ConflictSearch::run() {
  const auto rules_alone = stands(Givens(cells_.size()));
  if (rules_alone == false) return {{}, true, true};
  if (rules_alone == true) learn_from_solution();
  irreducible_ = reduce();
  NoSolution result;
  result.smallest = shrink();
  result.irreducible = irreducible_ || result.smallest;
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    if (conflict_[i]) result.conflicting_givens.push_back(cells_[i]);
  }
  return result;
}

std::vector<int> ConflictSearch::cells_with_given() const {
  std::vector<int> cells;
  for (int cell = 0; cell < puzzle_.cell_count(); ++cell) {
    if (puzzle_.given(cell) != 0) cells.push_back(cell);
  }
  return cells;
}

bool ConflictSearch::out_of_limits() const {
  return statistics_.nodes >= most_nodes_ || limits_.stop.stop_requested() ||
         std::chrono::steady_clock::now() >= limits_.deadline;
}

std::optional<bool> ConflictSearch::stands(const Givens& givens) {
  if (out_of_limits()) return std::nullopt;
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    puzzle_.set_given(cells_[i], givens[i] ? givens_[static_cast<std::size_t>(cells_[i])] : 0);
  }
  const SolveResult result = solver_.solve(puzzle_, [this](const Grid& grid) {
    solution_ = grid;
    return false;
  });
  statistics_ += result.statistics;
  if (result.ending == Ending::stopped) return std::nullopt;
  return result.solutions > 0;
}

ConflictSearch::Givens ConflictSearch::held_by_solution() const {
  Givens held;
  for (const int cell : cells_) {
    held.push_back(solution_[static_cast<std::size_t>(cell)] == givens_[static_cast<std::size_t>(cell)]);
  }
  return held;
}

void ConflictSearch::learn_from_solution() {
  Givens standing = held_by_solution();
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    if (standing[i]) continue;
    standing[i] = true;
    if (stands(standing) == true) {
      standing = held_by_solution();
    } else {
      // Where a limit left it open, the correction set is larger than need be, but it is one.
      standing[i] = false;
    }
  }
  std::vector<std::size_t> left_out;
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    if (!standing[i]) left_out.push_back(i);
  }
  correction_sets_.add(std::move(left_out));
}

bool ConflictSearch::reduce() {
  bool irreducible = true;
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    if (!conflict_[i]) continue;
    conflict_[i] = false;
    const bool known_to_stand = !correction_sets_.hit_all(conflict_);
    const auto answer = known_to_stand ? true : stands(conflict_);
    if (answer == false) continue;
    conflict_[i] = true;
    if (!answer) irreducible = false;
    if (!known_to_stand && answer) learn_from_solution();
  }
  return irreducible;
}

bool ConflictSearch::shrink() {
  while (const auto size = static_cast<std::size_t>(std::ranges::count(conflict_, true))) {
    const auto found = correction_sets_.find(size - 1, hitting_nodes_);
    if (found != HittingSets::Result::found) return found == HittingSets::Result::none;
    Givens smaller(cells_.size());
    for (const std::size_t i : correction_sets_.found()) smaller[i] = true;
    const auto answer = stands(smaller);
    if (!answer) return false;
    if (*answer) {
      learn_from_solution();
    } else {
      conflict_ = std::move(smaller);
      irreducible_ = reduce();
    }
  }
  return true;
}

}  // namespace

NoSolution find_conflict(const Puzzle& puzzle, const SolveOptions& options, cp::Statistics& proof) {
  return ConflictSearch(puzzle, options, proof).run();
}

}  // namespace quadrille::sudoku
