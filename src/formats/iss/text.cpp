#include "formats/iss/text.h"

#include <algorithm>

namespace quadrille::formats {

namespace {

bool is_link(std::string_view line) {
  return trimmed(line).starts_with("https://") || trimmed(line).starts_with("http://");
}

/// The text after ?q= in a link; the whole of any other line.
Token iss_query(const Token& line) {
  if (!is_link(line.text)) return line;
  const auto start = std::min(line.text.find("?q="), line.text.find("&q="));
  if (start == std::string_view::npos) return line;
  TextCursor cursor(line);
  cursor.take(start + std::string_view("?q=").size());
  Token query = cursor.peek_line();
  query.text = query.text.substr(0, query.text.find_first_of("&#"));
  return query;
}

}  // namespace

IssText::IssText(TextCursor& cursor) : start_(cursor.peek_line()) {
  bool has_shape = false;
  while (!cursor.at_end() && !is_blank(cursor.peek_line().text)) {
    const Token line = cursor.peek_line();
    const auto trimmed_line = trimmed(line.text);
    const bool starts_puzzle = is_link(line.text) || (has_shape && trimmed_line.starts_with(".Shape"));
    if (starts_puzzle && !text_.empty()) break;
    cursor.pass(line);
    if (trimmed_line.starts_with('#')) continue;
    const std::size_t end = text_.size();
    add(iss_query(line), is_link(line.text));
    has_shape = has_shape || text_.find(".Shape", end) != std::string::npos;
    if (is_link(line.text)) break;
  }
}

Token IssText::token(std::string_view part) const {
  const auto at = static_cast<std::size_t>(part.data() - text_.data());
  const Token& place = at < places_.size() ? places_[at] : end_;
  return {part, place.line, place.column};
}

std::vector<Token> IssText::split(std::string_view part, char separator) const {
  std::vector<Token> pieces;
  for (;;) {
    const auto end = part.find(separator);
    pieces.push_back(token(part.substr(0, end)));
    if (end == std::string_view::npos) return pieces;
    part.remove_prefix(end + 1);
  }
}

void IssText::add(const Token& line, bool is_link) {
  TextCursor cursor(line);
  while (!cursor.at_end()) {
    const Token place = cursor.take(1);
    char byte = place.text.front();
    if (byte == '%') {
      // Names of automata and matrices have their dots and tildes encoded; links then also encode the percent
      // sign.
      if (const auto encoded = byte_of_hex(cursor.rest())) {
        const char value = *encoded;
        if (is_link || (value != '.' && value != '~')) {
          byte = value;
          cursor.take(2);
        }
      }
    }
    if (is_space(byte)) continue;
    text_ += byte;
    places_.push_back(place);
  }
  end_ = cursor.here();
}

}  // namespace quadrille::formats
