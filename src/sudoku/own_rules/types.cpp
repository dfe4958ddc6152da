#include "sudoku/own_rules/types.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/overloaded.h"
#include "sudoku/own_rules/lexer.h"

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
  bool takes_more = false;  // of the last argument
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
std::string listed(std::span<const Type> types) {
  std::vector<std::string_view> names;
  for (const Type type : types) names.push_back(name_of(type));
  return fmt::format("{}", fmt::join(names, " and "));
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
  static tl::unexpected<InputError> wrong(const Expression& part, std::string_view where,
                                          std::string_view expected) {
    return error_in_text(part.at,
                         fmt::format("found {} {}, expected {}", name_of(part.type), where, expected));
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
    return error_in_text(expression.at, fmt::format("there is nothing named \"{}\" here; the names are {}",
                                                    expression.name, fmt::join(names, ", ")));
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
    std::vector<Type> found;
    for (const Expression& part : call.parts) found.push_back(part.type);
    std::vector<std::string> expected;
    for (const Function& function : functions())
      if (function.name == call.name) expected.push_back(listed(function.arguments));
    return error_in_text(
        call.at,
        fmt::format("found {} {} \"{}\", expected {}", found.empty() ? "nothing" : listed(found),
                    is_operator(call) ? "beside" : "given to", call.name, fmt::join(expected, ", or ")));
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
      return error_in_text(call.at, fmt::format("found \"{0}\" without \"in\" and a colon, expected such as "
                                                "{0}(x in cells: x > 3)",
                                                call.name));
    return error_in_text(call.at, fmt::format("there is no function \"{}\"; the functions are {}", call.name,
                                              fmt::join(names, ", ")));
  }

  static Parsed<void> check_comparison(Expression& comparison) {
    const bool are_texts =
        std::ranges::all_of(comparison.parts, [](const Expression& part) { return part.type == Type::text; });
    const bool are_equations = std::ranges::all_of(
        comparison.names, [](const std::string& sign) { return sign == "=" || sign == "!="; });
    for (const Expression& part : comparison.parts) {
      if (!converts(part.type, Type::number) && !(are_texts && are_equations))
        return wrong(part, "in a comparison", "a number");
    }
    comparison.type = Type::truth;
    return {};
  }

  static Parsed<void> check_element(Expression& expression) {
    const Expression& of = expression.parts.front();
    if (of.type != Type::cells && of.type != Type::groups) return wrong(of, "before [", "cells or groups");
    for (const Expression& index : std::span(expression.parts).subspan(1))
      if (index.type != Type::fixed) return wrong(index, "as a place", "a number that no digit changes");
    const bool is_slice = expression.kind == Kind::slice;
    if (is_slice && of.type == Type::groups) return wrong(of, "before [ with ..", "cells");
    expression.type = is_slice || of.type == Type::groups ? Type::cells : Type::cell;
    return {};
  }

  static Parsed<void> check_set(Expression& set) {
    for (const Expression& part : set.parts)
      if (part.type != Type::fixed && part.type != Type::numbers)
        return wrong(part, "in { }", "a number that no digit changes");
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
    if (element == kElements.end())
      return wrong(source, "behind \"in\"", "cells, pairs of cells, groups of cells or a set of numbers");
    const std::size_t wanted = source.type == Type::pairs ? 2 : 1;
    if (whole.names.size() != wanted)
      return error_in_text(whole.at,
                           fmt::format("found {} name{} for {}, expected {}", whole.names.size(),
                                       whole.names.size() == 1 ? "" : "s", name_of(source.type), wanted));
    for (const std::string& name : whole.names) {
      if (type_named(name))
        return error_in_text(whole.at, fmt::format("the name \"{}\" is taken, expected another one", name));
      scope_.emplace_back(name, element->second);
    }
    Expression& body = whole.parts.back();
    if (auto checked = check(body); !checked) return checked;
    scope_.resize(scope_.size() - wanted);
    const bool is_of_formulas = whole.name == "all" || whole.name == "any" || whole.name == "count";
    const Type of = is_of_formulas ? Type::truth : Type::number;
    if (!converts(body.type, of)) return wrong(body, "behind the colon", name_of(of));
    whole.type = whole.name == "all" || whole.name == "any" ? Type::truth : Type::number;
    return {};
  }

  std::vector<std::pair<std::string_view, Type>> scope_;
};

}  // namespace

std::string_view name_of(ExpressionType type) {
  switch (type) {
    case Type::truth: return "a formula";
    case Type::number: return "a number";
    case Type::fixed: return "a number that no digit changes";
    case Type::cell: return "a cell";
    case Type::cells: return "cells";
    case Type::pairs: return "pairs of cells";
    case Type::groups: return "groups of cells";
    case Type::numbers: return "a set of numbers";
    case Type::place: return "a place beside the grid";
    default: return "a text";
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
                               [](const NumberParameter&) { return Type::fixed; },
                               [](const DigitsParameter&) { return Type::numbers; },
                               [](const DigitListParameter&) { return Type::numbers; },
                               [](const ChoiceParameter&) { return Type::text; },
                               [](const OutsideParameter&) { return Type::place; }},
                    parameter.kind);
}

Parsed<void> find_types(Expression& expression, std::span<const Parameter> parameters) {
  std::vector<std::pair<std::string_view, Type>> scope;
  for (const Parameter& parameter : parameters) scope.emplace_back(parameter.name, type_of(parameter));
  for (const auto& [name, type] : kNames) scope.emplace_back(name, type);
  return Checker(std::move(scope)).check(expression);
}

}  // namespace quadrille::sudoku
