#include "xcsp/expression.h"

#include <algorithm>
#include <charconv>

#include "xcsp/sentences.h"

namespace quadrille::xcsp {

namespace {

constexpr int kMaxDepth = 500;

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

/// Splits the text at separators that are outside of parentheses and braces.
template <class IsSeparator>
std::vector<std::string_view> split(std::string_view text, IsSeparator is_separator) {
  std::vector<std::string_view> pieces;
  std::size_t start = 0;
  int depth = 0;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    const char c = i < text.size() ? text[i] : '\0';
    if (c == '(' || c == '{') ++depth;
    if (c == ')' || c == '}') --depth;
    if (i < text.size() && (depth > 0 || !is_separator(c))) continue;
    if (const std::string_view piece = trimmed(text.substr(start, i - start)); !piece.empty())
      pieces.emplace_back(piece);
    start = i + 1;
  }
  return pieces;
}

bool is_comma(char c) { return c == ','; }

std::vector<std::string> copies(const std::vector<std::string_view>& pieces) {
  return {pieces.begin(), pieces.end()};
}

}  // namespace

std::vector<std::string> words_of(std::string_view text) { return copies(split(text, is_space)); }

std::vector<std::string> split_at_commas(std::string_view text) { return copies(split(text, is_comma)); }

std::vector<std::vector<std::string>> tuples_of(std::string_view text) {
  std::vector<std::vector<std::string>> tuples;
  while (true) {
    const std::size_t open = text.find('(');
    const std::size_t close = text.find(')', open);
    if (close == std::string_view::npos) return tuples;
    tuples.push_back(split_at_commas(text.substr(open + 1, close - open - 1)));
    text.remove_prefix(close + 1);
  }
}

std::optional<cp::Value> parse_number(std::string_view text) {
  text = trimmed(text);
  if (text == "+infinity" || text == "infinity") return cp::kPlusInfinity;
  if (text == "-infinity") return cp::kMinusInfinity;
  if (text.starts_with('+')) text.remove_prefix(1);
  cp::Value value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::string without_spaces(std::string_view text) {
  std::string result(text);
  std::erase_if(result, is_space);
  return result;
}

namespace {

Parsed<Expression> parse_nested(std::string_view text, int depth) {
  text = trimmed(text);
  // Only leaves copy their text: that of deeply nested nodes would fill the memory.
  Expression result{.text{}, .source = text, .operation{}, .parts{}};
  const std::size_t open = text.find('(');
  if (depth > kMaxDepth) return bad_input(say::kNestedTooDeep());
  if (text.starts_with('{')) {
    if (!text.ends_with('}')) return bad_input(say::kNoClosingBrace(without_spaces(text)));
    result.operation = "set";
    text = text.substr(1, text.size() - 2);
  } else if (open == std::string_view::npos) {
    result.text = without_spaces(text);
    if (text.empty() || text.find_first_of("),") != std::string_view::npos)
      return bad_input(say::kExpectedExpression(result.text));
    return result;
  } else {
    if (!text.ends_with(')')) return bad_input(say::kNoClosingParenthesis(without_spaces(text)));
    result.operation = std::string(trimmed(text.substr(0, open)));
    text = text.substr(open + 1, text.size() - open - 2);
  }
  if (std::ranges::count(text, '(') != std::ranges::count(text, ')'))
    return bad_input(say::kOtherParentheses(without_spaces(result.source)));
  for (const std::string_view piece : split(text, is_comma)) {
    Parsed<Expression> part = parse_nested(piece, depth + 1);
    if (!part) return part;
    result.parts.push_back(std::move(*part));
  }
  return result;
}

}  // namespace

Parsed<Expression> parse_expression(std::string_view text) { return parse_nested(text, 0); }

}  // namespace quadrille::xcsp
