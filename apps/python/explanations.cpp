// Puzzle.check, Puzzle.why, Puzzle.candidates, Puzzle.needless.
#include <utility>

#include "answers/check.h"
#include "answers/needless.h"
#include "answers/why.h"
#include "base/bits.h"
#include "python/answers.h"
#include "python/bindings.h"
#include "python/many.h"
#include "python/sentences.h"
#include "sudoku/explain/true_candidates.h"
#include "sudoku/solve/sentences.h"

namespace quadrille::python {

namespace {

using Verdict = About<answers::CheckAnswer>;
using Reason = About<answers::WhyAnswer>;
using Needless = About<answers::NeedlessAnswer>;

/// The number of solutions: 2 if there are several, None if it is unknown.
std::optional<int> solutions_of(const Verdict& verdict) {
  switch (verdict.answer.verdict) {
    case answers::Verdict::no_solution: return 0;
    case answers::Verdict::unique: return 1;
    case answers::Verdict::several: return 2;
    case answers::Verdict::unknown: break;
  }
  return {};
}

Verdict check(const SharedPuzzle& puzzle, TimeLimit limit) {
  const sudoku::SolveOptions options{.limits = limits_of(limit)};
  const auto report = without_lock([&] { return sudoku::check(*puzzle, options); });
  return {puzzle, answers::answer_of(*puzzle, report, false, sudoku::say::kTimeLimit())};
}

py::object check_many(const py::object& puzzles, TimeLimit time_limit, int threads, bool lenient) {
  const cp::Limits limits = limits_of(time_limit);
  const auto make_worker = [&](const StopToken& stop) {
    sudoku::SolveOptions options{.limits = limits};
    options.limits.stop = stop;
    return [options](const Puzzle& puzzle) {
      return answers::answer_of(puzzle, sudoku::check(puzzle, options), false, sudoku::say::kTimeLimit());
    };
  };
  return answer_many<answers::CheckAnswer>(puzzles, lenient, threads, make_worker,
                                           [](const SharedPuzzle& puzzle, answers::CheckAnswer answer) {
                                             return py::cast(Verdict{puzzle, std::move(answer)});
                                           });
}

Reason why(const SharedPuzzle& puzzle, const std::string& text, TimeLimit limit) {
  const auto question = answers::question_in(text, puzzle->layout());
  if (!question) raise_input_error(say::kNoStatement(text, question.error().message));
  const sudoku::SolveOptions options{.limits = limits_of(limit)};
  auto answer =
      without_lock([&] { return answers::why(*puzzle, *question, options, sudoku::say::kTimeLimit); });
  if (answer.is_impossible) raise_no_solution(say::kNoSolutionAsk());
  return {puzzle, std::move(answer)};
}

std::string text_of(const answers::CheckAnswer& answer) { return answer.sentence; }
std::string text_of(const answers::WhyAnswer& answer) { return answer.sentence; }
std::string text_of(const answers::NeedlessAnswer& answer) { return answers::to_json(answer); }

py::list candidates(const Puzzle& puzzle, TimeLimit limit) {
  sudoku::TrueCandidates candidates(puzzle);
  const cp::Limits limits = limits_of(limit);
  if (!without_lock([&] { return candidates.run(limits); })) raise_limit_reached();
  const sudoku::Layout& layout = puzzle.layout();
  py::list rows;
  for (int row = 0; row < layout.rows; ++row) {
    py::list cells;
    for (int column = 0; column < layout.columns; ++column) {
      const int cell = layout.cell_at(row, column);
      py::set digits;  // empty for a hole
      for (int digit = 1; digit <= layout.digits && !layout.is_hole(cell); ++digit)
        if ((candidates.true_digits(cell) & sudoku::digit_bit(digit)) != 0)
          digits.add(py::int_(layout.value_of(digit)));
      cells.append(digits);
    }
    rows.append(cells);
  }
  return rows;
}

Needless needless(const SharedPuzzle& puzzle, TimeLimit limit) {
  const cp::Limits limits = limits_of(limit);
  const auto report = without_lock([&] { return sudoku::find_needless(*puzzle, limits); });
  switch (report.solutions) {
    case sudoku::NeedlessReport::Solutions::none: raise_no_solution(say::kNoSolutionAsk());
    case sudoku::NeedlessReport::Solutions::several: raise_input_error(say::kNeedlessNeedsOneSolution());
    case sudoku::NeedlessReport::Solutions::undecided: raise_limit_reached();
    case sudoku::NeedlessReport::Solutions::one: break;
  }
  if (!report.all_tried) raise_limit_reached();
  return {puzzle, answers::answer_of(*puzzle, report)};
}

void add_needless(py::module_& module) {
  add_answer<answers::NeedlessAnswer>(module, "Needless",
                                      "The result of Puzzle.needless; clues are given by name.", &text_of);
}

void add_verdict(py::module_& module) {
  add_answer<answers::CheckAnswer>(module, "Verdict", "The result of Puzzle.check. Its text is a sentence.",
                                   &text_of)
      .def_property_readonly("solutions", &solutions_of,
                             "0, 1, 2 for several, or None if the time limit was reached.")
      .def_property_readonly(
          "is_unique",
          [](const Verdict& verdict) { return verdict.answer.verdict == answers::Verdict::unique; },
          "Whether there is exactly one.");
}

void add_reason(py::module_& module) {
  add_answer<answers::WhyAnswer>(module, "Reason", "The result of Puzzle.why. Its text is sentences.",
                                 &text_of)
      .def_property_readonly(
          "is_forced", [](const Reason& reason) { return reason.answer.forced; },
          "Whether it holds in each solution; None if the time limit was reached.")
      .def_property_readonly(
          "givens",
          [](const Reason& reason) { return names_of(reason.answer.givens, reason.puzzle->layout()); },
          "The cells of those clues that are givens.");
}

}  // namespace

void add_explanations(py::class_<Puzzle, SharedPuzzle>& puzzle, py::module_& module) {
  add_verdict(module);
  add_reason(module);
  add_needless(module);
  module.def("check_many", &check_many, py::arg("puzzles"), py::kw_only(), py::arg("time_limit") = py::none(),
             py::arg("threads") = 1, py::arg("lenient") = false,
             "Puzzle.check for many puzzles: a list of them or of their texts, or a DataFrame with a column "
             "`puzzle`,\nwhich is returned with the members of the answers as further "
             "columns.\n\ntime_limit: for each "
             "puzzle.\nlenient: a row that is no puzzle gets the exception that says why; otherwise it is "
             "raised.\n\n>>> found = quadrille.check_many(['1.....2..3.....4', '1.......4...3...'], "
             "threads=2)\n>>> [one.is_unique for one in found]\n[True, False]\n");
  puzzle
      .def("check", &check, py::kw_only(), py::arg("time_limit") = py::none(),
           "Tells whether there is exactly one solution; if not, gives two that differ, or the clues that "
           "conflict.\n\n>>> verdict = quadrille.Puzzle('1...' '..2.' '.3..' '...4').check()\n>>> "
           "verdict.is_unique, verdict.solution.rows[0]\n(True, [1, 2, 4, 3])\n>>> "
           "print(quadrille.Puzzle('11..' '....' '....' '....').check())\ncontradictory givens: r1c1 and "
           "r1c2 both hold 1 in row 1\n")
      .def("why", &why, py::arg("statement"), py::kw_only(), py::arg("time_limit") = py::none(),
           "Tells why a cell must or cannot hold a digit: 'r1c2=2', 'r1c2!=3', or 'r1c2' for the digit of "
           "the solution.\n\n>>> puzzle = "
           "quadrille.Puzzle('1...' '..2.' '.3..' '...4')\n>>> puzzle.why('r1c2!=3').givens\n['r3c2']\n")
      .def("candidates", &candidates, py::kw_only(), py::arg("time_limit") = py::none(),
           "The digits that each cell holds in some solution: rows with a set for each cell.\n\n>>> "
           "quadrille.Puzzle('12..' '....' '....' '....').candidates()[0]\n[{1}, {2}, {3, 4}, {3, 4}]\n")
      .def("needless", &needless, py::kw_only(), py::arg("time_limit") = py::none(),
           "The clues (givens and rules) that can be dropped while the solution stays unique.\n\n>>> found = "
           "quadrille.Puzzle('12..' '..2.' '.3..' '...4').needless()\n>>> found.alone, "
           "found.together\n(['r1c2=2'], ['r1c2=2'])\n");
}

}  // namespace quadrille::python
