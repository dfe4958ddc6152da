// Solves puzzles, rates them (techniques/path.h), and solves models (model/model.h): #include
// <quadrille/quadrille.hpp>. The engine has its own headers in cp/, the bulk kernel in lanes/; quadrille.h is
// the interface for C.
#pragma once

#include "formats/format.h"
#include "formats/read/detect.h"
#include "formats/read/read_puzzle.h"
#include "model/model.h"
#include "sudoku/canon/canonical_form.h"
#include "sudoku/explain/cell_pairs.h"
#include "sudoku/explain/check.h"
#include "sudoku/explain/needless.h"
#include "sudoku/explain/true_candidates.h"
#include "sudoku/generate/generate.h"
#include "sudoku/puzzle/puzzle.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/solve/grid_solver.h"
#include "sudoku/solve/solutions.h"
#include "sudoku/solve/solve.h"
#include "techniques/explainer/notation.h"
#include "techniques/explainer/rating.h"
#include "techniques/notation.h"
#include "techniques/path.h"
#include "techniques/wanted/wanted.h"

namespace quadrille {

// The names that most programs need; the namespaces sudoku, techniques, formats and cp have the rest.
using formats::read_puzzle;
using sudoku::Grid;
using sudoku::Puzzle;
using sudoku::solutions;
using sudoku::solve_one;

}  // namespace quadrille
