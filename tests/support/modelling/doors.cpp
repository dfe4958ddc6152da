#include "support/modelling/doors.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "base/random.h"

namespace quadrille::test {

namespace {

const char* name_of(Op op) {
  switch (op) {
    case Op::plus: return "add";
    case Op::minus: return "sub";
    case Op::opposite: return "neg";
    case Op::times: return "mul";
    case Op::truncated_quotient: return "div";
    case Op::remainder: return "mod";
    case Op::minimum: return "min";
    case Op::maximum: return "max";
    case Op::absolute: return "abs";
    case Op::equal: return "eq";
    case Op::not_equal: return "ne";
    case Op::at_most: return "le";
    case Op::at_least: return "ge";
    case Op::less: return "lt";
    case Op::greater: return "gt";
    case Op::negation: return "not";
    case Op::conjunction: return "and";
    case Op::disjunction: return "or";
    case Op::exclusive_disjunction: return "xor";
    case Op::implication: return "imp";
    default: return "iff";
  }
}

/// The functions of two arguments, then absolute.
constexpr Op kFunctions[] = {Op::times,   Op::truncated_quotient, Op::remainder, Op::minimum, Op::maximum,
                             Op::absolute};

Tree number(cp::Value v) { return {Op::number, v}; }
Tree variable(std::size_t i) { return {Op::variable, static_cast<cp::Value>(i)}; }
Tree make(Op op, Tree left, Tree right) { return {op, 0, {std::move(left), std::move(right)}}; }
Tree make(Op op, Tree only) { return {op, 0, {std::move(only)}}; }

class Generator {
 public:
  explicit Generator(std::uint64_t seed) : random_(seed) {}

  DoorModel model(Shape shape);

 private:
  cp::Value between(cp::Value least, cp::Value greatest) {
    return least + static_cast<cp::Value>(random_.below(greatest - least + 1));
  }
  bool one_in(int n) { return random_.below(n) == 0; }
  Op one_of(Op first, Op last) {
    return static_cast<Op>(between(static_cast<cp::Value>(first), static_cast<cp::Value>(last)));
  }
  std::vector<cp::Value> domain();
  Tree any_variable() { return variable(random_.below(model_.domains.size())); }
  /// A sum of one to three terms; a variable may occur in several.
  Tree sum();
  Tree expression(int depth);
  static bool is_division(Op op) { return op == Op::truncated_quotient || op == Op::remainder; }
  /// Any number but 0, or a variable.
  Tree divisor() {
    const cp::Value v = between(1, 4);
    return one_in(2) ? any_variable() : number(one_in(2) ? v : -v);
  }
  Tree function(int depth);
  Tree comparison() { return make(one_of(Op::equal, Op::greater), sum(), sum()); }
  Tree formula(int depth);
  Tree condition(Shape shape);

  Random random_;
  DoorModel model_;
};

std::vector<cp::Value> Generator::domain() {
  const cp::Value least = between(-5, 3);
  const cp::Value span = one_in(8) ? 100 : between(0, 7);
  std::vector<cp::Value> values;
  for (cp::Value v = least; v <= least + span; ++v)
    if (v == least || v == least + span || !one_in(4)) values.push_back(v);
  return values;
}

Tree Generator::sum() {
  Tree result = one_in(4) ? number(between(-6, 6)) : any_variable();
  for (cp::Value more = between(0, 2); more > 0; --more) {
    Tree term = one_in(4) ? number(between(-6, 6)) : any_variable();
    if (one_in(3)) term = make(Op::times, number(between(-3, 3)), std::move(term));
    result = make(one_in(2) ? Op::plus : Op::minus, std::move(result), std::move(term));
  }
  return one_in(6) ? make(Op::opposite, std::move(result)) : result;
}

Tree Generator::function(int depth) {
  const Op op = kFunctions[random_.below(std::size(kFunctions))];
  Tree left = expression(depth - 1);
  if (op == Op::absolute) return make(op, std::move(left));
  return make(op, std::move(left), is_division(op) ? divisor() : expression(depth - 1));
}

Tree Generator::expression(int depth) { return depth == 0 || one_in(3) ? sum() : function(depth); }

Tree Generator::formula(int depth) {
  if (depth == 0 || one_in(3)) return comparison();
  const Op op = one_of(Op::negation, Op::equivalence);
  Tree left = formula(depth - 1);
  return op == Op::negation ? make(op, std::move(left)) : make(op, std::move(left), formula(depth - 1));
}

Tree Generator::condition(Shape shape) {
  switch (shape) {
    case Shape::linear: return comparison();
    case Shape::reified: {
      Tree is_one = make(Op::equal, variable(model_.domains.size() - 1), number(1));
      return make(one_in(2) ? Op::equivalence : Op::implication, std::move(is_one), comparison());
    }
    case Shape::function: {
      const auto argument = [&] { return one_in(3) ? number(between(-4, 4)) : any_variable(); };
      const Op op = kFunctions[random_.below(std::size(kFunctions) - 1)];
      Tree left = argument();
      Tree right = is_division(op) ? divisor() : argument();
      return make(Op::equal, any_variable(), make(op, std::move(left), std::move(right)));
    }
    case Shape::arithmetic: return make(one_of(Op::equal, Op::greater), function(2), expression(2));
    case Shape::logic: return formula(2);
    default: break;
  }
  return condition(static_cast<Shape>(random_.below(static_cast<int>(Shape::mixed))));
}

DoorModel Generator::model(Shape shape) {
  for (cp::Value i = between(1, 3); i >= 0; --i) model_.domains.push_back(domain());
  model_.domains.push_back({0, 1});
  const cp::Value count = shape == Shape::mixed ? between(2, 3) : 1;
  for (cp::Value i = 0; i < count; ++i) model_.conditions.push_back(condition(shape));
  for (int i = 0; i < 4; ++i) {
    const std::size_t x = random_.below(model_.domains.size());
    const auto& values = model_.domains[x];
    model_.steps.push_back({x, values[random_.below(values.size())], one_in(2)});
  }
  return model_;
}

}  // namespace

DoorModel random_door_model(std::uint64_t seed, Shape shape) { return Generator(seed).model(shape); }

std::string functional_text(const Tree& tree) {
  if (tree.op == Op::number) return std::to_string(tree.number);
  if (tree.op == Op::variable) return fmt::format("x[{}]", tree.number);
  std::vector<std::string> parts;
  for (const Tree& part : tree.parts) parts.push_back(functional_text(part));
  return fmt::format("{}({})", name_of(tree.op), fmt::join(parts, ","));
}

std::string description(const DoorModel& model) {
  std::string result;
  for (std::size_t i = 0; i < model.domains.size(); ++i)
    result += fmt::format("x[{}] in {{{}}}, ", i, fmt::join(model.domains[i], ","));
  for (const Tree& condition : model.conditions) result += functional_text(condition) + " ";
  return result;
}

}  // namespace quadrille::test
