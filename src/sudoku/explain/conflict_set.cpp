// The smallest conflict by implicit hitting sets (Ignatiev, Previti, Liffiton and Marques-Silva 2015). A set
// of clues *stands* if some grid satisfies them all. The complement of a standing set is a correction set:
// every conflict contains one of its members, since it would otherwise stand itself. So a conflict hits all
// correction sets, and if no smaller set of clues hits all known ones, the current conflict is a smallest
// one. Otherwise the set that does hit them either conflicts, and is smaller, or stands and gives a new
// correction set.
#include "sudoku/explain/conflict_set.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <ranges>
#include <span>
#include <utility>

#include "cp/search/search.h"
#include "sudoku/explain/hitting_set.h"
#include "sudoku/solve/posted_model.h"

namespace quadrille::sudoku {

namespace {

// The work allowed, in runs of constraints (a few million per second at every size), in addition to a
// multiple of the work of the proof that there is no solution.
constexpr std::uint64_t kRuns = 20'000'000;
constexpr std::uint64_t kProofs = 5;
// The cost of posting a condition, in such runs.
constexpr std::uint64_t kRunsOfPosting = 20;
// The limit of the search for hitting sets; a node looks at every set.
constexpr std::uint64_t kHittingNodes = 300'000;
// The limits of one search, in nodes, in addition to those of the proof. Most clues that can be left out are
// found with little effort, and if those are tried first, a limit leaves less undone.
constexpr std::uint64_t kEfforts[] = {100, 20'000};

/// A set of clues, with a flag for each clue of the list.
using ClueSet = std::vector<bool>;

std::vector<std::size_t> members_of(const ClueSet& clues) {
  std::vector<std::size_t> members;
  for (std::size_t i = 0; i < clues.size(); ++i) {
    if (clues[i]) members.push_back(i);
  }
  return members;
}

class ConflictSearch {
 public:
  ConflictSearch(const Puzzle& puzzle, const Conditions& conditions, std::vector<Clue> clues,
                 std::optional<Supposition> supposed, const SolveOptions& options, cp::Statistics& statistics)
      : puzzle_(puzzle),
        clues_(puzzle, conditions, std::move(clues), supposed),
        options_(options),
        statistics_(statistics),
        proof_nodes_(statistics.nodes),
        most_runs_(statistics.propagations * (1 + kProofs) + kRuns),
        conflict_(clues_.list().size(), true),
        correction_sets_(clues_.list().size()) {
    options_.observer = nullptr;
  }

  [[nodiscard]] NoSolution run();

 private:
  [[nodiscard]] bool out_of_limits() const;
  /// Whether some grid satisfies the clues; if so, solution_ is one. Nullopt if a limit ended the search.
  [[nodiscard]] std::optional<bool> stands(const ClueSet& clues);
  /// The posted model of the puzzle with these clues, without givens and restrictions.
  [[nodiscard]] PostedModel& model_of(const ClueSet& clues);
  [[nodiscard]] ClueSet obeyed_by(const Grid& grid) const;
  /// A member of met_ that contains all of these clues; null if there is none.
  [[nodiscard]] const ClueSet* met_with(const ClueSet& clues) const;
  /// Adds the correction set of a maximal standing set that contains all of these clues, which stand.
  void learn_from(ClueSet standing);
  /// Sets the maximum number of nodes of each following search.
  void set_effort(std::uint64_t nodes) { effort_ = nodes; }
  /// Leaves clues out of conflict_ until it is irreducible. False if a limit left that open.
  [[nodiscard]] bool reduce();
  /// Leaves out all of these members of conflict_ or, as far as possible, each half of them.
  [[nodiscard]] bool leave_out(std::span<const std::size_t> members);
  /// Replaces conflict_ by smaller ones. Returns whether the last is proved to be smallest.
  [[nodiscard]] bool shrink();

  const Puzzle& puzzle_;
  PuzzleClues clues_;
  SolveOptions options_;
  cp::Statistics& statistics_;
  std::uint64_t proof_nodes_;
  std::uint64_t most_runs_;
  std::uint64_t effort_ = 1;
  std::vector<bool> posted_uses_;
  std::optional<PostedModel> model_;
  std::uint64_t hitting_nodes_ = kHittingNodes;
  Grid solution_;
  std::vector<ClueSet> met_;  // the sets of clues that the solutions met in reduce() satisfy
  ClueSet conflict_;
  bool irreducible_ = false;
  HittingSets correction_sets_;
};

NoSolution ConflictSearch::run() {
  irreducible_ = reduce();
  NoSolution result;
  result.smallest = shrink();
  result.irreducible = irreducible_ || result.smallest;
  for (const std::size_t i : members_of(conflict_)) result.conflict.push_back(clues_.list()[i]);
  return result;
}

bool ConflictSearch::out_of_limits() const {
  return statistics_.propagations >= most_runs_ || options_.limits.stop.stop_requested() ||
         options_.limits.time.is_over();
}

PostedModel& ConflictSearch::model_of(const ClueSet& clues) {
  std::vector<bool> uses = clues_.uses_with(clues);
  if (!model_ || uses != posted_uses_) {
    const Conditions conditions = clues_.conditions_with(clues);
    model_.emplace(puzzle_, conditions, options_.consistency, options_.limits);
    statistics_.propagations += conditions.list.size() * kRunsOfPosting;
    posted_uses_ = std::move(uses);
  }
  return *model_;
}

std::optional<bool> ConflictSearch::stands(const ClueSet& clues) {
  if (out_of_limits()) return std::nullopt;
  PostedModel& model = model_of(clues);
  if (!model.is_complete()) {
    model_.reset();
    return std::nullopt;
  }
  auto result = cp::SearchResult::exhausted;
  if (model.enter(clues_.candidates_with(clues))) {
    cp::SearchOptions options = model.search_options(options_);
    options.limits.nodes = std::min(options.limits.nodes, effort_);
    cp::Search search(model.store(), model.branchings(options_), options);
    result = search.next();
    statistics_ += search.statistics();
    solution_.clear();
    if (result == cp::SearchResult::solution)
      for (const cp::IntVar cell : model.cells())
        solution_.push_back(static_cast<int>(model.store().value(cell)));
  }
  model.leave();
  if (result == cp::SearchResult::limit) return std::nullopt;
  return result == cp::SearchResult::solution;
}

ClueSet ConflictSearch::obeyed_by(const Grid& grid) const {
  ClueSet obeyed;
  for (std::size_t i = 0; i < clues_.list().size(); ++i) obeyed.push_back(clues_.obeys(grid, i));
  return obeyed;
}

void ConflictSearch::learn_from(ClueSet standing) {
  for (std::size_t i = 0; i < standing.size(); ++i) {
    if (standing[i]) continue;
    standing[i] = true;
    if (stands(standing) == true) {
      standing = obeyed_by(solution_);
    } else {
      // If a limit left it open, the correction set is larger than necessary, but still correct.
      standing[i] = false;
    }
  }
  standing.flip();
  correction_sets_.add(members_of(standing));
}

const ClueSet* ConflictSearch::met_with(const ClueSet& clues) const {
  const auto has_all = [&](const ClueSet& obeyed) {
    const auto is_had = [&](std::size_t i) { return !clues[i] || obeyed[i]; };
    return std::ranges::all_of(std::views::iota(std::size_t{0}, clues.size()), is_had);
  };
  const auto found = std::ranges::find_if(met_, has_all);
  return found == met_.end() ? nullptr : &*found;
}

bool ConflictSearch::reduce() {
  set_effort(1);
  bool irreducible = leave_out(members_of(conflict_));
  for (const std::uint64_t effort : kEfforts) {
    set_effort(effort + proof_nodes_);
    irreducible = true;
    for (const std::size_t i : members_of(conflict_)) irreducible &= leave_out(std::span(&i, 1));
  }
  // Not earlier: if a limit is reached, an irreducible conflict is worth more.
  for (const std::size_t i : members_of(conflict_)) {
    conflict_[i] = false;
    const ClueSet* const obeyed = met_with(conflict_);
    if (obeyed != nullptr && correction_sets_.hit_all(conflict_)) learn_from(*obeyed);
    conflict_[i] = true;
  }
  met_.clear();
  return irreducible;
}

bool ConflictSearch::leave_out(std::span<const std::size_t> members) {
  if (members.empty()) return true;
  ClueSet others = conflict_;
  for (const std::size_t i : members) others[i] = false;
  const bool known = !correction_sets_.hit_all(others) || met_with(others) != nullptr;
  const auto answer = known ? true : stands(others);
  if (answer == false) {
    conflict_ = std::move(others);
    return true;
  }
  if (answer && !known) met_.push_back(obeyed_by(solution_));
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
    ClueSet smaller(conflict_.size());
    for (const std::size_t i : correction_sets_.found()) smaller[i] = true;
    const auto answer = stands(smaller);
    if (!answer) return false;
    if (*answer) {
      learn_from(obeyed_by(solution_));
    } else {
      conflict_ = std::move(smaller);
      irreducible_ = reduce();
    }
  }
  return true;
}

}  // namespace

NoSolution find_conflict(const Puzzle& puzzle, const Conditions& conditions, std::vector<Clue> clues,
                         const SolveOptions& options, cp::Statistics& proof,
                         std::optional<Supposition> supposed) {
  return ConflictSearch(puzzle, conditions, std::move(clues), supposed, options.started(), proof).run();
}

}  // namespace quadrille::sudoku
