// Puzzle.steps, Puzzle.hint, Puzzle.rate.
#include "answers/steps.h"

#include "options/values.h"
#include "python/answers.h"
#include "python/bindings.h"
#include "python/interrupt.h"
#include "python/sentences.h"

namespace quadrille::python {

namespace {

using Step = About<answers::StepAnswer>;
using Rating = About<answers::RatingAnswer>;

template <class T>
T value_or_raise(answers::StepsOr<T> found) {
  using Refusal = answers::NoSteps::Reason;
  if (found) return *std::move(found);
  if (found.error().reason == Refusal::stopped) raise_limit_reached();
  if (found.error().reason == Refusal::no_solution) raise_no_solution(say::kNoSolutionAsk());
  raise_input_error(found.error().sentence(""));
}

/// ask(steps) answers the question. Python may run other threads meanwhile.
template <class Ask>
auto answer(const Puzzle& puzzle, const std::string& scale, TimeLimit time_limit, Ask ask) {
  answers::Steps steps(value_of(options::parse_scale(scale)));
  const cp::Limits limits = limits_of(time_limit).started();
  return value_or_raise(without_lock([&] {
    sudoku::Solver counter({.limits = limits});
    return steps.start().begin(puzzle, counter, {limits.stop, limits.time}).and_then([&] {
      return ask(steps);
    });
  }));
}

std::vector<Step> steps(const SharedPuzzle& puzzle, const std::string& scale, TimeLimit time_limit) {
  std::vector<Step> list;
  const auto add = [&](const answers::StepAnswer& step) { list.push_back({puzzle, step}); };
  answer(*puzzle, scale, time_limit, [&](const answers::Steps& steps) { return steps.walk(add); });
  return list;
}

std::optional<Step> hint(const SharedPuzzle& puzzle, const std::string& scale, TimeLimit time_limit) {
  auto step = answer(*puzzle, scale, time_limit, [](const answers::Steps& steps) { return steps.next(); });
  return step ? std::optional(Step{puzzle, *std::move(step)}) : std::nullopt;
}

Rating rate(const SharedPuzzle& puzzle, const std::string& scale, TimeLimit time_limit) {
  return {puzzle,
          answer(*puzzle, scale, time_limit, [](const answers::Steps& steps) { return steps.rate(); })};
}

/// On the scale of the step.
double rating_of(const Step& step) {
  return step.answer.score ? *step.answer.score : std::stod(*step.answer.rating);
}

std::string text_of(const answers::StepAnswer& step) { return step.text; }
std::string text_of(const answers::RatingAnswer& rating) { return rating.sentence; }

}  // namespace

void add_steps(py::class_<Puzzle, SharedPuzzle>& puzzle, py::module_& module) {
  add_answer<answers::StepAnswer>(
      module, "Step", "A step of a human solver. Its text is in the notation of the scale.", &text_of)
      .def_property_readonly("rating", &rating_of, "Its score on the scale.");
  add_answer<answers::RatingAnswer>(module, "Rating", "How hard a puzzle is for people.", &text_of);
  puzzle
      .def("steps", &steps, py::kw_only(), py::arg("scale") = "hodoku", py::arg("time_limit") = py::none(),
           "The steps by which a person would solve it. scale: 'hodoku', or 'se' for Sudoku "
           "Explainer.\ntime_limit: in seconds; raises LimitReached if it is reached.\n\n>>> "
           "print(quadrille.Puzzle('1...' '..2.' '.3..' '...4').steps()[0])\nNaked Single: r2c2=4\n")
      .def("hint", &hint, py::kw_only(), py::arg("scale") = "hodoku", py::arg("time_limit") = py::none(),
           "The next step; None if no technique applies.")
      .def("rate", &rate, py::kw_only(), py::arg("scale") = "hodoku", py::arg("time_limit") = py::none(),
           "How hard it is.\n\n"
           ">>> quadrille.Puzzle('1...' '..2.' '.3..' '...4').rate().level\n"
           "'Easy'\n");
}

}  // namespace quadrille::python
