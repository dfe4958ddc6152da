#include "answers/count.h"

#include <cmath>
#include <numbers>

namespace quadrille::answers {

CountAnswer answer_of(const sudoku::SolveResult& result, std::string_view why_stopped) {
  CountAnswer answer{.solutions = result.solutions, .all_counted = result.ending == sudoku::Ending::complete};
  if (result.ending == sudoku::Ending::stopped) answer.stopped = why_stopped;
  return answer;
}

std::variant<CountAnswer, EstimateAnswer> answer_of(const sudoku::Estimate& found,
                                                    std::string_view why_stopped) {
  const sudoku::LogMean& mean = found.solutions;
  if (found.is_exact) return CountAnswer{.solutions = mean.hits(), .all_counted = true};
  EstimateAnswer answer{.probes = mean.count(), .hits = mean.hits()};
  if (found.was_stopped) answer.stopped = why_stopped;
  if (mean.hits() == 0) return answer;
  answer.log10 = mean.log() / std::numbers::ln10;
  if (const double estimate = std::exp(mean.log()); std::isfinite(estimate)) answer.estimate = estimate;
  // One probe does not show an error.
  if (std::isfinite(mean.relative_error())) answer.relative_error = mean.relative_error();
  return answer;
}

}  // namespace quadrille::answers
