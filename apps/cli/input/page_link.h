// Links of the page (docs/page.md), which hold a puzzle behind #p=.
#pragma once

#include <string>
#include <string_view>

#include "base/input_error.h"

namespace quadrille::cli {

/// Whether the text is one such link and nothing else: "https://example.org/quadrille.html#p=eJyr...".
[[nodiscard]] bool is_page_link(std::string_view text);

/// The text of the puzzle in such a link, which is compressed by zlib and written in base64url. An error
/// where the link was cut short or changed, holds more than any puzzle has, or this program was built without
/// zlib.
[[nodiscard]] Parsed<std::string> text_in_page_link(std::string_view link);

}  // namespace quadrille::cli
