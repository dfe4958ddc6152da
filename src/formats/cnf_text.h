// A formula of a puzzle as DIMACS CNF.
#pragma once

#include <functional>
#include <string_view>

#include "sudoku/prove/cnf.h"

namespace quadrille::formats {

/// Comments that say what each variable means, then what else there is to say (whole lines, may be empty),
/// then the clauses. layout: of the puzzle. Hands text to `write` in large pieces. A stop ends it early.
void write_cnf(const sudoku::Cnf& cnf, const sudoku::Layout& layout, std::string_view remark,
               const std::function<void(std::string_view)>& write, StopToken stop = {});

}  // namespace quadrille::formats
