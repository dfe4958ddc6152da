// What somebody meant who mistyped a name.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace quadrille {

/// The name that is most like the word: it begins with it, or one or two slips (a character too many,
/// missing, wrong, or exchanged with the next) make the difference. Empty when none is like it.
[[nodiscard]] std::string closest_name(std::string_view word, std::span<const std::string> names);

}  // namespace quadrille
