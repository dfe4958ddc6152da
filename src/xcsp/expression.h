// Expressions of XCSP3's functional form, such as eq(add(x,y[2]),10), as trees; and splitting its lists.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/input_error.h"
#include "cp/literal.h"

namespace quadrille::xcsp {

struct Expression {
  std::string text;               // of a leaf: a number or the name of a variable
  std::string_view source;        // as written: a part of the text that was parsed, which must outlive it
  std::string operation;          // of an inner node
  std::vector<Expression> parts;  // of an inner node

  [[nodiscard]] bool is_leaf() const { return operation.empty(); }
};

[[nodiscard]] Parsed<Expression> parse_expression(std::string_view text);

/// A whole number, or an infinity with a sign; nullopt for any other text.
[[nodiscard]] std::optional<cp::Value> parse_number(std::string_view text);

[[nodiscard]] std::string without_spaces(std::string_view text);

/// Splits at white space, except within parentheses.
[[nodiscard]] std::vector<std::string> words_of(std::string_view text);

/// Splits at commas, except within parentheses and braces.
[[nodiscard]] std::vector<std::string> split_at_commas(std::string_view text);

/// "(1,2)(3,*)" as {{"1", "2"}, {"3", "*"}}.
[[nodiscard]] std::vector<std::vector<std::string>> tuples_of(std::string_view text);

}  // namespace quadrille::xcsp
