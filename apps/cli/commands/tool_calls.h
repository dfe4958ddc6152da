// For the commands that answer programs: their tools are other commands of this program.
#pragma once

#include <string>
#include <vector>

namespace quadrille::cli {

/// Runs another command in this process, with the words of its command line, and returns its exit code.
[[nodiscard]] int run_words(const std::vector<std::string>& words);

}  // namespace quadrille::cli
