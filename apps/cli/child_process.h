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
/// take_line; its errors go to this program's standard error. Returns its exit code, or an error if it cannot
/// be started.
[[nodiscard]] Parsed<int> run_child(const std::vector<std::string>& words,
                                    const std::vector<std::pair<std::string, std::string>>& environment,
                                    const std::function<void(std::string_view)>& take_line);

}  // namespace quadrille::cli
