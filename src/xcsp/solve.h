// Solves an instance and writes the answer in the form that the XCSP3 competitions require.
#pragma once

#include <functional>
#include <string_view>

#include "cp/limits.h"

namespace quadrille::xcsp {

enum class Status : std::uint8_t {
  satisfiable,
  some_of_all,  // all solutions were asked for, and a limit came after the first or a later one
  unsatisfiable,
  optimum,
  unknown,
  unsupported,
  bad_input,
};

struct SolveOptions {
  cp::Limits limits{};
  /// Write the events of the search, one JSON object per line (docs/trace.md), and nothing else: solutions
  /// are among its events, and so is the sentence about an error.
  bool trace = false;
  /// Find all solutions or, with an objective, show each better one.
  bool all = false;
};

/// Writes "o N" for each better solution when it is found; at the end "s ..", and for the best solution
/// "v <instantiation> .. </instantiation>". With `all`, each solution is written when it is found, and at the
/// end "d FOUND SOLUTIONS N" with their number. Unsupported features and errors are reported on a line that
/// begins with "c".
Status solve(std::string_view xml, const SolveOptions& options,
             const std::function<void(std::string_view)>& write, cp::Statistics* statistics = nullptr);

}  // namespace quadrille::xcsp
