#include "sudoku/own_rules/types.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "base/overloaded.h"
#include "sudoku/own_rules/lexer.h"
#include "sudoku/own_rules/sentences.h"

namespace quadrille::sudoku {

namespace {

using Type = ExpressionType;
using Kind = Expression::Kind;

struct Named {
  std::string_view name;
  Type type;
};

constexpr std::array<Named, 6> kNames{{{"grid", Type::cells},
                                       {"rows", Type::groups},
                                       {"columns", Type::groups},
                                       {"regions", Type::groups},
                                       {"least_digit", Type::fixed},
                                       {"greatest_digit", Type::fixed}}};

struct Function {
  std::string_view name;
  std::vector<Type> arguments;
  Type result;
  bool takes_more = false;  // whether the last argument may be repeated
};

const std::vector<Function>& functions() {
  static const std::vector<Function> kFunctions{
      {"+", {Type::number, Type::number}, Type::number},
      {"-", {Type::number, Type::number}, Type::number},
      {"-", {Type::number}, Type::number},
      {"*", {Type::number, Type::number}, Type::number},
      {"/", {Type::number, Type::number}, Type::number},
      {"%", {Type::number, Type::number}, Type::number},
      {"abs", {Type::number}, Type::number},
      {"min", {Type::cells}, Type::number},
      {"max", {Type::cells}, Type::number},
      {"min", {Type::number, Type::number}, Type::number, true},
      {"max", {Type::number, Type::number}, Type::number, true},
      {"sum", {Type::cells}, Type::number},
      {"product", {Type::cells}, Type::number},
      {"and", {Type::truth, Type::truth}, Type::truth},
      {"or", {Type::truth, Type::truth}, Type::truth},
      {"implies", {Type::truth, Type::truth}, Type::truth},
      {"not", {Type::truth}, Type::truth},
      {"in", {Type::number, Type::numbers}, Type::truth},
      {"matches", {Type::cells, Type::text}, Type::truth},
      {"all_different", {Type::cells}, Type::truth},
      {"..", {Type::fixed, Type::fixed}, Type::numbers},
      {"size", {Type::cells}, Type::fixed},
      {"size", {Type::groups}, Type::fixed},
      {"first", {Type::cells}, Type::cell},
      {"last", {Type::cells}, Type::cell},
      {"row", {Type::cell}, Type::fixed},
      {"column", {Type::cell}, Type::fixed},
      {"neighbours", {Type::cells}, Type::pairs},
      {"pairs", {Type::cells}, Type::pairs},
      {"apart", {Type::fixed, Type::fixed}, Type::pairs},
      {"windows", {Type::cells, Type::fixed}, Type::groups},
      {"rectangles", {Type::fixed, Type::fixed}, Type::groups},
      {"extra", {Type::text}, Type::cells},
      {"cells_from", {Type::place}, Type::cells},
      {"cells_from", {Type::place, Type::text}, Type::cells},
  };
  return kFunctions;
}

bool is_sign(std::string_view name) { return name.find_first_of("+-*/%.") == 0; }

bool takes(const Function& function, std::span<const Expression> arguments) {
  const std::size_t wanted = function.arguments.size();
  if (arguments.size() < wanted || (arguments.size() > wanted && !function.takes_more)) return false;
  for (std::size_t i = 0; i < arguments.size(); ++i)
    if (!converts(arguments[i].type, function.arguments[std::min(i, wanted - 1)])) return false;
  return true;
}

/// "a number and a set of numbers".
std::string names_of(std::span<const Type> types) {
  std::vector<std::string> names;
  for (const Type type : types) names.emplace_back(name_of(type));
  return listed_with_and(names);
}

class Checker {
 public:
  explicit Checker(std::vector<std::pair<std::string_view, Type>> scope) : scope_(std::move(scope)) {}

  Parsed<void> check(Expression& expression) {
    if (expression.kind == Kind::quantifier) return check_quantifier(expression);
    for (Expression& part : expression.parts)
      if (auto checked = check(part); !checked) return checked;
    switch (expression.kind) {
      case Kind::number: expression.type = Type::fixed; return {};
      case Kind::text: expression.type = Type::text; return {};
      case Kind::name: return check_name(expression);
      case Kind::comparison: return check_comparison(expression);
      case Kind::element:
      case Kind::slice: return check_element(expression);
      case Kind::set: return check_set(expression);
      default: return check_call(expression);
    }
  }

 private:
  static tl::unexpected<InputError> wrong(const Expression& part, const Sentence<Text>& sentence) {
    return error_in_text(part.at, sentence(name_of(part.type)));
  }

  [[nodiscard]] std::optional<Type> type_named(std::string_view name) const {
    const auto found = std::ranges::find(scope_, name, &std::pair<std::string_view, Type>::first);
    return found == scope_.end() ? std::nullopt : std::optional(found->second);
  }

  Parsed<void> check_name(Expression& expression) {
    if (const auto type = type_named(expression.name)) {
      expression.type = *type;
      return {};
    }
    std::vector<std::string_view> names;
    for (const auto& [name, type] : scope_) names.push_back(name);
    return error_in_text(expression.at, say::kUnknownName(expression.name, listed(names)));
  }

  static Parsed<void> check_call(Expression& call) {
    const Function* of_that_name = nullptr;
    for (const Function& function : functions()) {
      if (function.name != call.name) continue;
      of_that_name = &function;
      if (!takes(function, call.parts)) continue;
      const bool is_fixed =
          function.result == Type::number &&
          std::ranges::all_of(call.parts, [](auto& part) { return part.type == Type::fixed; });
      call.type = is_fixed ? Type::fixed : function.result;
      return {};
    }
    if (of_that_name == nullptr) return unknown(call);
    return error_in_text(call.at, wrong_arguments(call));
  }
  static std::string wrong_arguments(const Expression& call) {
    std::string expected;
    for (const Function& function : functions()) {
      if (function.name != call.name) continue;
      const std::string arguments = names_of(function.arguments);
      expected = expected.empty() ? arguments : say::kOrElse(expected, arguments);
    }
    if (call.parts.empty()) return say::kNoArgumentOf(call.name, expected);
    std::vector<Type> found;
    for (const Expression& part : call.parts) found.push_back(part.type);
    return (is_operator(call) ? say::kWrongBeside : say::kWrongArguments)(names_of(found), call.name,
                                                                          expected);
  }
  static bool is_operator(const Expression& call) {
    constexpr std::array<std::string_view, 6> kWords{"and", "or", "not", "implies", "in", "matches"};
    return is_sign(call.name) || std::ranges::find(kWords, call.name) != kWords.end();
  }
  static tl::unexpected<InputError> unknown(const Expression& call) {
    std::vector<std::string_view> names{"all", "any", "count"};
    for (const Function& function : functions()) {
      const bool is_known = std::ranges::find(names, function.name) != names.end();
      if (!is_known && !is_operator({.name = std::string(function.name)})) names.push_back(function.name);
    }
    if (call.name == "all" || call.name == "any" || call.name == "count")
      return error_in_text(call.at, say::kWithoutIn(call.name));
    return error_in_text(call.at, say::kUnknownFunction(call.name, listed(names)));
  }

  static Parsed<void> check_comparison(Expression& comparison) {
    const bool are_texts =
        std::ranges::all_of(comparison.parts, [](const Expression& part) { return part.type == Type::text; });
    const bool are_equations = std::ranges::all_of(
        comparison.names, [](const std::string& sign) { return sign == "=" || sign == "!="; });
    for (const Expression& part : comparison.parts) {
      if (!converts(part.type, Type::number) && !(are_texts && are_equations))
        return wrong(part, say::kWrongInComparison);
    }
    comparison.type = Type::truth;
    return {};
  }

  static Parsed<void> check_element(Expression& expression) {
    const Expression& of = expression.parts.front();
    if (of.type != Type::cells && of.type != Type::groups) return wrong(of, say::kWrongBeforeBracket);
    for (const Expression& index : std::span(expression.parts).subspan(1))
      if (index.type != Type::fixed) return wrong(index, say::kWrongAsPlace);
    const bool is_slice = expression.kind == Kind::slice;
    if (is_slice && of.type == Type::groups) return wrong(of, say::kWrongBeforeSlice);
    expression.type = is_slice || of.type == Type::groups ? Type::cells : Type::cell;
    return {};
  }

  static Parsed<void> check_set(Expression& set) {
    for (const Expression& part : set.parts)
      if (part.type != Type::fixed && part.type != Type::numbers) return wrong(part, say::kWrongInSet);
    set.type = Type::numbers;
    return {};
  }

  /// all(a, b in pairs(cells): a < b).
  Parsed<void> check_quantifier(Expression& whole) {
    Expression& source = whole.parts.front();
    if (auto checked = check(source); !checked) return checked;
    constexpr std::array<std::pair<Type, Type>, 4> kElements{{{Type::cells, Type::cell},
                                                              {Type::pairs, Type::cell},
                                                              {Type::groups, Type::cells},
                                                              {Type::numbers, Type::fixed}}};
    const auto element = std::ranges::find(kElements, source.type, &std::pair<Type, Type>::first);
    if (element == kElements.end()) return wrong(source, say::kWrongBehindIn);
    const std::size_t wanted = source.type == Type::pairs ? 2 : 1;
    if (whole.names.size() != wanted)
      return error_in_text(whole.at, say::kNumberOfNames(whole.names.size(), name_of(source.type), wanted));
    for (const std::string& name : whole.names) {
      if (type_named(name)) return error_in_text(whole.at, say::kNameIsTaken(name));
      scope_.emplace_back(name, element->second);
    }
    Expression& body = whole.parts.back();
    if (auto checked = check(body); !checked) return checked;
    scope_.resize(scope_.size() - wanted);
    const bool is_of_formulas = whole.name == "all" || whole.name == "any" || whole.name == "count";
    const Type of = is_of_formulas ? Type::truth : Type::number;
    if (!converts(body.type, of))
      return error_in_text(body.at, say::kWrongBehindColon(name_of(body.type), name_of(of)));
    whole.type = whole.name == "all" || whole.name == "any" ? Type::truth : Type::number;
    return {};
  }

  std::vector<std::pair<std::string_view, Type>> scope_;
};

}  // namespace

std::string name_of(ExpressionType type) {
  switch (type) {
    case Type::truth: return say::kFormula();
    case Type::number: return say::kNumber();
    case Type::fixed: return say::kFixedNumber();
    case Type::cell: return say::kCell();
    case Type::cells: return say::kCells();
    case Type::pairs: return say::kPairs();
    case Type::groups: return say::kGroups();
    case Type::numbers: return say::kNumbers();
    case Type::place: return say::kPlace();
    default: return say::kText();
  }
}

bool is_known_name(std::string_view name) {
  return std::ranges::find(kNames, name, &Named::name) != kNames.end();
}

bool converts(ExpressionType from, ExpressionType to) {
  return from == to || (to == Type::number && (from == Type::fixed || from == Type::cell));
}

ExpressionType type_of(const Parameter& parameter) {
  return std::visit(Overloaded{[](const CellsParameter&) { return Type::cells; },
                               [](const CellListsParameter&) { return Type::cells; },
                               [](const NumberParameter&) { return Type::fixed; },
                               [](const NumberListParameter&) { return Type::numbers; },
                               [](const DigitsParameter&) { return Type::numbers; },
                               [](const DigitListParameter&) { return Type::numbers; },
                               [](const ChoiceParameter&) { return Type::text; },
                               [](const OutsideParameter&) { return Type::place; },
                               // A puzzle's own rules have no parameters of these kinds.
                               [](const auto&) { return Type::text; }},
                    parameter.kind);
}

Parsed<void> find_types(Expression& expression, std::span<const Parameter> parameters) {
  std::vector<std::pair<std::string_view, Type>> scope;
  for (const Parameter& parameter : parameters) scope.emplace_back(parameter.name, type_of(parameter));
  for (const auto& [name, type] : kNames) scope.emplace_back(name, type);
  return Checker(std::move(scope)).check(expression);
}

}  // namespace quadrille::sudoku
