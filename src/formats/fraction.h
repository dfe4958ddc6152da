// Decimal fractions in texts.
#pragma once

#include <optional>
#include <string_view>

namespace quadrille::formats {

/// The decimal number at the beginning of a text, such as "-1.5" or "2e-3", which is taken away from it:
/// of "0.5, 2" is left ", 2". Nothing, and nothing is taken, where there is none or it is beyond a double.
/// The last bit may differ from the nearest double. No locale matters. std::from_chars reads no fractions
/// in WebAssembly's standard library.
[[nodiscard]] std::optional<double> take_fraction(std::string_view& text);

}  // namespace quadrille::formats
