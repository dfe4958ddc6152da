// Lines along which digits of several classes take turns, such as low, middle and high ones.
#pragma once

#include <vector>

#include "sudoku/puzzle/conditions.h"

namespace quadrille::sudoku {

/// Any so many neighbours along the path as there are classes are of different classes. The classes have no
/// digit in common, and all digits of the cells are in one. For example, of the classes a, b and c a line may
/// begin b c a, and goes on b c a b: the first cells differ, and each further one repeats the class of the
/// cell that lies three before it.
[[nodiscard]] std::vector<ConditionKind> classes_in_turns(const std::vector<int>& path,
                                                          const std::vector<Digits>& classes);

}  // namespace quadrille::sudoku
