// Links of the page (docs/page.md), which contain a puzzle after #p=.
#pragma once

#include <string>
#include <string_view>

#include "base/input_error.h"

namespace quadrille::cli {

/// Whether the text is exactly one such link: "https://example.org/quadrille.html#p=eJyr...".
[[nodiscard]] bool is_page_link(std::string_view text);

/// The text of the puzzle in such a link, which is compressed by zlib and encoded in base64url. An error if
/// the link is truncated or damaged, contains more than any puzzle, or this program was built without zlib.
[[nodiscard]] Parsed<std::string> text_in_page_link(std::string_view link);

}  // namespace quadrille::cli
