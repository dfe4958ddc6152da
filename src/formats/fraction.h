// Decimal fractions in texts.
#pragma once

#include <optional>
#include <string_view>

namespace quadrille::formats {

/// Removes the decimal number at the beginning of a text, such as "-1.5" or "2e-3", and returns it: "0.5, 2"
/// becomes ", 2". Nullopt, with the text unchanged, if there is none or it exceeds the range of double. The
/// last bit may differ from the nearest double. Independent of the locale. std::from_chars does not support
/// fractions in WebAssembly's standard library.
[[nodiscard]] std::optional<double> take_fraction(std::string_view& text);

}  // namespace quadrille::formats
