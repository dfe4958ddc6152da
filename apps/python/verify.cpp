// Puzzle.verify and quadrille.verify_many: which rules the digits of states violate.
#include "answers/verify.h"

#include <algorithm>
#include <span>
#include <utility>

#include "formats/read/states.h"
#include "python/answers.h"
#include "python/arguments.h"
#include "python/bindings.h"
#include "python/many.h"
#include "python/sentences.h"
#include "sudoku/solve/sentences.h"

namespace quadrille::python {

namespace {

using Verification = About<answers::VerifyAnswer>;
using Violation = About<answers::ViolationAnswer>;

struct Wanted {
  bool completable = false;
  std::optional<std::uint64_t> limit;
  bool correct = false;
  TimeLimit time_limit;
  int threads = 1;

  [[nodiscard]] answers::VerifyOptions options() const {
    if (limit == 0U) raise_input_error(sudoku::say::kLimitIsZero());
    return {.limit = limit.value_or(completable ? 1 : 0),
            .counts = limit.has_value(),
            .compares = correct,
            .solve = {.limits = limits_of(time_limit)},
            .why_stopped = [] { return sudoku::say::kTimeLimit(); }};
  }
};

/// Appends the cells of a whole grid, of its rows, or of one row as words; None is an empty cell.
void add_cells(const py::handle& cells, int depth, std::string& words) {
  const bool are_read = depth > 0 && read_list(cells, true, [&](const py::handle& cell) {
                          py::detail::make_caster<std::string> text;
                          if (cell.is_none()) {
                            words += '.';
                          } else if (py::isinstance<py::str>(cell)) {
                            if (!text.load(cell, false)) return false;
                            words += py::detail::cast_op<std::string&>(text);
                          } else if (PyIndex_Check(cell.ptr()) != 0) {
                            words += py::str(py::reinterpret_steal<py::int_>(PyNumber_Index(cell.ptr())));
                          } else {
                            add_cells(cell, depth - 1, words);
                          }
                          words += ' ';
                          return true;
                        });
  if (!are_read) throw py::type_error(say::kNotAState(shown(cells)));
}

/// A state: a text, a Grid, or rows or cells of numbers.
sudoku::Grid digits_in(py::object state, const Puzzle& puzzle) {
  const sudoku::Layout& layout = puzzle.layout();
  if (py::isinstance<FullGrid>(state)) {
    const auto& grid = state.cast<const FullGrid&>();
    if (grid.puzzle->layout() != layout)
      raise_input_error(say::kOtherGrid(grid_name(grid.puzzle->layout()), grid_name(layout)));
    return grid.digits;
  }
  std::string text;
  py::detail::make_caster<std::string> caster;
  if (py::isinstance<py::str>(state) && caster.load(state, false)) {
    text = py::detail::cast_op<std::string&>(caster);
  } else {
    constexpr int kDeepest = 3;  // grids of one row each
    if (py::hasattr(state, "tolist")) state = state.attr("tolist")();
    add_cells(state, kDeepest, text);
  }
  return value_of(formats::digits_of_state({text, 1, 1}, layout));
}

Verification verify(const SharedPuzzle& puzzle, const py::object& state, bool completable,
                    std::optional<std::uint64_t> limit, bool correct, TimeLimit time_limit) {
  const sudoku::State of_puzzle{puzzle, digits_in(state, *puzzle)};
  const auto options = Wanted{completable, limit, correct, time_limit}.options();
  return {puzzle, without_lock([&] { return answers::verify(of_puzzle, options); })};
}

/// puzzle_of(i): the puzzle of the state i; null: there is none.
template <class PuzzleOf>
std::vector<Verification> verify_all(const py::object& states, const Wanted& wanted, PuzzleOf puzzle_of) {
  const auto options = wanted.options();
  check_threads(wanted.threads);
  std::vector<SharedPuzzle> owners;
  std::vector<sudoku::State> list;
  const bool are_read = read_list(states, true, [&](const py::handle& state) {
    owners.push_back(puzzle_of(list.size()));
    list.push_back({owners.back(), digits_in(py::reinterpret_borrow<py::object>(state), *owners.back())});
    return true;
  });
  if (!are_read) throw py::type_error(say::kNotStates(shown(states)));
  constexpr std::size_t kAtATime = 1024;
  std::vector<answers::VerifyAnswer> found(list.size());
  in_parts(list.size(), kAtATime, wanted.threads, [&](const StopToken& stop) {
    answers::VerifyOptions of_thread = options;
    of_thread.solve.limits.stop = stop;
    return [&, verifier = answers::StateVerifier(of_thread)](std::size_t begin, std::size_t count) mutable {
      std::ranges::move(verifier.verify(std::span(list).subspan(begin, count)),
                        found.begin() + static_cast<std::ptrdiff_t>(begin));
    };
  });
  std::vector<Verification> answers;
  answers.reserve(found.size());
  for (std::size_t i = 0; i < found.size(); ++i) answers.push_back({owners[i], std::move(found[i])});
  return answers;
}

std::vector<Verification> verify_many(const SharedPuzzle& puzzle, const py::object& states, bool completable,
                                      std::optional<std::uint64_t> limit, bool correct, TimeLimit time_limit,
                                      int threads) {
  return verify_all(states, {completable, limit, correct, time_limit, threads},
                    [&](std::size_t) { return puzzle; });
}

/// Each state is of a puzzle of its own.
std::vector<Verification> verify_pairs(const Listed<SharedPuzzle>& puzzles, const py::object& states,
                                       bool completable, std::optional<std::uint64_t> limit, bool correct,
                                       TimeLimit time_limit, int threads) {
  const std::size_t count = puzzles.items.size();
  auto answers = verify_all(states, {completable, limit, correct, time_limit, threads}, [&](std::size_t i) {
    if (i >= count) raise_input_error(say::kMoreStates(count));
    if (puzzles.items[i] == nullptr) throw py::type_error(say::kNoneAmongPuzzles(i));
    return puzzles.items[i];
  });
  if (answers.size() < count) raise_input_error(say::kFewerStates(count, answers.size()));
  return answers;
}

std::string text_of(const answers::VerifyAnswer& answer) { return answer.sentence(); }
std::string text_of(const answers::ViolationAnswer& answer) { return answer.name; }

}  // namespace

void add_verify(py::class_<Puzzle, SharedPuzzle>& puzzle, py::module_& module) {
  add_answer<answers::ViolationAnswer>(module, "Violation", "A part of a Verification. Its text is its name.",
                                       &text_of);
  add_answer<answers::VerifyAnswer>(module, "Verification",
                                    "The result of Puzzle.verify. Its text is sentences.", &text_of)
      .def_property_readonly(
          "is_completable", [](const Verification& shown) { return shown.answer.completable; },
          "If requested, whether a solution has all of these digits; None if the time limit was reached.")
      .def_property_readonly(
          "is_unique", [](const Verification& shown) { return shown.answer.unique; },
          "If the solution was requested, whether the puzzle has exactly one; None if the time limit was "
          "reached.");
  puzzle.def(
      "verify", &verify, py::arg("state"), py::kw_only(), py::arg("completable") = false,
      py::arg("limit") = py::none(), py::arg("correct") = false, py::arg("time_limit") = py::none(),
      "Tells which rules the digits of a state violate; the solution is not shown.\n\nstate: a text, such as "
      "'12..' or 'r1c1=1 r1c2=2', a Grid, or rows of numbers, 0 for an empty cell.\ncompletable: also "
      "whether "
      "a solution has all of its digits.\nlimit: the same, and how many solutions do, up to the "
      "limit.\ncorrect: also how many placed digits are right, if there is exactly one solution.\n\n>>> "
      "puzzle = quadrille.Puzzle('1...' '..2.' '.3..' '...4')\n>>> "
      "puzzle.verify('r1c2=1').violations[0].name\n'row 1'\n>>> found = puzzle.verify('r1c2=4', "
      "completable=True)\n>>> "
      "found.is_valid, found.is_completable\n(True, False)\n");
  constexpr auto kMeaning =
      "Puzzle.verify for many states of a puzzle or, given a list of puzzles, for one of each. The time "
      "limit "
      "is for each search.\n\n>>> puzzle = quadrille.Puzzle('1...' '..2.' '.3..' '...4')\n>>> found = "
      "quadrille.verify_many(puzzle, ['r1c2=2', 'r1c2=4', 'r1c2=1'], completable=True)\n>>> [(one.is_valid, "
      "one.is_completable) for one in found]\n[(True, True), (True, False), (False, False)]\n";
  const auto define = [&](auto function, const char* meaning) {
    module.def("verify_many", function, py::arg("puzzle").none(false), py::arg("states"), py::kw_only(),
               py::arg("completable") = false, py::arg("limit") = py::none(), py::arg("correct") = false,
               py::arg("time_limit") = py::none(), py::arg("threads") = 1, meaning);
  };
  define(&verify_many, kMeaning);
  define(&verify_pairs, "");
}

}  // namespace quadrille::python
