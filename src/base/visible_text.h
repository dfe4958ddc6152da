// Text of others, such as the name of a file or the title of a puzzle, as it may be shown on a terminal.
#pragma once

#include <string>
#include <string_view>

namespace quadrille {

/// The text with its control characters written as \x1b and the like, so that a terminal shows them and does
/// not obey them: those below the space, but for tabs and ends of lines, the one after ~, and those of
/// ISO 6429 from U+0080 to U+009F, whether as UTF-8 or as single bytes. All else stays as it is.
[[nodiscard]] std::string visible_text(std::string_view text);

/// Likewise for a name that stands within a line: tabs and ends of lines are shown, too.
[[nodiscard]] std::string visible_name(std::string_view name);

/// Whether visible_text() would change the text.
[[nodiscard]] bool has_control_characters(std::string_view text);

}  // namespace quadrille
