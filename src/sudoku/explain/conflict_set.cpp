// The smallest conflict by implicit hitting sets (Ignatiev, Previti, Liffiton and Marques-Silva 2015). A set
// of givens *stands* when some grid holds them all. What a standing set leaves out is a correction set: every
// conflict has one of its members, or it would stand itself. So a conflict hits all correction sets, and when
// no set of fewer givens hits all that are known, the conflict at hand is a smallest one. Otherwise the set
// that does either conflicts, and is smaller, or stands and gives a new correction set.
#include "sudoku/explain/conflict_set.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <span>
#include <utility>

#include "sudoku/explain/hitting_set.h"

namespace quadrille::sudoku {

namespace {

// The work allowed, in runs of constraints (a few million a second for every size), beyond a multiple of what
// the proof that there is no solution took.
constexpr std::uint64_t kRuns = 20'000'000;
constexpr std::uint64_t kProofs = 5;
// Of the search for hitting sets; a node looks at every set.
constexpr std::uint64_t kHittingNodes = 300'000;
// Of one search, in nodes, beyond those of the proof. Most givens to leave out show by little effort, and a
// limit leaves less undone when those go first.
constexpr std::uint64_t kEfforts[] = {100, 20'000};

/// A set of givens: a flag for each of the puzzle's, in the order of their cells.
using Givens = std::vector<bool>;

std::vector<std::size_t> members_of(const Givens& givens) {
  std::vector<std::size_t> members;
  for (std::size_t i = 0; i < givens.size(); ++i) {
    if (givens[i]) members.push_back(i);
  }
  return members;
}

class ConflictSearch {
 public:
  ConflictSearch(const Puzzle& puzzle, const SolveOptions& options, cp::Statistics& statistics)
      : puzzle_(puzzle),
        options_(options),
        statistics_(statistics),
        proof_nodes_(statistics.nodes),
        most_runs_(statistics.propagations * (1 + kProofs) + kRuns),
        cells_(cells_with_given()),
        conflict_(cells_.size(), true),
        correction_sets_(cells_.size()) {}

  [[nodiscard]] NoSolution run();

 private:
  [[nodiscard]] std::vector<int> cells_with_given() const;
  [[nodiscard]] bool out_of_limits() const;
  /// Whether some grid holds the givens; solution_ is one if so. Nothing when a limit ended the search.
  [[nodiscard]] std::optional<bool> stands(const Givens& givens);
  [[nodiscard]] Givens held_by(const Grid& grid) const;
  /// One of met_ that holds the givens, if any.
  [[nodiscard]] const Grid* met_with(const Givens& givens) const;
  /// Adds the correction set of a largest standing set that has all givens which the grid holds.
  void learn_from(const Grid& grid);
  /// From now on no search visits more nodes.
  void set_effort(std::uint64_t nodes);
  /// Leaves givens out of conflict_ until it is irreducible. False when a limit left that open.
  [[nodiscard]] bool reduce();
  /// Leaves out all of these members of conflict_ or, as far as possible, those of either half.
  [[nodiscard]] bool leave_out(std::span<const std::size_t> members);
  /// Replaces conflict_ by smaller ones. Whether the last is proved to be smallest.
  [[nodiscard]] bool shrink();

  Puzzle puzzle_;  // its givens change from search to search
  std::vector<int> givens_ = puzzle_.givens();
  SolveOptions options_;
  cp::Statistics& statistics_;
  std::uint64_t proof_nodes_;
  std::uint64_t most_runs_;
  Solver solver_;
  std::uint64_t hitting_nodes_ = kHittingNodes;
  std::vector<int> cells_;  // that have a given
  Grid solution_;
  std::vector<Grid> met_;  // solutions that reduce() came upon
  Givens conflict_;
  bool irreducible_ = false;
  HittingSets correction_sets_;
};

NoSolution ConflictSearch::run() {
  irreducible_ = reduce();
  NoSolution result;
  result.smallest = shrink();
  result.irreducible = irreducible_ || result.smallest;
  for (const std::size_t i : members_of(conflict_)) result.conflicting_givens.push_back(cells_[i]);
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
  return statistics_.propagations >= most_runs_ || options_.limits.stop.stop_requested() ||
         std::chrono::steady_clock::now() >= options_.limits.deadline;
}

std::optional<bool> ConflictSearch::stands(const Givens& givens) {
  if (out_of_limits()) return std::nullopt;
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    puzzle_.set_given(cells_[i], givens[i] ? givens_[static_cast<std::size_t>(cells_[i])] : 0);
  }
  FirstSolution first = solver_.first_solution(puzzle_);
  statistics_ += first.statistics;
  if (first.ending == Ending::stopped) return std::nullopt;
  if (first.grid) solution_ = std::move(*first.grid);
  return first.grid.has_value();
}

Givens ConflictSearch::held_by(const Grid& grid) const {
  Givens held;
  for (const int cell : cells_) {
    held.push_back(grid[static_cast<std::size_t>(cell)] == givens_[static_cast<std::size_t>(cell)]);
  }
  return held;
}

void ConflictSearch::learn_from(const Grid& grid) {
  Givens standing = held_by(grid);
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    if (standing[i]) continue;
    standing[i] = true;
    if (stands(standing) == true) {
      standing = held_by(solution_);
    } else {
      // Where a limit left it open, the correction set is larger than need be, but it is one.
      standing[i] = false;
    }
  }
  standing.flip();
  correction_sets_.add(members_of(standing));
}

const Grid* ConflictSearch::met_with(const Givens& givens) const {
  const auto holds = [&](const Grid& grid) {
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      const auto cell = static_cast<std::size_t>(cells_[i]);
      if (givens[i] && grid[cell] != givens_[cell]) return false;
    }
    return true;
  };
  const auto found = std::ranges::find_if(met_, holds);
  return found == met_.end() ? nullptr : &*found;
}

void ConflictSearch::set_effort(std::uint64_t nodes) {
  SolveOptions options = options_;
  options.limits.nodes = std::min(options.limits.nodes, nodes);
  options.observer = nullptr;
  solver_ = Solver(options);
}

bool ConflictSearch::reduce() {
  set_effort(1);
  bool irreducible = leave_out(members_of(conflict_));
  for (const std::uint64_t effort : kEfforts) {
    set_effort(effort + proof_nodes_);
    irreducible = true;
    for (const std::size_t i : members_of(conflict_)) irreducible &= leave_out(std::span(&i, 1));
  }
  // Not earlier: when a limit comes, an irreducible conflict is worth more.
  for (const std::size_t i : members_of(conflict_)) {
    conflict_[i] = false;
    const Grid* grid = met_with(conflict_);
    if (grid != nullptr && correction_sets_.hit_all(conflict_)) learn_from(*grid);
    conflict_[i] = true;
  }
  met_.clear();
  return irreducible;
}

bool ConflictSearch::leave_out(std::span<const std::size_t> members) {
  if (members.empty()) return true;
  Givens others = conflict_;
  for (const std::size_t i : members) others[i] = false;
  const bool known = !correction_sets_.hit_all(others) || met_with(others) != nullptr;
  const auto answer = known ? true : stands(others);
  if (answer == false) {
    conflict_ = std::move(others);
    return true;
  }
  if (answer && !known) met_.push_back(solution_);
  if (members.size() == 1) return answer.has_value();
  const std::size_t half = members.size() / 2;
  const bool first = leave_out(members.first(half));
  const bool second = leave_out(members.subspan(half));
  return first && second;
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
      learn_from(solution_);
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
