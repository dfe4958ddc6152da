// Colours as editors write them, and what people call them.
#pragma once

#include <optional>
#include <string_view>

namespace quadrille::formats {

enum class ColourName { none, white, grey, black, red, orange, yellow, green, blue, purple };

/// What people call a colour of CSS: "#rgb", "#rgba", "#rrggbb", "#rrggbbaa", "rgb(1,2,3)",
/// "rgba(1,2,3,0.5)", or a usual name such as "lightgray". `none`: it cannot be seen, or is not known.
[[nodiscard]] ColourName colour_name(std::string_view text);
/// "grey".
[[nodiscard]] std::string_view name_of(ColourName colour);

}  // namespace quadrille::formats
