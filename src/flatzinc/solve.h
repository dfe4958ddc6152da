// Solves a FlatZinc model and writes what MiniZinc expects to read: solutions, how the search ended,
// statistics.
#pragma once

#include <functional>
#include <string_view>

#include "base/input_error.h"
#include "cp/limits.h"

namespace quadrille::flatzinc {

struct SolveOptions {
  /// How many solutions to write where nothing is optimised; 0 for all.
  std::uint64_t solutions = 1;
  /// Write each better solution as it is found, not the best alone; end after so many of them, 0 for no end.
  bool intermediate = false;
  std::uint64_t intermediate_solutions = 0;
  /// How many of the best solutions to write once the optimum is known; 0 for all.
  std::uint64_t optimal_solutions = 1;
  /// Search as seems best, whatever the model's annotations say.
  bool free_search = false;
  bool statistics = false;
  /// Tell, in comments, what is posted and which annotations are not followed.
  bool verbose = false;
  /// Write what the search does, one JSON object a line (docs/trace.md), and nothing else: solutions are
  /// among its events.
  bool trace = false;
  std::uint64_t seed = 1;
  cp::Limits limits{};
};

/// Where the output goes. `write` takes text that is to be seen at once; `keep` takes all that would have to
/// be written if the program were to end now, as a whole each time: the best solution so far.
struct Output {
  std::function<void(std::string_view)> write;
  std::function<void(std::string_view)> keep = [](std::string_view) {};
};

/// An error is about the model's text.
[[nodiscard]] Parsed<void> solve(std::string_view text, const SolveOptions& options, const Output& output);

}  // namespace quadrille::flatzinc
