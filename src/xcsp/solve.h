// Solves an instance and writes the answer in the form that the XCSP3 competitions require.
#pragma once

#include <functional>
#include <string_view>

#include "cp/limits.h"

namespace quadrille::xcsp {

enum class Status : std::uint8_t { satisfiable, unsatisfiable, optimum, unknown, unsupported, bad_input };

struct SolveOptions {
  cp::Limits limits{};
  /// Write what the search does, one JSON object a line (docs/trace.md), and nothing else: solutions are
  /// among its events, and so is the sentence that says what is wrong.
  bool trace = false;
};

/// Writes "o N" for each better solution as it is found; at the end "s ..", and of the best solution
/// "v <instantiation> .. </instantiation>". What is unsupported, or wrong, is told on a line that begins with
/// "c".
Status solve(std::string_view xml, const SolveOptions& options,
             const std::function<void(std::string_view)>& write, cp::Statistics* statistics = nullptr);

}  // namespace quadrille::xcsp
