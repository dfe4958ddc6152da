#include "flatzinc/parser.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

#include "flatzinc/scanner.h"
#include "flatzinc/sentences.h"

namespace quadrille::flatzinc {

namespace {

using Kind = Expression::Kind;

/// Expressions may be nested up to this depth, which no compiler reaches, so that the parser's stack stays
/// small.
constexpr int kDeepest = 200;

/// The type before a declared name.
struct Type {
  bool is_variable = false;
  bool is_boolean = false;
  bool is_float = false;  // and a variable
  std::optional<std::uint32_t> domain{};
};

class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text), scanner_(text) {}

  Parsed<Program> run();

 private:
  enum class Context : std::uint8_t { program, annotation };

  // Each of these parses the item at the scanner. After an error, the first of which is kept, their results
  // are meaningless.
  void item();
  void constraint();
  void solve();
  void array_declaration();
  void declaration();
  [[nodiscard]] Type type();
  void element_type(Type& type);
  void skip_real_domain();
  [[nodiscard]] Expression annotations();
  [[nodiscard]] Expression expression(Context context);
  [[nodiscard]] Expression number();
  [[nodiscard]] Expression named(Context context);
  [[nodiscard]] Expression element_of(const Expression& array, std::size_t place);
  [[nodiscard]] Expression set_literal();
  /// Parses the elements of a list, from after the opening bracket to after the closing one.
  [[nodiscard]] Expression list(std::string_view closing, Context context, Kind kind,
                                std::optional<Expression> first = std::nullopt);
  [[nodiscard]] Value integer(const Sentence<>& what);
  [[nodiscard]] std::string_view name(const Sentence<>& what);
  void expect(std::string_view symbol);

  void declare(std::string_view name, std::size_t place, Expression value);
  void note_output(std::string_view name, const Expression& value, const Expression& annotations);
  [[nodiscard]] bool has_annotation(const Expression& annotations, std::string_view name) const;
  [[nodiscard]] Expression new_set(IntervalSet set);
  [[nodiscard]] Expression word(Kind kind, std::string_view text);

  [[nodiscard]] bool failed() const { return error_.has_value(); }
  void fail(std::size_t place, std::string message);
  void refuse_float(std::string_view variable);
  void fail_expecting(std::string_view what);

  std::string_view text_;
  Scanner scanner_;
  Program program_;
  std::unordered_map<std::string_view, Expression> names_;
  std::vector<Expression> open_;  // elements read so far, of all lists that are being read
  int depth_ = 0;
  bool has_solve_ = false;
  std::optional<InputError> error_;
};

Parsed<Program> Parser::run() {
  names_.reserve(text_.size() / 64);
  while (!failed() && scanner_.token().kind != TokenKind::end) item();
  if (!failed() && !has_solve_) fail(text_.size(), say::kNoSolveItem());
  if (failed()) return tl::unexpected(*std::move(error_));
  return std::move(program_);
}

void Parser::item() {
  if (scanner_.skip("constraint")) {
    constraint();
  } else if (scanner_.skip("array")) {
    array_declaration();
  } else if (scanner_.skip("predicate")) {
    while (!scanner_.at(";") && scanner_.token().kind != TokenKind::end &&
           scanner_.token().kind != TokenKind::fault)
      scanner_.advance();
  } else if (scanner_.skip("solve")) {
    solve();
  } else {
    declaration();
  }
  expect(";");
}

void Parser::constraint() {
  const std::size_t place = scanner_.token().place;
  const std::string_view predicate = name(say::kConstraintName);
  expect("(");
  const Expression arguments = list(")", Context::program, Kind::array);
  program_.constraints.push_back({predicate, arguments, annotations(), place});
}

void Parser::solve() {
  if (has_solve_) return fail(scanner_.token().place, say::kSecondSolveItem());
  has_solve_ = true;
  program_.search_annotations = annotations();
  if (scanner_.skip("satisfy")) return;
  if (scanner_.at("minimize") || scanner_.at("maximize")) {
    program_.goal = scanner_.at("minimize") ? Goal::minimise : Goal::maximise;
    scanner_.advance();
    const std::size_t place = scanner_.token().place;
    program_.objective = expression(Context::program);
    const Kind kind = program_.objective.kind;
    if (kind != Kind::variable && kind != Kind::integer && kind != Kind::boolean)
      fail(place, say::kBadObjective());
    return;
  }
  fail_expecting(say::kGoal());
}

void Parser::array_declaration() {
  expect("[");
  (void)integer(say::kFirstIndex);
  expect("..");
  const std::size_t size_place = scanner_.token().place;
  const Value size = integer(say::kArraySize);
  expect("]");
  expect("of");
  // The type of an array is taken from its elements, because an array without any may be one of sets.
  Type elements;
  (void)scanner_.skip("var");
  element_type(elements);
  expect(":");
  const std::size_t place = scanner_.token().place;
  const std::string_view array_name = name(say::kArrayName);
  if (elements.is_float) return refuse_float(array_name);
  const Expression notes = annotations();
  if (!scanner_.at("=")) return fail_expecting(say::kElements());
  scanner_.advance();
  const Expression value = expression(Context::program);
  if (failed()) return;
  if (value.kind != Kind::array) return fail(place, say::kElementsAsList());
  if (static_cast<Value>(value.size) != size) {
    return fail(size_place, say::kOtherArraySize(size, value.size));
  }
  declare(array_name, place, value);
  note_output(array_name, value, notes);
}

void Parser::declaration() {
  const Type declared = type();
  expect(":");
  const std::size_t place = scanner_.token().place;
  const std::string_view declared_name = name(say::kAName);
  if (declared.is_float) return refuse_float(declared_name);
  const Expression notes = annotations();
  std::optional<Expression> value;
  if (scanner_.skip("=")) value = expression(Context::program);
  if (failed()) return;
  if (!declared.is_variable) {
    if (!value) return fail_expecting(say::kParameterValue());
    return declare(declared_name, place, *value);
  }
  if (value && value->kind != Kind::variable && value->kind != Kind::integer && value->kind != Kind::boolean)
    return fail(place, say::kBadEquality());
  const Expression self{Kind::variable, 0, static_cast<Value>(program_.variables.size())};
  program_.variables.push_back({declared_name, declared.is_boolean,
                                has_annotation(notes, "var_is_introduced"), declared.domain, value});
  declare(declared_name, place, self);
  note_output(declared_name, self, notes);
}

Type Parser::type() {
  Type result;
  result.is_variable = scanner_.skip("var");
  element_type(result);
  return result;
}

void Parser::element_type(Type& type) {
  const std::size_t place = scanner_.token().place;
  const bool is_set = scanner_.skip("set");
  if (is_set) {
    expect("of");
    if (type.is_variable) {
      return fail(place, say::kNoSetVariables());
    }
  }
  const bool is_real = scanner_.at("float") || scanner_.token().kind == TokenKind::real;
  type.is_float = is_real && type.is_variable;
  if (is_real) return skip_real_domain();
  if (scanner_.skip("bool")) {
    type.is_boolean = true;
  } else if (!scanner_.skip("int")) {
    const TokenKind kind = scanner_.token().kind;
    if (kind != TokenKind::integer && !scanner_.at("{")) return fail_expecting(say::kAnItem());
    const Expression domain = expression(Context::program);
    if (failed()) return;
    if (domain.kind != Kind::set) return fail(place, say::kBadDomain());
    type.domain = static_cast<std::uint32_t>(domain.value);
  }
}

void Parser::skip_real_domain() {
  scanner_.advance();
  if (!scanner_.skip("..")) return;
  if (scanner_.token().kind != TokenKind::real) return fail_expecting(say::kUpperEnd());
  scanner_.advance();
}

Expression Parser::annotations() {
  const std::size_t first = open_.size();
  while (!failed() && scanner_.skip("::")) open_.push_back(expression(Context::annotation));
  const Expression result{Kind::array, static_cast<std::uint32_t>(open_.size() - first),
                          static_cast<Value>(program_.pool.size())};
  program_.pool.insert(program_.pool.end(), open_.begin() + static_cast<std::ptrdiff_t>(first), open_.end());
  open_.resize(first);
  return result;
}

Expression Parser::expression(Context context) {
  const Token token = scanner_.token();
  switch (token.kind) {
    case TokenKind::integer: return number();
    case TokenKind::real:
      program_.reals.push_back(token.real);
      scanner_.advance();
      return {Kind::real, 0, static_cast<Value>(program_.reals.size() - 1)};
    case TokenKind::string: scanner_.advance(); return word(Kind::string, token.text);
    case TokenKind::name: return named(context);
    default: break;
  }
  if (scanner_.skip("{")) return set_literal();
  if (scanner_.skip("[")) return list("]", context, Kind::array);
  fail_expecting(say::kAnExpression());
  return {};
}

Expression Parser::number() {
  const Value first = integer(say::kANumber);
  if (!scanner_.skip("..")) return {Kind::integer, 0, first};
  return new_set(modelling::range_set(first, integer(say::kUpperEnd)));
}

Expression Parser::named(Context context) {
  const Token token = scanner_.token();
  scanner_.advance();
  if (token.text == "true" || token.text == "false") return {Kind::boolean, 0, token.text == "true" ? 1 : 0};
  if (context == Context::annotation && scanner_.skip("("))
    return list(")", context, Kind::call, word(Kind::name, token.text));
  const auto known = names_.find(token.text);
  if (known == names_.end()) {
    if (context == Context::annotation) return word(Kind::name, token.text);
    fail(token.place, say::kNotDeclared(token.text));
    return {};
  }
  if (known->second.kind == Kind::array && scanner_.at("[")) return element_of(known->second, token.place);
  return known->second;
}

Expression Parser::element_of(const Expression& array, std::size_t place) {
  scanner_.advance();
  const Value index = integer(say::kAnIndex);
  expect("]");
  if (failed()) return {};
  if (index < 1 || index > static_cast<Value>(array.size)) {
    fail(place, say::kIndexOutside(index, array.size));
    return {};
  }
  return program_.elements(array)[static_cast<std::size_t>(index - 1)];
}

Expression Parser::set_literal() {
  std::vector<Value> values;
  while (!failed() && !scanner_.at("}")) {
    values.push_back(integer(say::kNumberOfSet));
    if (!scanner_.at("}")) expect(",");
  }
  expect("}");
  return new_set(modelling::set_of(values));
}

Expression Parser::list(std::string_view closing, Context context, Kind kind,
                        std::optional<Expression> first) {
  const std::size_t begin = open_.size();
  if (first) open_.push_back(*first);
  if (++depth_ > kDeepest) fail(scanner_.token().place, say::kTooDeep());
  while (!failed() && !scanner_.at(closing)) {
    const Expression element = expression(context);
    open_.push_back(element);
    if (!scanner_.at(closing)) expect(",");
  }
  --depth_;
  expect(closing);
  const Expression result{kind, static_cast<std::uint32_t>(open_.size() - begin),
                          static_cast<Value>(program_.pool.size())};
  program_.pool.insert(program_.pool.end(), open_.begin() + static_cast<std::ptrdiff_t>(begin), open_.end());
  open_.resize(begin);
  return result;
}

Value Parser::integer(const Sentence<>& what) {
  if (scanner_.token().kind != TokenKind::integer) {
    fail_expecting(what());
    return 0;
  }
  const Value value = scanner_.token().integer;
  scanner_.advance();
  return value;
}

std::string_view Parser::name(const Sentence<>& what) {
  if (scanner_.token().kind != TokenKind::name) {
    fail_expecting(what());
    return {};
  }
  const std::string_view text = scanner_.token().text;
  scanner_.advance();
  return text;
}

void Parser::expect(std::string_view symbol) {
  if (failed() || scanner_.skip(symbol)) return;
  fail_expecting(say::kQuoted(symbol));
}

void Parser::declare(std::string_view declared_name, std::size_t place, Expression value) {
  if (!names_.emplace(declared_name, value).second) fail(place, say::kDeclaredTwice(declared_name));
}

void Parser::note_output(std::string_view output_name, const Expression& value,
                         const Expression& annotations) {
  for (const Expression& annotation : program_.elements(annotations)) {
    const std::string_view kind = program_.name_of(annotation);
    if (kind == "output_var") program_.outputs.push_back({output_name, value, {}});
    if (kind != "output_array") continue;
    OutputItem item{output_name, value, {}};
    const auto arguments = program_.arguments_of(annotation);
    if (arguments.size() == 1 && arguments.front().kind == Kind::array) {
      for (const Expression& range : program_.elements(arguments.front()))
        if (range.kind == Kind::set) item.dimensions.push_back(program_.set(range));
    }
    if (item.dimensions.empty())
      item.dimensions.push_back(modelling::range_set(1, static_cast<Value>(value.size)));
    program_.outputs.push_back(std::move(item));
  }
}

bool Parser::has_annotation(const Expression& annotations, std::string_view annotation_name) const {
  return std::ranges::any_of(program_.elements(annotations), [&](const Expression& annotation) {
    return program_.name_of(annotation) == annotation_name;
  });
}

Expression Parser::new_set(IntervalSet set) {
  program_.sets.push_back(std::move(set));
  return {Kind::set, 0, static_cast<Value>(program_.sets.size() - 1)};
}

Expression Parser::word(Kind kind, std::string_view text) {
  program_.words.push_back(text);
  return {kind, 0, static_cast<Value>(program_.words.size() - 1)};
}

void Parser::fail(std::size_t place, std::string message) {
  if (!failed()) error_ = error_at(text_, place, std::move(message));
}

void Parser::refuse_float(std::string_view variable) {
  // Without a place, which would be one in the compiler's output, a file that MiniZinc removes.
  const bool is_introduced = variable.starts_with("X_INTRODUCED_");
  if (!failed())
    error_ =
        InputError{.message = is_introduced ? say::kNoFloatExpressions() : say::kNoFloatVariables(variable)};
}

void Parser::fail_expecting(std::string_view what) {
  const Token& token = scanner_.token();
  std::string found = say::kQuoted(token.text.substr(0, 40));
  if (token.kind == TokenKind::end) found = say::kTextsEnd();
  if (token.kind == TokenKind::fault) found = scanner_.fault();
  if (token.kind == TokenKind::string) found = say::kAString();
  fail(token.place, say::kFoundButExpected(found, what));
}

}  // namespace

Parsed<Program> parse(std::string_view text) { return Parser(text).run(); }

}  // namespace quadrille::flatzinc
