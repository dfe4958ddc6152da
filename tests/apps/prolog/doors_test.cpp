// The same formulas, posted through each door, leave the same domains.
#include "support/modelling/doors.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>

#include "apps/prolog/door_runs.h"
#include "model/model.h"
#include "prolog/posting.h"
#include "support/base/rounds.h"
#include "support/modelling/formula_trees.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Value;

// The C++ model.

class CppDoor {
 public:
  Left left(const DoorModel& door) {
    std::vector<IntVar> variables;
    for (const auto& domain : door.domains) {
      x_.push_back(model_.integer(domain));
      variables.push_back(x_.back().variable());
    }
    for (const Tree& condition : door.conditions) model_.add(truth(condition));
    return left_in(model_.store(), variables, door.steps);
  }

 private:
  Sum value(const Tree& t) {
    if (t.op == Op::number) return t.number;
    if (t.op == Op::variable) return x_[static_cast<std::size_t>(t.number)];
    const Sum a = value(t.parts[0]);
    if (t.op == Op::opposite) return -a;
    if (t.op == Op::absolute) return abs(a);
    const Sum b = value(t.parts[1]);
    switch (t.op) {
      case Op::plus: return a + b;
      case Op::minus: return a - b;
      case Op::times: return a * b;
      case Op::truncated_quotient: return a / b;
      case Op::remainder: return a % b;
      case Op::minimum: return model_.min({a, b});
      default: return model_.max({a, b});
    }
  }

  Condition truth(const Tree& t) {
    if (modelling::is_comparison(t.op)) {
      const Sum a = value(t.parts[0]);
      const Sum b = value(t.parts[1]);
      switch (t.op) {
        case Op::equal: return a == b;
        case Op::not_equal: return a != b;
        case Op::at_most: return a <= b;
        case Op::at_least: return a >= b;
        case Op::less: return a < b;
        default: return a > b;
      }
    }
    const Condition a = truth(t.parts[0]);
    if (t.op == Op::negation) return !a;
    const Condition b = truth(t.parts[1]);
    switch (t.op) {
      case Op::conjunction: return a && b;
      case Op::disjunction: return a || b;
      case Op::exclusive_disjunction: return a != b;
      case Op::implication: return implies(a, b);
      default: return a == b;
    }
  }

  Model model_;
  std::vector<Int> x_;
};

// FlatZinc, flattened as MiniZinc does: sums are linear constraints, other functions variables of their own.

class FlatZincDoor {
 public:
  Left left(const DoorModel& door) {
    for (std::size_t i = 0; i < door.domains.size(); ++i) {
      declare(fmt::format("{{{}}}", fmt::join(door.domains[i], ",")), fmt::format("x{}", i));
      bounds_[fmt::format("x{}", i)] = {door.domains[i].front(), door.domains[i].back()};
    }
    for (const Tree& condition : door.conditions) require(condition);
    const std::string text = variables_ + constraints_ + "solve satisfy;\n";
    return left_in_flatzinc(text, door.domains.size(), door.steps);
  }

 private:
  using Range = std::pair<Value, Value>;
  struct Linear {
    std::map<std::string, Value> terms;
    Value constant = 0;
  };

  void declare(const std::string& domain, const std::string& name) {
    variables_ += fmt::format("var {}: {};\n", domain, name);
  }
  void post(const std::string& name, const std::string& arguments) {
    constraints_ += fmt::format("constraint {}({});\n", name, arguments);
  }
  std::string new_boolean() {
    std::string name = fmt::format("b{}", ++count_);
    declare("bool", name);
    return name;
  }
  std::string new_variable(Range range) {
    std::string name = fmt::format("t{}", ++count_);
    declare(fmt::format("{}..{}", range.first, range.second), name);
    bounds_[name] = range;
    return name;
  }
  Range range(const std::string& operand) const {
    const auto found = bounds_.find(operand);
    if (found != bounds_.end()) return found->second;
    return {std::stoll(operand), std::stoll(operand)};
  }
  Range range(const Linear& sum) const {
    Range result{sum.constant, sum.constant};
    for (const auto& [name, a] : sum.terms) {
      const auto [least, greatest] = bounds_.at(name);
      result.first += std::min(a * least, a * greatest);
      result.second += std::max(a * least, a * greatest);
    }
    return result;
  }
  static std::string text_of(const Linear& sum) {
    std::vector<Value> coefficients;
    std::vector<std::string> names;
    for (const auto& [name, a] : sum.terms) {
      coefficients.push_back(a);
      names.push_back(name);
    }
    return fmt::format("[{}],[{}]", fmt::join(coefficients, ","), fmt::join(names, ","));
  }

  static bool is_function(Op op) { return Op::times <= op && op <= Op::absolute; }
  /// A product with a number.
  static bool is_linear(const Tree& t) {
    return t.op == Op::times && (t.parts[0].op == Op::number || t.parts[1].op == Op::number);
  }

  void add(const Tree& t, Value factor, Linear& sum) {
    if (t.op == Op::number) {
      sum.constant += factor * t.number;
    } else if (t.op == Op::plus || t.op == Op::minus) {
      add(t.parts[0], factor, sum);
      add(t.parts[1], t.op == Op::plus ? factor : -factor, sum);
    } else if (t.op == Op::opposite) {
      add(t.parts[0], -factor, sum);
    } else if (t.op == Op::times && t.parts[0].op == Op::number) {
      add(t.parts[1], factor * t.parts[0].number, sum);
    } else if (t.op == Op::times && t.parts[1].op == Op::number) {
      add(t.parts[0], factor * t.parts[1].number, sum);
    } else {
      const std::string operand = t.op == Op::variable ? fmt::format("x{}", t.number) : function(t);
      const auto found = bounds_.find(operand);
      if (found == bounds_.end()) {
        sum.constant += factor * std::stoll(operand);
      } else if ((sum.terms[operand] += factor) == 0) {
        sum.terms.erase(operand);
      }
    }
  }

  std::string value(const Tree& t) {
    Linear sum;
    add(t, 1, sum);
    if (sum.terms.empty()) return std::to_string(sum.constant);
    if (sum.constant == 0 && sum.terms.size() == 1 && sum.terms.begin()->second == 1)
      return sum.terms.begin()->first;
    std::string result = new_variable(range(sum));
    const Value constant = -sum.constant;
    sum.terms[result] -= 1;
    post("int_lin_eq", fmt::format("{},{}", text_of(sum), constant));
    return result;
  }

  /// The variable that the function is, which may be there already.
  std::string function(const Tree& t, std::string result = {}) {
    const std::string a = value(t.parts[0]);
    const auto [a_min, a_max] = range(a);
    const Value most = std::max(a_max, -a_min);
    if (t.op == Op::absolute) {
      if (result.empty()) result = new_variable({0, most});
      post("int_abs", fmt::format("{},{}", a, result));
      return result;
    }
    const std::string b = value(t.parts[1]);
    const auto [b_min, b_max] = range(b);
    static const std::map<Op, const char*> kNames{{Op::times, "int_times"},
                                                  {Op::truncated_quotient, "int_div"},
                                                  {Op::remainder, "int_mod"},
                                                  {Op::minimum, "int_min"},
                                                  {Op::maximum, "int_max"}};
    const Value far = std::max(b_max, -b_min);
    const auto [least, greatest] = std::minmax({a_min * b_min, a_min * b_max, a_max * b_min, a_max * b_max});
    const Range result_range = t.op == Op::times                ? Range{least, greatest}
                               : t.op == Op::truncated_quotient ? Range{-most, most}
                               : t.op == Op::remainder
                                   ? Range{-std::max<Value>(far - 1, 0), std::max<Value>(far - 1, 0)}
                               : t.op == Op::minimum ? Range{std::min(a_min, b_min), std::min(a_max, b_max)}
                                                     : Range{std::max(a_min, b_min), std::max(a_max, b_max)};
    if (result.empty()) result = new_variable(result_range);
    post(kNames.at(t.op), fmt::format("{},{},{}", a, b, result));
    return result;
  }

  /// The comparison, and what else its name and its arguments have.
  void compare(const Tree& t, const std::string& suffix, const std::string& last) {
    Linear sum;
    const bool is_turned = t.op == Op::at_least || t.op == Op::greater;
    add(t.parts[0], is_turned ? -1 : 1, sum);
    add(t.parts[1], is_turned ? 1 : -1, sum);
    const bool is_strict = t.op == Op::less || t.op == Op::greater;
    const char* const name = t.op == Op::equal       ? "int_lin_eq"
                             : t.op == Op::not_equal ? "int_lin_ne"
                                                     : "int_lin_le";
    post(name + suffix, fmt::format("{},{}{}", text_of(sum), -sum.constant - (is_strict ? 1 : 0), last));
  }

  std::string literal(const Tree& t) {
    std::string result = new_boolean();
    if (modelling::is_comparison(t.op)) {
      compare(t, "_reif", "," + result);
      return result;
    }
    const std::string a = literal(t.parts[0]);
    if (t.op == Op::negation) {
      post("bool_not", a + "," + result);
      return result;
    }
    const std::string b = literal(t.parts[1]);
    switch (t.op) {
      case Op::conjunction: post("array_bool_and", fmt::format("[{},{}],{}", a, b, result)); break;
      case Op::disjunction: post("array_bool_or", fmt::format("[{},{}],{}", a, b, result)); break;
      case Op::exclusive_disjunction: post("bool_xor", fmt::format("{},{},{}", a, b, result)); break;
      case Op::implication: post("bool_clause_reif", fmt::format("[{}],[{}],{}", b, a, result)); break;
      default: post("bool_eq_reif", fmt::format("{},{},{}", a, b, result)); break;
    }
    return result;
  }

  void require(const Tree& t) {
    if (t.op == Op::equal && t.parts[0].op == Op::variable && is_function(t.parts[1].op) &&
        !is_linear(t.parts[1])) {
      static_cast<void>(function(t.parts[1], fmt::format("x{}", t.parts[0].number)));
      return;
    }
    if (modelling::is_comparison(t.op)) return compare(t, "", "");
    const auto require_literals = [&](const char* name, const char* format) {
      const std::string a = literal(t.parts[0]);
      post(name, fmt::format(fmt::runtime(format), a, literal(t.parts[1])));
    };
    switch (t.op) {
      case Op::negation: return post("bool_eq", literal(t.parts[0]) + ",false");
      case Op::conjunction: return require(t.parts[0]), require(t.parts[1]);
      case Op::disjunction: return require_literals("bool_clause", "[{},{}],[]");
      case Op::exclusive_disjunction: return require_literals("bool_not", "{},{}");
      case Op::implication: return require_literals("bool_clause", "[{1}],[{0}]");
      default: return require_literals("bool_eq", "{},{}");
    }
  }

  std::string variables_, constraints_;
  std::map<std::string, Range> bounds_;
  int count_ = 0;
};

Left left_in_xcsp(const DoorModel& door) {
  std::string text = R"(<instance format="XCSP3" type="CSP"><variables>)";
  text += fmt::format(R"(<array id="x" size="[{}]">)", door.domains.size());
  for (std::size_t i = 0; i < door.domains.size(); ++i)
    text += fmt::format(R"(<domain for="x[{}]"> {} </domain>)", i, fmt::join(door.domains[i], " "));
  text += "</array></variables><constraints>";
  for (const Tree& condition : door.conditions)
    text += fmt::format("<intension> {} </intension>", functional_text(condition));
  return left_in_xcsp(text + "</constraints></instance>", door.steps);
}

Left left_in_prolog(const DoorModel& door) {
  const auto post = [&](prolog::Component& component, const std::vector<IntVar>& x) {
    for (const Tree& condition : door.conditions) {
      modelling::Expressions expressions;
      const auto term = term_of(condition, x, expressions);
      const auto outcome = prolog::Posting(component, expressions).hold(term);
      if (outcome != prolog::Outcome::ok) return outcome;
    }
    return prolog::Outcome::ok;
  };
  return left_in_prolog(door.domains, post, door.steps);
}

/// Whether the doors of a compiled model may leave more. What FlatZinc calls a variable, others see through:
/// a function that comes to one of its arguments cancels in their sums, and two facts of one variable are not
/// two Booleans to them.
bool may_leave_more(Shape shape) { return shape != Shape::linear && shape != Shape::function; }

/// Whether the second has all values of the first.
bool leaves_all(const Domains& fewer, const Domains& more) {
  for (std::size_t i = 0; i < fewer.size(); ++i)
    if (more.empty() || !std::ranges::includes(more[i], fewer[i])) return false;
  return true;
}

/// The languages disagree: the remaining domains of each at the first difference.
std::optional<std::string> disagreement(const DoorModel& door, Shape shape) {
  const Left cpp = CppDoor().left(door);
  const Left flatzinc = FlatZincDoor().left(door);
  const Left xcsp = left_in_xcsp(door);
  const Left prolog = left_in_prolog(door);
  for (std::size_t i = 0; i <= door.steps.size(); ++i) {
    if (cpp[i] == xcsp[i] && xcsp[i] == prolog[i] &&
        (cpp[i] == flatzinc[i] || (may_leave_more(shape) && leaves_all(cpp[i], flatzinc[i]))))
      continue;
    return fmt::format("{}: {}\n  C++      {}\n  FlatZinc {}\n  XCSP3    {}\n  Prolog   {}",
                       description(door), time_of(i, door.steps), text_of(cpp[i]), text_of(flatzinc[i]),
                       text_of(xcsp[i]), text_of(prolog[i]));
  }
  return std::nullopt;
}

void expect_agreement(Shape shape, std::uint64_t usual) {
  const std::uint64_t models = random_rounds(usual);
  std::uint64_t different = 0;
  for (std::uint64_t seed = 0; seed < models; ++seed) {
    const std::optional<std::string> found = disagreement(random_door_model(seed, shape), shape);
    if (found && ++different <= 5) ADD_FAILURE() << "seed " << seed << ": " << *found;
  }
  EXPECT_EQ(different, 0U) << "of " << models << " models";
}

TEST(Doors, AgreeOnLinearComparisons) { expect_agreement(Shape::linear, 300); }
TEST(Doors, AgreeOnReifiedComparisons) { expect_agreement(Shape::reified, 300); }
TEST(Doors, AgreeOnFunctions) { expect_agreement(Shape::function, 300); }
TEST(Doors, AgreeOnLogic) { expect_agreement(Shape::logic, 300); }
TEST(Doors, AgreeOnArithmetic) { expect_agreement(Shape::arithmetic, 300); }
TEST(Doors, AgreeOnSeveralConditions) { expect_agreement(Shape::mixed, 300); }

}  // namespace
}  // namespace quadrille::test
