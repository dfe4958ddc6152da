#include "flatzinc/call.h"

#include <utility>

#include "cp/wide.h"

namespace quadrille::flatzinc {

namespace {

using Kind = Expression::Kind;
using cp::Comparison;
using cp::Wide;

}  // namespace

Value Call::value(std::size_t i) {
  const Expression& e = arguments_[i];
  if (e.kind == Kind::integer || e.kind == Kind::boolean) return e.value;
  if (e.kind == Kind::variable) {
    const cp::IntVar x = variables_.variable(e);
    if (store_.is_fixed(x)) return store_.value(x);
  }
  refuse(i, "a number");
  return 0;
}

std::span<const Expression> Call::array(std::size_t i, const char* expected) {
  const Expression& e = arguments_[i];
  if (e.kind == Kind::array) return model_.elements(e);
  refuse(i, expected);
  return {};
}

std::vector<Value> Call::values(std::size_t i) {
  std::vector<Value> result;
  for (const Expression& e : array(i, "an array of numbers")) {
    const bool is_number = e.kind == Kind::integer || e.kind == Kind::boolean;
    if (!is_number) refuse(i, "an array of numbers");
    result.push_back(is_number ? e.value : 0);
  }
  return result;
}

cp::IntVar Call::variable(std::size_t i) {
  if (Variables::is_value(arguments_[i])) return variables_.variable(arguments_[i]);
  refuse(i, "a variable or a number");
  return variables_.constant(0);
}

std::vector<cp::IntVar> Call::variables(std::size_t i) {
  std::vector<cp::IntVar> result;
  for (const Expression& e : array(i, "an array of variables")) {
    if (!Variables::is_value(e)) refuse(i, "an array of variables");
    result.push_back(Variables::is_value(e) ? variables_.variable(e) : variables_.constant(0));
  }
  return result;
}

std::vector<cp::IntVar> Call::variables_of_some(std::size_t i) {
  std::vector<cp::IntVar> result = variables(i);
  if (result.empty()) refuse(i, "an array with at least one variable");
  return result;
}

cp::Literal Call::literal(std::size_t i) {
  if (Variables::is_value(arguments_[i])) return variables_.literal(arguments_[i]);
  refuse(i, "a Boolean");
  return variables_.constant(0).ge(1);
}

std::vector<cp::Literal> Call::literals(std::size_t i) {
  std::vector<cp::Literal> result;
  for (const Expression& e : array(i, "an array of Booleans")) {
    if (!Variables::is_value(e)) refuse(i, "an array of Booleans");
    result.push_back(Variables::is_value(e) ? variables_.literal(e) : variables_.constant(0).ge(1));
  }
  return result;
}

const IntSet& Call::set(std::size_t i) {
  static const IntSet empty;
  if (arguments_[i].kind == Kind::set) return model_.set(arguments_[i]);
  refuse(i, "a set of numbers");
  return empty;
}

std::vector<IntSet> Call::sets(std::size_t i) {
  std::vector<IntSet> result;
  for (const Expression& e : array(i, "an array of sets")) {
    if (e.kind != Kind::set) refuse(i, "an array of sets");
    result.push_back(e.kind == Kind::set ? model_.set(e) : IntSet());
  }
  return result;
}

std::vector<cp::Term> Call::terms(std::size_t i, std::size_t j) {
  const std::vector<Value> coefficients = values(i);
  const std::vector<cp::IntVar> xs = variables(j);
  if (coefficients.size() != xs.size()) {
    refuse("the coefficients are " + std::to_string(coefficients.size()) + ", but the variables " +
           std::to_string(xs.size()));
    return {};
  }
  std::vector<cp::Term> result;
  for (std::size_t k = 0; k < xs.size(); ++k) result.push_back({coefficients[k], xs[k]});
  return result;
}

cp::Consistency Call::consistency() const {
  for (const Expression& annotation : model_.elements(item_.annotations)) {
    const std::string_view name = model_.name_of(annotation);
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

void Call::post_fact(cp::Literal fact) {
  if (!reification_) return require(fact);
  const auto& [literal, mode] = *reification_;
  if (fact.variable == literal.variable || mode == cp::Reification::Mode::full)
    return post(cp::conjunction({fact}, *reification_));
  post(cp::clause({~literal, fact}));
}

void Call::post_in(cp::IntVar x, const IntSet& set) {
  if (set.is_range() && !reification_) {
    require(x.ge(set.min()));
    return require(x.le(set.max()));
  }
  post(cp::in_set(x, intervals(set), reification_));
}

void Call::post_truth(bool holds) {
  if (!reification_) {
    possible_ = possible_ && holds;
  } else if (!holds) {
    require(~reification_->literal);
  } else if (reification_->mode == cp::Reification::Mode::full) {
    require(reification_->literal);
  }
}

void Call::post_linear(const std::vector<cp::Term>& terms, cp::Comparison comparison, Value constant) {
  std::vector<cp::Term> open;
  Wide right = constant;
  Wide magnitude = 0;
  for (const cp::Term& term : terms) {
    if (term.coefficient == 0) continue;
    if (store_.is_fixed(term.variable)) {
      right -= static_cast<Wide>(term.coefficient) * store_.value(term.variable);
    } else {
      open.push_back(term);
      magnitude += term.coefficient < 0 ? -static_cast<Wide>(term.coefficient) : term.coefficient;
    }
  }
  if (magnitude >= cp::kPlusInfinity || right >= cp::kPlusInfinity || right <= cp::kMinusInfinity)
    return refuse("its numbers are too large: the sum does not fit 64 bits");
  const auto rest = static_cast<Value>(right);
  if (open.empty()) {
    post_truth(comparison == Comparison::equal       ? rest == 0
               : comparison == Comparison::not_equal ? rest != 0
                                                     : rest >= 0);
  } else if (open.size() == 1) {
    post_one_term(open[0], comparison, rest);
  } else {
    post(cp::linear(open, comparison, rest, reification_));
  }
}

void Call::post_one_term(const cp::Term& term, Comparison comparison, Value right) {
  const auto& [a, x] = term;
  const Value quotient = right / a;
  const bool is_whole = right % a == 0;
  if (comparison == Comparison::at_most) {
    const Value floor = quotient - (!is_whole && (right < 0) != (a < 0) ? 1 : 0);
    return post_fact(a > 0 ? x.le(floor) : x.ge(is_whole ? quotient : floor + 1));
  }
  if (!is_whole) return post_truth(comparison == Comparison::not_equal);
  post_fact(comparison == Comparison::equal ? x.eq(quotient) : x.ne(quotient));
}

void Call::require(cp::Literal fact) {
  if (!error_ && !store_.impose(fact)) possible_ = false;
}

void Call::refuse(std::string message) {
  if (!error_) error_ = std::move(message);
}

void Call::refuse(std::size_t argument, const std::string& expected) {
  refuse("argument " + std::to_string(argument + 1) + " should be " + expected);
}

}  // namespace quadrille::flatzinc
