// Plain texts whose digits are letters.
#pragma once

#include <string>
#include <string_view>

namespace quadrille::formats::plain {

/// The symbols of the digits if these are letters: A, B, C .., or as many different letters as the grids have
/// digits. Empty if they are not letters, or too many. Linear in the length of the text.
[[nodiscard]] std::string letters_of(std::string_view text);

}  // namespace quadrille::formats::plain
