// Colours in the notation of editors, and their common names.
#pragma once

#include <optional>
#include <string_view>

namespace quadrille::formats {

enum class ColourName { none, white, grey, black, red, orange, yellow, green, blue, purple };

/// The common name of a CSS colour: "#rgb", "#rgba", "#rrggbb", "#rrggbbaa", "rgb(1,2,3)", "rgba(1,2,3,0.5)",
/// or a CSS name such as "lightgray". `none` if it is transparent or not known.
[[nodiscard]] ColourName colour_name(std::string_view text);
/// "grey".
[[nodiscard]] std::string_view name_of(ColourName colour);

}  // namespace quadrille::formats
