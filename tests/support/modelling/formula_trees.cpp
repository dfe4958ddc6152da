#include "support/modelling/formula_trees.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace quadrille::test {

namespace {

/// Evaluates trees; `is_defined` becomes false on a division by 0 that matters.
struct TreeMeaning {
  const std::vector<cp::Value>& values;
  bool is_defined = true;

  cp::Value number(const Tree& t) {
    if (t.op == Op::number) return t.number;
    if (t.op == Op::variable) return values[static_cast<std::size_t>(t.number)];
    const cp::Value a = number(t.parts[0]);
    if (t.op == Op::opposite) return -a;
    if (t.op == Op::absolute) return std::abs(a);
    const cp::Value b = number(t.parts[1]);
    switch (t.op) {
      case Op::plus: return a + b;
      case Op::minus: return a - b;
      case Op::times: return a * b;
      case Op::minimum: return std::min(a, b);
      case Op::maximum: return std::max(a, b);
      default: break;
    }
    is_defined = is_defined && b != 0;
    if (b == 0) return 0;
    return t.op == Op::truncated_quotient ? a / b : a % b;
  }

  bool truth(const Tree& t, modelling::Undefined undefined) {
    if (modelling::is_comparison(t.op)) {
      const bool was_defined = std::exchange(is_defined, true);
      const cp::Value difference = number(t.parts[0]) - number(t.parts[1]);
      const bool is_met = modelling::holds(modelling::comparator_of(t.op), difference);
      const bool holds = is_met && is_defined;
      is_defined = was_defined && (is_defined || undefined == modelling::Undefined::is_false);
      return holds;
    }
    const bool a = truth(t.parts[0], undefined);
    if (t.op == Op::negation) return !a;
    const bool b = truth(t.parts[1], undefined);
    switch (t.op) {
      case Op::conjunction: return a && b;
      case Op::disjunction: return a || b;
      case Op::exclusive_disjunction: return a != b;
      case Op::implication: return !a || b;
      default: return a == b;
    }
  }
};

}  // namespace

modelling::Formulas::Term term_of(const Tree& tree, const std::vector<cp::IntVar>& x,
                                  modelling::Expressions& expressions) {
  if (tree.op == Op::number) return expressions.number(tree.number);
  if (tree.op == Op::variable) return expressions.variable(x[static_cast<std::size_t>(tree.number)]);
  std::array<std::uint32_t, 2> parts{};
  for (std::size_t i = 0; i < tree.parts.size(); ++i) parts.at(i) = term_of(tree.parts[i], x, expressions);
  return expressions.add({tree.op, parts[0], parts[1]});
}

std::optional<std::string> missing_or_wrong(const DoorModel& model, modelling::Undefined undefined) {
  cp::Store store;
  modelling::Builder builder(store);
  modelling::Expressions expressions;
  modelling::Formulas formulas(builder, expressions, undefined);
  std::vector<cp::IntVar> x;
  for (const auto& domain : model.domains) x.push_back(new_variable(store, domain));
  for (const Tree& condition : model.conditions) formulas.require(term_of(condition, x, expressions));
  const bool is_possible = store.propagate();
  std::vector<cp::Value> values(x.size());
  const auto is_solution = [&] {
    if (!is_possible) return false;
    store.push();
    bool holds = true;
    for (std::size_t i = 0; i < x.size() && holds; ++i) holds = store.assign(x[i], values[i]);
    holds = holds && store.propagate();
    store.pop();
    return holds;
  };
  std::uint64_t random = 1;
  for (int tries = 0; tries < 150; ++tries) {
    for (std::size_t i = 0; i < x.size(); ++i) {
      random = random * 6364136223846793005U + 1442695040888963407U;
      values[i] = model.domains[i][(random >> 33) % model.domains[i].size()];
    }
    TreeMeaning meaning{values};
    bool is_meant = true;
    for (const Tree& condition : model.conditions) is_meant = meaning.truth(condition, undefined) && is_meant;
    if (is_solution() != (is_meant && meaning.is_defined))
      return fmt::format("{}: {}", description(model), fmt::join(values, " "));
  }
  return std::nullopt;
}

}  // namespace quadrille::test
