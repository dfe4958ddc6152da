// The functions of quadrille.Model that post global constraints. Their names, parameters and docstrings are
// those of src/modelling/globals.
#include <pybind11/stl.h>

#include "python/model_types.h"

namespace quadrille::python {

namespace py = pybind11;

namespace {

using modelling::Global;

/// The name of the i-th parameter without the result.
const char* name_of(const Global& global, std::size_t i) {
  return global.parameters[i + (global.parameters.front().is_result ? 1 : 0)].name.data();
}

/// Defines the function, whose first parameters are `Parameters`, and the others `extra`.
template <class... Parameters, class Post, class... Extra>
void define(ModelType& type, const Global& global, Post post, const Extra&... extra) {
  const auto define_with = [&]<std::size_t... kIndices>(std::index_sequence<kIndices...>) {
    type.def(global.name.data(), post, py::arg(name_of(global, kIndices))..., global.summary.data(),
             extra...);
  };
  define_with(std::index_sequence_for<Parameters...>());
}

template <class... Args>
void add_global(ModelType& type, const Global& global, void (Model::*function)(Args...)) {
  define<Args...>(type, global, [function](const SharedModel& model, const PythonOf<Args>&... arguments) {
    on(model, [&](Model& m) { return (m.*function)(native(arguments)...), 0; });
  });
}

template <class... Args>
void add_global(ModelType& type, const Global& global, Int (Model::*function)(Args...)) {
  define<Args...>(type, global, [function](const SharedModel& model, const PythonOf<Args>&... arguments) {
    return variable(model, on(model, [&](Model& m) { return (m.*function)(native(arguments)...); }));
  });
}

/// Without the consistency, which only C++ has.
void add_global(ModelType& type, const Global& global,
                void (Model::*function)(const Array& array, cp::Consistency consistency)) {
  define<Array>(type, global, [function](const SharedModel& model, const Expressions& array) {
    on(model, [&](Model& m) { return (m.*function)(native(array), cp::Consistency::automatic), 0; });
  });
}

// Automata are given by name.

constexpr const char* kAutomaton =
    "The automaton accepts the elements. Its states are numbers from 0; a transition is a tuple\n"
    "(state before, value, state after).";
constexpr const char* kCostAutomaton =
    "The automaton accepts the elements, and the costs of its transitions add up to the cost. Its states\n"
    "are numbers from 0; a transition is a tuple (state before, value, state after, cost), of which there\n"
    "is at most one for a state and a value.";

template <std::size_t kSize>
using Transitions = Listed<TransitionOf<kSize>, false>;
using States = Listed<std::size_t, false>;

void add_global(ModelType& type, const Global& global,
                void (Model::*function)(const Array& array, const cp::Automaton& automaton)) {
  define<Array>(
      type, global,
      [function](const SharedModel& model, const Expressions& array, std::size_t start,
                 const States& accepting, const Transitions<3>& transitions) {
        cp::Automaton automaton{.start = start, .accepting = accepting.items, .transitions = {}};
        for (const auto& [from, value, to] : transitions.items)
          automaton.transitions.push_back({.from = from, .value = value, .to = to});
        on(model, [&](Model& m) { return (m.*function)(native(array), automaton), 0; });
      },
      py::kw_only(), py::arg("start"), py::arg("accepting"), py::arg("transitions"), kAutomaton);
}

void add_global(ModelType& type, const Global& global,
                void (Model::*function)(const Array& array, const cp::Automaton& automaton,
                                        const Sum& cost)) {
  define<Array>(
      type, global,
      [function](const SharedModel& model, const Expressions& array, const Operand& cost, std::size_t start,
                 const States& accepting, const Transitions<4>& transitions) {
        cp::Automaton automaton{.start = start, .accepting = accepting.items, .transitions = {}};
        for (const auto& [from, value, to, price] : transitions.items)
          automaton.transitions.push_back({.from = from, .value = value, .to = to, .cost = price});
        on(model, [&](Model& m) { return (m.*function)(native(array), automaton, native(cost)), 0; });
      },
      py::arg("cost"), py::kw_only(), py::arg("start"), py::arg("accepting"), py::arg("transitions"),
      kCostAutomaton);
}

}  // namespace

void add_globals(ModelType& type) {
#define GLOBAL(name) add_global(type, modelling::globals::name(), &Model::name);
#include "modelling/globals.def"
#undef GLOBAL
}

}  // namespace quadrille::python
