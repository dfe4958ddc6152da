// Makes foreign text, such as the name of a file or the title of a puzzle, safe to show on a terminal.
#pragma once

#include <string>
#include <string_view>

namespace quadrille {

/// The text with its control characters written as `\x1b` and the like, so that a terminal shows them instead
/// of obeying them: those below the space, except tabs and line ends, the one after ~, and those of
/// ISO 6429 from U+0080 to U+009F, as UTF-8 or as single bytes. Everything else is unchanged.
[[nodiscard]] std::string visible_text(std::string_view text);

/// The same for a name within a line: tabs and line ends are shown, too.
[[nodiscard]] std::string visible_name(std::string_view name);

/// Whether visible_text() would change the text.
[[nodiscard]] bool has_control_characters(std::string_view text);

}  // namespace quadrille
