// How many solutions does a puzzle have? Their number as far as they were counted, or an estimate of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "answers/answer.h"
#include "sudoku/solve/estimate.h"
#include "sudoku/solve/solve.h"

namespace quadrille::answers {

struct CountAnswer {
  std::uint64_t solutions = 0;
  bool all_counted = false;
  std::optional<std::string> stopped;

  static constexpr auto members() {
    return std::tuple{
        Member{"solutions", &CountAnswer::solutions, "How many were counted, exactly, however large."},
        Member{"all_counted", &CountAnswer::all_counted, "Whether there are no more."},
        Member{"stopped", &CountAnswer::stopped, "Why the count ended early."}};
  }
};

struct EstimateAnswer {
  std::optional<double> estimate;
  std::optional<double> log10;
  std::optional<double> relative_error;
  std::uint64_t probes = 0;
  std::uint64_t hits = 0;
  std::optional<std::string> stopped;

  static constexpr auto members() {
    return std::tuple{
        Member{"estimate", &EstimateAnswer::estimate,
               "The estimated number; missing if no probe found a solution, or if it exceeds 1e308."},
        Member{"log10", &EstimateAnswer::log10, "The decimal logarithm of the estimate."},
        Member{"relative_error", &EstimateAnswer::relative_error,
               "The standard error of the estimate, relative to it."},
        Member{"probes", &EstimateAnswer::probes, "The number of random probes of the search tree."},
        Member{"hits", &EstimateAnswer::hits, "How many of them found a solution."},
        Member{"stopped", &EstimateAnswer::stopped, "Why fewer probes were made than requested."}};
  }
};

/// why_stopped: the limit that ended the work early, for sentences: "the time limit ended the search".
[[nodiscard]] CountAnswer answer_of(const sudoku::SolveResult& result, std::string_view why_stopped = {});
/// If propagation alone decided the puzzle, the number is exact, and there is no estimate.
[[nodiscard]] std::variant<CountAnswer, EstimateAnswer> answer_of(const sudoku::Estimate& found,
                                                                  std::string_view why_stopped = {});

}  // namespace quadrille::answers
