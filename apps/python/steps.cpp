// Puzzle.steps, Puzzle.hint, Puzzle.rate.
#include <pybind11/stl.h>

#include <memory>

#include "options/values.h"
#include "python/bindings.h"
#include "python/interrupt.h"
#include "python/sentences.h"
#include "techniques/explainer/notation.h"
#include "techniques/notation.h"
#include "techniques/path.h"
#include "techniques/sentences.h"

namespace quadrille::python {

namespace {

namespace explainer = techniques::explainer;

/// A step of either scale, with the members for Python.
struct Step {
  std::string technique;
  double rating;  // on the given scale
  std::vector<std::pair<std::string, int>> placements, eliminations;
  std::string text;
};

/// The difficulty of a puzzle.
struct Rating {
  bool is_solved;
  std::string text;
  std::optional<std::string> level;  // of HoDoKu
  std::optional<int> score;
  std::optional<double> er, ep, ed;  // of Sudoku Explainer
};

std::vector<std::pair<std::string, int>> named(const std::vector<techniques::Candidate>& candidates,
                                               const sudoku::Layout& layout) {
  std::vector<std::pair<std::string, int>> names;
  for (const auto& [cell, digit] : candidates)
    names.emplace_back(sudoku::cell_name(cell, layout), layout.value_of(digit));
  return names;
}

Step step_of(const techniques::Step& step, const techniques::Board& board) {
  const techniques::TechniqueInfo& info = techniques::info_of(step.technique);
  return {std::string(info.key), static_cast<double>(info.score), named(step.placements, board.layout()),
          named(step.eliminations, board.layout()), techniques::hodoku_text(step, board)};
}

Step step_of(const explainer::Hint& hint, const techniques::Board& board) {
  const techniques::Step step = explainer::conclusion_of(hint);
  return {hint.name, explainer::tenths_of(hint.rating) / 10.0, named(step.placements, board.layout()),
          named(step.eliminations, board.layout()), explainer::hint_text(hint, board)};
}

Rating rating_of(const techniques::Rating& rating) {
  const std::string level(techniques::name_of(rating.level).english());
  return {
      rating.is_solved, level + " (" + std::to_string(rating.score) + ")", level, rating.score, {}, {}, {}};
}

Rating rating_of(const explainer::ExplainerRating& rating) {
  return {rating.is_solved,
          explainer::text_of(rating),
          {},
          {},
          rating.highest / 10.0,
          rating.to_first_placing / 10.0,
          rating.first / 10.0};
}

options::Scale scale_in(const std::string& name) { return value_of(options::parse_scale(name)); }

/// The limits of the search for steps, and of the count of solutions before it.
struct StepSearch {
  explicit StepSearch(TimeLimit time_limit)
      : counting(limits_of(time_limit).started()), limits{counting.stop, counting.time} {}

  /// Raises LimitReached if the time limit ended the search.
  void raise_if_late() const {
    if (limits.are_reached()) raise_limit_reached();
  }

  cp::Limits counting;
  techniques::StepLimits limits;
};

/// The position before the first step. Steps lead to the solution, so there must be exactly one.
techniques::Position position_of(const Puzzle& puzzle, const StepSearch& search) {
  if (puzzle.cell_count() > techniques::kMostCells)
    raise_input_error(techniques::say::kTooManyCellsForSteps(puzzle.cell_count(), techniques::kMostCells));
  const auto count =
      without_lock([&] { return sudoku::Solver({.limits = search.counting}).count(puzzle, 2); });
  if (count.solutions < 2) search.raise_if_late();
  if (count.solutions == 0) raise_no_solution(say::kNoSolutionAsk());
  if (count.solutions > 1) raise_input_error(techniques::say::kStepsNeedOneSolution());
  return techniques::position_of(puzzle,
                                 std::make_shared<const techniques::Board>(sudoku::conditions_of(puzzle)));
}

explainer::Marks marks_of(const techniques::Position& position) {
  auto marks = explainer::marks_of(position);
  if (!marks) raise_input_error(techniques::say::kScaleIsForClassicGrids());
  return *std::move(marks);
}

std::vector<Step> steps(const Puzzle& puzzle, const std::string& scale, TimeLimit time_limit) {
  const StepSearch search(time_limit);
  techniques::Position position = position_of(puzzle, search);
  std::vector<Step> steps;
  bool is_solved = false;
  if (scale_in(scale) == options::Scale::se) {
    explainer::Marks marks = marks_of(position);
    is_solved = without_lock([&] {
                  return explainer::walk(
                      marks,
                      [&](const explainer::Hint& hint, const explainer::Marks&) {
                        steps.push_back(step_of(hint, position.board()));
                        return true;
                      },
                      search.limits);
                }).is_solved;
  } else {
    is_solved = without_lock([&] {
                  return techniques::walk(
                      position, techniques::usual_techniques(),
                      [&](const techniques::Step& step, const techniques::Position& before) {
                        steps.push_back(step_of(step, before.board()));
                        return true;
                      },
                      search.limits);
                }).is_solved;
  }
  if (!is_solved) search.raise_if_late();
  return steps;
}

std::optional<Step> hint(const Puzzle& puzzle, const std::string& scale, TimeLimit time_limit) {
  const StepSearch search(time_limit);
  const techniques::Position position = position_of(puzzle, search);
  if (position.is_solved()) return {};
  if (scale_in(scale) == options::Scale::se) {
    const explainer::Marks marks = marks_of(position);
    const auto found = without_lock([&] { return explainer::next_hint(marks, search.limits); });
    if (!found) search.raise_if_late();
    return found ? std::optional(step_of(*found, position.board())) : std::nullopt;
  }
  const auto found = without_lock(
      [&] { return techniques::next_step(position, techniques::usual_techniques(), search.limits); });
  if (!found) search.raise_if_late();
  return found ? std::optional(step_of(*found, position.board())) : std::nullopt;
}

Rating rate(const Puzzle& puzzle, const std::string& scale, TimeLimit time_limit) {
  const StepSearch search(time_limit);
  const techniques::Position position = position_of(puzzle, search);
  Rating rating;
  if (scale_in(scale) == options::Scale::hodoku) {
    rating = rating_of(without_lock(
        [&] { return techniques::rate(position, techniques::usual_techniques(), search.limits); }));
  } else {
    explainer::Marks marks = marks_of(position);
    rating = rating_of(without_lock([&] {
      return explainer::walk(marks, [](const auto&, const auto&) { return true; }, search.limits);
    }));
  }
  if (!rating.is_solved) search.raise_if_late();
  return rating;
}

}  // namespace

void add_steps(py::class_<Puzzle, SharedPuzzle>& puzzle, py::module_& module) {
  py::class_<Step>(module, "Step", "A step of a human solver. Its text is in the notation of the scale.")
      .def_readonly("technique", &Step::technique,
                    "The name of the technique: 'x_wing', or as Sudoku Explainer calls it.")
      .def_readonly("rating", &Step::rating, "Its score on the scale.")
      .def_readonly("placements", &Step::placements, "Pairs of a cell and the digit to place in it.")
      .def_readonly("eliminations", &Step::eliminations, "Pairs of a cell and a digit to eliminate from it.")
      .def("__str__", [](const Step& step) { return step.text; })
      .def("__repr__", [](const Step& step) { return "<Step: " + step.text + ">"; });
  py::class_<Rating>(module, "Rating", "How hard a puzzle is for people.")
      .def_readonly("is_solved", &Rating::is_solved, "Whether the techniques solve it.")
      .def_readonly("level", &Rating::level, "On HoDoKu's scale: 'Easy' to 'Extreme'; else None.")
      .def_readonly("score", &Rating::score, "On HoDoKu's scale; else None.")
      .def_readonly("er", &Rating::er, "The hardest step on Sudoku Explainer's scale, otherwise None.")
      .def_readonly("ep", &Rating::ep, "The hardest step up to the first one that places a digit.")
      .def_readonly("ed", &Rating::ed, "The first step.")
      .def("__str__", [](const Rating& rating) { return rating.text; })
      .def("__repr__", [](const Rating& rating) { return "<Rating: " + rating.text + ">"; });
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
