#include "python/model_types.h"

#include <functional>

#include "python/bindings.h"
#include "python/sentences.h"

namespace quadrille::python {

namespace {

/// The model of two expressions, one of which may be a number.
const SharedModel& model_of(const SharedModel& a, const SharedModel& b) { return a == nullptr ? b : a; }

/// f(model), while no other thread uses it: products and the like make variables.
template <class F>
auto in_turn(const SharedModel& model, F f) {
  if (model == nullptr) return f();
  const Turn turn(model->is_at_work);
  return f();
}

template <class F>
auto arithmetic(F f) {
  return [f](const Expression& a, const Expression& b) {
    const SharedModel& model = model_of(a.model, b.model);
    return in_turn(model, [&] { return Expression{model, f(a.sum, b.sum)}; });
  };
}

template <class F>
auto comparison(F f) {
  return [f](const Expression& a, const Expression& b) {
    return ConditionObject{model_of(a.model, b.model), f(a.sum, b.sum)};
  };
}

template <class F>
auto connective(F f) {
  return [f](const ConditionObject& a, const ConditionObject& b) {
    return ConditionObject{model_of(a.model, b.model), f(a.condition, b.condition)};
  };
}

ConditionObject condition_of(const Truth& truth) { return {truth.model, truth.variable}; }

[[noreturn]] bool refuse_truth() { throw py::type_error(say::kNoTruthValue()); }

Expression sum_of(const Expressions& terms) {
  SharedModel model;
  for (const Expression& term : terms) model = model_of(model, term.model);
  return {model, sum(array_in(terms))};
}

using ExpressionType = py::class_<Expression>;

void add_arithmetic(ExpressionType& type) {
  const auto reversed = [](auto f) {
    return [f](const Expression& a, const Expression& b) { return f(b, a); };
  };
  const auto plus = arithmetic([](const Sum& a, const Sum& b) { return a + b; });
  const auto minus = arithmetic([](const Sum& a, const Sum& b) { return a - b; });
  const auto times = arithmetic([](const Sum& a, const Sum& b) { return a * b; });
  type.def("__add__", plus, py::is_operator())
      .def("__radd__", reversed(plus), py::is_operator())
      .def("__sub__", minus, py::is_operator())
      .def("__rsub__", reversed(minus), py::is_operator())
      .def("__mul__", times, py::is_operator())
      .def("__rmul__", reversed(times), py::is_operator())
      .def("__neg__", [](const Expression& a) { return Expression{a.model, -a.sum}; })
      .def("__pos__", [](const Expression& a) { return a; })
      .def("__abs__", [](const Expression& a) {
        return in_turn(a.model, [&] { return Expression{a.model, abs(a.sum)}; });
      });
}

void add_comparisons(ExpressionType& type) {
  type.def("__eq__", comparison([](const Sum& a, const Sum& b) { return a == b; }), py::is_operator())
      .def("__ne__", comparison([](const Sum& a, const Sum& b) { return a != b; }), py::is_operator())
      .def("__lt__", comparison([](const Sum& a, const Sum& b) { return a < b; }), py::is_operator())
      .def("__le__", comparison([](const Sum& a, const Sum& b) { return a <= b; }), py::is_operator())
      .def("__gt__", comparison([](const Sum& a, const Sum& b) { return a > b; }), py::is_operator())
      .def("__ge__", comparison([](const Sum& a, const Sum& b) { return a >= b; }), py::is_operator())
      .def("__hash__", [](const Expression& a) { return std::hash<const void*>()(&a); })
      .def("__bool__", [](const Expression&) { return refuse_truth(); });
}

template <class Type, class F>
void add_connectives(Type& type, F as_condition) {
  using Self = typename Type::type;
  const auto with = [as_condition](auto f) {
    return [as_condition, f](const Self& a, const ConditionObject& b) { return f(as_condition(a), b); };
  };
  const auto conjunction = with(connective([](const Condition& a, const Condition& b) { return a && b; }));
  const auto disjunction = with(connective([](const Condition& a, const Condition& b) { return a || b; }));
  const auto difference = with(connective([](const Condition& a, const Condition& b) { return a != b; }));
  const auto implication =
      with(connective([](const Condition& a, const Condition& b) { return implies(a, b); }));
  type.def("__and__", conjunction, py::is_operator())
      .def("__or__", disjunction, py::is_operator())
      .def("__xor__", difference, py::is_operator())
      .def("__invert__",
           [as_condition](const Self& a) {
             const ConditionObject condition = as_condition(a);
             return ConditionObject{condition.model, !condition.condition};
           })
      .def("implies", implication, py::arg("condition"), "If this holds, the other one does.");
}

void add_expression(py::module_& module) {
  ExpressionType type(module, "Expression",
                      "A variable, or a sum of multiples of variables: + - * and abs() give others.\n\n"
                      "Comparisons give conditions. A product of two variables and abs() make a variable.\n");
  type.def(py::init([](Value number) { return Expression{nullptr, number}; }), py::arg("number"));
  py::implicitly_convertible<py::int_, Expression>();
  add_arithmetic(type);
  add_comparisons(type);
}

void add_condition(py::module_& module) {
  py::class_<ConditionObject> type(module, "Condition",
                                   "What may hold or not: & | ^ ~ and implies() combine conditions.\n\n"
                                   "Python's and, or, not and chains such as 1 < x < 5 ask for one truth at\n"
                                   "once, which a condition does not have: they are refused.\n");
  type.def(py::init(&condition_of), py::arg("truth"));
  py::implicitly_convertible<Truth, ConditionObject>();
  add_connectives(type, [](const ConditionObject& condition) { return condition; });
  type.def("__eq__", connective([](const Condition& a, const Condition& b) { return a == b; }),
           py::is_operator())
      .def("__ne__", connective([](const Condition& a, const Condition& b) { return a != b; }),
           py::is_operator())
      .def("__hash__", [](const ConditionObject& a) { return std::hash<const void*>()(&a); })
      .def("__bool__", [](const ConditionObject&) { return refuse_truth(); });
}

void add_truth(py::module_& module) {
  py::class_<Truth, Expression> type(module, "Bool",
                                     "A variable that is 0 or 1, and at the same time a condition.");
  add_connectives(type, condition_of);
  // As a number it can be compared with numbers, as a condition with conditions.
  type.def(
          "__eq__",
          [](const Truth& a, const ConditionObject& b) {
            return ConditionObject{a.model, condition_of(a).condition == b.condition};
          },
          py::is_operator())
      .def("__eq__", comparison([](const Sum& a, const Sum& b) { return a == b; }), py::is_operator())
      .def(
          "__ne__",
          [](const Truth& a, const ConditionObject& b) {
            return ConditionObject{a.model, condition_of(a).condition != b.condition};
          },
          py::is_operator())
      .def("__ne__", comparison([](const Sum& a, const Sum& b) { return a != b; }), py::is_operator())
      .def("__hash__", [](const Truth& a) { return std::hash<const void*>()(&a); });
}

void add_solution(py::module_& module) {
  py::class_<SolutionObject>(module, "Solution", "The values of all variables of a model.")
      .def(
          "__getitem__",
          [](const SolutionObject& solution, const Expression& expression) {
            return solution.solution[expression.sum];
          },
          py::arg("expression"))
      .def(
          "__getitem__",
          [](const SolutionObject& solution, const Expressions& expressions) {
            return solution.solution[array_in(expressions)];
          },
          py::arg("expressions"), "The value of an expression, or the values of those of a list.")
      .def_readonly("is_proved", &SolutionObject::is_proved,
                    "Whether it is proved to be the best, where there is an objective.");
}

}  // namespace

Array array_in(const Expressions& expressions) {
  std::vector<Sum> sums;
  sums.reserve(expressions.size());
  for (const Expression& expression : expressions) sums.push_back(expression.sum);
  return sums;
}

std::vector<Array> native(const std::vector<Expressions>& lists) {
  std::vector<Array> arrays;
  for (const Expressions& list : lists) arrays.push_back(array_in(list));
  return arrays;
}

void add_model_types(py::module_& module) {
  add_expression(module);
  add_condition(module);
  add_truth(module);
  add_solution(module);
  module.def("sum", &sum_of, py::arg("terms"),
             "The sum of a list of expressions; it takes less time than Python's own for long lists.");
}

}  // namespace quadrille::python
