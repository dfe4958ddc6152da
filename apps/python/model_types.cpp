#include "python/model_types.h"

#include <functional>

#include "python/bindings.h"
#include "python/model_text.h"
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
  return [f](const Operand& x, const Operand& y) {
    const Expression &a = x.get(), &b = y.get();
    const SharedModel& model = model_of(a.model, b.model);
    return in_turn(model, [&] { return Expression{model, f(a.sum, b.sum)}; });
  };
}

template <class F>
auto comparison(F f) {
  return [f](const Operand& x, const Operand& y) {
    const Expression &a = x.get(), &b = y.get();
    return ConditionObject{model_of(a.model, b.model), f(a.sum, b.sum)};
  };
}

template <class F>
auto connective(F f) {
  return [f](const Proposition& x, const Proposition& y) {
    const ConditionObject &a = x.get(), &b = y.get();
    return ConditionObject{model_of(a.model, b.model), f(a.condition, b.condition)};
  };
}

/// Python's // and %: the quotient is rounded down, and the remainder has the sign of the divisor.
Sum divided(const Sum& a, const Sum& b, modelling::Function function) {
  Model* const model = a.model() == nullptr ? b.model() : a.model();
  if (model != nullptr) return model->value(function, {a, b});
  // Two numbers; the library refuses to divide by 0.
  const Value remainder = (a % b).constant(), divisor = b.constant();
  const bool is_adjusted = remainder != 0 && (remainder < 0) != (divisor < 0);
  if (function == modelling::Function::modulo) return is_adjusted ? remainder + divisor : remainder;
  return (a / b).constant() - (is_adjusted ? 1 : 0);
}

ConditionObject condition_of(const Truth& truth) { return {truth.model, truth.variable}; }

[[noreturn]] bool refuse_truth() { throw py::type_error(say::kNoTruthValue()); }

Expression sum_of(const Expressions& terms) {
  SharedModel model;
  for (const Expression& term : terms.items) model = model_of(model, term.model);
  return {model, sum(array_in(terms))};
}

/// Which objects, compared by == with an expression, have a say themselves: arrays compare each element.
bool compares_itself(const py::object& other) { return py::hasattr(other, "__array__"); }

[[noreturn]] void refuse_comparison(const py::object& other) {
  throw py::type_error(say::kNotAnOperand(shown(other)));
}

/// == or != of an expression or a condition with anything. As conditions where both are, else as numbers.
template <class ByTruth, class ByNumber>
auto equality(ByTruth by_truth, ByNumber by_number) {
  return [by_truth, by_number](const py::object& self, const py::object& other) -> py::object {
    Proposition p, q;
    if (p.read(self) && q.read(other)) return py::cast(by_truth(p, q));
    Operand a, b;
    if (!a.read(self)) throw py::type_error(say::kNeverMade());
    if (b.read(other)) return py::cast(by_number(a, b));
    if (compares_itself(other)) return py::reinterpret_borrow<py::object>(Py_NotImplemented);
    refuse_comparison(other);
  };
}

/// Adds the arithmetic operators, which expressions have, and conditions, too, as they count 1 or 0.
template <class Type>
void add_arithmetic(Type& type) {
  const auto reversed = [](auto f) { return [f](const Operand& a, const Operand& b) { return f(b, a); }; };
  const auto plus = arithmetic([](const Sum& a, const Sum& b) { return a + b; });
  const auto minus = arithmetic([](const Sum& a, const Sum& b) { return a - b; });
  const auto times = arithmetic([](const Sum& a, const Sum& b) { return a * b; });
  const auto quotient = arithmetic(
      [](const Sum& a, const Sum& b) { return divided(a, b, modelling::Function::floored_quotient); });
  const auto remainder =
      arithmetic([](const Sum& a, const Sum& b) { return divided(a, b, modelling::Function::modulo); });
  const auto power = arithmetic([](const Sum& a, const Sum& b) { return pow(a, b); });
  type.def("__add__", plus, py::is_operator())
      .def("__radd__", reversed(plus), py::is_operator())
      .def("__sub__", minus, py::is_operator())
      .def("__rsub__", reversed(minus), py::is_operator())
      .def("__mul__", times, py::is_operator())
      .def("__rmul__", reversed(times), py::is_operator())
      .def("__floordiv__", quotient, py::is_operator())
      .def("__rfloordiv__", reversed(quotient), py::is_operator())
      .def("__mod__", remainder, py::is_operator())
      .def("__rmod__", reversed(remainder), py::is_operator())
      .def("__pow__", power, py::is_operator())
      .def("__rpow__", reversed(power), py::is_operator())
      .def("__neg__",
           [](const Operand& x) {
             const Expression& a = x.get();
             return Expression{a.model, -a.sum};
           })
      .def("__pos__", [](const Operand& a) { return a.get(); })
      .def("__abs__", [](const Operand& x) {
        const Expression& a = x.get();
        return in_turn(a.model, [&] { return Expression{a.model, abs(a.sum)}; });
      });
}

template <class Type>
void add_comparisons(Type& type) {
  const auto equal = connective([](const Condition& a, const Condition& b) { return a == b; });
  const auto different = connective([](const Condition& a, const Condition& b) { return a != b; });
  type.def("__eq__", equality(equal, comparison([](const Sum& a, const Sum& b) { return a == b; })))
      .def("__ne__", equality(different, comparison([](const Sum& a, const Sum& b) { return a != b; })))
      .def("__lt__", comparison([](const Sum& a, const Sum& b) { return a < b; }), py::is_operator())
      .def("__le__", comparison([](const Sum& a, const Sum& b) { return a <= b; }), py::is_operator())
      .def("__gt__", comparison([](const Sum& a, const Sum& b) { return a > b; }), py::is_operator())
      .def("__ge__", comparison([](const Sum& a, const Sum& b) { return a >= b; }), py::is_operator())
      .def("__hash__", [](const typename Type::type& a) { return std::hash<const void*>()(&a); })
      .def("__bool__", [](const typename Type::type&) { return refuse_truth(); });
}

template <class Type>
void add_connectives(Type& type) {
  const auto conjunction = connective([](const Condition& a, const Condition& b) { return a && b; });
  const auto disjunction = connective([](const Condition& a, const Condition& b) { return a || b; });
  const auto difference = connective([](const Condition& a, const Condition& b) { return a != b; });
  const auto implication = connective([](const Condition& a, const Condition& b) { return implies(a, b); });
  type.def("__and__", conjunction, py::is_operator())
      .def("__or__", disjunction, py::is_operator())
      .def("__xor__", difference, py::is_operator())
      .def("__invert__",
           [](const Proposition& a) { return ConditionObject{a.get().model, !a.get().condition}; })
      .def("implies", implication, py::arg("condition"), "If this condition holds, the other one does.");
}

void add_expression(py::module_& module) {
  py::class_<Expression> type(
      module, "Expression",
      "A variable, or a sum of multiples of variables: + - * // % and abs() give new "
      "expressions.\n\nComparisons give conditions. Products of two variables, // and % (with Python's "
      "rounding), and abs()\ncreate a variable. Its text shows the names of its variables.\n\n>>> m = "
      "quadrille.Model()\n>>> x, y = m.integer(-9, 9, name='x'), m.integer(-9, 9, name='y')\n>>> 2 * x - y + "
      "1\n<Expression: 2*x - y + 1>\n>>> m.add((x // 4 == -2) & (x % 4 == 3))\n>>> m.solve()[x]\n-5\n");
  type.def(py::init([](const Operand& number) { return number.get(); }), py::arg("number"));
  add_arithmetic(type);
  add_comparisons(type);
  type.def("__repr__",
           [](const Expression& expression) { return "<Expression: " + text_of(expression) + ">"; });
}

void add_condition(py::module_& module) {
  py::class_<ConditionObject> type(
      module, "Condition",
      "A condition, which may hold or not: & | ^ ~ and implies() combine conditions.\n\nIn sums and "
      "comparisons it counts as 1 if it holds, and as 0 if not.\n\nPython's and, or, not and chains such as "
      "1 < x < 5 need a truth value at\nonce, which a condition does not have: they raise an error.\n\n>>> m "
      "= quadrille.Model()\n>>> x = m.ints(3, 0, 1)\n>>> m.add(sum(v == 1 for v in x) == 2)\n>>> "
      "len(list(m.solutions()))\n3\n");
  type.def(py::init([](const Proposition& truth) { return truth.get(); }), py::arg("truth"));
  add_connectives(type);
  add_arithmetic(type);
  add_comparisons(type);
  type.def("__repr__",
           [](const ConditionObject& condition) { return "<Condition: " + text_of(condition) + ">"; });
}

void add_truth(py::module_& module) {
  py::class_<Truth, Expression> type(module, "Bool",
                                     "A variable that is 0 or 1, and at the same time a condition.");
  add_connectives(type);
  type.def("__hash__", [](const Truth& a) { return std::hash<const void*>()(&a); })
      .def("__repr__", [](const Truth& truth) { return "<Bool: " + text_of(truth) + ">"; });
}

/// The value of an expression, or the values of those of a list.
py::object value_in(const SolutionObject& solution, const py::object& asked) {
  if (Operand operand; operand.read(asked)) return py::cast(solution.solution[operand.get().sum]);
  py::detail::make_caster<Expressions> caster;
  if (!caster.load(asked, true)) throw py::type_error(say::kNoValueOf(shown(asked)));
  return py::cast(solution.solution[array_in(py::detail::cast_op<Expressions&>(caster))]);
}

std::string text_of(const SolutionObject& solution) {
  std::string text;
  for (const auto& [variable, name] : solution.model->names) {
    try {
      const Value value = solution.solution[Sum(Int(solution.model->model, cp::IntVar(variable)))];
      text += (text.empty() ? "" : ", ") + name + "=" + std::to_string(value);
    } catch (const std::invalid_argument&) {
      break;  // this variable and those behind it are younger than the solution
    }
  }
  return text;
}

void add_solution(py::module_& module) {
  py::class_<SolutionObject>(
      module, "Solution", "The values of all variables of a model. Its text shows those of named variables.")
      .def("__getitem__", &value_in, py::arg("expressions"),
           "The value of an expression, or the values of those of a list.")
      .def_readonly("is_proved", &SolutionObject::is_proved,
                    "Whether it is proved to be the best solution, if there is an objective.")
      .def("__repr__", [](const SolutionObject& solution) {
        const std::string text = text_of(solution);
        return "<Solution" + (text.empty() ? "" : ": " + text) + ">";
      });
}

}  // namespace

bool Operand::read(py::handle object) {
  if (py::isinstance<Expression>(object)) {
    borrowed_ = &object.cast<const Expression&>();
    return true;
  }
  if (PyLong_Check(object.ptr()) || (PyIndex_Check(object.ptr()) && !PyFloat_Check(object.ptr()))) {
    const auto number = py::reinterpret_steal<py::object>(PyNumber_Index(object.ptr()));
    if (!number) {
      PyErr_Clear();
      return false;
    }
    int is_beyond = 0;
    const long long value = PyLong_AsLongLongAndOverflow(number.ptr(), &is_beyond);
    if (is_beyond != 0) throw py::value_error(say::kBeyond64Bits(shown(number)));
    made_ = Expression{nullptr, value};
    return true;
  }
  if (!py::isinstance<ConditionObject>(object)) return false;
  const auto& [model, condition] = object.cast<const ConditionObject&>();
  if (model == nullptr) {  // of numbers
    Model by_itself;
    by_itself.add(condition);
    made_ = Expression{nullptr, by_itself.solve().has_value() ? 1 : 0};
    return true;
  }
  made_ = in_turn(model, [&] { return Expression{model, model->model.truth(condition)}; });
  return true;
}

bool Proposition::read(py::handle object) {
  if (py::isinstance<ConditionObject>(object)) {
    value_ = object.cast<const ConditionObject&>();
    return true;
  }
  if (!py::isinstance<Truth>(object)) return false;
  value_ = condition_of(object.cast<const Truth&>());
  return true;
}

Array array_in(const Expressions& expressions) {
  std::vector<Sum> sums;
  sums.reserve(expressions.items.size());
  for (const Expression& expression : expressions.items) sums.push_back(expression.sum);
  return sums;
}

std::vector<Array> native(const Listed<Expressions>& lists) {
  std::vector<Array> arrays;
  for (const Expressions& list : lists.items) arrays.push_back(array_in(list));
  return arrays;
}

Tuples native(const Listed<Listed<Value>, false>& tuples) {
  std::vector<Values> rows;
  for (const Listed<Value>& tuple : tuples.items) rows.emplace_back(tuple.items);
  return rows;
}

Conditions native(const Listed<Proposition>& conditions) {
  std::vector<Condition> result;
  for (const Proposition& condition : conditions.items) result.push_back(native(condition));
  return result;
}

modelling::Layers native(const Listed<Listed<TransitionOf<3>, false>>& layers) {
  modelling::Layers result;
  for (const auto& layer : layers.items) {
    auto& arcs = result.emplace_back();
    for (const auto& [from, value, to] : layer.items)
      arcs.push_back({.from = from, .value = value, .to = to});
  }
  return result;
}

void add_model_types(py::module_& module) {
  add_expression(module);
  add_condition(module);
  add_truth(module);
  add_solution(module);
  module.def("sum", &sum_of, py::arg("terms"),
             "The sum of a list of expressions, whole numbers and conditions, which count as 1 if they "
             "hold.\nFor long lists it is faster than Python's own.");
}

}  // namespace quadrille::python
