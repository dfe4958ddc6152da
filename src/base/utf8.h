// UTF-8, character by character.
#pragma once

#include <cstddef>
#include <string_view>

namespace quadrille {

/// Bytes of the UTF-8 character at the start of a text that is not empty; 0 when there is none.
[[nodiscard]] std::size_t character_length(std::string_view text);

}  // namespace quadrille
