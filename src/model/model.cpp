#include "model/model.h"

#include <algorithm>

#include "base/refuse.h"
#include "cp/search/search.h"
#include "model/arguments.h"
#include "model/model_builder.h"
#include "model/sentences.h"
#include "modelling/formulas.h"

namespace quadrille {

using cp::IntVar;
using cp::Literal;
using cp::Store;
using modelling::Operator;

namespace {

modelling::Sum as_sum(const Sum& sum) { return {sum.terms(), sum.constant()}; }

std::uint32_t term_of(const Condition& condition, modelling::Expressions& expressions) {
  const Condition::Form& form = condition.form();
  if (form.op == Operator::literal) return expressions.literal(form.literal);
  if (modelling::is_comparison(form.op))
    return expressions.add({form.op, expressions.sum(as_sum(form.sum)), expressions.number(0)});
  std::uint32_t result = term_of(form.parts[0], expressions);
  if (form.op == Operator::negation) return expressions.add({form.op, result});
  for (std::size_t i = 1; i < form.parts.size(); ++i)
    result = expressions.add({form.op, result, term_of(form.parts[i], expressions)});
  return result;
}

/// Negative numbers are detected, too, because they become very large as a size.
void expect_room_for(const Store& store, std::size_t count) {
  const std::size_t most = cp::kNoVariable - store.variable_count();
  if (count > most) refuse(say::kTooManyNewVariables(count, most));
}

}  // namespace

Model::Model() : builder_(std::make_unique<Builder>(store_)) {}
Model::~Model() = default;

Int Model::integer(Value min, Value max) {
  expect_ordered("integer", min, max);
  integers_.push_back(new_variable(min, max));
  return {*this, integers_.back()};
}

Int Model::integer(const Values& values) {
  if (values.size() == 0) refuse(say::kNoValues());
  const auto [least, greatest] = std::ranges::minmax(values.numbers());
  expect_finite("integer", least);
  expect_finite("integer", greatest);
  integers_.push_back(new_variable(least, greatest));
  builder_->require_in(integers_.back(), modelling::set_of(values.numbers()));
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
  expect_at_rest();
  return {*this, builder_->helper(min, max)};
}

IntVar Model::new_variable(Value min, Value max) {
  expect_at_rest();
  return store_.new_variable(min, max);
}

void Model::expect_at_rest() const {
  if (!search_.expired()) refuse(say::kSearchGoesOn());
}

void Model::expect_own(const Model* model) const {
  if (model != nullptr && model != this) refuse(say::kVariableOfOtherModel());
}

void Model::expect_no_trouble() {
  expect_at_rest();
  if (builder_->take_trouble() == modelling::Trouble::too_large) refuse(say::kNumbersOverflow());
}

template <class F>
auto Model::with_formula(const Condition& condition, F f) {
  expect_own(condition.model());
  expect_no_trouble();
  modelling::Expressions expressions;
  const std::uint32_t term = term_of(condition, expressions);
  modelling::Formulas formulas(*builder_, expressions, modelling::Undefined::is_excluded);
  return f(formulas, term);
}

void Model::add(const Condition& condition) {
  with_formula(condition, [](auto& formulas, std::uint32_t term) { formulas.require(term); });
  expect_no_trouble();
}

Literal Model::literal(const Condition& condition) {
  const Literal result =
      with_formula(condition, [](auto& formulas, std::uint32_t term) { return formulas.literal(term); });
  expect_no_trouble();
  return result;
}

Bool Model::truth(const Condition& condition) { return {*this, builder_->indicator(literal(condition))}; }

IntVar Model::variable(const Sum& sum) {
  expect_own(sum.model());
  if (sum.terms().empty()) expect_finite("variable", sum.constant());
  expect_no_trouble();
  const IntVar result = builder_->variable(as_sum(sum));
  expect_no_trouble();
  return result;
}

Sum Model::value(modelling::Function f, const Array& array) {
  const auto [terms, constant] = builder_->value(f, variables(array));
  expect_no_trouble();
  Sum result = static_cast<Value>(constant);
  for (const auto& [a, x] : terms) result += Sum(Int(*this, x)) *= a;
  return result;
}

std::vector<IntVar> Model::variables(const Array& array) {
  std::vector<IntVar> result;
  for (const Sum& sum : array) result.push_back(variable(sum));
  return result;
}

Int Model::element(const Array& array, const Sum& index) {
  expect_not_empty("element", array);
  const std::vector<IntVar> x = variables(array);
  const Int result = hull(x);
  builder_->element(variable(index), x, result.variable());
  return result;
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
  return {*this, builder_->maximum(variables(array))};
}

Int Model::min(const Array& array) {
  expect_not_empty("min", array);
  return {*this, builder_->minimum(variables(array))};
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
    if (x >= store_.variable_count()) refuse(say::kOptionsOutsideStore());
  const cp::Restarts& restarts = options.restarts;
  const bool shrinks = restarts.kind == cp::Restarts::Kind::geometric && !(restarts.factor >= 1);
  if (restarts.kind != cp::Restarts::Kind::none && (restarts.scale == 0 || shrinks))
    refuse(say::kRestartsComeSooner());
}

Solutions Model::solutions(cp::SearchOptions options) {
  expect_at_rest();
  expect_own(options);
  std::vector<cp::Branching> branchings = branchings_;
  branchings.push_back({integers_, cp::VariableOrder::dom_wdeg, cp::ValueOrder::min});
  branchings.push_back({builder_->made(), cp::VariableOrder::first_fail, cp::ValueOrder::min});
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
