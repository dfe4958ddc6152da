// Puzzle.check, Puzzle.why, Puzzle.candidates, Puzzle.needless.
#include <pybind11/stl.h>

#include <utility>

#include "base/bits.h"
#include "python/bindings.h"
#include "python/interrupt.h"
#include "python/sentences.h"
#include "sudoku/explain/check.h"
#include "sudoku/explain/needless.h"
#include "sudoku/explain/sentences.h"
#include "sudoku/explain/true_candidates.h"
#include "sudoku/explain/why.h"

namespace quadrille::python {

namespace {

template <class... Fs>
struct Cases : Fs... {
  using Fs::operator()...;
};

std::string listed_names(const std::vector<int>& cells, const sudoku::Layout& layout) {
  std::string list;
  for (const int cell : cells) list += (list.empty() ? "" : " ") + sudoku::cell_name(cell, layout);
  return list;
}

/// The result of Puzzle.check, with the members for Python.
struct Verdict {
  std::optional<int> solutions;  // 2: several; nullopt: unknown
  std::optional<FullGrid> solution, other;
  std::vector<int> differing;  // cells
  std::vector<std::string> conflict;
  bool is_smallest = false;
  std::string sentence;
  SharedPuzzle puzzle;
};

Verdict verdict_of(const SharedPuzzle& puzzle, sudoku::CheckReport report) {
  const sudoku::Layout& layout = puzzle->layout();
  const auto none = [&](std::vector<std::string> conflict, bool is_smallest, std::string sentence) {
    return Verdict{0, {}, {}, {}, std::move(conflict), is_smallest, std::move(sentence), puzzle};
  };
  return std::visit(
      Cases{
          [&](const sudoku::Contradiction& found) {
            std::vector<sudoku::Clue> clues{{sudoku::Clue::Kind::given, found.first},
                                            {sudoku::Clue::Kind::given, found.second}};
            if (found.rule) clues.push_back(*found.rule);
            std::vector<std::string> names = names_of(clues, *puzzle);
            std::string sentence = say::kContradiction(names[0], names[1], found.where);
            return none(std::move(names), found.smallest, std::move(sentence));
          },
          [&](const sudoku::NoCandidate& found) {
            std::vector<std::string> clues = names_of(found.conflict, *puzzle);
            std::string sentence = sudoku::say::kNothingLeft(cell_name(found.cell, layout), listed(clues));
            return none(std::move(clues), false, std::move(sentence));
          },
          [&](const sudoku::NoSolution& found) {
            std::vector<std::string> clues = names_of(found.conflict, *puzzle);
            std::string sentence =
                clues.empty() ? sudoku::say::kRulesAdmitNone() : say::kCluesConflict(listed(clues));
            return none(std::move(clues), found.smallest, std::move(sentence));
          },
          [&](sudoku::Unique& found) {
            return Verdict{
                1,     FullGrid{puzzle, std::move(found.solution)}, {}, {}, {}, false, say::kOneSolution(),
                puzzle};
          },
          [&](sudoku::Several& found) {
            std::string sentence = sudoku::say::kTwoDiffer(found.differing_cells.size(),
                                                           listed_names(found.differing_cells, layout));
            return Verdict{2,
                           FullGrid{puzzle, std::move(found.first)},
                           FullGrid{puzzle, std::move(found.second)},
                           std::move(found.differing_cells),
                           {},
                           false,
                           std::move(sentence),
                           puzzle};
          },
          [&](sudoku::Unknown& found) {
            Verdict verdict{{}, {}, {}, {}, {}, false, say::kUnknown(), puzzle};
            if (found.solution) verdict.solution = FullGrid{puzzle, *std::move(found.solution)};
            return verdict;
          },
      },
      report.verdict);
}

/// The result of Puzzle.why.
struct Reason {
  std::optional<bool> is_forced;  // nullopt: unknown
  std::vector<sudoku::Clue> clues;
  std::vector<std::string> rules;
  bool is_smallest = false;
  std::optional<FullGrid> counterexample;
  SharedPuzzle puzzle;

  [[nodiscard]] std::string sentence() const {
    if (!is_forced) return say::kUnknown();
    if (!*is_forced) return say::kNotForced();
    std::vector<std::string> names = sudoku::names_of(clues, *puzzle);
    names.insert(names.end(), rules.begin(), rules.end());
    return say::kForced(listed(names));
  }
  /// The cells of those that are givens.
  [[nodiscard]] py::list givens() const {
    std::vector<int> cells;
    for (const sudoku::Clue& clue : clues)
      if (clue.kind == sudoku::Clue::Kind::given) cells.push_back(clue.number);
    return names_of(cells, puzzle->layout());
  }
};

/// "r1c3=7" or "r1c3!=7".
sudoku::Statement statement_in(const std::string& text, const sudoku::Layout& layout) {
  const std::size_t equals = text.find('=');
  if (equals != std::string::npos && equals > 0) {
    const bool is_negated = text[equals - 1] == '!';
    const auto cell = sudoku::cell_named(text.substr(0, equals - (is_negated ? 1 : 0)), layout);
    const auto value = py::str(text.substr(equals + 1));
    if (cell && value.attr("isdecimal")().cast<bool>() && py::len(value) < 4)
      if (const int digit = layout.digit_of(py::int_(value).cast<int>()); digit != 0)
        return {*cell, digit, is_negated};
  }
  raise_input_error(say::kNoStatement(text));
}

Reason why(const SharedPuzzle& puzzle, const std::string& text, TimeLimit limit) {
  const sudoku::Statement statement = statement_in(text, puzzle->layout());
  const sudoku::SolveOptions options{.limits = limits_of(limit)};
  auto report = without_lock([&] { return sudoku::why(*puzzle, statement, options); });
  return std::visit(
      Cases{
          [&](sudoku::Forced& found) {
            return Reason{true, std::move(found.clues), std::move(found.rules), found.smallest, {}, puzzle};
          },
          [&](sudoku::NotForced& found) {
            return Reason{false, {}, {}, false, FullGrid{puzzle, std::move(found.counterexample)}, puzzle};
          },
          [&](const sudoku::NothingStands&) -> Reason { raise_no_solution(say::kNoSolutionAsk()); },
          [&](const sudoku::Undecided&) { return Reason{{}, {}, {}, false, {}, puzzle}; },
      },
      report.answer);
}

py::list candidates(const Puzzle& puzzle, TimeLimit limit) {
  sudoku::TrueCandidates candidates(puzzle);
  const cp::Limits limits = limits_of(limit);
  if (!without_lock([&] { return candidates.run(limits); })) raise_limit_reached();
  const sudoku::Layout& layout = puzzle.layout();
  py::list rows;
  for (int row = 0; row < layout.rows; ++row) {
    py::list cells;
    for (const int cell : layout.row_cells(row)) {
      py::set digits;
      for (int digit = 1; digit <= layout.digits; ++digit)
        if ((candidates.true_digits(cell) & sudoku::digit_bit(digit)) != 0)
          digits.add(py::int_(layout.value_of(digit)));
      cells.append(digits);
    }
    rows.append(cells);
  }
  return rows;
}

/// The result of Puzzle.needless, by the names of clues.
struct Needless {
  std::vector<std::string> alone, together;
  bool is_largest;
};

Needless needless(const Puzzle& puzzle, TimeLimit limit) {
  const cp::Limits limits = limits_of(limit);
  const auto report = without_lock([&] { return sudoku::find_needless(puzzle, limits); });
  switch (report.solutions) {
    case sudoku::NeedlessReport::Solutions::none: raise_no_solution(say::kNoSolutionAsk());
    case sudoku::NeedlessReport::Solutions::several: raise_input_error(say::kNeedlessNeedsOneSolution());
    case sudoku::NeedlessReport::Solutions::undecided: raise_limit_reached();
    case sudoku::NeedlessReport::Solutions::one: break;
  }
  if (!report.all_tried) raise_limit_reached();
  return {sudoku::names_of(report.alone, puzzle), sudoku::names_of(report.together, puzzle), report.largest};
}

void add_needless(py::module_& module) {
  py::class_<Needless>(module, "Needless", "The result of Puzzle.needless; clues are given by name.")
      .def_readonly("alone", &Needless::alone, "Each of these may be dropped if all others stay.")
      .def_readonly("together", &Needless::together, "All of these may be dropped together.")
      .def_readonly("is_largest", &Needless::is_largest,
                    "Whether it is proved that no more clues may be dropped together.");
}

void add_verdict(py::module_& module) {
  py::class_<Verdict>(module, "Verdict", "The result of Puzzle.check. Its text is a sentence.")
      .def_readonly("solutions", &Verdict::solutions,
                    "0, 1, 2 for several, or None if the time limit was reached.")
      .def_property_readonly(
          "is_unique", [](const Verdict& verdict) { return verdict.solutions == 1; },
          "Whether there is exactly one.")
      .def_readonly("solution", &Verdict::solution, "A solution, or None.")
      .def_readonly("other", &Verdict::other, "Another solution if there are several, otherwise None.")
      .def_property_readonly(
          "differing",
          [](const Verdict& verdict) { return names_of(verdict.differing, verdict.puzzle->layout()); },
          "The cells in which the two solutions differ.")
      .def_readonly("conflict", &Verdict::conflict,
                    "If there is no solution, the clues that conflict, as check names them: r1c1=5, r1c2 of "
                    "1 2, cage 12 at r3c4.")
      .def_readonly("is_smallest", &Verdict::is_smallest,
                    "Whether it is proved that no smaller set of clues conflicts.")
      .def("__str__", [](const Verdict& verdict) { return verdict.sentence; })
      .def("__repr__", [](const Verdict& verdict) { return "<Verdict: " + verdict.sentence + ">"; });
}

void add_reason(py::module_& module) {
  py::class_<Reason>(module, "Reason", "The result of Puzzle.why. Its text is a sentence.")
      .def_readonly("is_forced", &Reason::is_forced,
                    "Whether the fact holds in every solution; None if the time limit was reached.")
      .def_property_readonly(
          "clues", [](const Reason& reason) { return sudoku::names_of(reason.clues, *reason.puzzle); },
          "The givens and the cells with restricted candidates that force it, as Verdict.conflict names "
          "them.")
      .def_property_readonly("givens", &Reason::givens, "The cells of those clues that are givens.")
      .def_readonly("rules", &Reason::rules, "The houses and rules that are needed, by name.")
      .def_readonly("is_smallest", &Reason::is_smallest,
                    "Whether it is proved that no smaller set of clues forces it.")
      .def_readonly("counterexample", &Reason::counterexample,
                    "A counterexample, that is a solution in which the fact does not hold, or None.")
      .def("__str__", &Reason::sentence)
      .def("__repr__", [](const Reason& reason) { return "<Reason: " + reason.sentence() + ">"; });
}

}  // namespace

void add_explanations(py::class_<Puzzle, SharedPuzzle>& puzzle, py::module_& module) {
  add_verdict(module);
  add_reason(module);
  add_needless(module);
  puzzle
      .def(
          "check",
          [](const SharedPuzzle& self, TimeLimit limit) {
            const sudoku::SolveOptions options{.limits = limits_of(limit)};
            return verdict_of(self, without_lock([&] { return sudoku::check(*self, options); }));
          },
          py::kw_only(), py::arg("time_limit") = py::none(),
          "Tells whether there is exactly one solution; if not, gives two that differ, or the clues that "
          "conflict.\n\n>>> verdict = quadrille.Puzzle('1...' '..2.' '.3..' '...4').check()\n>>> "
          "verdict.is_unique, verdict.solution.rows[0]\n(True, [1, 2, 4, 3])\n>>> "
          "print(quadrille.Puzzle('11..' '....' '....' '....').check())\ncontradictory givens: r1c1=1 and "
          "r1c2=1 break row 1\n")
      .def("why", &why, py::arg("statement"), py::kw_only(), py::arg("time_limit") = py::none(),
           "Tells why a cell must or cannot hold a digit: 'r1c2=2' or 'r1c2!=3'.\n\n>>> puzzle = "
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
