// The value of an expression of a definition, for the arguments of one use.
#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "sudoku/own_rules/terms.h"
#include "sudoku/puzzle/parameter.h"

namespace quadrille::sudoku {

using CellList = std::vector<int>;

struct NumberSet {
  std::vector<int> members;  // in increasing order
};
struct CellPairs {
  std::vector<std::pair<int, int>> pairs;
};
/// By the type of the expression: a number or a formula; a cell or cells; pairs; groups; numbers; a place
/// beside the grid; a text.
using Evaluated =
    std::variant<Term, CellList, CellPairs, std::vector<CellList>, NumberSet, Outside, std::string>;

}  // namespace quadrille::sudoku
