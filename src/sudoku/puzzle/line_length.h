// Lines for which a rule writes out all that they may hold: the longer, the larger that is.
#pragma once

#include <cstddef>

#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

/// An error where the line, the parameter "cells", has more cells than that.
[[nodiscard]] Parsed<void> fit_length(const Use& use, std::size_t most);
/// The same where a row of a table, with a set for each cell, goes with each two digits at its ends.
[[nodiscard]] Parsed<void> fit_table_of_ends(const Use& use);

}  // namespace quadrille::sudoku
