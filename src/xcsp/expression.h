// Expressions of XCSP3's functional form, such as eq(add(x,y[2]),10), as trees; and the words of its lists.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/input_error.h"
#include "cp/literal.h"

namespace quadrille::xcsp {

struct Expression {
  std::string text;               // as written; of a leaf: a number, the name of a variable
  std::string operation;          // of an inner node
  std::vector<Expression> parts;  // of an inner node

  [[nodiscard]] bool is_leaf() const { return operation.empty(); }
};

[[nodiscard]] Parsed<Expression> parse_expression(std::string_view text);

/// A whole number, or infinity with a sign; nothing for anything else.
[[nodiscard]] std::optional<cp::Value> parse_number(std::string_view text);

/// What stands between white space, where parentheses hold together what they enclose.
[[nodiscard]] std::vector<std::string> words_of(std::string_view text);

/// What stands between commas, where parentheses and braces hold together what they enclose.
[[nodiscard]] std::vector<std::string> split_at_commas(std::string_view text);

/// "(1,2)(3,*)" as {{"1", "2"}, {"3", "*"}}.
[[nodiscard]] std::vector<std::vector<std::string>> tuples_of(std::string_view text);

}  // namespace quadrille::xcsp
