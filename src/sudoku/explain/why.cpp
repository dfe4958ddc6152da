#include "sudoku/explain/why.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <span>

#include "cp/search/search.h"
#include "sudoku/explain/conflict_set.h"
#include "sudoku/explain/use_names.h"
#include "sudoku/posting/posting.h"

namespace quadrille::sudoku {

namespace {

// The limits of one search without some of the rules, in nodes, in addition to those of the search with all
// of them: while many rules are left out together, and for each of those that remain.
constexpr std::uint64_t kNodesTogether = 2'000;
constexpr std::uint64_t kNodesAlone = 20'000;
constexpr std::uint64_t kNodeFactor = 4;

/// The negation of the statement.
Supposition opposite_of(const Statement& statement) {
  const Digits digit = digit_bit(statement.digit);
  return {statement.cell, statement.is_negated ? digit : ~digit};
}

Puzzle supposing(Puzzle puzzle, const Supposition& supposed) {
  puzzle.restrict_candidates(supposed.cell, puzzle.candidates(supposed.cell) & supposed.digits);
  return puzzle;
}

/// A solution; adds the search to `report`, and that it is undecided if a limit ended it.
std::optional<Grid> find_solution(const Puzzle& puzzle, const SolveOptions& options, WhyReport& report,
                                  bool& stopped) {
  FirstSolution first = Solver(options).first_solution(puzzle);
  report.statistics += first.statistics;
  stopped = first.ending == Ending::stopped;
  return std::move(first.grid);
}

/// Reduces the parts of rules of a puzzle without solutions: leaves out one after another as long as no
/// solution appears.
class NeededParts {
 public:
  /// conditions: the puzzle's, with candidates that leave no solution.
  NeededParts(const Puzzle& puzzle, Conditions conditions, const cp::Limits& limits,
              cp::Statistics& statistics)
      : puzzle_(puzzle), conditions_(std::move(conditions)), limits_(limits), statistics_(statistics) {
    std::map<const Origin*, std::size_t> numbers;
    for (const Condition& condition : conditions_.stated()) {
      const auto [entry, is_new] = numbers.try_emplace(condition.origin.get(), parts_.size());
      if (is_new) parts_.push_back(condition.origin);
      part_of_.push_back(entry->second);
    }
    needed_.assign(parts_.size(), true);
  }

  /// Whether it was proved that all remaining rules are needed.
  [[nodiscard]] bool reduce() {
    std::vector<std::size_t> all(parts_.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    std::uint64_t nodes = 0;
    if (has_no_grid(needed_, &nodes) != true) return false;
    limits_.nodes = nodes * kNodeFactor + kNodesTogether;
    static_cast<void>(leave_out(all));
    limits_.nodes = nodes * kNodeFactor + kNodesAlone;
    bool irreducible = true;
    for (const std::size_t i : all) irreducible &= !needed_[i] || leave_out(std::span(&i, 1));
    return irreducible;
  }

  [[nodiscard]] std::vector<std::string> names() const {
    const UseNames uses(puzzle_, conditions_);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      if (!needed_[i]) continue;
      std::string name = uses.of_part(*parts_[i]);
      if (std::ranges::find(names, name) == names.end()) names.push_back(std::move(name));
    }
    return names;
  }

 private:
  /// Leaves out all of these or, as far as possible, each half of them. False if a limit left it open.
  [[nodiscard]] bool leave_out(std::span<const std::size_t> parts) {
    std::vector<bool> others = needed_;
    for (const std::size_t i : parts) others[i] = false;
    const auto answer = has_no_grid(others);
    if (answer == true) {
      needed_ = std::move(others);
      return true;
    }
    if (parts.size() == 1) return answer.has_value();
    const std::size_t half = parts.size() / 2;
    const bool first = leave_out(parts.first(half));
    const bool second = leave_out(parts.subspan(half));
    return first && second;
  }

  /// Nullopt if a limit left it open. `nodes`: receives the number of nodes.
  [[nodiscard]] std::optional<bool> has_no_grid(const std::vector<bool>& parts,
                                                std::uint64_t* nodes = nullptr) {
    Conditions some{conditions_.layout, conditions_.candidates, {}};
    for (std::size_t i = 0; i < part_of_.size(); ++i)
      if (parts[part_of_[i]]) some.list.push_back(conditions_.list[i]);
    cp::Store store;
    const Posting posting = post(some, store, cp::Consistency::domain, Inference::all, {}, limits_);
    if (!posting.is_complete) return std::nullopt;
    if (!keep_candidates(store, some.candidates)) return true;
    cp::Search search(store, {{posting.cells}}, {.limits = limits_});
    const auto result = search.next();
    statistics_ += search.statistics();
    if (nodes != nullptr) *nodes = search.statistics().nodes;
    if (result == cp::Search::Result::limit) return std::nullopt;
    return result == cp::Search::Result::exhausted;
  }

  const Puzzle& puzzle_;
  Conditions conditions_;
  cp::Limits limits_;
  cp::Statistics& statistics_;
  std::vector<std::shared_ptr<const Origin>> parts_;
  std::vector<std::size_t> part_of_;  // by posted condition
  std::vector<bool> needed_;          // by part
};

}  // namespace

WhyReport why(const Puzzle& puzzle, const Statement& statement, const SolveOptions& options_of_call) {
  const SolveOptions options = options_of_call.started();
  WhyReport report{Undecided{}, {}};
  auto conditions = conditions_within(puzzle, options.limits);
  if (!conditions) return report;
  bool stopped = false;
  const Supposition opposite = opposite_of(statement);
  if (auto grid = find_solution(supposing(puzzle, opposite), options, report, stopped)) {
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

  NoSolution found = find_conflict(puzzle, *conditions, cell_clues(puzzle), options, proof, opposite);
  report.statistics += proof;
  conditions->candidates.assign(conditions->candidates.size(), puzzle.all_digits());
  conditions->candidates[at(opposite.cell)] &= opposite.digits;
  for (const Clue& clue : found.conflict)
    conditions->candidates[at(clue.number)] &= clue.kind == Clue::Kind::given
                                                   ? digit_bit(puzzle.given(clue.number))
                                                   : puzzle.candidates(clue.number);
  NeededParts parts(puzzle, *std::move(conditions), options.limits, report.statistics);
  const bool all_needed = parts.reduce();
  report.answer =
      Forced{std::move(found.conflict), found.irreducible, found.smallest, parts.names(), all_needed};
  return report;
}

}  // namespace quadrille::sudoku
