// All that solves puzzles: #include <quadrille/quadrille.h>. The engine has its own headers in cp/.
#pragma once

#include "formats/format.h"
#include "sudoku/check.h"
#include "sudoku/model.h"
#include "sudoku/puzzle.h"
#include "sudoku/rules.h"
#include "sudoku/solve.h"
