// The functions of quadrille.h.
#include <string>
#include <vector>

#include "quadrille.h"
#include "sudoku/grid_solver.h"

using quadrille::Parsed;
using quadrille::sudoku::GridSolver;
using quadrille::sudoku::kMostSymbols;
using quadrille::sudoku::Puzzle;

struct quadrille_solver {
  Puzzle kind;
  GridSolver solver;
};

namespace {

thread_local std::string last_error;

[[nodiscard]] bool is_good(const Parsed<void>& result) {
  if (!result) last_error = result.error().message;
  return result.has_value();
}

[[nodiscard]] Parsed<void> set_shape(Puzzle& puzzle, int box_rows, int box_columns, const char* regions) {
  if (regions == nullptr) return box_rows == 0 ? Parsed<void>() : puzzle.set_boxes(box_rows, box_columns);
  std::vector<std::string> labels;
  for (int cell = 0; cell < puzzle.cell_count() && regions[cell] != '\0'; ++cell)
    labels.emplace_back(1, regions[cell]);
  return puzzle.set_regions(labels);
}

[[nodiscard]] std::size_t cells(const quadrille_solver& solver) {
  return static_cast<std::size_t>(solver.kind.cell_count());
}

}  // namespace

quadrille_solver* quadrille_new(int size, int box_rows, int box_columns, const char* regions) {
  if (size < 1 || size > kMostSymbols) {
    last_error = "the size is " + std::to_string(size) + ", expected 1 to " + std::to_string(kMostSymbols);
    return nullptr;
  }
  Puzzle kind(size);
  if (!is_good(set_shape(kind, box_rows, box_columns, regions))) return nullptr;
  return new quadrille_solver{kind, GridSolver(kind)};
}

void quadrille_free(quadrille_solver* solver) { delete solver; }

int quadrille_add_rule(quadrille_solver* solver, const char* name, const char* argument) {
  if (!is_good(solver->kind.add_rule(name, argument == nullptr ? "" : argument))) return -1;
  solver->solver = GridSolver(solver->kind);
  return 0;
}

const char* quadrille_error(void) { return last_error.c_str(); }

uint64_t quadrille_solve(quadrille_solver* solver, const char* grid, uint64_t limit, char* digits) {
  const std::size_t room = digits == nullptr ? 0 : cells(*solver);
  return solver->solver.solve({grid, cells(*solver)}, limit, {digits, room});
}

void quadrille_solve_many(quadrille_solver* solver, const char* grids, size_t stride, size_t count,
                          uint64_t limit, uint64_t* solutions, char* digits) {
  const std::size_t room = digits == nullptr ? 0 : count * cells(*solver);
  solver->solver.solve_many({grids, stride, count}, limit, {solutions, count}, {digits, room});
}
