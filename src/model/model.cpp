#include "model/model.h"

#include <algorithm>
#include <type_traits>

#include "base/refuse.h"
#include "cp/wide.h"
#include "model/arguments.h"

namespace quadrille {

using cp::IntVar;
using cp::Literal;
using cp::Reification;
using cp::Store;

namespace {

/// The least and the greatest value of a sum.
std::pair<cp::Wide, cp::Wide> bounds(const Store& store, const Sum& sum) {
  cp::Wide min = sum.constant();
  cp::Wide max = sum.constant();
  for (const auto& [coefficient, x] : sum.terms()) {
    const cp::Wide a = cp::Wide{coefficient} * store.min(x);
    const cp::Wide b = cp::Wide{coefficient} * store.max(x);
    min += std::min(a, b);
    max += std::max(a, b);
  }
  return {min, max};
}

bool is_unit(Value coefficient) { return coefficient == 1 || coefficient == -1; }

/// x or -x, where the sum is one of these and a constant.
std::optional<IntVar> unit(const Sum& sum) {
  if (sum.terms().size() != 1) return std::nullopt;
  const auto& [coefficient, x] = sum.terms()[0];
  if (!is_unit(coefficient)) return std::nullopt;
  return coefficient == 1 ? x : -x;
}

/// x + c; nothing where that is no view, as the engine's numbers do not reach so far.
std::optional<IntVar> moved(IntVar x, Value c) {
  Value offset = 0;
  if (__builtin_add_overflow(x.offset(), c, &offset) || !cp::is_finite(offset)) return std::nullopt;
  return x + c;
}

/// Also finds negative numbers, which become very large as a size.
void expect_room_for(const Store& store, std::size_t count) {
  const std::size_t most = cp::kNoVariable - store.variable_count();
  if (count > most)
    refuse("found " + std::to_string(count) + " as the number of variables to make, expected at most " +
           std::to_string(most));
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
  expect_ordered("integer", min, max);
  integers_.push_back(new_variable(min, max));
  return {*this, integers_.back()};
}

Int Model::integer(const Values& values) {
  if (values.size() == 0) refuse("integer: found no values, expected at least one");
  const auto [least, greatest] = std::ranges::minmax(values.numbers());
  expect_finite("integer", least);
  expect_finite("integer", greatest);
  integers_.push_back(new_variable(least, greatest));
  std::vector<cp::Interval> set;
  for (const Value v : values.numbers()) set.push_back({v, v});
  post(cp::in_set(integers_.back(), std::move(set)));
  return {*this, integers_.back()};
}

std::vector<Int> Model::ints(std::size_t count, Value min, Value max) {
  expect_room_for(store_, count);
  std::vector<Int> result;
  while (result.size() < count) result.push_back(integer(min, max));
  return result;
}

Bool Model::boolean() { return {*this, integer(0, 1).variable()}; }

std::vector<Bool> Model::bools(std::size_t count) {
  expect_room_for(store_, count);
  std::vector<Bool> result;
  while (result.size() < count) result.push_back(boolean());
  return result;
}

Int Model::auxiliary(Value min, Value max) {
  expect_ordered("variable", min, max);
  auxiliaries_.push_back(new_variable(min, max));
  return {*this, auxiliaries_.back()};
}

IntVar Model::new_variable(Value min, Value max) {
  expect_at_rest();
  return store_.new_variable(min, max);
}

void Model::post(std::unique_ptr<cp::Constraint> constraint) {
  expect_at_rest();
  store_.post(std::move(constraint));
}

void Model::expect_at_rest() const {
  if (!search_.expired())
    refuse(
        "Model: found a search that goes on; end it (let go of its solutions) before you add to the "
        "model or search again");
}

void Model::expect_own(const Model* model) const {
  if (model != nullptr && model != this)
    refuse("Model: found a variable of another model, expected variables of this one");
}

void Model::add(const Condition& condition) {
  expect_own(condition.model());
  post(condition, std::nullopt);
}

Bool Model::truth(const Condition& condition) {
  expect_own(condition.model());
  const IntVar b = auxiliary(0, 1).variable();
  post(cp::equivalence(b.eq(1), literal(condition)));
  return {*this, b};
}

Literal Model::literal(const Condition& condition) {
  expect_own(condition.model());
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
  post(cp::linear(sum.terms(), relation, -sum.constant(), reification));
}

IntVar Model::variable(const Sum& sum) {
  expect_own(sum.model());
  if (sum.terms().empty()) {
    const auto found = constants_.find(sum.constant());
    if (found != constants_.end()) return found->second;
    expect_finite("variable", sum.constant());
    return constants_[sum.constant()] = new_variable(sum.constant(), sum.constant());
  }
  const auto [min, max] = bounds(store_, sum);
  const bool fits = min == cp::clamped_finite(min) && max == cp::clamped_finite(max);
  if (const std::optional<IntVar> x = fits ? unit(sum) : std::nullopt)
    if (const std::optional<IntVar> view = moved(*x, sum.constant())) return *view;
  const Int result = auxiliary(cp::clamped_finite(min), cp::clamped_finite(max));
  add(sum == result);
  return result.variable();
}

std::vector<IntVar> Model::variables(const Array& array) {
  std::vector<IntVar> result;
  for (const Sum& sum : array) result.push_back(variable(sum));
  return result;
}

Int Model::element(const Array& array, const Sum& index) {
  expect_not_empty("element", array);
  std::vector<Value> constants;
  for (const Sum& sum : array)
    if (sum.terms().empty()) constants.push_back(sum.constant());
  const IntVar at = variable(index);
  if (constants.size() == array.size()) {
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

void Model::expect_durations(std::string_view function, std::string_view name, const Array& array) {
  std::size_t i = 0;
  for (const Sum& sum : array) {
    expect_own(sum.model());
    const cp::Wide most = bounds(store_, sum).second;
    if (most < 0)
      refuse(std::string(function) + ": the " + std::string(name) +
             (array.size() == 1 ? "" : " " + std::to_string(i) + " (counted from 0)") + " is at most " +
             std::to_string(cp::clamped_finite(most)) + ", expected 0 or more");
    ++i;
  }
}

Int Model::hull(const std::vector<IntVar>& variables) {
  Value min = cp::kPlusInfinity;
  Value max = cp::kMinusInfinity;
  for (const IntVar x : variables) {
    min = std::min(min, store_.min(x));
    max = std::max(max, store_.max(x));
  }
  return auxiliary(min, max);
}

Int Model::max(const Array& array) {
  expect_not_empty("max", array);
  const std::vector<IntVar> variables = this->variables(array);
  const Int result = hull(variables);
  post(cp::maximum(variables, result.variable()));
  return result;
}

Int Model::min(const Array& array) {
  expect_not_empty("min", array);
  const std::vector<IntVar> variables = this->variables(array);
  const Int result = hull(variables);
  post(cp::minimum(variables, result.variable()));
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

void Model::expect_own(const cp::SearchOptions& options) const {
  std::vector<cp::VariableId> named;
  if (options.minimise) named.push_back(options.minimise->id());
  for (const auto& literals : {options.assumptions, options.without_loss})
    for (const Literal literal : literals) named.push_back(literal.variable);
  for (const cp::VariableId x : named)
    if (x >= store_.variable_count())
      refuse("solutions: found a variable in the options that the model's store does not have");
  const cp::Restarts& restarts = options.restarts;
  const bool shrinks = restarts.kind == cp::Restarts::Kind::geometric && !(restarts.factor >= 1);
  if (restarts.kind != cp::Restarts::Kind::none && (restarts.scale == 0 || shrinks))
    refuse("solutions: found restarts that come ever sooner, expected a scale and a factor of 1 or more");
}

Solutions Model::solutions(cp::SearchOptions options) {
  expect_at_rest();
  expect_own(options);
  std::vector<cp::Branching> branchings = branchings_;
  branchings.push_back({integers_, cp::VariableOrder::dom_wdeg, cp::ValueOrder::min});
  branchings.push_back({auxiliaries_, cp::VariableOrder::first_fail, cp::ValueOrder::min});
  if (objective_) options.minimise = objective_;
  const auto search = std::make_shared<cp::Search>(store_, std::move(branchings), std::move(options));
  search_ = search;
  return {store_, search};
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
