#include "flatzinc/call.h"

#include <utility>

#include "flatzinc/sentences.h"

namespace quadrille::flatzinc {

namespace {

using Kind = Expression::Kind;

}  // namespace

Value Call::value(std::size_t i) {
  const Expression& e = arguments_[i];
  if (e.kind == Kind::integer || e.kind == Kind::boolean) return e.value;
  if (e.kind == Kind::variable) {
    const cp::IntVar x = variables_.variable(e);
    if (store_.is_fixed(x)) return store_.value(x);
  }
  refuse(i, say::kANumber);
  return 0;
}

std::span<const Expression> Call::array(std::size_t i, const Sentence<>& expected) {
  const Expression& e = arguments_[i];
  if (e.kind == Kind::array) return program_.elements(e);
  refuse(i, expected);
  return {};
}

std::vector<Value> Call::values(std::size_t i) {
  std::vector<Value> result;
  for (const Expression& e : array(i, say::kArrayOfNumbers)) {
    const bool is_number = e.kind == Kind::integer || e.kind == Kind::boolean;
    if (!is_number) refuse(i, say::kArrayOfNumbers);
    result.push_back(is_number ? e.value : 0);
  }
  return result;
}

cp::IntVar Call::variable(std::size_t i) {
  if (Variables::is_value(arguments_[i])) return variables_.variable(arguments_[i]);
  refuse(i, say::kVariableOrNumber);
  return variables_.constant(0);
}

std::vector<cp::IntVar> Call::variables(std::size_t i) {
  std::vector<cp::IntVar> result;
  for (const Expression& e : array(i, say::kArrayOfVariables)) {
    if (!Variables::is_value(e)) refuse(i, say::kArrayOfVariables);
    result.push_back(Variables::is_value(e) ? variables_.variable(e) : variables_.constant(0));
  }
  return result;
}

std::vector<cp::IntVar> Call::variables_of_some(std::size_t i) {
  std::vector<cp::IntVar> result = variables(i);
  if (result.empty()) refuse(i, say::kArrayOfSomeVariables);
  return result;
}

cp::Literal Call::literal(std::size_t i) {
  if (Variables::is_value(arguments_[i])) return variables_.literal(arguments_[i]);
  refuse(i, say::kABoolean);
  return variables_.constant(0).ge(1);
}

std::vector<cp::Literal> Call::literals(std::size_t i) {
  std::vector<cp::Literal> result;
  for (const Expression& e : array(i, say::kArrayOfBooleans)) {
    if (!Variables::is_value(e)) refuse(i, say::kArrayOfBooleans);
    result.push_back(Variables::is_value(e) ? variables_.literal(e) : variables_.constant(0).ge(1));
  }
  return result;
}

const IntervalSet& Call::set(std::size_t i) {
  static const IntervalSet empty;
  if (arguments_[i].kind == Kind::set) return program_.set(arguments_[i]);
  refuse(i, say::kSetOfNumbers);
  return empty;
}

std::vector<IntervalSet> Call::sets(std::size_t i) {
  std::vector<IntervalSet> result;
  for (const Expression& e : array(i, say::kArrayOfSets)) {
    if (e.kind != Kind::set) refuse(i, say::kArrayOfSets);
    result.push_back(e.kind == Kind::set ? program_.set(e) : IntervalSet());
  }
  return result;
}

std::vector<cp::Term> Call::terms(std::size_t i, std::size_t j) {
  const std::vector<Value> coefficients = values(i);
  const std::vector<cp::IntVar> xs = variables(j);
  if (coefficients.size() != xs.size()) {
    refuse(say::kOtherCoefficients(coefficients.size(), xs.size()));
    return {};
  }
  std::vector<cp::Term> result;
  for (std::size_t k = 0; k < xs.size(); ++k) result.push_back({coefficients[k], xs[k]});
  return result;
}

cp::Consistency Call::consistency() const {
  for (const Expression& annotation : program_.elements(item_.annotations)) {
    const std::string_view name = program_.name_of(annotation);
    if (name == "domain" || name == "domain_propagation") return cp::Consistency::domain;
    if (name == "bounds" || name == "bounds_propagation") return cp::Consistency::bounds;
    if (name == "value_propagation") return cp::Consistency::value;
  }
  return cp::Consistency::automatic;
}

bool Call::tie(cp::Reification::Mode mode) {
  reification_ = {literal(arguments_.size() - 1), mode};
  arguments_ = arguments_.first(arguments_.size() - 1);
  const cp::Store::Truth truth = store_.truth(reification_->literal);
  if (truth == cp::Store::Truth::yes) reification_.reset();
  return truth != cp::Store::Truth::no || mode == cp::Reification::Mode::full;
}

void Call::post(std::unique_ptr<cp::Constraint> constraint) {
  if (!error_) store_.post(std::move(constraint));
}

void Call::compare(modelling::Comparator comparator, modelling::Sum sum) {
  if (!error_) builder().require(comparator, std::move(sum), reification_);
}

void Call::refuse(std::string message) {
  if (!error_) error_ = std::move(message);
}

void Call::refuse(std::size_t argument, const Sentence<>& expected) {
  refuse(say::kArgumentShouldBe(argument + 1, expected()));
}

}  // namespace quadrille::flatzinc
