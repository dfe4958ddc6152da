// Sentences of explanations.
#pragma once

#include "base/sentence.h"

namespace quadrille::sudoku::say {

inline constexpr Sentence<Text, Number> kCellIs{"{}={}", "{}={}"};
inline constexpr Sentence<Text, Text> kCellOf{"{} of {}", "{} de {}"};  // a cell, its possible digits
inline constexpr Sentence<Text> kCellOfNone{"{} without candidates", "{} sans candidats"};

}  // namespace quadrille::sudoku::say
