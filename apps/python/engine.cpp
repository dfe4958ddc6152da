// quadrille.engine: the store, driven from Python, with constraints that are written in Python.
#include <pybind11/operators.h>
#include <pybind11/stl.h>

#include <array>
#include <functional>
#include <typeinfo>
#include <utility>

#include "python/arguments.h"
#include "python/bindings.h"
#include "python/engine_constraint.h"
#include "python/engine_store.h"
#include "python/sentences.h"

namespace quadrille::python {

namespace {

using cp::Relation;
using cp::Value;
using StoreType = py::class_<EngineStore>;
using VariableType = py::class_<Variable>;
using FactType = py::class_<Fact>;

Variable shifted(const Variable& x, Value offset) {
  const cp::IntVar view = x.view + near(offset);
  near(view.offset());
  return {x.birth, view, x.name};
}
Variable negated(const Variable& x) { return {x.birth, -x.view, x.name}; }

Fact fact(const Variable& x, Relation relation, Value value) { return {x, relation, near(value)}; }

/// x == 3 is a fact; x == y compares the two views, so that lists of variables can be searched.
py::object compared(const Variable& x, const py::object& other, bool is_equal) {
  if (py::isinstance<Variable>(other)) return py::bool_((x == other.cast<const Variable&>()) == is_equal);
  if (PyLong_Check(other.ptr()) == 0 && (PyIndex_Check(other.ptr()) == 0 || PyFloat_Check(other.ptr()) != 0))
    return py::reinterpret_borrow<py::object>(Py_NotImplemented);
  return py::cast(fact(x, is_equal ? Relation::equal : Relation::not_equal, other.cast<Value>()));
}

void add_variable(py::module_& module) {
  VariableType type(module, "Variable",
                    "A variable of a store, or a view of it: x + 3, -x. Its comparisons with whole numbers, "
                    "such as x >= 3, are facts.\n\nA value: it does not hold its domain, so ask the "
                    "store.\n\n>>> from quadrille.engine import Store\n>>> store = Store()\n>>> x = "
                    "store.var(1, 9, name='x')\n>>> store.domain(10 - x) == store.domain(x), x + 1 >= "
                    "4\n(True, <Fact: x + 1 >= 4>)\n");
  type.def("__add__", &shifted, py::arg("number"), py::is_operator())
      .def("__radd__", &shifted, py::arg("number"), py::is_operator())
      .def(
          "__sub__", [](const Variable& x, Value number) { return shifted(x, -near(number)); },
          py::arg("number"), py::is_operator())
      .def(
          "__rsub__", [](const Variable& x, Value number) { return shifted(negated(x), number); },
          py::arg("number"), py::is_operator())
      .def("__neg__", &negated)
      .def(
          "__eq__", [](const Variable& x, const py::object& other) { return compared(x, other, true); },
          py::arg("other"))
      .def(
          "__ne__", [](const Variable& x, const py::object& other) { return compared(x, other, false); },
          py::arg("other"))
      .def(
          "__ge__", [](const Variable& x, Value number) { return fact(x, Relation::at_least, number); },
          py::arg("number"), py::is_operator())
      .def(
          "__le__", [](const Variable& x, Value number) { return fact(x, Relation::at_most, number); },
          py::arg("number"), py::is_operator())
      .def(
          "__gt__",
          [](const Variable& x, Value number) { return fact(x, Relation::at_least, near(number) + 1); },
          py::arg("number"), py::is_operator())
      .def(
          "__lt__",
          [](const Variable& x, Value number) { return fact(x, Relation::at_most, near(number) - 1); },
          py::arg("number"), py::is_operator())
      .def("__hash__",
           [](const Variable& x) {
             return std::hash<std::uint64_t>()(x.birth * 31 +
                                               static_cast<std::uint64_t>(x.view.offset()) * 2 +
                                               static_cast<std::uint64_t>(x.view.is_negated()));
           })
      .def_property_readonly(
          "name", [](const Variable& x) { return text_of(x); }, "The name under which it is printed.")
      .def("__str__", [](const Variable& x) { return text_of(x); })
      .def("__repr__", [](const Variable& x) { return "<Variable: " + text_of(x) + ">"; });
}

void add_fact(py::module_& module) {
  FactType type(module, "Fact",
                "x == 3, x != 3, x >= 3 or x <= 3 for a variable x. ~ gives the opposite.\n\n>>> from "
                "quadrille.engine import Store\n>>> store = Store()\n>>> x = store.var(1, 9, name='x')\n>>> "
                "fact = x < 4\n>>> fact.variable == x, fact.relation, fact.value, ~fact\n(True, '<=', 3, "
                "<Fact: x >= 4>)\n");
  type.def_property_readonly(
          "variable", [](const Fact& fact) { return fact.variable; }, "The variable, or view.")
      .def_property_readonly(
          "relation", [](const Fact& fact) { return std::string(sign_of(fact.relation)); },
          "'==', '!=', '>=' or '<='.")
      .def_property_readonly(
          "value", [](const Fact& fact) { return fact.value; }, "The number.")
      .def("__invert__", &Fact::opposite)
      .def(py::self == py::self)
      .def(py::self != py::self)
      .def("__hash__",
           [](const Fact& fact) {
             const cp::Literal literal = fact.literal();
             return std::hash<std::uint64_t>()(fact.variable.birth * 31 +
                                               static_cast<std::uint64_t>(literal.value) * 4 +
                                               static_cast<std::uint64_t>(literal.relation));
           })
      .def("__bool__", [](const Fact&) -> bool { throw py::type_error(say::kFactHasNoTruthValue()); })
      .def("__str__", [](const Fact& fact) { return text_of(fact); })
      .def("__repr__", [](const Fact& fact) { return "<Fact: " + text_of(fact) + ">"; });
}

/// The questions about domains that both the store and a past answer.
template <class T>
void add_questions(py::class_<T>& type) {
  type.def("min", &T::min, py::arg("variable"), "The least value.")
      .def("max", &T::max, py::arg("variable"), "The greatest value.")
      .def("is_fixed", &T::is_fixed, py::arg("variable"), "Whether one value is left.")
      .def("value", &T::value, py::arg("variable"), "The only value. Raises InputError if several are left.")
      .def("contains", &T::contains, py::arg("variable"), py::arg("value"), "Whether the value is left.")
      .def("domain", &T::domain, py::arg("variable"), "The list of values that are left, increasing.");
}

void add_past(py::module_& module) {
  py::class_<EnginePast> type(module, "Past",
                              "The domains just before a change, as explain() is given them. It answers only "
                              "while explain() runs.");
  add_questions(type);
  type.def("holds", &EnginePast::holds, py::arg("fact"), "Whether the fact held.");
}

// Python's collector finds cycles through a store: its constraints may refer to it.

EngineStore* store_in(PyObject* object) {
  const py::detail::type_info* const known = py::detail::get_type_info(typeid(EngineStore));
  if (known == nullptr) return nullptr;
  const auto found = reinterpret_cast<py::detail::instance*>(object)->get_value_and_holder(known, false);
  if (found.inst == nullptr || !found.holder_constructed()) return nullptr;
  return found.template value_ptr<EngineStore>();
}

int traverse_store(PyObject* object, visitproc visit, void* arg) {
  Py_VISIT(Py_TYPE(object));
  const EngineStore* const store = store_in(object);
  return store == nullptr ? 0 : store->traverse(visit, arg);
}

int clear_store(PyObject* object) {
  if (EngineStore* const store = store_in(object)) store->clear();
  return 0;
}

/// The collector must not come across a store whose end has begun, as that of a constraint may run it.
void end_store(PyObject* object) {
  PyObject_GC_UnTrack(object);
  py::detail::pybind11_object_dealloc(object);
}

void make_collectable(PyHeapTypeObject* heap_type) {
  PyTypeObject* const type = &heap_type->ht_type;
  type->tp_flags |= Py_TPFLAGS_HAVE_GC;
  type->tp_traverse = traverse_store;
  type->tp_clear = clear_store;
  type->tp_dealloc = end_store;
}

constexpr std::array<std::pair<const char*, cp::Consistency>, 4> kConsistencies{{
    {"automatic", cp::Consistency::automatic},
    {"value", cp::Consistency::value},
    {"bounds", cp::Consistency::bounds},
    {"domain", cp::Consistency::domain},
}};

void post_all_different(EngineStore& store, const Listed<Variable>& variables,
                        const std::string& consistency) {
  for (const auto& [name, value] : kConsistencies)
    if (name == consistency) return store.post_all_different(variables.items, value);
  raise_input_error(say::kNoConsistency(consistency));
}

void add_changes(StoreType& type) {
  const auto change = [](Relation relation) {
    return [relation](EngineStore& store, const Variable& x, Value value) {
      return store.impose({x, relation, value});
    };
  };
  const char* const failure = " Returns False if no value would be left.";
  type.def("remove", change(Relation::not_equal), py::arg("variable"), py::arg("value"),
           (std::string("Removes the value.") + failure).c_str())
      .def("assign", change(Relation::equal), py::arg("variable"), py::arg("value"),
           (std::string("Leaves only the value.") + failure).c_str())
      .def("at_least", change(Relation::at_least), py::arg("variable"), py::arg("value"),
           (std::string("Removes all lesser values.") + failure).c_str())
      .def("at_most", change(Relation::at_most), py::arg("variable"), py::arg("value"),
           (std::string("Removes all greater values.") + failure).c_str())
      .def("impose", &EngineStore::impose, py::arg("fact"),
           "Makes the fact hold. Returns False if no value would be left. The domain then stays as it was, "
           "and the\nlevel has failed: propagate() returns False until it is popped.");
}

void add_variables(StoreType& type) {
  using Name = std::optional<std::string>;
  type.def(
          "var",
          [](EngineStore& store, Value min, Value max, const Name& name) {
            return store.variable(min, max, name);
          },
          py::arg("min"), py::arg("max"), py::kw_only(), py::arg("name") = py::none(),
          "A new variable with the values from min to max.")
      .def(
          "var",
          [](EngineStore& store, const Listed<Value, false>& values, const Name& name) {
            return store.variable(values.items, name);
          },
          py::arg("values"), py::kw_only(), py::arg("name") = py::none(),
          "A new variable with the values from min to max, or those of a list.\n\n>>> from quadrille.engine "
          "import Store\n>>> store = Store()\n>>> x = store.var(1, 5)\n>>> y = store.var([2, 4, 8], "
          "name='y')\n>>> store.remove(y, 4), store.domain(y)\n(True, [2, 8])\n")
      .def_property_readonly("variables", &EngineStore::variables,
                             "All variables, in the order they were made.");
}

void add_constraints(StoreType& type) {
  type.def("post", &EngineStore::post, py::arg("constraint"),
           "Adds a Constraint. It first runs in the next propagate(), and is dropped by the pop() of this "
           "level.")
      .def("all_different", &post_all_different, py::arg("variables"), py::arg("consistency") = "automatic",
           "Posts the engine's own all_different, to compare with yours.\n\nconsistency: 'value', 'bounds', "
           "'domain' or 'automatic'.")
      .def_property_readonly("constraints", &EngineStore::constraints,
                             "The constraints, in the order they were posted; None for the engine's own.")
      .def("propagate", &EngineStore::propagate,
           "Runs constraints until none can remove anything more. Returns False if one of them cannot "
           "hold.\n\nWhat a constraint raises is raised here; its level must be popped then.")
      .def_property_readonly("propagations", &EngineStore::propagations,
                             "The number of runs of constraints so far.");
}

void add_levels(StoreType& type) {
  type.def("push", &EngineStore::push, "Opens a level, to which pop() returns. Call propagate() before.")
      .def("pop", &EngineStore::pop,
           "Undoes everything since the last push(): domains, variables and constraints.")
      .def("pop_to", &EngineStore::pop_to, py::arg("level"), "Pops until that level is reached.")
      .def_property_readonly("level", &EngineStore::level, "The number of levels that are open.");
}

void add_reasons(StoreType& type) {
  type.def("truth", &EngineStore::truth, py::arg("fact"), "True, False, or None if the fact is open.")
      .def(
          "explain", &EngineStore::explain, py::arg("fact"),
          "The reasons for a fact that holds: a list of earlier facts and the constraint by which they imply "
          "it.\n\nThe constraint is None if a decision made the fact true, if it held from the start, or if "
          "the listed\nfacts imply it by themselves.")
      .def("explain_failure", &EngineStore::explain_failure,
           "The reasons for the failure of propagate(): a list of facts that cannot hold together, and the "
           "constraint that forbids it.")
      .def("level_of", &EngineStore::level_of, py::arg("fact"), "The level in which the fact became true.")
      .def("position_of", &EngineStore::position_of, py::arg("fact"),
           "When the fact became true: the number of changes before; -1 if it held from the start.");
}

}  // namespace

void add_engine(py::module_& module) {
  add_variable(module);
  add_fact(module);
  add_past(module);
  StoreType type(module, "Store",
                 "Variables with domains, constraints, and levels to go back to: the engine, driven by your "
                 "program.\n\n>>> from quadrille.engine import Store\n>>> store = Store()\n>>> x, y, z = "
                 "[store.var(1, 3) for _ in range(3)]\n>>> store.all_different([x, y, z])\n>>> "
                 "store.propagate()\nTrue\n>>> store.push()\n>>> store.assign(x, 2) and "
                 "store.propagate()\nTrue\n>>> store.domain(y)\n[1, 3]\n>>> store.pop()\n>>> "
                 "store.domain(y)\n[1, 2, 3]\n",
                 py::custom_type_setup(make_collectable));
  type.def(py::init<>());
  add_questions(type);
  type.def("count", &EngineStore::count, py::arg("variable"), "The number of values that are left.");
  add_variables(type);
  add_changes(type);
  add_constraints(type);
  add_levels(type);
  add_reasons(type);
}

}  // namespace quadrille::python
