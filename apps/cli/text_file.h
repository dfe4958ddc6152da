// Whole files and standard input as text.
#pragma once

#include <string>

#include "base/input_error.h"

namespace quadrille::cli {

/// The bytes of the file of that name, "-" for standard input. The error's sentence does not name it.
[[nodiscard]] Parsed<std::string> read_text(const std::string& name);

/// What messages call the file.
[[nodiscard]] std::string_view file_title(std::string_view file);

}  // namespace quadrille::cli
