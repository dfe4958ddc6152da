#include "sudoku/solve/estimate.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/random.h"
#include "sudoku/posting/posting.h"

namespace quadrille::sudoku {

namespace {

class Prober {
 public:
  Prober(const Puzzle& puzzle, const SolveOptions& options)
      : random_(options.seed), conditions_(conditions_within(puzzle, options.limits)) {
    if (!conditions_) return;
    posting_ = post(*conditions_, store_, options.consistency, Inference::all, {}, options.limits);
    is_ready_ = posting_.is_complete;
    possible_ = is_ready_ && keep_candidates(store_, conditions_->candidates) &&
                propagate_within(store_, options.limits, is_ready_);
  }

  /// False if a limit was reached before the rules were posted.
  [[nodiscard]] bool is_ready() const { return is_ready_; }

  [[nodiscard]] bool is_possible() const { return possible_; }
  [[nodiscard]] bool is_settled() const { return !next_cell().has_value(); }

  /// The logarithm of the weight; nullopt if the probe ends without a solution. `was_stopped` becomes true if
  /// a limit ended it, in which case it says nothing.
  [[nodiscard]] std::optional<double> probe(const cp::Limits& limits, cp::Statistics& statistics,
                                            LogMean& nodes, bool& was_stopped) {
    double log_weight = 0, log_nodes = 0;
    std::optional<cp::IntVar> cell;
    store_.push();
    bool possible = true;
    while (possible && (cell = next_cell())) {
      was_stopped = cp::is_over(limits);
      if (was_stopped) break;
      const auto count = store_.count(*cell);
      log_weight += std::log(static_cast<double>(count));
      log_nodes = std::max(log_nodes, log_weight) + std::log1p(std::exp(-std::abs(log_nodes - log_weight)));
      possible = store_.assign(*cell, random_value(*cell, count)) && store_.propagate();
      ++statistics.nodes;
    }
    store_.pop();
    if (was_stopped) return std::nullopt;
    nodes.add(log_nodes);
    (possible ? statistics.solutions : statistics.failures) += 1;
    return possible ? std::optional(log_weight) : std::nullopt;
  }

  [[nodiscard]] std::uint64_t propagations() const { return store_.propagations(); }

 private:
  /// The undecided cell with the fewest digits left, if there is one.
  [[nodiscard]] std::optional<cp::IntVar> next_cell() const {
    std::optional<cp::IntVar> best;
    for (const cp::IntVar cell : posting_.cells) {
      if (!store_.is_fixed(cell) && (!best || store_.count(cell) < store_.count(*best))) best = cell;
    }
    return best;
  }

  [[nodiscard]] cp::Value random_value(cp::IntVar cell, std::uint64_t count) {
    Word left = store_.domains().word(cell.id());
    for (auto skipped = random_.below(count); skipped > 0; --skipped) left = without_lowest(left);
    return store_.domains().origin(cell.id()) + lowest(left);
  }

  Random random_;
  std::optional<Conditions> conditions_;
  cp::Store store_;
  Posting posting_;
  bool is_ready_ = false;
  bool possible_ = false;
};

}  // namespace

void LogMean::add(double log_weight) {
  if (hits_ == 0 || log_weight > scale_) {
    const double shrink = hits_ == 0 ? 0 : std::exp(scale_ - log_weight);
    sum_ *= shrink;
    squares_ *= shrink * shrink;
    scale_ = log_weight;
  }
  const double weight = std::exp(log_weight - scale_);
  sum_ += weight;
  squares_ += weight * weight;
  ++count_;
  ++hits_;
}

double LogMean::log() const {
  if (hits_ == 0) return -std::numeric_limits<double>::infinity();
  return scale_ + std::log(sum_ / static_cast<double>(count_));
}

double LogMean::relative_error() const {
  if (hits_ == 0) return 0;
  const auto n = static_cast<double>(count_);
  if (count_ == 1) return std::numeric_limits<double>::infinity();
  const double mean = sum_ / n;
  const double variance = std::max(0.0, (squares_ - n * mean * mean) / (n - 1));
  return std::sqrt(variance / n) / mean;
}

Estimate estimate(const Puzzle& puzzle, std::uint64_t probes, const SolveOptions& options_of_call,
                  const std::function<void(const LogMean&)>& progress) {
  const SolveOptions options = options_of_call.started();
  const auto begin = std::chrono::steady_clock::now();
  Estimate result;
  Prober prober(puzzle, options);
  if (!prober.is_ready()) {
    result.was_stopped = true;
    result.statistics.time = std::chrono::steady_clock::now() - begin;
    return result;
  }
  if (!prober.is_possible() || prober.is_settled()) {
    result.is_exact = true;
    probes = 1;
  }
  while (result.solutions.count() < probes && !result.was_stopped) {
    const auto log_weight = prober.is_possible() ? prober.probe(options.limits, result.statistics,
                                                                result.nodes, result.was_stopped)
                                                 : std::nullopt;
    if (result.was_stopped) break;
    if (log_weight) {
      result.solutions.add(*log_weight);
    } else {
      result.solutions.add_zero();
    }
    if (progress) progress(result.solutions);
    result.was_stopped = result.solutions.count() < probes && cp::is_over(options.limits);
  }
  result.statistics.propagations = prober.propagations();
  result.statistics.time = std::chrono::steady_clock::now() - begin;
  return result;
}

}  // namespace quadrille::sudoku
