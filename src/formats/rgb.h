// The parts of a colour in Quadrille's own notation.
#pragma once

#include <charconv>
#include <string_view>

namespace quadrille::formats {

/// From 0 to 255.
struct Rgb {
  int red = 0, green = 0, blue = 0;
};

/// "#rrggbb"; a part that is missing or no number is 0.
[[nodiscard]] inline Rgb rgb_of(std::string_view colour) {
  constexpr int kBase = 16;
  Rgb rgb;
  std::size_t place = 1;
  for (int* const part : {&rgb.red, &rgb.green, &rgb.blue}) {
    if (place + 2 > colour.size()) break;
    std::from_chars(colour.data() + place, colour.data() + place + 2, *part, kBase);
    place += 2;
  }
  return rgb;
}

}  // namespace quadrille::formats
