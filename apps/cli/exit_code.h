// The meanings of the program's exit code. The help and manual pages show this list (options/commands.h).
#pragma once

#include <algorithm>

namespace quadrille::cli {

enum class ExitCode {
  solved = 0,
  no_solution = 1,
  bad_input = 2,
  limit_reached = 3,  // a limit or Ctrl-C ended the work; the results so far are printed
  try_again = 75,     // a part of the work was not done, and left no output; run it again
};

/// The code of two answers together: that of bad input takes precedence, then the highest.
[[nodiscard]] constexpr ExitCode both(ExitCode a, ExitCode b) {
  return a == ExitCode::bad_input || b == ExitCode::bad_input ? ExitCode::bad_input : std::max(a, b);
}

}  // namespace quadrille::cli
