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

/// Reads the nodes of one text. The partner of each bracket is found once, so that the time does not grow
/// with the depth.
class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text), end_(text.size()) { match(); }

  [[nodiscard]] Parsed<Expression> parse() const {
    return is_matched_ ? parse_node(text_, 0) : bad_input(mismatch());
  }

 private:
  /// Finds the partners of the brackets.
  void match() {
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < text_.size() && is_matched_; ++i) {
      const char c = text_[i];
      if (c == '(' || c == '{') open.push_back(i);
      if (c != ')' && c != '}') continue;
      is_matched_ = !open.empty() && text_[open.back()] == (c == ')' ? '(' : '{');
      if (!is_matched_) return;
      end_[open.back()] = i;
      open.pop_back();
    }
    is_matched_ = is_matched_ && open.empty();
  }

  /// The sentence about a text whose brackets do not match.
  [[nodiscard]] std::string mismatch() const {
    const std::string_view text = trimmed(text_);
    if (text.starts_with('{') && !text.ends_with('}')) return say::kNoClosingBrace(without_spaces(text));
    if (text.find('(') == std::string_view::npos) return say::kExpectedExpression(without_spaces(text));
    if (!text.ends_with(')')) return say::kNoClosingParenthesis(without_spaces(text));
    return say::kOtherParentheses(without_spaces(text));
  }

  /// node: a part of the text.
  [[nodiscard]] Parsed<Expression> parse_node(std::string_view node, int depth) const {
    node = trimmed(node);
    // Only leaves copy their text: that of deeply nested nodes would fill the memory.
    Expression result{.text{}, .source = node, .operation{}, .parts{}};
    if (depth > kMaxDepth) return bad_input(say::kExpressionTooDeep());
    const std::size_t open = node.find_first_of("({,");
    if (open == std::string_view::npos || node[open] == ',') {
      result.text = without_spaces(node);
      if (node.empty() || open != std::string_view::npos)
        return bad_input(say::kExpectedExpression(result.text));
      return result;
    }
    const bool is_set = node[open] == '{';
    if (is_set && open > 0) return bad_input(say::kExpectedExpression(without_spaces(node)));
    result.operation = is_set ? "set" : std::string(trimmed(node.substr(0, open)));
    if (result.operation.empty()) return bad_input(say::kExpectedExpression(without_spaces(node)));
    const std::size_t end = end_[place_of(node) + open] - place_of(node);
    if (end + 1 != node.size()) return bad_input(say::kExpectedExpression(without_spaces(node)));
    return parse_parts(node.substr(open + 1, end - open - 1), depth, std::move(result));
  }

  /// The node with the parts in this list.
  [[nodiscard]] Parsed<Expression> parse_parts(std::string_view list, int depth, Expression node) const {
    for (std::size_t start = 0, i = 0; i <= list.size(); ++i) {
      if (i < list.size() && (list[i] == '(' || list[i] == '{'))
        i = end_[place_of(list) + i] - place_of(list);
      if (i < list.size() && list[i] != ',') continue;
      const std::string_view piece = trimmed(list.substr(start, i - start));
      start = i + 1;
      if (piece.empty()) continue;
      Parsed<Expression> part = parse_node(piece, depth + 1);
      if (!part) return part;
      node.parts.push_back(std::move(*part));
    }
    return node;
  }

  [[nodiscard]] std::size_t place_of(std::string_view part) const {
    return static_cast<std::size_t>(part.data() - text_.data());
  }

  std::string_view text_;
  std::vector<std::size_t> end_;  // by opening bracket: the closing one
  bool is_matched_ = true;
};

}  // namespace

Parsed<Expression> parse_expression(std::string_view text) { return Parser(text).parse(); }

}  // namespace quadrille::xcsp
