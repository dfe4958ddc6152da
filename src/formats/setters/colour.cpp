#include "formats/setters/colour.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <string>
#include <utility>

#include "formats/fraction.h"

namespace quadrille::formats {

namespace {

/// Each component is from 0 to 1.
struct Colour {
  double red, green, blue, opacity = 1;
};

constexpr auto kUsualNames = std::to_array<std::pair<std::string_view, ColourName>>({
    {"white", ColourName::white},    {"black", ColourName::black},    {"gray", ColourName::grey},
    {"grey", ColourName::grey},      {"lightgray", ColourName::grey}, {"lightgrey", ColourName::grey},
    {"darkgray", ColourName::grey},  {"darkgrey", ColourName::grey},  {"silver", ColourName::grey},
    {"red", ColourName::red},        {"orange", ColourName::orange},  {"yellow", ColourName::yellow},
    {"green", ColourName::green},    {"lime", ColourName::green},     {"lightgreen", ColourName::green},
    {"blue", ColourName::blue},      {"lightblue", ColourName::blue}, {"purple", ColourName::purple},
    {"magenta", ColourName::purple}, {"violet", ColourName::purple},  {"pink", ColourName::purple},
});

std::optional<Colour> hexadecimal(std::string_view digits) {
  const bool is_short = digits.size() == 3 || digits.size() == 4;
  if (!is_short && digits.size() != 6 && digits.size() != 8) return std::nullopt;
  std::array<double, 4> parts{0, 0, 0, 1};
  const std::size_t length = is_short ? 1 : 2;
  for (std::size_t i = 0; i * length < digits.size(); ++i) {
    const std::string_view part = digits.substr(i * length, length);
    unsigned value = 0;
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), value, 16);
    if (error != std::errc() || end != part.data() + part.size()) return std::nullopt;
    parts[i] = value / (is_short ? 15.0 : 255.0);
  }
  return Colour{parts[0], parts[1], parts[2], parts[3]};
}

/// "1, 2, 3" or "1, 2, 3, 0.5".
std::optional<Colour> decimal_parts(std::string_view list) {
  std::array<double, 4> parts{0, 0, 0, 1};
  std::size_t count = 0;
  while (true) {
    const std::size_t begin = std::min(list.find_first_not_of(' '), list.size());
    list.remove_prefix(begin);
    if (count == parts.size()) return std::nullopt;
    const auto part = take_fraction(list);
    if (!part) return std::nullopt;
    parts[count++] = *part;
    list.remove_prefix(std::min(list.find_first_not_of(' '), list.size()));
    if (list.empty()) break;
    if (list.front() != ',') return std::nullopt;
    list.remove_prefix(1);
  }
  if (count < 3) return std::nullopt;
  return Colour{parts[0] / 255, parts[1] / 255, parts[2] / 255, parts[3]};
}

/// By its hue, an angle from red through green to blue, unless its saturation is very low.
ColourName name_of_colour(const Colour& colour) {
  constexpr double kLeastOpacity = 0.05, kLeastChroma = 0.08, kWhite = 0.94, kBlack = 0.25;
  if (colour.opacity < kLeastOpacity) return ColourName::none;
  const auto [red, green, blue, opacity] = colour;
  const double most = std::max({red, green, blue}), least = std::min({red, green, blue});
  const double chroma = most - least;
  if (chroma < kLeastChroma)
    return least > kWhite ? ColourName::white : most < kBlack ? ColourName::black : ColourName::grey;
  double hue = most == red     ? 60 * (green - blue) / chroma
               : most == green ? 60 * (blue - red) / chroma + 120
                               : 60 * (red - green) / chroma + 240;
  if (hue < 0) hue += 360;
  // The upper limit of each colour's hue, in degrees.
  constexpr std::array<std::pair<double, ColourName>, 7> kHues{{{18, ColourName::red},
                                                                {45, ColourName::orange},
                                                                {70, ColourName::yellow},
                                                                {170, ColourName::green},
                                                                {255, ColourName::blue},
                                                                {335, ColourName::purple},
                                                                {360, ColourName::red}}};
  return std::ranges::find_if(kHues, [hue](const auto& entry) { return hue <= entry.first; })->second;
}

}  // namespace

ColourName colour_name(std::string_view text) {
  std::string lower(text);
  std::ranges::transform(lower, lower.begin(), [](char c) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  });
  const std::string_view word = lower;
  std::optional<Colour> colour;
  if (word.starts_with('#')) {
    colour = hexadecimal(word.substr(1));
  } else if (word.starts_with("rgb") && word.ends_with(')') && word.find('(') != std::string_view::npos) {
    const std::size_t begin = word.find('(') + 1;
    colour = decimal_parts(word.substr(begin, word.size() - begin - 1));
  } else {
    const auto usual =  // NOLINT(readability-qualified-auto): a pointer in one library, a class in another
        std::ranges::find(kUsualNames, word, &std::pair<std::string_view, ColourName>::first);
    return usual == kUsualNames.end() ? ColourName::none : usual->second;
  }
  return colour ? name_of_colour(*colour) : ColourName::none;
}

std::string_view name_of(ColourName colour) {
  constexpr std::array<std::string_view, 10> kNames{"none",   "white",  "grey",  "black", "red",
                                                    "orange", "yellow", "green", "blue",  "purple"};
  return kNames[static_cast<std::size_t>(colour)];
}

}  // namespace quadrille::formats
