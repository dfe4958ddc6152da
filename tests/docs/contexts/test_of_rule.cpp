#include <gtest/gtest.h>

#include "support/rule_meaning.h"

namespace quadrille::sudoku {
@EXAMPLE@
}  // namespace quadrille::sudoku
