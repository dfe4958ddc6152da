// Solves a FlatZinc model and writes output for MiniZinc: solutions, the end of the search, and statistics.
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
  /// Write, as comments, the posted constraints and the ignored annotations.
  bool verbose = false;
  /// Write the events of the search, one JSON object per line (docs/trace.md), and nothing else: solutions
  /// are among its events.
  bool trace = false;
  std::uint64_t seed = 1;
  cp::Limits limits{};
};

/// Receives the output. `write` gets text that should be visible at once. `keep` gets the text that would
/// have to be written if the program ended now, the best solution so far; it replaces the text kept before.
struct Output {
  std::function<void(std::string_view)> write;
  std::function<void(std::string_view)> keep = [](std::string_view) {};
};

/// Solves the model in the text. The position of an error is in that text.
[[nodiscard]] Parsed<void> solve(std::string_view text, const SolveOptions& options, const Output& output);

}  // namespace quadrille::flatzinc
