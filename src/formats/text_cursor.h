// A position in a text with its line and column, and the pieces of text that readers take there.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::formats {

/// A piece of the input and its position. Lines and columns count from 1, columns in characters.
struct Token {
  std::string_view text;
  int line = 0;
  int column = 0;
};

/// Moves through a text once, from its start to its end. A byte order mark at the start is skipped.
/// A line ends with a line feed, with a carriage return, or with a carriage return and a line feed.
class TextCursor {
 public:
  explicit TextCursor(std::string_view text);
  /// Moves through a piece of a text, with positions in the whole text.
  explicit TextCursor(const Token& piece) : rest_(piece.text), line_(piece.line), column_(piece.column) {}

  [[nodiscard]] bool at_end() const { return rest_.empty(); }
  [[nodiscard]] std::string_view rest() const { return rest_; }
  /// Replaces the rest of the text by a copy of it, perhaps with more text after it. Line and column do not
  /// change.
  void set_rest(std::string_view rest) { rest_ = rest; }
  /// The next byte, 0 at the end.
  [[nodiscard]] char peek() const { return rest_.empty() ? '\0' : rest_.front(); }
  /// An empty piece at the cursor.
  [[nodiscard]] Token here() const { return {rest_.substr(0, 0), line_, column_}; }

  /// The next `bytes` bytes, or as many as are left; the cursor moves past them.
  Token take(std::size_t bytes) {
    if (bytes != 1 || !is_visible_ascii(peek())) return take_any(bytes);
    const Token taken{rest_.substr(0, 1), line_, column_++};
    rest_.remove_prefix(1);
    return taken;
  }
  void skip_space();

  /// The rest of the line, without its line end. The cursor does not move.
  [[nodiscard]] Token peek_line() const;
  /// The same; the cursor moves to the start of the next line.
  Token take_line() {
    const Token line = peek_line();
    pass(line);
    return line;
  }
  /// Moves to the start of the line after one that peek_line() returned.
  void pass(const Token& line);
  /// Moves to the next line that is neither blank nor a comment, which starts with `#`. Returns whether there
  /// is one.
  bool find_line();
  /// Moves to the next blank line, or the end, where reading continues after an error in this line.
  void skip_paragraph();

 private:
  [[nodiscard]] static constexpr bool is_visible_ascii(char c) { return c > ' ' && c < '\x7F'; }
  Token take_any(std::size_t bytes);

  std::string_view rest_;
  int line_ = 1;
  int column_ = 1;
};

/// The characters for which is_space().
inline constexpr std::string_view kSpaces = " \t\n\v\f\r";

[[nodiscard]] constexpr bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
[[nodiscard]] constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
/// The lower case form of an upper case letter; other characters are unchanged.
[[nodiscard]] constexpr char small_letter(char c) { return is_letter(c) ? static_cast<char>(c | ' ') : c; }
[[nodiscard]] bool is_blank(std::string_view text);
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// The number of bytes of the UTF-8 character at the start of a non-empty text; 0 if it is not valid.
[[nodiscard]] std::size_t character_length(std::string_view text);
/// Bytes that are not valid UTF-8 count as characters.
[[nodiscard]] std::size_t count_characters(std::string_view text);

/// The characters of a piece of one line, at most `limit`.
[[nodiscard]] std::vector<Token> characters(Token piece, std::size_t limit);
/// The maximal runs of characters other than `separators`, at most `limit`.
[[nodiscard]] std::vector<Token> words(Token piece, std::size_t limit, std::string_view separators = kSpaces);
/// The same, appended to `found`.
void add_characters(Token piece, std::size_t limit, std::vector<Token>& found);
void add_words(Token piece, std::size_t limit, std::vector<Token>& found,
               std::string_view separators = kSpaces);
[[nodiscard]] std::size_t count_words(std::string_view text, std::string_view separators = kSpaces);

/// A number of decimal digits only; nullopt if it has other characters or more than 9.
[[nodiscard]] std::optional<int> decimal(std::string_view text);
/// Removes the number of decimal digits with which the text starts. Nullopt, and nothing is removed, if it
/// has no digits, or more than 4: it is no coordinate, size or total.
[[nodiscard]] std::optional<int> take_decimal(std::string_view& text);

/// The byte of two hexadecimal digits; nullopt if the text does not start with these.
[[nodiscard]] std::optional<char> byte_of_hex(std::string_view text);

/// The first `limit` characters of a text, made safe to print.
[[nodiscard]] std::string printable(std::string_view text, std::size_t limit);
/// The start of a user's text for an error message, in double quotes; in single ones if the sentence itself
/// is in double ones.
[[nodiscard]] std::string in_quotes(std::string_view text);

}  // namespace quadrille::formats
