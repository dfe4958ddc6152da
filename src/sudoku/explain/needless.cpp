#include "sudoku/explain/needless.h"

#include <algorithm>
#include <optional>
#include <span>

#include "cp/constraints/logic.h"
#include "cp/search/search.h"
#include "sudoku/explain/hitting_set.h"
#include "sudoku/posting/posting.h"

namespace quadrille::sudoku {

namespace {

// The limit of the search for hitting sets; a node looks at every set.
constexpr std::uint64_t kNodesForHitting = 300'000;

/// A set of clues, with a flag for each, in the order of clues_of().
using Clues = std::vector<bool>;
using Members = std::vector<std::size_t>;

bool is_of_rule(const Clue& clue) { return clue.kind == Clue::Kind::rule; }

class NeedlessSearch {
 public:
  NeedlessSearch(const Puzzle& puzzle, const Conditions& conditions, const cp::Limits& limits)
      : limits_(limits), clues_(puzzle, conditions, clues_of(puzzle)), sets_(clues_.list().size()) {}

  [[nodiscard]] NeedlessReport run();

 private:
  struct Answer {
    std::optional<Grid> grid;
    bool is_known = true;  // false: a limit was reached first
  };

  /// A grid that satisfies these clues, other than the solution if that is known.
  [[nodiscard]] Answer find_grid(const Clues& kept) const;
  /// Literals of which at least one holds in every other grid that satisfies these clues.
  [[nodiscard]] std::vector<cp::Literal> differences(const Clues& kept,
                                                     std::span<const cp::IntVar> cells) const;
  /// Whether these clues have only one solution; if not, records which clues the other grid breaks. Nullopt
  /// if a limit was reached first.
  [[nodiscard]] std::optional<bool> suffice(const Clues& kept);
  [[nodiscard]] Members broken_by(const Grid& grid) const;
  void find_alone(NeedlessReport& report);
  void find_together(NeedlessReport& report);
  [[nodiscard]] std::vector<Clue> left_out(const Clues& kept) const;

  cp::Limits limits_;
  PuzzleClues clues_;
  Grid solution_;
  HittingSets sets_;  // sets of clues of which at least one must stay
};

NeedlessReport NeedlessSearch::run() {
  using Solutions = NeedlessReport::Solutions;
  NeedlessReport report;
  const Clues all(clues_.list().size(), true);
  Answer answer = find_grid(all);
  if (answer.grid) {
    solution_ = std::move(*answer.grid);
    answer = find_grid(all);
    report.solutions = answer.grid ? Solutions::several : Solutions::one;
  } else {
    report.solutions = Solutions::none;
  }
  if (!answer.is_known) report.solutions = Solutions::undecided;
  if (report.solutions != Solutions::one) return report;
  find_alone(report);
  find_together(report);
  return report;
}

std::vector<cp::Literal> NeedlessSearch::differences(const Clues& kept,
                                                     std::span<const cp::IntVar> cells) const {
  std::vector<bool> may_differ(cells.size());
  bool is_anywhere = true;
  for (std::size_t i = 0; i < clues_.list().size(); ++i) {
    if (kept[i]) continue;
    // With all rules, a grid that agrees in the cells of all clues is the solution.
    is_anywhere = is_of_rule(clues_.list()[i]);
    if (is_anywhere) break;
    may_differ[at(clues_.list()[i].number)] = true;
  }
  std::vector<cp::Literal> different;
  for (std::size_t cell = 0; cell < cells.size(); ++cell)
    if (is_anywhere || may_differ[cell]) different.push_back(cells[cell].ne(solution_[cell]));
  return different;
}

NeedlessSearch::Answer NeedlessSearch::find_grid(const Clues& kept) const {
  if (cp::is_over(limits_)) return {std::nullopt, false};
  const Conditions conditions = clues_.conditions_with(kept);
  cp::Store store;
  const Posting posting = post(conditions, store, cp::Consistency::automatic, Inference::all, {}, limits_);
  if (!posting.is_complete) return {std::nullopt, false};
  if (!solution_.empty()) store.post(cp::clause(differences(kept, posting.cells)));
  if (!keep_candidates(store, conditions.candidates)) return {};
  cp::Search search(store, {{posting.cells}},
                    {.mode = cp::SearchMode::automatic, .limits = limits_, .shortening = kShortening});
  const cp::SearchResult result = search.next();
  if (result == cp::SearchResult::limit) return {std::nullopt, false};
  if (result == cp::SearchResult::exhausted) return {};
  Grid grid;
  for (const cp::IntVar cell : posting.cells) grid.push_back(static_cast<int>(store.value(cell)));
  return {std::move(grid)};
}

Members NeedlessSearch::broken_by(const Grid& grid) const {
  Members broken;
  for (std::size_t i = 0; i < clues_.list().size(); ++i)
    if (!clues_.obeys(grid, i)) broken.push_back(i);
  return broken;
}

std::optional<bool> NeedlessSearch::suffice(const Clues& kept) {
  if (!sets_.hit_all(kept)) return false;
  const Answer answer = find_grid(kept);
  if (!answer.is_known) return std::nullopt;
  if (!answer.grid) return true;
  // The fewer clues the grid breaks, the more it tells.
  Members broken = broken_by(*answer.grid);
  for (std::size_t i = 0; i < broken.size() && broken.size() > 1;) {
    Clues others(clues_.list().size(), true);
    for (const std::size_t member : broken) others[member] = false;
    others[broken[i]] = true;
    const Answer better = find_grid(others);
    if (better.grid) {
      broken = broken_by(*better.grid);
      i = 0;
    } else {
      ++i;
    }
  }
  sets_.add(broken);
  return false;
}

void NeedlessSearch::find_alone(NeedlessReport& report) {
  for (std::size_t i = 0; i < clues_.list().size(); ++i) {
    Clues others(clues_.list().size(), true);
    others[i] = false;
    const auto answer = suffice(others);
    if (!answer) report.all_tried = false;
    if (answer == true) report.alone.push_back(clues_.list()[i]);
  }
}

void NeedlessSearch::find_together(NeedlessReport& report) {
  Clues kept(clues_.list().size(), true);
  for (std::size_t i = 0; i < clues_.list().size(); ++i) {
    kept[i] = false;
    if (suffice(kept) != true) kept[i] = true;
  }
  std::uint64_t nodes = kNodesForHitting;
  while (true) {
    report.together = left_out(kept);
    const auto size = static_cast<std::size_t>(std::ranges::count(kept, true));
    if (size == 0) {
      report.largest = true;
      return;
    }
    const auto found = sets_.find(size - 1, nodes);
    report.largest = found == HittingSets::Result::none;
    if (found != HittingSets::Result::found) return;
    Clues fewer(clues_.list().size());
    for (const std::size_t i : sets_.found()) fewer[i] = true;
    const auto answer = suffice(fewer);
    if (!answer) return;
    if (*answer) kept = std::move(fewer);
  }
}

std::vector<Clue> NeedlessSearch::left_out(const Clues& kept) const {
  std::vector<Clue> clues;
  for (std::size_t i = 0; i < clues_.list().size(); ++i)
    if (!kept[i]) clues.push_back(clues_.list()[i]);
  return clues;
}

}  // namespace

NeedlessReport find_needless(const Puzzle& puzzle, const cp::Limits& limits_of_call) {
  const cp::Limits limits = limits_of_call.started();
  const auto conditions = conditions_within(puzzle, limits);
  return conditions ? NeedlessSearch(puzzle, *conditions, limits).run() : NeedlessReport{};
}

}  // namespace quadrille::sudoku
