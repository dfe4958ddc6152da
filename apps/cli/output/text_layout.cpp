#include "cli/output/text_layout.h"

#include <algorithm>

namespace quadrille::cli {

std::string wrapped(std::string_view text, std::size_t indent, std::size_t first, std::size_t columns) {
  std::string out;
  std::size_t column = first;
  bool is_line_start = true;
  while (true) {
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    if (text.empty()) break;
    const auto word = text.substr(0, text.find(' '));
    text.remove_prefix(word.size());
    if (!is_line_start && column + 1 + word.size() > columns) {
      out += '\n' + std::string(indent, ' ');
      column = indent;
      is_line_start = true;
    }
    if (!is_line_start) out += ' ';
    out += word;
    column += word.size() + (is_line_start ? 0 : 1);
    is_line_start = false;
  }
  return out + '\n';
}

std::string term_and_meaning(std::string_view term, std::string_view meaning, std::size_t meaning_column) {
  std::string out = "  " + std::string(term);
  out += out.size() + 2 > meaning_column ? '\n' + std::string(meaning_column, ' ')
                                         : std::string(meaning_column - out.size(), ' ');
  return out + wrapped(meaning, meaning_column, meaning_column);
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
