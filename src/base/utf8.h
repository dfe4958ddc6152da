// UTF-8, character by character.
#pragma once

#include <cstddef>
#include <string_view>

namespace quadrille {

/// The number of bytes of the UTF-8 character at the start of a non-empty text; 0 if it is not valid.
[[nodiscard]] std::size_t character_length(std::string_view text);
/// The code point of a valid UTF-8 character.
[[nodiscard]] char32_t code_point(std::string_view character);

}  // namespace quadrille
