// Suggestions for mistyped names.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace quadrille {

/// The name that is most similar to the word: it begins with the word, or differs by one or two typing errors
/// (an extra, missing or wrong character, or two exchanged neighbours), or one of its parts between `_`
/// begins with the word. Empty if none is similar.
[[nodiscard]] std::string closest_name(std::string_view word, std::span<const std::string> names);

}  // namespace quadrille
