// Runs another program and reads its standard output.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/input_error.h"

namespace quadrille::cli {

/// Searches the program (the first word) in PATH and runs it with the other words, in this program's
/// environment with the given changes. Each line of its output, including the line end, is passed to
/// take_line; its errors go to this program's standard error. If this program is interrupted, it interrupts
/// the other one, once, and still takes the rest of its output. Standard input is empty unless reads_input:
/// only then does the other program share the terminal of this one, and its signals. Returns its exit code,
/// 128 + n if signal n ended it, or an error if it cannot be started.
[[nodiscard]] Parsed<int> run_child(const std::vector<std::string>& words,
                                    const std::vector<std::pair<std::string, std::string>>& environment,
                                    const std::function<void(std::string_view)>& take_line,
                                    bool reads_input = false);

}  // namespace quadrille::cli
