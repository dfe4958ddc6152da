// Splits FlatZinc text into tokens.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/input_error.h"
#include "cp/literal.h"

namespace quadrille::flatzinc {

enum class TokenKind : std::uint8_t {
  name,     // a keyword or an identifier
  integer,  // decimal, 0x.. or 0o.., with its sign
  real,
  string,
  symbol,  // one of ( ) [ ] { } , ; : = or :: or ..
  end,
  fault,  // see Scanner::fault
};

struct Token {
  TokenKind kind = TokenKind::end;
  std::size_t place = 0;    // of its first character in the text
  std::string_view text{};  // without the quotes, for a string
  cp::Value integer = 0;
  double real = 0;
};

class Scanner {
 public:
  /// The text must outlive the scanner and all its tokens.
  explicit Scanner(std::string_view text) : text_(text) { advance(); }

  [[nodiscard]] const Token& token() const { return token_; }
  [[nodiscard]] bool at(std::string_view text) const {
    return token_.text == text && (token_.kind == TokenKind::symbol || token_.kind == TokenKind::name);
  }
  /// Moves on to the next token. At the end, and at a fault, it stays.
  void advance();
  /// Advances if the token is this symbol or keyword; returns whether it was.
  bool skip(std::string_view text) {
    if (!at(text)) return false;
    advance();
    return true;
  }
  /// The error in the token, if its kind is `fault`.
  [[nodiscard]] const std::string& fault() const { return fault_; }

 private:
  void skip_blanks();
  void take(TokenKind kind, std::size_t length);
  void scan_number();
  void scan_string();
  void fail(std::string message);

  std::string_view text_;
  std::size_t next_ = 0;
  Token token_;
  std::string fault_;
};

/// An error at a position in the text, which is converted to line and column.
[[nodiscard]] InputError error_at(std::string_view text, std::size_t place, std::string message);

}  // namespace quadrille::flatzinc
