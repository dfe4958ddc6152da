// Whole files and standard input as text.
#pragma once

#include <string>

#include "base/input_error.h"

namespace quadrille::cli {

/// The bytes of a file, "-" for standard input. The error's sentence does not name the file.
[[nodiscard]] Parsed<std::string> read_text(const std::string& file);

/// What messages call the file.
[[nodiscard]] std::string_view file_title(std::string_view file);

}  // namespace quadrille::cli
