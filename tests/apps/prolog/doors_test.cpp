// The same model, posted through each door, leaves the same domains.
#include "support/doors.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>

#include "flatzinc/parser.h"
#include "flatzinc/posting.h"
#include "model/model.h"
#include "prolog/posting.h"
#include "support/domain_values.h"
#include "support/formula_trees.h"
#include "support/rounds.h"
#include "xcsp/read_instance.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;
using cp::Value;

/// The values of each variable; nothing where there is no solution.
using Domains = std::vector<std::vector<Value>>;
/// What is left at first, and after each step by itself.
using Left = std::vector<Domains>;

Domains domains_of(const Store& store, const std::vector<IntVar>& variables) {
  Domains domains;
  for (const IntVar x : variables) domains.push_back(values_of(store, x));
  return domains;
}

Left nothing_left(const DoorModel& model) { return Left(model.steps.size() + 1); }

Left left_in(const DoorModel& model, Store& store, const std::vector<IntVar>& variables) {
  if (!store.propagate()) return nothing_left(model);
  Left result{domains_of(store, variables)};
  for (const auto& [i, value, is_taken] : model.steps) {
    store.push();
    const IntVar x = variables[i];
    const bool is_possible = store.impose(is_taken ? x.eq(value) : x.ne(value)) && store.propagate();
    result.push_back(is_possible ? domains_of(store, variables) : Domains{});
    store.pop();
  }
  return result;
}

// The C++ model.

class CppDoor {
 public:
  Left left(const DoorModel& door) {
    std::vector<IntVar> variables;
    for (const auto& domain : door.domains) {
      x_.push_back(model_.integer(domain));
      variables.push_back(x_.back().variable());
    }
    for (const Tree& condition : door.conditions) {
      if (condition.op >= Op::all_different) {
        post_global(condition);
      } else {
        model_.add(truth(condition));
      }
    }
    return left_in(door, model_.store(), variables);
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
      case Op::quotient: return a / b;
      case Op::remainder: return a % b;
      case Op::minimum: return model_.min({a, b});
      default: return model_.max({a, b});
    }
  }

  void post_global(const Tree& t) {
    std::vector<Sum> x;
    for (const Tree& part : t.parts) x.push_back(value(part) - (t.op == Op::all_different ? 0 : 1));
    const auto half = x.begin() + static_cast<std::ptrdiff_t>(x.size() / 2);
    if (t.op == Op::all_different) model_.all_different(x);
    if (t.op == Op::circuit) model_.circuit(x);
    if (t.op == Op::inverse)
      model_.inverse(std::vector<Sum>(x.begin(), half), std::vector<Sum>(half, x.end()));
    if (t.op == Op::element)
      model_.add(model_.element(std::vector<Sum>(x.begin() + 2, x.end()), x[0]) == x[1]);
  }

  Condition truth(const Tree& t) {
    if (t.op < Op::negation) {
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
    const auto model = flatzinc::parse(text);
    EXPECT_TRUE(model) << text;
    if (!model) return nothing_left(door);
    const flatzinc::Equalities equalities(*model);
    Store store;
    flatzinc::Variables variables(*model, equalities, store);
    const auto possible = flatzinc::post_model(text, *model, equalities, variables, store);
    EXPECT_TRUE(possible) << text;
    if (!possible.value_or(false)) return nothing_left(door);
    std::vector<IntVar> x;
    for (std::size_t i = 0; i < door.domains.size(); ++i)
      x.push_back(variables.variable({flatzinc::Expression::Kind::variable, 0, static_cast<Value>(i)}));
    return left_in(door, store, x);
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
                                                  {Op::quotient, "int_div"},
                                                  {Op::remainder, "int_mod"},
                                                  {Op::minimum, "int_min"},
                                                  {Op::maximum, "int_max"}};
    const Value far = std::max(b_max, -b_min);
    const auto [least, greatest] = std::minmax({a_min * b_min, a_min * b_max, a_max * b_min, a_max * b_max});
    const Range result_range = t.op == Op::times      ? Range{least, greatest}
                               : t.op == Op::quotient ? Range{-most, most}
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
    if (t.op < Op::negation) {
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

  void post_global(const Tree& t) {
    std::vector<std::string> x;
    for (const Tree& part : t.parts) x.push_back(value(part));
    const auto list = [&](std::size_t from, std::size_t to) {
      return fmt::format("[{}]", fmt::join(x.begin() + static_cast<std::ptrdiff_t>(from),
                                           x.begin() + static_cast<std::ptrdiff_t>(to), ","));
    };
    const std::size_t n = x.size();
    if (t.op == Op::all_different) post("all_different_int", list(0, n));
    if (t.op == Op::circuit) post("quadrille_circuit", list(0, n) + ",1");
    if (t.op == Op::inverse)
      post("quadrille_inverse", fmt::format("{},1,{},1", list(0, n / 2), list(n / 2, n)));
    if (t.op == Op::element) post("array_var_int_element", fmt::format("{},{},{}", x[0], list(2, n), x[1]));
  }

  void require(const Tree& t) {
    if (t.op >= Op::all_different) return post_global(t);
    if (t.op == Op::equal && t.parts[0].op == Op::variable && t.parts[1].op >= Op::times &&
        !is_linear(t.parts[1])) {
      static_cast<void>(function(t.parts[1], fmt::format("x{}", t.parts[0].number)));
      return;
    }
    if (t.op < Op::negation) return compare(t, "", "");
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

// XCSP3.

std::string xcsp_text(const Tree& t) {
  if (t.op < Op::all_different) return fmt::format("<intension> {} </intension>", functional_text(t));
  const auto list = [&](std::size_t from, std::size_t to) {
    std::string text = R"(<list startIndex="1">)";
    for (std::size_t i = from; i < to; ++i) text += " " + functional_text(t.parts[i]);
    return text + "</list>";
  };
  const std::size_t n = t.parts.size();
  if (t.op == Op::all_different) return "<allDifferent>" + list(0, n) + "</allDifferent>";
  if (t.op == Op::circuit) return "<circuit>" + list(0, n) + fmt::format("<size> {} </size></circuit>", n);
  if (t.op == Op::inverse) return "<channel>" + list(0, n / 2) + list(n / 2, n) + "</channel>";
  return fmt::format("<element>{}<index> {} </index><value> {} </value></element>", list(2, n),
                     functional_text(t.parts[0]), functional_text(t.parts[1]));
}

Left left_in_xcsp(const DoorModel& door) {
  std::string text = R"(<instance format="XCSP3" type="CSP"><variables>)";
  text += fmt::format(R"(<array id="x" size="[{}]">)", door.domains.size());
  for (std::size_t i = 0; i < door.domains.size(); ++i)
    text += fmt::format(R"(<domain for="x[{}]"> {} </domain>)", i, fmt::join(door.domains[i], " "));
  text += "</array></variables><constraints>";
  for (const Tree& condition : door.conditions) text += xcsp_text(condition);
  const auto instance = xcsp::read_instance(text + "</constraints></instance>");
  EXPECT_TRUE(instance) << text;
  if (!instance) return nothing_left(door);
  xcsp::Instance& model = **instance;
  std::vector<IntVar> x;
  for (const std::string& name : model.names()) x.push_back(model.named(name));
  return left_in(door, model.store, x);
}

// Prolog.

prolog::Outcome post_in_prolog(prolog::Component& component, const Tree& t, const std::vector<IntVar>& x) {
  modelling::Expressions expressions;
  if (t.op < Op::all_different) {
    const auto term = term_of(t, x, expressions);
    return prolog::Posting(component, expressions).hold(term);
  }
  std::vector<prolog::Posting::Term> terms;
  for (const Tree& part : t.parts) terms.push_back(term_of(part, x, expressions));
  prolog::Posting posting(component, expressions);
  const prolog::Posting::Terms all(terms);
  if (t.op == Op::all_different) return posting.all_different(all, cp::Consistency::automatic);
  return t.op == Op::circuit ? posting.circuit(all) : posting.element(all[0], all.subspan(2), all[1]);
}

bool is_in_prolog(const DoorModel& door) {
  return std::ranges::none_of(door.conditions, [](const Tree& t) { return t.op == Op::inverse; });
}

Left left_in_prolog(const DoorModel& door) {
  prolog::Component component;
  component.begin();
  for (const auto& domain : door.domains) {
    modelling::IntervalSet set;
    for (const Value v : domain) set.push_back({v, v});
    EXPECT_TRUE(component.add_variable(modelling::normalised(std::move(set))));
  }
  std::vector<IntVar> x;
  for (std::uint32_t i = 0; i < component.variable_count(); ++i) x.push_back(component.variable(i));
  for (const Tree& condition : door.conditions) {
    const auto outcome = post_in_prolog(component, condition, x);
    if (outcome == prolog::Outcome::failed) return nothing_left(door);
    EXPECT_EQ(outcome, prolog::Outcome::ok);
  }
  return left_in(door, component.store(), x);
}

/// Whether the doors of a compiled model may leave more. What FlatZinc calls a variable, others see through:
/// a function that comes to one of its arguments cancels in their sums, and two facts of one variable are not
/// two Booleans to them.
bool may_leave_more(Shape shape) {
  return shape != Shape::linear && shape != Shape::function && shape != Shape::global;
}

/// Whether the second has all values of the first.
bool leaves_all(const Domains& fewer, const Domains& more) {
  for (std::size_t i = 0; i < fewer.size(); ++i)
    if (more.empty() || !std::ranges::includes(more[i], fewer[i])) return false;
  return true;
}

std::string text_of(const Domains& domains) {
  return domains.empty() ? "no solution" : fmt::format("{}", fmt::join(domains, " "));
}

/// The doors disagree: what each of them leaves where they first do.
std::optional<std::string> disagreement(const DoorModel& door, Shape shape) {
  const Left cpp = CppDoor().left(door);
  const Left flatzinc = FlatZincDoor().left(door);
  const Left xcsp = left_in_xcsp(door);
  const Left prolog = is_in_prolog(door) ? left_in_prolog(door) : xcsp;
  for (std::size_t i = 0; i <= door.steps.size(); ++i) {
    if (cpp[i] == xcsp[i] && xcsp[i] == prolog[i] &&
        (cpp[i] == flatzinc[i] || (may_leave_more(shape) && leaves_all(cpp[i], flatzinc[i]))))
      continue;
    std::string when = "at first";
    if (i > 0)
      when = fmt::format("after x[{}] {} {}", door.steps[i - 1].variable,
                         door.steps[i - 1].is_taken ? "=" : "!=", door.steps[i - 1].value);
    return fmt::format("{}: {}\n  C++      {}\n  FlatZinc {}\n  XCSP3    {}\n  Prolog   {}",
                       description(door), when, text_of(cpp[i]), text_of(flatzinc[i]), text_of(xcsp[i]),
                       text_of(prolog[i]));
  }
  return std::nullopt;
}

void expect_agreement(Shape shape, std::uint64_t usual) {
  const std::uint64_t models = wanted("QUADRILLE_RANDOM_DOORS", rounds(usual));
  std::uint64_t different = 0;
  for (std::uint64_t seed = 0; seed < models; ++seed) {
    const std::optional<std::string> found = disagreement(random_door_model(seed, shape), shape);
    if (found && ++different <= 5) ADD_FAILURE() << "seed " << seed << ": " << *found;
  }
  EXPECT_EQ(different, 0U) << "of " << models << " models";
}

TEST(Doors, AgreeOnLinearComparisons) { expect_agreement(Shape::linear, 300); }
TEST(Doors, AgreeOnReifiedComparisons) { expect_agreement(Shape::reified, 300); }
TEST(Doors, AgreeOnConstraintsOverLists) { expect_agreement(Shape::global, 300); }
TEST(Doors, AgreeOnFunctions) { expect_agreement(Shape::function, 300); }
TEST(Doors, AgreeOnLogic) { expect_agreement(Shape::logic, 300); }
TEST(Doors, AgreeOnArithmetic) { expect_agreement(Shape::arithmetic, 300); }
TEST(Doors, AgreeOnSeveralConditions) { expect_agreement(Shape::mixed, 300); }

}  // namespace
}  // namespace quadrille::test
