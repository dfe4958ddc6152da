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

using Set = Listed<Value, false>;
using Name = std::optional<std::string>;

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
  type.def(
          "add",
          [](const SharedModel& model, const Proposition& condition) {
            on(model, [&](Model& m) { return m.add(native(condition)), 0; });
          },
          py::arg("condition"),
          "Adds the constraint that a condition holds.\n\n>>> m = quadrille.Model()\n>>> x = m.ints(2, 1, "
          "9)\n>>> m.add((x[0] * x[1] == 12) & (x[0] < x[1]))\n>>> [solution[x] for solution in "
          "m.solutions()]\n[[2, 6], [3, 4]]\n")
      .def(
          "truth",
          [](const SharedModel& model, const Proposition& condition) {
            return Truth{model, on(model, [&](Model& m) { return m.truth(native(condition)); })};
          },
          py::arg("condition"), "1 if the condition holds, otherwise 0.")
      .def(
          "increasing",
          [](const SharedModel& model, const Expressions& array) {
            on(model, [&](Model& m) { return m.increasing(native(array)), 0; });
          },
          py::arg("array"), "No element is less than the one before it.");
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
  add_globals(type);
  add_searches(type);
}

}  // namespace quadrille::python
