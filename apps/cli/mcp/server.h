// Answers messages of the Model Context Protocol on standard input, one on each line.
#pragma once

#include "cli/calls/calls.h"
#include "cli/output/console.h"

namespace quadrille::cli::mcp {

/// Returns when standard input has ended and all is answered, or the program is interrupted.
void serve_messages(const calls::CallLimits& limits, const calls::RunCommand& run, Console& console);

}  // namespace quadrille::cli::mcp
