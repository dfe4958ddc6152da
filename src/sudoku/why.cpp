#include "sudoku/why.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <span>

#include "cp/search.h"
#include "sudoku/conflict_set.h"
#include "sudoku/posting.h"

namespace quadrille::sudoku {

namespace {

// Of one search without some of the rules, in nodes, beyond those of the search with all of them.
constexpr std::uint64_t kNodes = 2'000;
constexpr std::uint64_t kNodeFactor = 4;

/// The puzzle in which the statement is false.
Puzzle supposing_the_opposite(Puzzle puzzle, const Statement& statement) {
  const Digits digit = digit_bit(statement.digit);
  const Digits kept = statement.is_negated ? digit : ~digit;
  puzzle.restrict_candidates(statement.cell, puzzle.candidates(statement.cell) & kept);
  return puzzle;
}

/// A solution; `report` is told of the search, and of no solution where a limit ended it.
std::optional<Grid> find_solution(const Puzzle& puzzle, const SolveOptions& options, WhyReport& report,
                                  bool& stopped) {
  std::optional<Grid> found;
  const SolveResult result = Solver(options).solve(puzzle, [&found](const Grid& grid) {
    found = grid;
    return false;
  });
  report.statistics += result.statistics;
  stopped = result.ending == Ending::stopped;
  return found;
}

/// The rules of a model that has no grid, left out one after another as long as none appears.
class NeededRules {
 public:
  NeededRules(Model model, const cp::Limits& limits, cp::Statistics& statistics)
      : model_(std::move(model)), limits_(limits), statistics_(statistics) {
    for (const House& house : model_.houses) names_.push_back(house.name);
    for (const Difference& difference : model_.differences) {
      if (std::ranges::find(names_, difference.rule) == names_.end()) names_.push_back(difference.rule);
    }
    needed_.assign(names_.size(), true);
  }

  /// Whether it was proved that all rules which are left are needed.
  [[nodiscard]] bool reduce() {
    std::vector<std::size_t> all(names_.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    std::uint64_t nodes = 0;
    if (has_no_grid(needed_, &nodes) != true) return false;
    limits_.nodes = nodes * kNodeFactor + kNodes;
    static_cast<void>(leave_out(all));
    bool irreducible = true;
    for (const std::size_t i : all) irreducible &= !needed_[i] || leave_out(std::span(&i, 1));
    return irreducible;
  }

  [[nodiscard]] std::vector<std::string> names() const {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < names_.size(); ++i) {
      if (needed_[i]) names.push_back(names_[i]);
    }
    return names;
  }

 private:
  /// Leaves out all of these or, as far as possible, those of either half. False where a limit left it open.
  [[nodiscard]] bool leave_out(std::span<const std::size_t> rules) {
    std::vector<bool> others = needed_;
    for (const std::size_t i : rules) others[i] = false;
    const auto answer = has_no_grid(others);
    if (answer == true) {
      needed_ = std::move(others);
      return true;
    }
    if (rules.size() == 1) return answer.has_value();
    const std::size_t half = rules.size() / 2;
    const bool first = leave_out(rules.first(half));
    const bool second = leave_out(rules.subspan(half));
    return first && second;
  }

  [[nodiscard]] std::size_t index_of(const std::string& name) const {
    return static_cast<std::size_t>(std::ranges::find(names_, name) - names_.begin());
  }

  /// Nothing when a limit left it open. `nodes`: how many it took.
  [[nodiscard]] std::optional<bool> has_no_grid(const std::vector<bool>& rules,
                                                std::uint64_t* nodes = nullptr) {
    Model part{.size = model_.size, .candidates = model_.candidates};
    for (std::size_t i = 0; i < model_.houses.size(); ++i) {
      if (rules[i]) part.houses.push_back(model_.houses[i]);
    }
    for (const Difference& difference : model_.differences) {
      if (rules[index_of(difference.rule)]) part.differences.push_back(difference);
    }
    cp::Store store;
    const Posting posting = post(part, store, cp::Consistency::domain);
    if (!keep_candidates(store, part.candidates)) return true;
    cp::Search search(store, {{posting.cells}}, {.limits = limits_});
    const auto result = search.next();
    statistics_ += search.statistics();
    if (nodes != nullptr) *nodes = search.statistics().nodes;
    if (result == cp::Search::Result::limit) return std::nullopt;
    return result == cp::Search::Result::exhausted;
  }

  Model model_;
  cp::Limits limits_;
  cp::Statistics& statistics_;
  std::vector<std::string> names_;  // of the houses, then of the rules behind differences
  std::vector<bool> needed_;        // by name
};

}  // namespace

WhyReport why(const Puzzle& puzzle, const Statement& statement, const SolveOptions& options) {
  WhyReport report{Undecided{}, {}};
  bool stopped = false;
  Puzzle opposite = supposing_the_opposite(puzzle, statement);
  if (auto grid = find_solution(opposite, options, report, stopped)) {
    report.answer = NotForced{std::move(*grid)};
    return report;
  }
  if (stopped) return report;
  cp::Statistics proof = report.statistics;
  const bool stands = find_solution(puzzle, options, report, stopped).has_value();
  if (!stands) {
    if (!stopped) report.answer = NothingStands{};
    return report;
  }

  NoSolution conflict = find_conflict(opposite, options, proof);
  report.statistics += proof;
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    if (!std::ranges::binary_search(conflict.conflicting_givens, cell)) opposite.set_given(cell, 0);
  }
  NeededRules rules(model_of(opposite), options.limits, report.statistics);
  const bool all_needed = rules.reduce();
  report.answer = Forced{std::move(conflict.conflicting_givens), conflict.irreducible, conflict.smallest,
                         rules.names(), all_needed};
  return report;
}

}  // namespace quadrille::sudoku
