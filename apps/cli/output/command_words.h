// The words of a command line, to decide whether two runs do the same work.
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "options/option.h"

namespace quadrille::cli {

/// The words without these options and their values: "--threads 2", "--threads=2", "-o FILE", "-oFILE".
[[nodiscard]] std::vector<std::string> words_without(std::initializer_list<const options::Option*> left_out,
                                                     const std::vector<std::string>& words);

}  // namespace quadrille::cli
