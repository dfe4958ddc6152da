// The conditions of a puzzle as formulas: clauses, and constraints over 0-1 variables.
#pragma once

#include "sudoku/conditions/conditions.h"
#include "sudoku/encode/cnf.h"
#include "sudoku/encode/opb.h"

namespace quadrille::sudoku {

/// The formula that the stated conditions and the candidates define. is_stopped: see the constructor of Cnf.
[[nodiscard]] Cnf cnf_of(const Conditions& conditions, StopCheck::IsStopped is_stopped = {});
[[nodiscard]] Opb opb_of(const Conditions& conditions, StopCheck::IsStopped is_stopped = {});

}  // namespace quadrille::sudoku
