#include "sudoku/prove/cutting_planes.h"

#include <cassert>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "cp/learning/learning_search.h"
#include "proof/completion.h"
#include "sudoku/conditions/encoding.h"
#include "sudoku/posting/posting.h"
#include "sudoku/prove/cutting_planes_log.h"

namespace quadrille::sudoku {

namespace {

using cp::SearchResult;

constexpr std::uint64_t kFailuresBetweenLooks = 256;

bool is_time_over(const cp::Limits& limits) { return limits.stop.stop_requested() || limits.time.is_over(); }

/// Finds solutions one after the other, and logs why there are no more. The search excludes each solution by
/// a clause of its values; the formula, or a step of the proof, must do so, too.
class LoggedSearch {
 public:
  /// The conditions, the limits and the formula must outlive this object; the formula may grow.
  LoggedSearch(const Conditions& conditions, const cp::Limits& limits, const Opb& formula)
      : limits_(limits),
        formula_(formula),
        posting_(post(conditions, store_, cp::Consistency::automatic, Inference::provable, {}, limits)),
        log_(conditions, formula, store_.constraint_count(), store_.level() + 1) {
    if (!posting_.is_complete) return;
    store_.set_observer(&log_);
    if (keep_candidates(store_, conditions.candidates) && propagate())
      search_.emplace(store_, std::vector<cp::Branching>{{posting_.cells}}, options_, statistics_);
  }

  /// `exhausted`: the log can show that there is no further solution.
  [[nodiscard]] SearchResult next() {
    if (!posting_.is_complete) return SearchResult::limit;
    if (!search_) return SearchResult::exhausted;
    while (true) {
      cp::Limits limits = limits_;
      limits.nodes = cp::Limits::kNone;
      limits.failures = statistics_.failures + kFailuresBetweenLooks;
      const std::size_t taken = log_.memory() + formula_.formula().memory();
      if (taken > limits.memory) return SearchResult::limit;
      if (limits.memory != cp::Limits::kNone) limits.memory -= taken;
      const SearchResult found = search_->next(limits);
      if (found != SearchResult::limit || statistics_.failures < limits.failures) return found;
    }
  }

  /// The solution that was found last.
  [[nodiscard]] Grid grid() const {
    Grid grid;
    for (const cp::IntVar cell : posting_.cells) grid.push_back(static_cast<int>(store_.value(cell)));
    return grid;
  }
  [[nodiscard]] CuttingPlanesLog& log() { return log_; }
  [[nodiscard]] std::uint64_t failures() const { return statistics_.failures; }

 private:
  [[nodiscard]] bool propagate() {
    if (store_.propagate()) return true;
    std::vector<cp::Literal> told_to_log;
    store_.explain_failure(told_to_log);
    return false;
  }

  const cp::Limits& limits_;
  const Opb& formula_;
  cp::Store store_;
  Posting posting_;
  CuttingPlanesLog log_;
  cp::SearchOptions options_{.mode = cp::SearchMode::free,
                             .most_excluded = std::numeric_limits<std::size_t>::max(),
                             .excludes_values = true,
                             .shortening = kShortening};
  cp::Statistics statistics_;
  std::optional<cp::LearningSearch> search_;  // none after a failure at the root
};

/// The formula of the conditions, if it fits into the limits.
class LimitedFormula {
 public:
  LimitedFormula(const Conditions& conditions, const cp::Limits& limits)
      : opb(opb_of(conditions, [&limits](std::size_t memory) { return is_stopped(memory, limits); })),
        is_complete(opb.is_complete() && !is_stopped(opb.formula().memory(), limits)) {}

  Opb opb;
  bool is_complete;

 private:
  [[nodiscard]] static bool is_stopped(std::size_t memory, const cp::Limits& limits) {
    return memory > limits.memory || is_time_over(limits);
  }
};

/// Literals of the formula that hold for a grid; propagation from them satisfies it.
class SolutionLiterals {
 public:
  explicit SolutionLiterals(const Opb& formula) : variables_(formula.variables()) {
    if (formula.has_helpers()) completion_.emplace(formula.formula());
  }

  [[nodiscard]] std::vector<int> of(const Grid& grid) {
    std::vector<int> literals;
    for (std::size_t cell = 0; cell < grid.size(); ++cell)
      if (const int v = variables_.variable(static_cast<int>(cell), grid[cell]); v != 0)
        literals.push_back(v);
    if (!completion_) return literals;
    [[maybe_unused]] const bool is_solution = completion_->complete(literals);
    assert(is_solution);
    return literals;
  }

 private:
  const CandidateVariables& variables_;
  std::optional<proof::Completion> completion_;  // if there are helper variables
};

}  // namespace

CuttingPlanesProof prove_by_cutting_planes(const Conditions& conditions, const cp::Limits& limits_of_call,
                                           const std::function<void(std::string_view)>& write_proof,
                                           proof::VeripbVersion version) {
  using Verdict = Uniqueness::Verdict;
  const cp::Limits limits = limits_of_call.started();
  LimitedFormula formula(conditions, limits);
  CuttingPlanesProof result{{}, std::move(formula.opb)};
  if (!formula.is_complete) return result;
  LoggedSearch search(conditions, limits, result.formula);
  SearchResult found = search.next();
  if (found == SearchResult::solution) {
    result.solution = search.grid();
    result.formula.exclude(*result.solution);
    found = search.next();
  }
  result.conflicts = search.failures();
  if (found == SearchResult::solution) {
    result.other = search.grid();
    result.verdict = Verdict::several;
  } else if (found == SearchResult::exhausted) {
    proof::VeripbWriter writer(result.formula.formula(), version, write_proof);
    if (!search.log().write(writer, true, [&limits] { return is_time_over(limits); })) return result;
    writer.conclude_unsatisfiable();
    result.verdict = result.solution ? Verdict::unique : Verdict::none;
  }
  return result;
}

CountProof prove_count(const Conditions& conditions, std::uint64_t most, const cp::Limits& limits_of_call,
                       const std::function<void(std::string_view)>& write_proof,
                       const std::function<void(std::uint64_t)>& on_solution) {
  const cp::Limits limits = limits_of_call.started();
  LimitedFormula formula(conditions, limits);
  CountProof result{std::move(formula.opb)};
  if (!formula.is_complete) return result;
  if (result.formula.has_helpers()) result.formula.preserve_candidates();
  LoggedSearch search(conditions, limits, result.formula);
  SolutionLiterals literals(result.formula);
  SearchResult found = SearchResult::solution;
  while (result.solutions < most && (found = search.next()) == SearchResult::solution) {
    search.log().add_solution(literals.of(search.grid()));
    ++result.solutions;
    if (on_solution) on_solution(result.solutions);
  }
  result.conflicts = search.failures();
  result.is_complete = found == SearchResult::exhausted;
  if (!result.is_complete && result.solutions == 0) return result;
  proof::VeripbWriter writer(result.formula.formula(), proof::VeripbVersion::v3, write_proof);
  // What was found before a limit ended the search is written all the same.
  const auto is_stopped = [&] { return result.is_complete && is_time_over(limits); };
  result.is_written = search.log().write(writer, result.is_complete, is_stopped);
  if (!result.is_written) return result;
  result.is_complete ? writer.conclude_complete() : writer.conclude_partial();
  return result;
}

}  // namespace quadrille::sudoku
