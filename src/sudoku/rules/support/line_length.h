// Limits for lines of rules that list all possibilities, whose number grows with the length.
#pragma once

#include <cstddef>

#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

/// An error if the line, the parameter "cells", has more cells than that.
[[nodiscard]] Parsed<void> fit_length(const Use& use, std::size_t most);
/// The same for a table with a row, which has a set for each cell, for every two digits at the ends of the
/// line.
[[nodiscard]] Parsed<void> fit_table_of_ends(const Use& use);

}  // namespace quadrille::sudoku
