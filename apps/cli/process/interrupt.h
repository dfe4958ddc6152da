// Ctrl-C and SIGTERM ask the work to end in an orderly way; a second one ends the program at once.
#pragma once

#include "base/stop_token.h"

namespace quadrille::cli {

/// Call once, before the work begins.
void install_interrupt_handlers();

[[nodiscard]] StopToken interrupt_token();
[[nodiscard]] inline bool interrupted() { return interrupt_token().stop_requested(); }

}  // namespace quadrille::cli
