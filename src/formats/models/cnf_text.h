// A formula of a puzzle as DIMACS CNF.
#pragma once

#include <functional>
#include <string_view>

#include "base/stop_token.h"
#include "sudoku/encode/cnf.h"

namespace quadrille::formats {

/// Comments with the meaning of each variable, then further text (whole lines, may be empty), then the
/// clauses. layout: the puzzle's. Passes text to `write` in large pieces. A stop ends it early.
void write_cnf(const sudoku::Cnf& cnf, const sudoku::Layout& layout, std::string_view remark,
               const std::function<void(std::string_view)>& write, StopToken stop = {});

}  // namespace quadrille::formats
