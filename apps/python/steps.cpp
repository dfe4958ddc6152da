// Puzzle.steps, Puzzle.hint, Puzzle.rate.
#include "answers/steps.h"

#include "options/values.h"
#include "python/answers.h"
#include "python/bindings.h"
#include "python/many.h"
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

/// Asks about the steps of many puzzles. ask(steps): returns the result about the puzzle that was begun.
template <class T, class Ask, class Show>
py::object ask_many(const py::object& puzzles, const std::string& scale, TimeLimit time_limit, int threads,
                    bool lenient, Ask ask, Show show) {
  const auto on_scale = value_of(options::parse_scale(scale));
  const cp::Limits limits = limits_of(time_limit);
  const auto make_worker = [&](const StopToken& stop) {
    cp::Limits of_thread = limits;
    of_thread.stop = stop;
    return [&, of_thread, steps = std::make_unique<answers::Steps>(on_scale),
            counter = std::optional<sudoku::Solver>()](const Puzzle& puzzle) mutable {
      const cp::Limits now = of_thread.started();
      if (!counter || time_limit) counter.emplace(sudoku::SolveOptions{.limits = now});
      return steps->start().begin(puzzle, *counter, {now.stop, now.time}).and_then([&] {
        return ask(*steps);
      });
    };
  };
  return answer_many<answers::StepsOr<T>>(puzzles, lenient, threads, make_worker,
                                          [&](const SharedPuzzle& puzzle, answers::StepsOr<T> found) {
                                            return show(puzzle, value_or_raise(std::move(found)));
                                          });
}

py::object rate_many(const py::object& puzzles, const std::string& scale, TimeLimit time_limit, int threads,
                     bool lenient) {
  return ask_many<answers::RatingAnswer>(
      puzzles, scale, time_limit, threads, lenient, [](const answers::Steps& steps) { return steps.rate(); },
      [](const SharedPuzzle& puzzle, answers::RatingAnswer rating) {
        return py::cast(Rating{puzzle, std::move(rating)});
      });
}

py::object steps_many(const py::object& puzzles, const std::string& scale, TimeLimit time_limit, int threads,
                      bool lenient) {
  using List = std::vector<answers::StepAnswer>;
  const auto walk = [](const answers::Steps& steps) {
    List list;
    return steps.walk([&](const answers::StepAnswer& step) { list.push_back(step); })
        .map([&](const answers::RatingAnswer&) { return std::move(list); });
  };
  return ask_many<List>(puzzles, scale, time_limit, threads, lenient, walk,
                        [](const SharedPuzzle& puzzle, List list) {
                          py::list shown;
                          for (answers::StepAnswer& step : list) shown.append(Step{puzzle, std::move(step)});
                          return shown;
                        });
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
  const auto define = [&](const char* name, auto function, const char* meaning) {
    module.def(name, function, py::arg("puzzles"), py::kw_only(), py::arg("scale") = "hodoku",
               py::arg("time_limit") = py::none(), py::arg("threads") = 1, py::arg("lenient") = false,
               meaning);
  };
  define("rate_many", &rate_many,
         "Puzzle.rate for many puzzles: a list of them or of their texts, or a DataFrame with a column "
         "`puzzle`,\nwhich is returned with the members of the answers as further columns.\n\ntime_limit: "
         "for each "
         "puzzle.\nlenient: a row without an answer gets the exception that says why; otherwise it is "
         "raised.\n\n>>> ratings = quadrille.rate_many(['1.....2..3.....4', '11..............'], "
         "lenient=True)\n>>> str(ratings[0]), type(ratings[1]).__name__\n('Easy (48)', 'NoSolution')\n");
  define("steps_many", &steps_many,
         "Puzzle.steps for many puzzles, as rate_many; a DataFrame gets a column of lists of texts.\n\n>>> "
         "len(quadrille.steps_many(['1.....2..3.....4'])[0])\n12\n");
}

}  // namespace quadrille::python
