// Splits expressions of a puzzle's own rules into tokens.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/input_error.h"

namespace quadrille::sudoku {

struct ExpressionToken {
  enum class Kind : std::uint8_t { number, name, text, symbol, end };
  Kind kind;
  std::string_view text;  // a text is without its quotes
  std::size_t at;         // the byte at which it begins, counted from 0
};

/// Numbers, names, texts in single quotes, and symbols such as <= and .., followed by an end token. The
/// column of an error counts bytes from 1.
[[nodiscard]] Parsed<std::vector<ExpressionToken>> expression_tokens(std::string_view text);

/// An error at a byte of a text, counted from 0.
[[nodiscard]] tl::unexpected<InputError> error_in_text(std::size_t at, std::string message);

}  // namespace quadrille::sudoku
