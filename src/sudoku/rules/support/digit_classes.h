// Lines along which classes of digits take turns, such as low, middle and high digits.
#pragma once

#include <vector>

#include "sudoku/conditions/conditions.h"

namespace quadrille::sudoku {

/// With n classes, any n neighbours along the path belong to different classes. The classes are disjoint, and
/// each digit of the cells is in one. For example, with the classes a, b and c a line may begin with b c a,
/// and then continues with b c a b: the first three cells differ, and each further cell repeats the class of
/// the cell three before it.
[[nodiscard]] std::vector<ConditionKind> classes_in_turns(const std::vector<int>& path,
                                                          const std::vector<Digits>& classes);

}  // namespace quadrille::sudoku
