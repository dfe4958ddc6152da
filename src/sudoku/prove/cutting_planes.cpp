#include "sudoku/prove/cutting_planes.h"

#include <algorithm>

#include "cp/learning/learning_search.h"
#include "sudoku/conditions/encoding.h"
#include "sudoku/posting/posting.h"
#include "sudoku/prove/cutting_planes_log.h"

namespace quadrille::sudoku {

namespace {

using cp::SearchResult;

constexpr std::uint64_t kFailuresBetweenLooks = 256;

bool is_time_over(const cp::Limits& limits) { return limits.stop.stop_requested() || limits.time.is_over(); }

class LoggedSearch {
 public:
  LoggedSearch(const Conditions& conditions, const cp::Limits& limits, CuttingPlanesProof& result)
      : limits_(limits),
        result_(result),
        posting_(post(conditions, store_, cp::Consistency::automatic, Inference::provable, {}, limits)),
        log_(conditions, result.formula, store_.constraint_count(), store_.level() + 1) {
    store_.set_observer(&log_);
    is_possible_ = !posting_.is_complete || (keep_candidates(store_, conditions.candidates) && propagate());
  }

  /// Fills the result, whose formula is the conditions' formula. Returns whether write() has something to
  /// prove.
  [[nodiscard]] bool run() {
    if (!posting_.is_complete) return false;
    if (!is_possible_) return conclude(Verdict::none);
    cp::LearningSearch search(store_, {{posting_.cells}}, options_, statistics_);
    SearchResult found = next(search);
    if (found == SearchResult::solution) {
      result_.solution = grid();
      result_.formula.exclude(*result_.solution);
      search.pause();
      search.take_up({.solutions = {{result_.solution->begin(), result_.solution->end()}}});
      found = next(search);
    }
    result_.conflicts = statistics_.failures;
    if (found == SearchResult::exhausted) return conclude(result_.solution ? Verdict::unique : Verdict::none);
    if (found == SearchResult::limit) return false;
    result_.other = grid();
    result_.verdict = Verdict::several;
    return false;
  }

  void write(const std::function<void(std::string_view)>& write_proof) {
    proof::VeripbWriter writer(result_.formula.formula(), write_proof);
    if (!log_.write(writer, [this] { return is_time_over(limits_); })) result_.verdict = Verdict::stopped;
  }

 private:
  using Verdict = Uniqueness::Verdict;

  [[nodiscard]] bool propagate() {
    if (store_.propagate()) return true;
    std::vector<cp::Literal> told_to_log;
    store_.explain_failure(told_to_log);
    return false;
  }

  [[nodiscard]] bool conclude(Verdict verdict) {
    result_.verdict = verdict;
    return true;
  }

  /// Checks from time to time how much memory the proof takes.
  [[nodiscard]] SearchResult next(cp::LearningSearch& search) {
    while (true) {
      cp::Limits limits = limits_;
      limits.nodes = cp::Limits::kNone;
      limits.failures = statistics_.failures + kFailuresBetweenLooks;
      const std::size_t taken = log_.memory() + result_.formula.formula().memory();
      if (taken > limits.memory) return SearchResult::limit;
      if (limits.memory != cp::Limits::kNone) limits.memory -= taken;
      const SearchResult found = search.next(limits);
      if (found != SearchResult::limit || statistics_.failures < limits.failures) return found;
    }
  }

  [[nodiscard]] Grid grid() const {
    Grid grid;
    for (const cp::IntVar cell : posting_.cells) grid.push_back(static_cast<int>(store_.value(cell)));
    return grid;
  }

  const cp::Limits& limits_;
  CuttingPlanesProof& result_;
  cp::Store store_;
  Posting posting_;
  CuttingPlanesLog log_;
  cp::SearchOptions options_{.mode = cp::SearchMode::free, .shortening = kShortening};
  cp::Statistics statistics_;
  bool is_possible_;
};

}  // namespace

CuttingPlanesProof prove_by_cutting_planes(const Conditions& conditions, const cp::Limits& limits_of_call,
                                           const std::function<void(std::string_view)>& write_proof) {
  const cp::Limits limits = limits_of_call.started();
  const auto is_stopped = [&limits](std::size_t memory) {
    return memory > limits.memory || is_time_over(limits);
  };
  CuttingPlanesProof result{{}, opb_of(conditions, is_stopped)};
  if (!result.formula.is_complete() || is_stopped(result.formula.formula().memory())) return result;
  LoggedSearch search(conditions, limits, result);
  if (search.run()) search.write(write_proof);
  return result;
}

}  // namespace quadrille::sudoku
