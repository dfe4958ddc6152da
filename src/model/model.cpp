#include "model/model.h"

#include <algorithm>
#include <type_traits>

#include "cp/wide.h"

namespace quadrille {

using cp::IntVar;
using cp::Literal;
using cp::Reification;
using cp::Store;

namespace {

/// The least and the greatest value of a sum.
std::pair<Value, Value> bounds(const Store& store, const Sum& sum) {
  cp::Wide min = sum.constant();
  cp::Wide max = sum.constant();
  for (const auto& [coefficient, x] : sum.terms()) {
    const cp::Wide a = cp::Wide{coefficient} * store.min(x);
    const cp::Wide b = cp::Wide{coefficient} * store.max(x);
    min += std::min(a, b);
    max += std::max(a, b);
  }
  return {cp::clamped_finite(min), cp::clamped_finite(max)};
}

/// x or -x, where the sum is one of these and a constant.
std::optional<IntVar> unit(const Sum& sum) {
  if (sum.terms().size() != 1) return std::nullopt;
  const auto& [coefficient, x] = sum.terms()[0];
  if (coefficient != 1 && coefficient != -1) return std::nullopt;
  return coefficient == 1 ? x : -x;
}

/// A comparison with 0 of one variable alone.
std::optional<Literal> as_literal(const Condition::Comparison& comparison) {
  const std::optional<IntVar> x = unit(comparison.sum);
  if (!x) return std::nullopt;
  const Value v = -comparison.sum.constant();
  switch (comparison.relation) {
    case cp::Comparison::equal: return x->eq(v);
    case cp::Comparison::not_equal: return x->ne(v);
    default: return x->le(v);
  }
}

}  // namespace

Int Model::integer(Value min, Value max) {
  if (min > max) {
    have_no_solution();
    max = min;
  }
  integers_.push_back(store_.new_variable(min, max));
  return {*this, integers_.back()};
}

Int Model::integer(std::vector<Value> values) {
  if (values.empty()) {
    have_no_solution();
    values = {0};
  }
  std::ranges::sort(values);
  integers_.push_back(store_.new_variable(values.front(), values.back()));
  std::vector<cp::Interval> set;
  for (const Value v : values) set.push_back({v, v});
  post(cp::in_set(integers_.back(), std::move(set)));
  return {*this, integers_.back()};
}

std::vector<Int> Model::ints(std::size_t count, Value min, Value max) {
  std::vector<Int> result;
  while (result.size() < count) result.push_back(integer(min, max));
  return result;
}

Bool Model::boolean() { return {*this, integer(0, 1).variable()}; }

std::vector<Bool> Model::bools(std::size_t count) {
  std::vector<Bool> result;
  while (result.size() < count) result.push_back(boolean());
  return result;
}

Int Model::auxiliary(Value min, Value max) {
  auxiliaries_.push_back(store_.new_variable(min, max));
  return {*this, auxiliaries_.back()};
}

void Model::have_no_solution() { post(cp::clause({})); }

void Model::add(const Condition& condition) { post(condition, std::nullopt); }

Bool Model::truth(const Condition& condition) {
  const IntVar b = auxiliary(0, 1).variable();
  post(cp::equivalence(b.eq(1), literal(condition)));
  return {*this, b};
}

Literal Model::literal(const Condition& condition) {
  if (const auto* form = std::get_if<Literal>(&condition.form())) return *form;
  if (const auto* form = std::get_if<Condition::Comparison>(&condition.form()))
    if (const std::optional<Literal> simple = as_literal(*form)) return *simple;
  if (const auto* form = std::get_if<Condition::Tie>(&condition.form())) {
    const Literal tied = literal(*form->condition);
    const Literal given = form->reification.literal;
    const IntVar b = auxiliary(0, 1).variable();
    if (form->reification.mode == Reification::Mode::full) {
      post(cp::parity({b.eq(1), given, tied}, true));
    } else {
      post(cp::disjunction({~given, tied}, {b.eq(1)}));
    }
    return b.eq(1);
  }
  const IntVar b = auxiliary(0, 1).variable();
  post(condition, Reification{b.eq(1)});
  return b.eq(1);
}

void Model::post(const Condition& condition, std::optional<Reification> reification) {
  const bool is_half = reification && reification->mode == Reification::Mode::half;
  /// At least one of the literals, as far as it is asked for.
  const auto post_any = [&](std::vector<Literal> literals) {
    if (reification && !is_half) return post(cp::disjunction(literals, *reification));
    if (is_half) literals.push_back(~reification->literal);
    post(cp::clause(literals));
  };
  std::visit(
      [&](const auto& form) {
        using Form = std::decay_t<decltype(form)>;
        if constexpr (std::is_same_v<Form, Literal>) {
          post_any({form});
        } else if constexpr (std::is_same_v<Form, Condition::Comparison>) {
          post(form, reification);
        } else if constexpr (std::is_same_v<Form, Condition::Any>) {
          post_any(form.literals);
        } else if constexpr (std::is_same_v<Form, Condition::All>) {
          if (reification && !is_half) return post(cp::conjunction(form.literals, *reification));
          for (const Literal l : form.literals) post_any({l});
        } else if (reification) {
          post(Condition(this, literal(condition)), reification);
        } else {
          post(*form.condition, form.reification);
        }
      },
      condition.form());
}

void Model::post(const Condition::Comparison& comparison, std::optional<Reification> reification) {
  const auto& [sum, relation] = comparison;
  const auto& terms = sum.terms();
  const bool is_difference = terms.size() == 2 && terms[0].coefficient * terms[1].coefficient == -1;
  if (!is_difference || relation == cp::Comparison::at_most)
    return post(cp::linear(terms, relation, -sum.constant(), reification));
  const bool first_is_positive = terms[0].coefficient == 1;
  const IntVar x = terms[first_is_positive ? 0 : 1].variable + sum.constant();
  const IntVar y = terms[first_is_positive ? 1 : 0].variable;
  post(relation == cp::Comparison::equal ? cp::equal(x, y, reification) : cp::not_equal(x, y, reification));
}

IntVar Model::variable(const Sum& sum) {
  if (const std::optional<IntVar> x = unit(sum)) return *x + sum.constant();
  if (sum.terms().empty()) {
    const auto found = constants_.find(sum.constant());
    if (found != constants_.end()) return found->second;
    return constants_[sum.constant()] = store_.new_variable(sum.constant(), sum.constant());
  }
  const auto [min, max] = bounds(store_, sum);
  const Int result = auxiliary(min, max);
  add(sum == result);
  return result.variable();
}

std::vector<IntVar> Model::variables(const Array& array) {
  std::vector<IntVar> result;
  for (const Sum& sum : array) result.push_back(variable(sum));
  return result;
}

Int Model::element(const Array& array, const Sum& index) {
  std::vector<Value> constants;
  for (const Sum& sum : array)
    if (sum.terms().empty()) constants.push_back(sum.constant());
  const IntVar at = variable(index);
  if (constants.size() == array.size() && !constants.empty()) {
    const auto [least, greatest] = std::ranges::minmax(constants);
    const Int result = auxiliary(least, greatest);
    post(cp::element(at, std::move(constants), result.variable()));
    return result;
  }
  const std::vector<IntVar> variables = this->variables(array);
  const Int result = hull(variables);
  post(cp::element(at, variables, result.variable()));
  return result;
}

Int Model::hull(const std::vector<IntVar>& variables) {
  if (variables.empty()) {
    have_no_solution();
    return auxiliary(0, 0);
  }
  Value min = cp::kPlusInfinity;
  Value max = cp::kMinusInfinity;
  for (const IntVar x : variables) {
    min = std::min(min, store_.min(x));
    max = std::max(max, store_.max(x));
  }
  return auxiliary(min, max);
}

Int Model::max(const Array& array) {
  const std::vector<IntVar> variables = this->variables(array);
  const Int result = hull(variables);
  if (!variables.empty()) post(cp::maximum(variables, result.variable()));
  return result;
}

Int Model::min(const Array& array) {
  const std::vector<IntVar> variables = this->variables(array);
  const Int result = hull(variables);
  if (!variables.empty()) post(cp::minimum(variables, result.variable()));
  return result;
}

Int Model::count(const Array& array, const Sum& value) {
  const Int result = auxiliary(0, static_cast<Value>(array.size()));
  post(cp::count(variables(array), variable(value), result.variable()));
  return result;
}

Int Model::nvalue(const Array& array) {
  const Int result = auxiliary(0, static_cast<Value>(array.size()));
  post(cp::nvalue(variables(array), result.variable()));
  return result;
}

void Model::minimise(const Sum& objective) { objective_ = variable(objective); }
void Model::maximise(const Sum& objective) { objective_ = variable(-objective); }

void Model::branch(const Array& array, cp::VariableOrder variables, cp::ValueOrder values) {
  branchings_.push_back({this->variables(array), variables, values});
}

Solutions Model::solutions(cp::SearchOptions options) {
  std::vector<cp::Branching> branchings = branchings_;
  branchings.push_back({integers_, cp::VariableOrder::dom_wdeg, cp::ValueOrder::min});
  branchings.push_back({auxiliaries_, cp::VariableOrder::first_fail, cp::ValueOrder::min});
  if (objective_) options.minimise = objective_;
  return {store_, std::move(branchings), options};
}

std::optional<Solution> Model::solve(const cp::SearchOptions& options) {
  std::optional<Solution> best;
  for (const Solution& solution : solutions(options)) {
    best = solution;
    if (!objective_) break;
  }
  return best;
}

}  // namespace quadrille
