#include "sudoku/own_rules/parser.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <utility>

#include "sudoku/own_rules/lexer.h"
#include "sudoku/own_rules/sentences.h"

namespace quadrille::sudoku {

namespace {

using Token = ExpressionToken;
using Kind = Expression::Kind;

constexpr int kMostNested = 64;
constexpr int kGreatestNumber = 1'000'000;
constexpr std::size_t kLongestExpression = 2000;

constexpr std::array<std::string_view, 7> kQuantifiers{"all", "any", "count", "sum", "product", "min", "max"};
constexpr std::array<std::string_view, 6> kComparisons{"=", "!=", "<=", ">=", "<", ">"};
constexpr std::array<std::string_view, 6> kExpressionWords{"and", "or", "not", "implies", "in", "matches"};

bool is_one_of(std::span<const std::string_view> names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

/// A recursive-descent parser: a function for each level of the grammar, lowest precedence first.
class Parser {
 public:
  explicit Parser(std::span<const Token> tokens) : tokens_(tokens) {}

  Parsed<Expression> read() {
    auto whole = implication();
    if (!whole || peek().kind == Token::Kind::end) return whole;
    return unexpected(say::kOperatorOrEnd());
  }

 private:
  using Level = Parsed<Expression> (Parser::*)();

  [[nodiscard]] const Token& peek(std::size_t ahead = 0) const {
    return tokens_[std::min(next_ + ahead, tokens_.size() - 1)];
  }
  /// Whether a symbol or a word comes next.
  [[nodiscard]] bool is_next(std::string_view text, std::size_t ahead = 0) const {
    const Token& token = peek(ahead);
    return (token.kind == Token::Kind::symbol || token.kind == Token::Kind::name) && token.text == text;
  }
  bool take(std::string_view text) {
    const bool is_there = is_next(text);
    if (is_there) ++next_;
    return is_there;
  }
  [[nodiscard]] tl::unexpected<InputError> unexpected(std::string_view expected) const {
    const Token& found = peek();
    if (found.kind == Token::Kind::end) return error_in_text(found.at, say::kEndOfExpression(expected));
    return error_in_text(found.at, say::kFoundExpected(found.text, expected));
  }

  static Expression call(std::string_view name, std::size_t at, std::vector<Expression> parts) {
    return {.kind = Kind::call, .name = std::string(name), .parts = std::move(parts), .at = at};
  }

  /// Operands of one level of precedence with operators between them, from left to right.
  Parsed<Expression> chain(Level operand, std::span<const std::string_view> operators) {
    auto left = (this->*operand)();
    while (left) {
      const Token token = peek();
      const auto found = std::ranges::find_if(operators, [&](auto name) { return is_next(name); });
      if (found == operators.end()) break;
      ++next_;
      auto right = (this->*operand)();
      if (!right) return right;
      left = call(*found, token.at, {std::move(*left), std::move(*right)});
    }
    return left;
  }

  Parsed<Expression> implication() {
    if (++depth_ > kMostNested) return error_in_text(peek().at, say::kTooManyBrackets(kMostNested));
    auto left = disjunction();
    const std::size_t at = peek().at;
    if (left && take("implies")) {
      auto right = implication();
      if (!right) return right;
      left = call("implies", at, {std::move(*left), std::move(*right)});
    }
    --depth_;
    return left;
  }
  Parsed<Expression> disjunction() {
    static constexpr std::array<std::string_view, 1> kOr{"or"};
    return chain(&Parser::conjunction, kOr);
  }
  Parsed<Expression> conjunction() {
    static constexpr std::array<std::string_view, 1> kAnd{"and"};
    return chain(&Parser::denial, kAnd);
  }
  Parsed<Expression> denial() {
    std::size_t denials = 0;
    const std::size_t at = peek().at;
    while (take("not")) ++denials;
    auto denied = comparison();
    if (denied && denials % 2 == 1) denied = call("not", at, {std::move(*denied)});
    return denied;
  }

  /// a, a < b, a < b <= c, a in s, a not in 1..4, a matches 'p'.
  Parsed<Expression> comparison() {
    auto first = addition();
    if (!first) return first;
    if (is_next("in") || is_next("matches") || is_next("not")) return member(*first);
    Expression whole{.kind = Kind::comparison, .parts = {std::move(*first)}, .at = peek().at};
    while (true) {
      const auto sign = std::ranges::find_if(kComparisons, [&](auto name) { return is_next(name); });
      if (sign == kComparisons.end()) break;
      ++next_;
      auto operand = addition();
      if (!operand) return operand;
      whole.names.emplace_back(*sign);
      whole.parts.push_back(std::move(*operand));
    }
    return whole.names.empty() ? std::move(whole.parts.front()) : std::move(whole);
  }
  Parsed<Expression> member(Expression& left) {
    const bool is_denied = is_next("not") && is_next("in", 1);
    if (is_denied) ++next_;
    const Token token = peek();
    if (!is_next("in") && !is_next("matches")) return std::move(left);
    ++next_;
    auto right = token.text == "in" ? range() : addition();
    if (!right) return right;
    Expression found = call(token.text, token.at, {std::move(left), std::move(*right)});
    return is_denied ? call("not", token.at, {std::move(found)}) : std::move(found);
  }

  Parsed<Expression> addition() {
    static constexpr std::array<std::string_view, 2> kSigns{"+", "-"};
    return chain(&Parser::multiplication, kSigns);
  }
  Parsed<Expression> multiplication() {
    static constexpr std::array<std::string_view, 3> kSigns{"*", "/", "%"};
    return chain(&Parser::sign, kSigns);
  }
  Parsed<Expression> sign() {
    const std::size_t at = peek().at;
    if (!take("-")) return postfix();
    auto negated = postfix();
    if (!negated) return negated;
    return call("-", at, {std::move(*negated)});
  }

  /// line[2], line[2..4], line[2..].
  Parsed<Expression> postfix() {
    auto whole = primary();
    while (whole && is_next("[")) {
      const std::size_t at = peek().at;
      ++next_;
      Expression part{.kind = Kind::element, .parts = {std::move(*whole)}, .at = at};
      auto index = addition();
      if (!index) return index;
      part.parts.push_back(std::move(*index));
      if (take("..")) {
        part.kind = Kind::slice;
        if (!is_next("]")) {
          auto last = addition();
          if (!last) return last;
          part.parts.push_back(std::move(*last));
        }
      }
      if (!take("]")) return unexpected("]");
      whole = std::move(part);
    }
    return whole;
  }

  Parsed<Expression> primary() {
    const Token token = peek();
    switch (token.kind) {
      case Token::Kind::number: return number();
      case Token::Kind::text:
        ++next_;
        return Expression{.kind = Kind::text, .name = std::string(token.text), .at = token.at};
      case Token::Kind::name:
        if (is_one_of(kExpressionWords, token.text)) break;
        ++next_;
        if (!is_next("("))
          return Expression{.kind = Kind::name, .name = std::string(token.text), .at = token.at};
        ++next_;
        return is_one_of(kQuantifiers, token.text) && is_quantifier() ? quantifier(token) : arguments(token);
      default: break;
    }
    if (take("(")) {
      auto inside = implication();
      if (!inside) return inside;
      if (!take(")")) return unexpected(")");
      return inside;
    }
    if (is_next("{")) return set();
    return unexpected(say::kNumberOrName());
  }
  Parsed<Expression> number() {
    const Token token = peek();
    ++next_;
    int value = 0;
    const auto [end, error] =
        std::from_chars(token.text.data(), token.text.data() + token.text.size(), value);
    if (error != std::errc{} || value > kGreatestNumber)
      return error_in_text(token.at, say::kNumberIsTooLarge(token.text, kGreatestNumber));
    return Expression{.kind = Kind::number, .number = value, .at = token.at};
  }
  /// {1, 3..5}.
  Parsed<Expression> set() {
    Expression set{.kind = Kind::set, .at = peek().at};
    ++next_;
    while (set.parts.empty() || take(",")) {
      auto element = range();
      if (!element) return element;
      set.parts.push_back(std::move(*element));
    }
    if (!take("}")) return unexpected(say::kCommaOrBrace());
    return set;
  }
  Parsed<Expression> range() {
    auto least = addition();
    const std::size_t at = peek().at;
    if (!least || !take("..")) return least;
    auto most = addition();
    if (!most) return most;
    return call("..", at, {std::move(*least), std::move(*most)});
  }

  /// Whether names followed by `in` come next.
  [[nodiscard]] bool is_quantifier() const {
    std::size_t ahead = 0;
    while (peek(ahead).kind == Token::Kind::name && is_next(",", ahead + 1)) ahead += 2;
    return peek(ahead).kind == Token::Kind::name && is_next("in", ahead + 1) && is_of_quantifier(ahead + 2);
  }
  /// all(x in line: ..) is a quantifier since its parentheses contain a colon, all(x in {1, 2}) is a call.
  [[nodiscard]] bool is_of_quantifier(std::size_t ahead) const {
    for (int depth = 0; peek(ahead).kind != Token::Kind::end && depth >= 0; ++ahead) {
      if (depth == 0 && is_next(":", ahead)) return true;
      if (is_next("(", ahead) || is_next("[", ahead) || is_next("{", ahead)) ++depth;
      if (is_next(")", ahead) || is_next("]", ahead) || is_next("}", ahead)) --depth;
    }
    return false;
  }
  Parsed<Expression> quantifier(const Token& name) {
    Expression whole{.kind = Kind::quantifier, .name = std::string(name.text), .at = name.at};
    do {
      whole.names.emplace_back(peek().text);
      ++next_;
    } while (take(","));
    ++next_;  // the word `in`
    auto source = range();
    if (!source) return source;
    if (!take(":")) return unexpected(":");
    auto body = implication();
    if (!body) return body;
    whole.parts.push_back(std::move(*source));
    whole.parts.push_back(std::move(*body));
    if (!take(")")) return unexpected(")");
    return whole;
  }
  Parsed<Expression> arguments(const Token& name) {
    Expression whole = call(name.text, name.at, {});
    while (!is_next(")")) {
      if (!whole.parts.empty() && !take(",")) return unexpected(say::kCommaOrParenthesis());
      auto argument = implication();
      if (!argument) return argument;
      whole.parts.push_back(std::move(*argument));
    }
    ++next_;
    return whole;
  }

  std::span<const Token> tokens_;
  std::size_t next_ = 0;
  int depth_ = 0;
};

}  // namespace

Parsed<Expression> parse_expression(std::string_view text) {
  if (text.size() > kLongestExpression)
    return error_in_text(0, say::kExpressionIsTooLong(text.size(), kLongestExpression));
  const auto tokens = expression_tokens(text);
  if (!tokens) return tl::unexpected(tokens.error());
  return Parser(*tokens).read();
}

}  // namespace quadrille::sudoku
