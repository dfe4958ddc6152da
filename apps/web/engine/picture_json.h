// A puzzle's picture as the page draws it: the type Picture of engine.cpp.
#pragma once

#include <string>

#include "sudoku/puzzle/picture.h"

namespace quadrille::sudoku {

[[nodiscard]] std::string to_json(const Picture& picture);

}  // namespace quadrille::sudoku
