// Files of cubes, which parts are answered of only if the whole file is sound.
#pragma once

#include <string>

#include "base/input_error.h"

namespace quadrille::cli {

/// Verifies the hash of a file of `quadrille cubes`; any other file is left to its reader. Takes a pass over
/// the file. The error's sentence does not name it.
[[nodiscard]] Parsed<void> check_cubes(const std::string& file);

}  // namespace quadrille::cli
