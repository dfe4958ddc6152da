// Puzzle.solve, Puzzle.solutions, Puzzle.count.
#include "sudoku/solve/solutions.h"

#include <pybind11/stl.h>

#include <limits>

#include "formats/shapes.h"
#include "python/arguments.h"
#include "python/bindings.h"
#include "python/interrupt.h"
#include "python/sentences.h"
#include "sudoku/solve/grid_solver.h"
#include "sudoku/solve/sentences.h"

namespace quadrille::python {

cp::Limits limits_of(TimeLimit limit) {
  cp::Limits limits;
  limits.stop = signals();
  if (limit && !(*limit >= 0)) raise_input_error(say::kNoTimeLimit(shown(py::float_(*limit))));
  if (limit) limits.time = std::chrono::duration<double>(*limit);
  return limits;
}

namespace {

constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

/// f(solver), without Python's lock. Each thread keeps a solver, so that the parts shared by puzzles of one
/// kind are built only once.
template <class F>
auto with_solver(TimeLimit limit, F f) {
  if (limit) {
    sudoku::Solver solver({.limits = limits_of(limit)});
    return without_lock([&] { return f(solver); });
  }
  thread_local sudoku::Solver solver({.limits = limits_of({})});
  return without_lock([&] { return f(solver); });
}

/// The solution of a classic puzzle that has exactly one, by the kernel for single grids, which takes a
/// microsecond; nullopt if it has more or none, and for other puzzles.
std::optional<sudoku::Grid> only_solution(const Puzzle& puzzle) {
  constexpr int kSize = 9;
  constexpr int kBox = 3;
  if (!formats::is_plain(puzzle) || puzzle.size() != kSize || puzzle.box_rows() != kBox) return {};
  thread_local sudoku::GridSolver solver(puzzle);
  const std::vector<std::uint8_t> givens(puzzle.givens().begin(), puzzle.givens().end());
  std::vector<std::uint8_t> digits(givens.size());
  std::uint64_t solutions = 0;
  solver.solve_many({givens.data(), givens.size(), 1}, 2, {&solutions, 1}, digits);
  if (solutions != 1) return {};
  return sudoku::Grid(digits.begin(), digits.end());
}

FullGrid solve(const SharedPuzzle& puzzle, TimeLimit limit) {
  if (auto only = only_solution(*puzzle)) return {puzzle, *std::move(only)};
  auto first = with_solver(limit, [&](sudoku::Solver& solver) { return solver.first_solution(*puzzle); });
  if (first.grid) return {puzzle, *std::move(first.grid)};
  if (first.ending == sudoku::Ending::stopped) raise_limit_reached();
  raise_no_solution(say::kNoSolutionAsk());
}

std::uint64_t count(const Puzzle& puzzle, std::optional<std::uint64_t> most, TimeLimit limit) {
  if (most == 0U) raise_input_error(sudoku::say::kLimitIsZero());
  const auto result = with_solver(
      limit, [&](sudoku::Solver& solver) { return solver.count(puzzle, most.value_or(kNoLimit)); });
  if (result.ending == sudoku::Ending::stopped) raise_limit_reached();
  return result.solutions;
}

/// The iterator that Puzzle.solutions returns.
class Solutions {
 public:
  Solutions(SharedPuzzle puzzle, TimeLimit limit)
      : puzzle_(std::move(puzzle)),
        range_(std::in_place, *puzzle_, sudoku::SolveOptions{.limits = limits_of(limit)}) {}

  FullGrid next() {
    const Turn turn(is_at_work_);
    if (!range_) throw py::stop_iteration();
    without_lock([&] {
      if (is_begun_) {
        ++place_;
      } else {
        place_ = range_->begin();
        is_begun_ = true;
      }
      return 0;
    });
    if (place_ != std::default_sentinel) return {puzzle_, *place_};
    const bool is_complete = range_->ending() == sudoku::Ending::complete;
    range_.reset();
    if (!is_complete) raise_limit_reached();
    throw py::stop_iteration();
  }

 private:
  SharedPuzzle puzzle_;
  std::optional<sudoku::SolutionRange> range_;
  sudoku::SolutionRange::Iterator place_;
  bool is_begun_ = false;
  std::atomic<bool> is_at_work_ = false;
};

}  // namespace

void add_solutions(py::class_<Puzzle, SharedPuzzle>& puzzle, py::module_& module) {
  py::class_<Solutions>(module, "Solutions",
                        "An iterator over the solutions of a puzzle. Only one thread may use it at a time.")
      .def("__iter__", [](py::object self) { return self; })
      .def("__next__", &Solutions::next);
  puzzle
      .def("solve", &solve, py::kw_only(), py::arg("time_limit") = py::none(),
           "A solution; check() tells whether there are others.\n\nRaises NoSolution if there is none, and "
           "LimitReached after time_limit seconds.\n\n>>> print(quadrille.Puzzle('1...' '..2.' '.3..' "
           "'...4').solve())\n1243342143122134\n")
      .def(
          "solutions",
          [](const SharedPuzzle& self, TimeLimit limit) { return std::make_unique<Solutions>(self, limit); },
          py::kw_only(), py::arg("time_limit") = py::none(),
          "An iterator over all solutions, which are searched for on demand.\n\n>>> import itertools\n>>> "
          "grids = quadrille.Puzzle(9).solutions()\n>>> len(set(itertools.islice(grids, 1000)))\n1000\n")
      .def("count", &count, py::kw_only(), py::arg("limit") = py::none(), py::arg("time_limit") = py::none(),
           "The number of solutions, counted up to the limit if one is given.\n\n>>> "
           "quadrille.Puzzle(4).count()\n288\n");
}

}  // namespace quadrille::python
