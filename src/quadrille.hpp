// All that solves puzzles, and models (model/model.h): #include <quadrille/quadrille.hpp>. The engine has its
// own headers in cp/, the bulk kernel in lanes/; quadrille.h is the interface for C.
#pragma once

#include "formats/format.h"
#include "model/model.h"
#include "sudoku/check.h"
#include "sudoku/generate.h"
#include "sudoku/grid_solver.h"
#include "sudoku/conditions.h"
#include "sudoku/puzzle.h"
#include "sudoku/rules.h"
#include "sudoku/solve.h"
