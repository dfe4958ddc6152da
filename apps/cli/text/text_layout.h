// Plain text laid out for a terminal, by default with 80 columns.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace quadrille::cli {

inline constexpr std::size_t kColumns = 80;

/// The number of terminal columns of a line in UTF-8 without escape sequences.
[[nodiscard]] std::size_t width(std::string_view line);

/// The words of a text on lines of limited width; the first line starts at column `first`, the others at
/// `indent`, including spaces before them. Ends with a line end.
[[nodiscard]] std::string wrapped(std::string_view text, std::size_t indent, std::size_t first,
                                  std::size_t columns = kColumns);
[[nodiscard]] inline std::string wrapped(std::string_view text, std::size_t indent = 0) {
  return std::string(indent, ' ') + wrapped(text, indent, indent);
}

/// A term and its meaning, in separate columns; the meaning begins at `meaning_column`, or further left if
/// that leaves it less than three fifths of the width. A term that is wider than a line is broken after `|`.
[[nodiscard]] std::string term_and_meaning(std::string_view term, std::string_view meaning,
                                           std::size_t meaning_column, std::size_t columns = kColumns);

/// A shell command on lines of limited width, continued by backslashes. Text in quotes is kept together.
/// Ends with a line end.
[[nodiscard]] std::string command_on_lines(std::string_view command, std::size_t indent,
                                           std::size_t columns = kColumns);

/// The lines of a text, without line ends.
[[nodiscard]] std::vector<std::string_view> lines_of(std::string_view text);

}  // namespace quadrille::cli
