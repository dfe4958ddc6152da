#include "cli/text/text_layout.h"

#include <algorithm>

namespace quadrille::cli {

std::size_t width(std::string_view line) {
  return static_cast<std::size_t>(
      std::ranges::count_if(line, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

namespace {

/// A term at column 2, its further lines at column 4.
std::string broken(std::string_view term, std::size_t columns) {
  std::string out = "  ";
  std::size_t indent = 2;
  while (width(term) + indent > columns) {
    const std::size_t bar = term.rfind('|', columns - indent - 1);
    if (bar == std::string_view::npos) break;
    indent = 4;
    out += std::string(term.substr(0, bar + 1)) + '\n' + std::string(indent, ' ');
    term.remove_prefix(bar + 1);
  }
  return out + std::string(term);
}

}  // namespace

std::string wrapped(std::string_view text, std::size_t indent, std::size_t first, std::size_t columns) {
  std::string out;
  std::size_t column = first;
  bool is_line_start = true;
  while (true) {
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    if (text.empty()) break;
    const auto word = text.substr(0, text.find(' '));
    text.remove_prefix(word.size());
    if (!is_line_start && column + 1 + width(word) > columns) {
      out += '\n' + std::string(indent, ' ');
      column = indent;
      is_line_start = true;
    }
    if (!is_line_start) out += ' ';
    out += word;
    column += width(word) + (is_line_start ? 0 : 1);
    is_line_start = false;
  }
  return out + '\n';
}

std::string term_and_meaning(std::string_view term, std::string_view meaning, std::size_t meaning_column,
                             std::size_t columns) {
  meaning_column = std::min(meaning_column, columns * 2 / 5);
  std::string out = broken(term, columns);
  const std::size_t column = width(std::string_view(out).substr(out.rfind('\n') + 1));
  out += column + 2 > meaning_column ? '\n' + std::string(meaning_column, ' ')
                                     : std::string(meaning_column - column, ' ');
  return out + wrapped(meaning, meaning_column, meaning_column, columns);
}

std::string command_on_lines(std::string_view command, std::size_t indent, std::size_t columns) {
  constexpr std::size_t kBackslash = 2;  // including the space before it
  constexpr std::size_t kFurther = 2;
  std::string out(indent, ' ');
  std::size_t column = indent;
  bool is_line_start = true;
  while (!command.empty()) {
    char quote = 0;
    const auto end = std::ranges::find_if(command, [&](char c) {
      if (quote == 0 && (c == '"' || c == '\'')) {
        quote = c;
      } else if (c == quote) {
        quote = 0;
      }
      return c == ' ' && quote == 0;
    });
    const auto word = command.substr(0, static_cast<std::size_t>(end - command.begin()));
    command.remove_prefix(std::min(word.size() + 1, command.size()));
    const std::size_t last = columns - (command.empty() ? 0 : kBackslash);
    if (!is_line_start && column + 1 + width(word) > last) {
      out += " \\\n" + std::string(indent + kFurther, ' ');
      column = indent + kFurther;
      is_line_start = true;
    }
    if (!is_line_start) out += ' ';
    out += word;
    column += width(word) + (is_line_start ? 0 : 1);
    is_line_start = false;
  }
  return out + '\n';
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

}  // namespace quadrille::cli
