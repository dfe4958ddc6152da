// Another program, run while its standard output is read.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/input_error.h"

namespace quadrille::cli {

/// Searches the program (the first word) in PATH and runs it with the words that follow, this program's
/// environment and the changes to it. Each line it writes, with its end, goes to take_line; its errors go to
/// this program's standard error. Gives its exit code, or an error when it cannot be started.
[[nodiscard]] Parsed<int> run_child(const std::vector<std::string>& words,
                                    const std::vector<std::pair<std::string, std::string>>& environment,
                                    const std::function<void(std::string_view)>& take_line);

}  // namespace quadrille::cli
