// The words of a command line: whether two runs do the same work, and as a line for a shell.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "options/option.h"

namespace quadrille::cli {

/// The words without these options and their values: "--threads 2", "--threads=2", "-o FILE", "-oFILE".
[[nodiscard]] std::vector<std::string> words_without(std::initializer_list<const options::Option*> left_out,
                                                     const std::vector<std::string>& words);

/// The text in single quotes, for a shell.
[[nodiscard]] std::string shell_quoted(std::string_view text);
/// "quadrille" and the words, in quotes only if a shell needs them.
[[nodiscard]] std::string shell_line(const std::vector<std::string>& words);

}  // namespace quadrille::cli
