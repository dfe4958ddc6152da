#include "formats/text_cursor.h"

#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/format.h>

#include "base/bits.h"

namespace quadrille::formats {

namespace {

bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

/// Finds the ends of words. Processes 64 characters at a time without branches, since no processor can
/// predict the lengths of words.
class WordScanner {
 public:
  WordScanner(std::string_view text, std::string_view separators) : text_(text) {
    for (const char c : separators) is_separator_[static_cast<unsigned char>(c)] = true;
  }
  /// The position of the first separator, or of the first other character, from `i` on; the text's size if
  /// there is none.
  [[nodiscard]] std::size_t find(bool separator, std::size_t i) {
    while (i < text_.size()) {
      if (const std::size_t part = i / kPart; part != part_) look_at(part);
      const Word found = (separator ? separators_ : ~separators_) >> (i % kPart);
      if (found != 0) return std::min(i + static_cast<std::size_t>(lowest(found)), text_.size());
      i += kPart - i % kPart;
    }
    return text_.size();
  }

 private:
  static constexpr std::size_t kPart = 64;

  void look_at(std::size_t part) {
    part_ = part;
    separators_ = 0;
    const auto characters = text_.substr(part * kPart, kPart);
    for (std::size_t i = 0; i < characters.size(); ++i)
      separators_ |= Word{is_separator_[static_cast<unsigned char>(characters[i])]} << i;
  }

  std::string_view text_;
  std::array<bool, 256> is_separator_{};
  std::size_t part_ = std::string_view::npos;
  Word separators_ = 0;  // of the current part: which characters are separators
};

bool is_ascii(std::string_view text) {
  // The loop has no exit, so that many characters are processed at once.
  unsigned char all = 0;
  for (const char c : text) all |= static_cast<unsigned char>(c);
  return all < 0x80;
}

/// Whether the text has no line end, and only one-byte characters.
bool is_ascii_line(std::string_view text) {
  // The loop has no exit, so that many characters are processed at once.
  unsigned char others = 0;
  for (const char c : text) others |= static_cast<unsigned char>((c & '\x80') | (c == '\n') | (c == '\r'));
  return others == 0;
}

/// The number of bytes before the first line end, which is \n, \r\n or \r; all of the text if there is none.
std::size_t line_length(std::string_view text) {
  // Searching the whole text for one kind of line end would take long if it has only the other kind.
  constexpr std::size_t kWindow = 1024;
  for (std::size_t at = 0; at < text.size(); at += kWindow) {
    const auto window = text.substr(at, kWindow);
    const auto line = window.substr(0, window.find('\n'));
    const auto end = std::min(line.find('\r'), line.size());
    if (end < window.size()) return at + end;
  }
  return text.size();
}

/// The number of bytes of the line end at the start of the text; 0 if there is none.
std::size_t line_end_length(std::string_view text) {
  if (text.starts_with("\r\n")) return 2;
  return text.starts_with('\n') || text.starts_with('\r') ? 1 : 0;
}

}  // namespace

bool is_blank(std::string_view text) { return std::ranges::all_of(text, is_space); }

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

TextCursor::TextCursor(std::string_view text) : rest_(text) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (rest_.starts_with(kByteOrderMark)) rest_.remove_prefix(kByteOrderMark.size());
}

Token TextCursor::take_any(std::size_t bytes) {
  const Token taken{rest_.substr(0, bytes), line_, column_};
  if (is_ascii_line(taken.text)) {
    column_ += static_cast<int>(taken.text.size());
    rest_.remove_prefix(taken.text.size());
    return taken;
  }
  for (std::size_t i = 0; i < taken.text.size(); ++i) {
    const char c = rest_[i];
    if (c == '\n' || (c == '\r' && !rest_.substr(i + 1).starts_with('\n'))) {
      ++line_;
      column_ = 1;
    } else if (!is_continuation(c)) {
      ++column_;
    }
  }
  rest_.remove_prefix(taken.text.size());
  return taken;
}

void TextCursor::skip_space() {
  const auto end = std::ranges::find_if_not(rest_, is_space);
  take(static_cast<std::size_t>(end - rest_.begin()));
}

Token TextCursor::peek_line() const { return {rest_.substr(0, line_length(rest_)), line_, column_}; }

void TextCursor::pass(const Token& line) {
  rest_.remove_prefix(line.text.size());
  rest_.remove_prefix(line_end_length(rest_));
  ++line_;
  column_ = 1;
}

bool TextCursor::find_line() {
  while (!at_end()) {
    // For most lines the first character decides.
    if (is_visible_ascii(peek()) && peek() != '#') return true;
    const auto text = peek_line().text;
    const auto start = std::ranges::find_if_not(text, is_space);
    if (start != text.end() && *start != '#') return true;
    take_line();
  }
  return false;
}

void TextCursor::skip_paragraph() {
  if (column_ > 1) take_line();
  while (!at_end() && !is_blank(peek_line().text)) take_line();
}

std::size_t character_length(std::string_view text) {
  const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if (!is_continuation(text[i])) return 0;
  }
  // Rejects overlong forms, surrogates, and code points beyond Unicode.
  const unsigned second = byte(1);
  if ((first == 0xE0 && second < 0xA0) || (first == 0xED && second >= 0xA0)) return 0;
  if ((first == 0xF0 && second < 0x90) || (first == 0xF4 && second >= 0x90)) return 0;
  return length;
}

std::size_t count_characters(std::string_view text) {
  if (is_ascii(text)) return text.size();
  std::size_t count = 0;
  for (; !text.empty(); ++count) text.remove_prefix(std::max<std::size_t>(character_length(text), 1));
  return count;
}

std::vector<Token> characters(Token piece, std::size_t limit) {
  std::vector<Token> found;
  add_characters(piece, limit, found);
  return found;
}

void add_characters(Token piece, std::size_t limit, std::vector<Token>& found) {
  const std::size_t most = found.size() + std::min(limit, piece.text.size());
  if (found.empty()) found.reserve(most);
  while (!piece.text.empty() && found.size() < most) {
    const bool is_short = static_cast<unsigned char>(piece.text.front()) < 0x80;
    const std::size_t length = is_short ? 1 : std::max<std::size_t>(character_length(piece.text), 1);
    found.push_back({piece.text.substr(0, length), piece.line, piece.column++});
    piece.text.remove_prefix(length);
  }
}

std::vector<Token> words(Token piece, std::size_t limit, std::string_view separators) {
  std::vector<Token> found;
  add_words(piece, limit, found, separators);
  return found;
}

void add_words(Token piece, std::size_t limit, std::vector<Token>& found, std::string_view separators) {
  WordScanner scanner(piece.text, separators);
  const bool is_narrow = is_ascii(piece.text);
  const std::size_t most = found.size() + limit;
  int column = piece.column;
  std::size_t counted = 0;  // number of bytes of the piece before that column
  for (std::size_t end = 0; found.size() < most;) {
    const std::size_t start = scanner.find(false, end);
    if (start == piece.text.size()) break;
    end = scanner.find(true, start);
    const std::size_t bytes = start - counted;
    column += static_cast<int>(is_narrow ? bytes : count_characters(piece.text.substr(counted, bytes)));
    counted = start;
    found.push_back({piece.text.substr(start, end - start), piece.line, column});
  }
}

std::size_t count_words(std::string_view text, std::string_view separators) {
  WordScanner scanner(text, separators);
  std::size_t count = 0;
  for (std::size_t i = scanner.find(false, 0); i < text.size(); ++count) {
    i = scanner.find(false, scanner.find(true, i));
  }
  return count;
}

std::optional<int> decimal(std::string_view text) {
  constexpr std::size_t kMostDigits = 9;
  if (text.empty() || text.size() > kMostDigits || !std::ranges::all_of(text, is_digit)) return std::nullopt;
  int number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

std::optional<int> take_decimal(std::string_view& text) {
  constexpr std::size_t kMostDigits = 4;
  const auto length = static_cast<std::size_t>(std::ranges::find_if_not(text, is_digit) - text.begin());
  if (length > kMostDigits) return std::nullopt;
  const auto number = decimal(text.substr(0, length));
  text.remove_prefix(length);
  return number;
}

std::optional<char> byte_of_hex(std::string_view text) {
  constexpr std::size_t kDigits = 2;
  constexpr int kBase = 16;
  if (text.size() < kDigits) return std::nullopt;
  int value = 0;
  for (const char c : text.substr(0, kDigits)) {
    const int digit = is_digit(c) ? c - '0' : (c | ' ') - 'a' + 10;  // the bit of the space makes letters
                                                                     // lower case
    if (digit < 0 || digit >= kBase) return std::nullopt;
    value = kBase * value + digit;
  }
  return static_cast<char>(value);
}

std::string printable(std::string_view text, std::size_t limit) {
  std::string shown;
  for (std::size_t count = 0; !text.empty(); ++count) {
    if (count == limit) return shown + "...";
    const std::size_t length = character_length(text);
    const auto byte = static_cast<unsigned char>(text.front());
    // U+0080 to U+009F are control characters on some terminals.
    const bool is_control = length == 2 && byte == 0xC2 && static_cast<unsigned char>(text[1]) < 0xA0;
    const bool is_safe = length == 1 ? byte >= 0x20 && byte != 0x7F : length > 1 && !is_control;
    const auto piece = text.substr(0, std::max<std::size_t>(length, 1));
    if (is_safe) {
      shown += piece;
    } else {
      for (const char c : piece) shown += fmt::format("\\x{:02X}", static_cast<unsigned char>(c));
    }
    text.remove_prefix(piece.size());
  }
  return shown;
}

std::string in_quotes(std::string_view text) {
  constexpr std::size_t kShown = 20;
  const char quote = text.size() > 1 && text.starts_with('"') && text.ends_with('"') ? '\'' : '"';
  return quote + printable(text, kShown) + quote;
}

}  // namespace quadrille::formats
