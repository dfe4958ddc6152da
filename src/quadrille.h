/* The interface for C: grids as text, one at a time or many. #include <quadrille/quadrille.h>, and link with
 * the C++ compiler, or with what `pkg-config --libs quadrille-c` says.
 *
 * Grids are characters, one for each cell in reading order: 1-9 and A-.. are digits, . and 0 empty cells. No
 * function keeps what it is given. Different threads may work at the same time on solvers of their own.
 *
 * A wrong argument (a null pointer that is not allowed, a grid that is too short ..) does no harm: the
 * function says so by what it returns, and quadrille_error() says why. */
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// NOLINTNEXTLINE: C requires the typedef
typedef struct quadrille_solver quadrille_solver;

/* A solver for grids of one size (1..61) and shape. Boxes of box_rows x box_columns cells; or, if `regions`
 * is not null, irregular regions: size * size characters, the same for cells of one region; with neither
 * (box_rows and box_columns 0, and null) a Latin square. Null when that makes no sense: quadrille_error()
 * tells why. */
quadrille_solver* quadrille_new(int size, int box_rows, int box_columns, const char* regions);
void quadrille_free(quadrille_solver* solver);

/* Adds a rule by the name that `quadrille rules` shows; `argument` may be null. 0, or -1 when it does not
 * fit. */
int quadrille_add_rule(quadrille_solver* solver, const char* name, const char* argument);

/* What went wrong in the last call of this thread that failed: a sentence. */
const char* quadrille_error(void);

#define QUADRILLE_BAD_GRID UINT64_MAX

/* How many solutions a grid of size * size characters has, counted up to `limit` (at least 1); one of
 * them goes to `digits`, which has room for size * size characters or is null. QUADRILLE_BAD_GRID when a
 * character is none of the above, when the text ends early, or when the limit is 0. */
uint64_t quadrille_solve(quadrille_solver* solver, const char* grid, uint64_t limit, char* digits);

/* The same for `count` grids that begin `stride` characters apart (at least size * size; what lies between
 * them is not looked at), by the bulk kernel where the rules allow. solutions: room for `count` numbers.
 * digits: null, or room for `count` times size * size characters; where a grid has no solution they are left
 * as they are. Wrong arguments make all solutions QUADRILLE_BAD_GRID. */
void quadrille_solve_many(quadrille_solver* solver, const char* grids, size_t stride, size_t count,
                          uint64_t limit, uint64_t* solutions, char* digits);

/* The same for grids of numbers, one byte a cell: 1 and up for digits, 0 for empty cells. The stride and the
 * room in `digits` are in cells. */
void quadrille_solve_numbers(quadrille_solver* solver, const uint8_t* grids, size_t stride, size_t count,
                             uint64_t limit, uint64_t* solutions, uint8_t* digits);

#ifdef __cplusplus
}
#endif
