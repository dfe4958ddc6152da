#include "sudoku/own_rules/lexer.h"

#include <algorithm>
#include <array>
#include <string>

#include "sudoku/own_rules/sentences.h"

namespace quadrille::sudoku {

namespace {

// Longer ones first.
constexpr std::array<std::string_view, 20> kSymbols{"..", "!=", "<=", ">=", "=", "<", ">", "+", "-", "*",
                                                    "/",  "%",  "(",  ")",  "[", "]", "{", "}", ",", ":"};

bool is_digit(char c) { return '0' <= c && c <= '9'; }
bool is_name_part(char c) {
  return is_digit(c) || c == '_' || ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z');
}

}  // namespace

tl::unexpected<InputError> error_in_text(std::size_t at, std::string message) {
  return bad_input(std::move(message), 1, static_cast<int>(at) + 1);
}

Parsed<std::vector<ExpressionToken>> expression_tokens(std::string_view text) {
  std::vector<ExpressionToken> tokens;
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view rest = text.substr(at);
    const auto end_of = [&](auto is_part) {
      return static_cast<std::size_t>(std::ranges::find_if_not(rest, is_part) - rest.begin());
    };
    if (const std::size_t blanks = std::min(rest.find_first_not_of(" \t\r\n"), rest.size()); blanks > 0) {
      at += blanks;
      continue;
    }
    std::size_t length = 0;
    if (is_name_part(rest.front())) {
      const bool is_number = is_digit(rest.front());
      length = is_number ? end_of(is_digit) : end_of(is_name_part);
      tokens.push_back({is_number ? ExpressionToken::Kind::number : ExpressionToken::Kind::name,
                        rest.substr(0, length), at});
    } else if (rest.front() == '\'') {
      const std::size_t quote = rest.find('\'', 1);
      if (quote == std::string_view::npos) return error_in_text(at, say::kEndlessText());
      length = quote + 1;
      tokens.push_back({ExpressionToken::Kind::text, rest.substr(1, quote - 1), at});
    } else {
      const auto symbol =
          std::ranges::find_if(kSymbols, [&](std::string_view known) { return rest.starts_with(known); });
      if (symbol == kSymbols.end()) return error_in_text(at, say::kStrangeCharacter());
      length = symbol->size();
      tokens.push_back({ExpressionToken::Kind::symbol, *symbol, at});
    }
    at += length;
  }
  tokens.push_back({ExpressionToken::Kind::end, {}, text.size()});
  return tokens;
}

}  // namespace quadrille::sudoku
