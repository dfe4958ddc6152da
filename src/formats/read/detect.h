// Which format a text is in.
#pragma once

#include <string_view>

#include "formats/format.h"

namespace quadrille::formats {

/// The format with the highest confidence, the first in formats.def among equals; the extension of file_name,
/// which may be empty, breaks ties. Error with a sentence if no format fits (empty text, binary data ...).
/// `line` and `plain` are the formats of plain texts; options: the user's size and symbols take part.
[[nodiscard]] Parsed<const Format*> detect_format(std::string_view text, std::string_view file_name,
                                                  const ReadOptions& options = {});

}  // namespace quadrille::formats
