// The expressions of an instance, as trees of the modelling layer.
#include <algorithm>
#include <string_view>

#include "xcsp/instance.h"
#include "xcsp/sentences.h"

namespace quadrille::xcsp {

namespace {

using modelling::Operator;

/// An operation of the format and the corresponding operator of the modelling layer.
struct Operation {
  std::string_view name;
  Operator op;
  std::size_t arity;  // 0: any number of parts, at least one
};

constexpr Operation kFunctions[] = {
    {"add", Operator::plus, 0},     {"sub", Operator::minus, 2},
    {"mul", Operator::times, 0},    {"div", Operator::truncated_quotient, 2},
    {"pow", Operator::power, 2},    {"mod", Operator::remainder, 2},
    {"min", Operator::minimum, 0},  {"max", Operator::maximum, 0},
    {"neg", Operator::opposite, 1}, {"abs", Operator::absolute, 1},
    {"dist", Operator::minus, 2},   {"sqr", Operator::power, 1},
    {"if", Operator::variable, 3},
};
constexpr Operation kRelations[] = {
    {"lt", Operator::less, 2},         {"le", Operator::at_most, 2},
    {"ge", Operator::at_least, 2},     {"gt", Operator::greater, 2},
    {"eq", Operator::equal, 0},        {"ne", Operator::not_equal, 2},
    {"and", Operator::conjunction, 0}, {"or", Operator::disjunction, 0},
    {"not", Operator::negation, 1},    {"xor", Operator::exclusive_disjunction, 0},
    {"iff", Operator::equivalence, 0}, {"imp", Operator::implication, 2},
    {"in", Operator::in, 2},           {"notin", Operator::in, 2},
};

const Operation* find_operation(std::span<const Operation> operations, std::string_view name) {
  const auto found = std::ranges::find(operations, name, &Operation::name);
  return found == operations.end() ? nullptr : &*found;
}

/// Whether it is an eq() with fewer than two parts, which is not allowed.
bool compares_nothing(const Expression& e) { return e.operation == "eq" && e.parts.size() < 2; }

}  // namespace

bool Instance::has_right_arity(const Expression& e) {
  const Operation* found = find_operation(kFunctions, e.operation);
  if (found == nullptr) found = find_operation(kRelations, e.operation);
  if (found == nullptr) {
    unsupported(say::kOtherOperation(e.operation));
    return false;
  }
  const bool is_right = found->arity == 0 ? !e.parts.empty() : e.parts.size() == found->arity;
  if (!is_right || compares_nothing(e))
    bad(say::kWrongNumberOfParts(without_spaces(e.source), e.parts.size()));
  return is_right && !compares_nothing(e);
}

Instance::Term Instance::number_term(const Expression& e) {
  if (e.is_leaf()) {
    const std::optional<Value> number = known_number(e.text);
    return number ? expressions_.number(*number) : expressions_.variable(named(e.text));
  }
  if (find_operation(kRelations, e.operation) != nullptr) return truth_term(e);
  if (!has_right_arity(e)) return expressions_.number(0);
  if (e.operation == "if") return choice(e);
  const Operator op = find_operation(kFunctions, e.operation)->op;
  Term result = number_term(e.parts[0]);
  if (op == Operator::opposite || op == Operator::absolute) return expressions_.add({op, result});
  if (e.operation == "sqr") return expressions_.add({op, result, expressions_.number(2)});
  for (std::size_t i = 1; i < e.parts.size(); ++i)
    result = expressions_.add({op, result, number_term(e.parts[i])});
  return e.operation == "dist" ? expressions_.add({Operator::absolute, result}) : result;
}

Instance::Term Instance::choice(const Expression& e) {
  const Literal condition = formulas_.literal(truth_term(e.parts[0]));
  const IntVar x = formulas_.variable(number_term(e.parts[1]));
  return expressions_.variable(builder.choice(condition, x, formulas_.variable(number_term(e.parts[2]))));
}

Instance::Term Instance::all_with_first(Operator op, const std::vector<Term>& parts) {
  Term result = expressions_.add({op, parts[0], parts[1]});
  for (std::size_t i = 2; i < parts.size(); ++i)
    result = expressions_.add({Operator::conjunction, result, expressions_.add({op, parts[0], parts[i]})});
  return result;
}

/// Membership in a set of numbers or, if a part is not a number, a disjunction of equalities.
Instance::Term Instance::membership(const Expression& e) {
  const Term x = number_term(e.parts[0]);
  modelling::IntervalSet numbers;
  std::optional<Term> any;
  const auto add = [&](Term term) {
    any = any ? expressions_.add({Operator::disjunction, *any, term}) : term;
  };
  for (const Expression& part : e.parts[1].parts) {
    if (!part.is_leaf() || is_named(part.text)) {
      add(expressions_.add({Operator::equal, x, number_term(part)}));
    } else {
      for (const cp::Interval interval : intervals(part.text)) numbers.push_back(interval);
    }
  }
  if (!numbers.empty() || !any) {
    expressions_.domains.push_back(modelling::normalised(std::move(numbers)));
    add(expressions_.add({Operator::in, x, static_cast<Term>(expressions_.domains.size() - 1)}));
  }
  return e.operation == "in" ? *any : expressions_.add({Operator::negation, *any});
}

Instance::Term Instance::truth_term(const Expression& e) {
  const Operation* const found = e.is_leaf() ? nullptr : find_operation(kRelations, e.operation);
  if (found == nullptr)
    return expressions_.add({Operator::not_equal, number_term(e), expressions_.number(0)});
  if (!has_right_arity(e)) return expressions_.number(0);
  const Operator op = found->op;
  if (op == Operator::in) return membership(e);
  std::vector<Term> parts;
  for (const Expression& part : e.parts)
    parts.push_back(modelling::is_comparison(op) ? number_term(part) : truth_term(part));
  if (op == Operator::negation) return expressions_.add({op, parts[0]});
  if (parts.size() > 1 && (op == Operator::equal || op == Operator::equivalence))
    return all_with_first(op, parts);
  Term result = parts[0];
  for (std::size_t i = 1; i < parts.size(); ++i) result = expressions_.add({op, result, parts[i]});
  return result;
}

IntVar Instance::value(const std::string& text) {
  const Parsed<Expression> e = parse_expression(text);
  if (e) return formulas_.variable(number_term(*e));
  bad(e.error().message);
  return constant(0);
}

void Instance::require(const std::string& text) {
  const Parsed<Expression> e = parse_expression(text);
  if (!e) return bad(e.error().message);
  const Term formula = truth_term(*e);
  if (!trouble_) formulas_.require(formula);
}

}  // namespace quadrille::xcsp
