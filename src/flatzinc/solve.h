// Solves a FlatZinc model and writes what MiniZinc reads: solutions, how the search ended, and statistics.
#pragma once

#include <functional>
#include <string_view>

#include "base/input_error.h"
#include "cp/limits.h"

namespace quadrille::flatzinc {

struct SolveOptions {
  /// The number of solutions to write if there is no objective; 0 for all.
  std::uint64_t solutions = 1;
  /// Write each better solution when it is found, not only the best; stop after this many, 0 for no limit.
  bool intermediate = false;
  std::uint64_t intermediate_solutions = 0;
  /// The number of optimal solutions to write once the optimum is known; 0 for all.
  std::uint64_t optimal_solutions = 1;
  /// Ignore the model's search annotations and choose the search freely.
  bool free_search = false;
  bool statistics = false;
  /// Write, as comments, what was posted and which annotations are ignored.
  bool verbose = false;
  /// Write what the search does, one JSON object a line (docs/trace.md), and nothing else: solutions are
  /// among its events.
  bool trace = false;
  std::uint64_t seed = 1;
  cp::Limits limits{};
};

/// Receives the output. `write` gets text that should be visible at once. `keep` gets the text that would
/// still have to be written if the program had to end now, the best solution so far; it replaces the text
/// kept before.
struct Output {
  std::function<void(std::string_view)> write;
  std::function<void(std::string_view)> keep = [](std::string_view) {};
};

/// Solves the model in the text. An error is about that text.
[[nodiscard]] Parsed<void> solve(std::string_view text, const SolveOptions& options, const Output& output);

}  // namespace quadrille::flatzinc
