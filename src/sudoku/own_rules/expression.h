// Expression trees of the language for a puzzle's own rules, before they are evaluated.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::sudoku {

/// The type of an expression.
enum class ExpressionType : std::uint8_t {
  truth,    // true or false, depending on the digits
  number,   // a number that depends on the digits
  fixed,    // a number that does not depend on the digits: 5, size(line)
  cell,     // one cell; where a number is expected, its digit
  cells,    // cells in a given order
  pairs,    // pairs of cells
  groups,   // lists of cells: rows, windows(line, 3)
  numbers,  // a set of numbers: {1, 3, 5}, 1..4
  place,    // a place beside the grid
  text      // 'down_right', or the value of a choice
};

/// "a number", "cells".
[[nodiscard]] std::string name_of(ExpressionType type);

struct Expression {
  enum class Kind : std::uint8_t {
    number,      // 5
    text,        // '[12]+'
    name,        // line
    call,        // abs(a), and also a + b, which calls "+"
    comparison,  // a < b <= c
    element,     // line[2]
    slice,       // line[2..4]: the parts are line, 2 and 4; line[2..] has no third
    set,         // {1, 3..5}; ranges are calls of ".."
    quantifier,  // all(a, b in pairs(cells): a < b): the parts are pairs(cells) and a < b
  };

  Kind kind = Kind::number;
  std::string name{};  // of a name, a call or a quantifier; of a text, its content
  int number = 0;
  std::vector<Expression> parts{};
  std::vector<std::string> names{};  // the variables of a quantifier, the operators of a comparison
  std::size_t at = 0;                // its position in the text: a byte, counted from 0
  ExpressionType type = ExpressionType::truth;
};

}  // namespace quadrille::sudoku
