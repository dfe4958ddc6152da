// Characters that look like those of ASCII, or like nothing, as in programs that were copied from web pages
// and from texts. Programming languages do not take them for what they look like.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille {

enum class LooksLike : std::uint8_t { blank, nothing, dash, quote, apostrophe, full_width };

/// The kind of a character that looks like one of ASCII, or like nothing.
[[nodiscard]] std::optional<LooksLike> look_of(char32_t c);
/// The ASCII character that a full-width one (U+FF01 to U+FF5E) stands for.
[[nodiscard]] char ascii_of_full_width(char32_t c);

/// Line and column are counted from 1, the latter in characters.
struct LookAlike {
  std::size_t line = 0;
  std::size_t column = 0;
  char32_t character = 0;
};

/// The look-alikes of a program in Prolog or MiniZinc that are in no comment and no quoted text. O(size).
[[nodiscard]] std::vector<LookAlike> look_alikes(std::string_view program);

/// Names the character, says what to write instead, and how often it occurs among `all`.
[[nodiscard]] std::string look_alike_sentence(char32_t c, std::span<const LookAlike> all);

}  // namespace quadrille
