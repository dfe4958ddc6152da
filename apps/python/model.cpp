// quadrille.Model: models of integers and conditions, as in C++ (src/model).
#include "model/model.h"

#include <pybind11/stl.h>

#include "options/values.h"
#include "python/arguments.h"
#include "python/bindings.h"
#include "python/interrupt.h"
#include "python/model_types.h"
#include "python/sentences.h"

namespace quadrille::python {

namespace {

using ModelType = py::class_<ModelObject, SharedModel>;
using Numbers = Listed<Value>;
using Set = Listed<Value, false>;
using Name = std::optional<std::string>;

/// f(model), while no other thread uses it.
template <class F>
auto on(const SharedModel& model, F f) {
  const Turn turn(model->is_at_work);
  return f(model->model);
}

Expression variable(const SharedModel& model, Int variable) { return {model, variable}; }

/// f(model) gives variables, which are called name[0], name[1] and so on.
template <class F>
py::list variables(const SharedModel& model, const Name& name, F f) {
  py::list list;
  const auto made = on(model, f);
  for (std::size_t i = 0; i < made.size(); ++i) {
    if (name) model->names[made[i].variable().id()] = *name + "[" + std::to_string(i) + "]";
    if constexpr (std::is_same_v<typename decltype(made)::value_type, Bool>) {
      list.append(Truth{model, made[i]});
    } else {
      list.append(variable(model, made[i]));
    }
  }
  return list;
}

/// The same of one.
template <class F>
auto named(const SharedModel& model, const Name& name, F f) {
  const auto made = on(model, f);
  if (name) model->names[made.variable().id()] = *name;
  return made;
}

// Searches.

cp::SearchOptions search_options(const std::string& mode, TimeLimit limit, std::uint64_t seed) {
  for (const auto& [name, value] : kModes)
    if (name == mode) return {.mode = value, .limits = limits_of(limit), .seed = seed};
  raise_input_error(say::kNoMode(mode));
}

/// The iterator that Model.solutions returns. The model is busy as long as it lives.
class ModelSolutions {
 public:
  ModelSolutions(SharedModel model, const cp::SearchOptions& options)
      : model_(std::move(model)), search_(on(model_, [&](Model& m) { return m.solutions(options); })) {}
  ~ModelSolutions() = default;
  ModelSolutions(const ModelSolutions&) = delete;
  ModelSolutions& operator=(const ModelSolutions&) = delete;

  /// nullopt after the last one.
  std::optional<SolutionObject> next() {
    const Turn turn(model_->is_at_work);
    if (!search_) return {};
    const auto found = without_lock([&]() -> std::optional<Solution> {
      const auto place = search_->begin();
      if (place == std::default_sentinel) return {};
      return *place;
    });
    if (found) return SolutionObject{model_, *found};
    is_complete_ = search_->is_complete();
    search_.reset();
    return {};
  }
  [[nodiscard]] bool is_complete() const { return is_complete_; }

 private:
  SharedModel model_;
  std::optional<Solutions> search_;
  bool is_complete_ = false;
};

SolutionObject next_of(ModelSolutions& solutions) {
  auto found = solutions.next();
  if (found) return *std::move(found);
  if (!solutions.is_complete()) raise_limit_reached();
  throw py::stop_iteration();
}

/// The first solution or, if there is an objective, the best one found within the limits.
std::optional<SolutionObject> solve_model(const SharedModel& model, const std::string& mode, TimeLimit limit,
                                          std::uint64_t seed) {
  ModelSolutions solutions(model, search_options(mode, limit, seed));
  std::optional<SolutionObject> best;
  while (auto found = solutions.next()) {
    best = std::move(found);
    if (!model->has_objective) return best;
  }
  if (!best && !solutions.is_complete()) raise_limit_reached();
  if (best) best->is_proved = solutions.is_complete();
  return best;
}

void set_objective(const SharedModel& model, const Operand& objective, bool is_least) {
  on(model, [&](Model& m) {
    if (is_least) {
      m.minimise(objective.get().sum);
    } else {
      m.maximise(objective.get().sum);
    }
    model->has_objective = true;
    return 0;
  });
}

void branch(const SharedModel& model, const Expressions& array, const std::string& variables_first,
            const std::string& values_first) {
  const options::Branch order = value_of(options::parse_branch(variables_first + "," + values_first));
  on(model, [&](Model& m) { return m.branch(array_in(array), *order.variable_order, order.value_order), 0; });
}

// Posting.

/// A function of the model with these arguments, as Python calls it.
template <class... Args>
auto posting(void (Model::*function)(Args...)) {
  return [function](const SharedModel& model, const PythonOf<Args>&... arguments) {
    on(model, [&](Model& m) { return (m.*function)(native(arguments)...), 0; });
  };
}

/// The same for a function that returns a variable.
template <class... Args>
auto giving(Int (Model::*function)(Args...)) {
  return [function](const SharedModel& model, const PythonOf<Args>&... arguments) {
    return variable(model, on(model, [&](Model& m) { return (m.*function)(native(arguments)...); }));
  };
}

void expect_some(std::size_t count) {
  if (count > kMostElements) throw py::value_error(say::kTooManyElements(kMostElements));
}

void add_variables(ModelType& type) {
  type.def(
          "integer",
          [](const SharedModel& model, Value least, Value greatest, const Name& name) {
            return variable(model, named(model, name, [&](Model& m) { return m.integer(least, greatest); }));
          },
          py::arg("min"), py::arg("max"), py::arg("name") = py::none(),
          "A variable with the values from min to max.")
      .def(
          "integer",
          [](const SharedModel& model, const Set& values, const Name& name) {
            return variable(model,
                            named(model, name, [&](Model& m) { return m.integer(Values(values.items)); }));
          },
          py::arg("values"), py::arg("name") = py::none(),
          "A variable with the values from min to max, or with one of a list of values.\n\nname: the name to "
          "print.\n\n>>> m = quadrille.Model()\n>>> x, y = m.integer(1, 9), m.integer([1, 2, 4, 8], "
          "name='y')\n>>> x + 2 * y\n<Expression: x0 + 2*y>\n")
      .def(
          "ints",
          [](const SharedModel& model, std::size_t count, Value least, Value greatest, const Name& name) {
            expect_some(count);
            return variables(model, name, [&](Model& m) { return m.ints(count, least, greatest); });
          },
          py::arg("count"), py::arg("min"), py::arg("max"), py::arg("name") = py::none(),
          "A list of variables, called name[0], name[1] and so on.")
      .def(
          "boolean",
          [](const SharedModel& model, const Name& name) {
            return Truth{model, named(model, name, [](Model& m) { return m.boolean(); })};
          },
          py::arg("name") = py::none(), "A variable that is 0 or 1, and at the same time a condition.")
      .def(
          "bools",
          [](const SharedModel& model, std::size_t count, const Name& name) {
            expect_some(count);
            return variables(model, name, [&](Model& m) { return m.bools(count); });
          },
          py::arg("count"), py::arg("name") = py::none(), "A list of such variables.");
}

void add_functions(ModelType& type) {
  type.def("add", posting(&Model::add), py::arg("condition"),
           "Adds the constraint that a condition holds.\n\n>>> m = quadrille.Model()\n>>> x = m.ints(2, 1, "
           "9)\n>>> m.add((x[0] * x[1] == 12) & (x[0] < x[1]))\n>>> [solution[x] for solution in "
           "m.solutions()]\n[[2, 6], [3, 4]]\n")
      .def(
          "truth",
          [](const SharedModel& model, const Proposition& condition) {
            return Truth{model, on(model, [&](Model& m) { return m.truth(native(condition)); })};
          },
          py::arg("condition"), "1 if the condition holds, otherwise 0.")
      .def("element", giving(&Model::element), py::arg("array"), py::arg("index"),
           "array[index], counted from 0.")
      .def("max", giving(&Model::max), py::arg("array"), "The greatest element.")
      .def("min", giving(&Model::min), py::arg("array"), "The least element.")
      .def("count", giving(&Model::count), py::arg("array"), py::arg("value"),
           "The number of elements that are equal to the value.")
      .def("nvalue", giving(&Model::nvalue), py::arg("array"), "The number of different values.");
}

void add_constraints(ModelType& type) {
  type.def(
          "all_different",
          [](const SharedModel& model, const Expressions& array) {
            on(model, [&](Model& m) { return m.all_different(array_in(array)), 0; });
          },
          py::arg("array"), "No two elements are equal.")
      .def(
          "all_different_except",
          [](const SharedModel& model, const Expressions& array, const Set& exceptions) {
            on(model, [&](Model& m) {
              return m.all_different_except(array_in(array), Values(exceptions.items)), 0;
            });
          },
          py::arg("array"), py::arg("exceptions"),
          "No two elements are equal, except if they have one of these values.")
      .def("inverse", posting(&Model::inverse), py::arg("x"), py::arg("y"), "y[x[i]] = i, and x[y[i]] = i.")
      .def("circuit", posting(&Model::circuit), py::arg("successors"),
           "The elements are successors, counted from 0, that form a single circuit through all elements.")
      .def("subcircuit", posting(&Model::subcircuit), py::arg("successors"),
           "The same for a circuit through some elements; the others are their own successors.")
      .def("increasing", posting(&Model::increasing), py::arg("array"),
           "No element is less than the one before it.")
      .def("lex_less", posting(&Model::lex_less), py::arg("x"), py::arg("y"),
           "x is lexicographically less than y.")
      .def("lex_less_equal", posting(&Model::lex_less_equal), py::arg("x"), py::arg("y"),
           "x is lexicographically less than or equal to y.")
      .def("sort", posting(&Model::sort), py::arg("x"), py::arg("y"), "y has the elements of x, sorted.")
      .def("value_precede", posting(&Model::value_precede), py::arg("values"), py::arg("array"),
           "Each value first occurs after the value before it in the list.")
      .def(
          "regular",
          [](const SharedModel& model, const Expressions& array, std::size_t start,
             const Listed<std::size_t, false>& accepting,
             const Listed<std::tuple<std::size_t, Value, std::size_t>, false>& transitions) {
            cp::Automaton automaton{.start = start, .accepting = accepting.items, .transitions = {}};
            for (const auto& [from, value, to] : transitions.items)
              automaton.transitions.push_back({.from = from, .value = value, .to = to});
            on(model, [&](Model& m) { return m.regular(array_in(array), automaton), 0; });
          },
          py::arg("array"), py::kw_only(), py::arg("start"), py::arg("accepting"), py::arg("transitions"),
          "An automaton accepts the elements. Its states are numbers from 0; a transition is a tuple\n(state "
          "before, value, state after).")
      .def(
          "table",
          [](const SharedModel& model, const Expressions& array, const Listed<Numbers, false>& tuples) {
            std::vector<Values> rows;
            for (const Numbers& tuple : tuples.items) rows.emplace_back(tuple.items);
            on(model, [&](Model& m) { return m.table(array_in(array), rows), 0; });
          },
          py::arg("array"), py::arg("tuples"), "The elements are one of these tuples.")
      .def("global_cardinality", posting(&Model::global_cardinality), py::arg("array"), py::arg("values"),
           py::arg("numbers"), "values[i] occurs numbers[i] times.")
      .def("cumulative", posting(&Model::cumulative), py::arg("starts"), py::arg("durations"),
           py::arg("demands"), py::arg("capacity"),
           "At any time, the running tasks together demand at most the capacity.")
      .def("disjunctive", posting(&Model::disjunctive), py::arg("starts"), py::arg("durations"),
           "No two tasks run at the same time.")
      .def("diffn", posting(&Model::diffn), py::arg("places"), py::arg("sizes"),
           "No two boxes overlap; each has a position and a size in each dimension.")
      .def("bin_packing", posting(&Model::bin_packing), py::arg("loads"), py::arg("bins"), py::arg("weights"),
           "loads[b] is the weight of the items in bin b; item i is in bins[i].");
}

void add_searches(ModelType& type) {
  const auto minimise = [](const SharedModel& model, const Operand& sum) { set_objective(model, sum, true); };
  const auto maximise = [](const SharedModel& model, const Operand& sum) {
    set_objective(model, sum, false);
  };
  type.def("minimise", minimise, py::arg("objective"),
           "Each solution is better than the one before, and the last one is the best.")
      .def("maximise", maximise, py::arg("objective"),
           "Each solution is better than the one before, and the last one is the best.")
      .def("minimize", minimise, py::arg("objective"), "The same as minimise.")
      .def("maximize", maximise, py::arg("objective"), "The same as maximise.")
      .def("branch", &branch, py::arg("array"), py::arg("variables") = "first_fail",
           py::arg("values") = "min",
           "Tells the search to branch on these variables first; the orders are those of the command line.")
      .def(
          "solutions",
          [](const SharedModel& model, const std::string& mode, TimeLimit limit, std::uint64_t seed) {
            return std::make_unique<ModelSolutions>(model, search_options(mode, limit, seed));
          },
          py::kw_only(), py::arg("mode") = "automatic", py::arg("time_limit") = py::none(),
          py::arg("seed") = 1,
          "An iterator over all solutions. Nothing can be added to the model while it exists.\n\nmode: "
          "'automatic', or 'fixed', 'guided', 'free', 'mixed': see the page on models in C++.")
      .def("solve", &solve_model, py::kw_only(), py::arg("mode") = "automatic",
           py::arg("time_limit") = py::none(), py::arg("seed") = 1,
           "The first solution or, if there is an objective, the best one; None if there is none.\n\nRaises "
           "LimitReached if the limit is reached before any solution. If it is reached before the "
           "best\nsolution is proved, is_proved is False.\n\n>>> m = quadrille.Model()\n>>> x, y = "
           "m.integer(0, 9), m.integer(0, 9)\n>>> m.add(2 * x + 3 * y <= 12)\n>>> m.maximise(x + 2 * y)\n>>> "
           "best = m.solve()\n>>> best[x], best[y], best[x + 2 * y], best.is_proved\n(0, 4, 8, True)\n");
}

}  // namespace

void add_model(py::module_& module) {
  add_model_types(module);
  py::class_<ModelSolutions>(module, "ModelSolutions", "An iterator over the solutions of a model.")
      .def("__iter__", [](py::object self) { return self; })
      .def("__next__", &next_of);
  ModelType type(module, "Model",
                 "A model of integers and conditions.\n\n"
                 ">>> m = quadrille.Model()\n"
                 ">>> x = m.ints(3, 1, 9)\n"
                 ">>> m.all_different(x)\n"
                 ">>> m.add(x[0] + 2 * x[1] <= x[2])\n"
                 ">>> m.solve()[x]\n"
                 "[2, 1, 4]\n");
  type.def(py::init<>());
  type.def("__repr__", [](const SharedModel& model) {
    return "<Model: " + say::kVariables(model->model.store().variable_count()) + ">";
  });
  add_variables(type);
  add_functions(type);
  add_constraints(type);
  add_searches(type);
}

}  // namespace quadrille::python
