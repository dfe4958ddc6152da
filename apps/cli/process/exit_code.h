// The meanings of the program's exit code. The help and manual pages show this list
// (options/commands/commands.h).
#pragma once

#include <algorithm>

namespace quadrille::cli {

enum class ExitCode {
  solved = 0,
  no_solution = 1,
  bad_input = 2,
  limit_reached = 3,  // a limit or Ctrl-C ended the work; the results so far are printed
  lossy = 4,          // a conversion lost a part of a puzzle
  try_again = 75,     // a part of the work was not done, and left no output; run it again
};

/// The code of two answers together: that of bad input takes precedence, then that of a limit, then the
/// highest.
[[nodiscard]] constexpr ExitCode both(ExitCode a, ExitCode b) {
  if (a == ExitCode::bad_input || b == ExitCode::bad_input) return ExitCode::bad_input;
  const ExitCode highest = std::max(a, b);
  const bool hides_limit = highest == ExitCode::lossy && std::min(a, b) == ExitCode::limit_reached;
  return hides_limit ? ExitCode::limit_reached : highest;
}

}  // namespace quadrille::cli
