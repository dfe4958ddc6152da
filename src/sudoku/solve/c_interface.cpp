// Implements the functions of quadrille.h.
#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "quadrille.h"
#include "sudoku/solve/grid_solver.h"
#include "sudoku/solve/sentences.h"

using quadrille::Parsed;
using quadrille::sudoku::GridSolver;
using quadrille::sudoku::kMostSymbols;
using quadrille::sudoku::Puzzle;
namespace say = quadrille::sudoku::say;

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
  if (regions == nullptr && box_rows == 0 && box_columns == 0) return {};
  if (regions == nullptr) return puzzle.set_boxes(box_rows, box_columns);
  std::vector<std::string> labels;
  for (int cell = 0; cell < puzzle.cell_count() && regions[cell] != '\0'; ++cell)
    labels.emplace_back(1, regions[cell]);
  return puzzle.set_regions(labels);
}

[[nodiscard]] std::size_t cells(const quadrille_solver& solver) {
  return static_cast<std::size_t>(solver.kind.cell_count());
}

/// Returns the condition; if it is false, stores the sentence as the error.
[[nodiscard]] bool expect(bool condition, const quadrille::Sentence<>& sentence) {
  if (!condition) last_error = sentence();
  return condition;
}

[[nodiscard]] bool is_solver(const quadrille_solver* solver) {
  return expect(solver != nullptr, say::kNullSolver);
}

[[nodiscard]] bool is_limit(uint64_t limit) { return expect(limit > 0, say::kLimitIsZero); }

/// Converts the result of solving; names a grid that was rejected.
[[nodiscard]] uint64_t judged(const quadrille_solver& solver, const char* grid, uint64_t solutions) {
  if (solutions != QUADRILLE_BAD_GRID) return solutions;
  const auto digits =
      quadrille::sudoku::kDigitSymbols.substr(0, static_cast<std::size_t>(solver.kind.size()));
  const std::string_view text(grid, cells(solver));
  const std::size_t bad = text.find_first_not_of(std::string(digits) + ".0");
  last_error = say::kNoDigitOfGrid(bad + 1, solver.kind.size(), digits.substr(digits.size() - 1));
  return solutions;
}

/// For grids of characters or numbers.
template <class Cell>
void solve_all(quadrille_solver* solver, const Cell* grids, size_t stride, size_t count, uint64_t limit,
               uint64_t* solutions, Cell* digits) {
  if (!expect(solutions != nullptr || count == 0, say::kNullSolutions)) return;
  const bool is_valid = is_solver(solver) && is_limit(limit) &&
                        expect(grids != nullptr || count == 0, say::kNullGrids) &&
                        expect(stride >= cells(*solver) || count < 2, say::kGridsOverlap);
  if (!is_valid) {
    std::fill_n(solutions, count, QUADRILLE_BAD_GRID);
    return;
  }
  const std::size_t room = digits == nullptr ? 0 : count * cells(*solver);
  solver->solver.solve_many(GridSolver::Row<Cell>{grids, stride, count}, limit, {solutions, count},
                            std::span<Cell>(digits, room));
}

}  // namespace

quadrille_solver* quadrille_new(int size, int box_rows, int box_columns, const char* regions) {
  if (size < 1 || size > kMostSymbols) {
    last_error = say::kSizeIsWrong(size, kMostSymbols);
    return nullptr;
  }
  Puzzle kind(size);
  if (!is_good(set_shape(kind, box_rows, box_columns, regions))) return nullptr;
  return new quadrille_solver{kind, GridSolver(kind)};
}

void quadrille_free(quadrille_solver* solver) { delete solver; }

int quadrille_add_rule(quadrille_solver* solver, const char* name, const char* argument) {
  if (!is_solver(solver) || !expect(name != nullptr, say::kNullRule)) return -1;
  if (!is_good(solver->kind.add_rule(name, argument == nullptr ? "" : argument))) return -1;
  solver->solver = GridSolver(solver->kind);
  return 0;
}

const char* quadrille_error(void) { return last_error.c_str(); }

uint64_t quadrille_solve(quadrille_solver* solver, const char* grid, uint64_t limit, char* digits) {
  if (!is_solver(solver) || !is_limit(limit)) return QUADRILLE_BAD_GRID;
  if (!expect(grid != nullptr, say::kNullGrid)) return QUADRILLE_BAD_GRID;
  const std::size_t size = cells(*solver);
  if (const std::size_t length = strnlen(grid, size); length < size) {
    last_error = say::kGridIsTooShort(length, size);
    return QUADRILLE_BAD_GRID;
  }
  const std::size_t room = digits == nullptr ? 0 : size;
  return judged(*solver, grid, solver->solver.solve({grid, size}, limit, {digits, room}));
}

void quadrille_solve_many(quadrille_solver* solver, const char* grids, size_t stride, size_t count,
                          uint64_t limit, uint64_t* solutions, char* digits) {
  solve_all(solver, grids, stride, count, limit, solutions, digits);
}

void quadrille_solve_numbers(quadrille_solver* solver, const uint8_t* grids, size_t stride, size_t count,
                             uint64_t limit, uint64_t* solutions, uint8_t* digits) {
  solve_all(solver, grids, stride, count, limit, solutions, digits);
}
