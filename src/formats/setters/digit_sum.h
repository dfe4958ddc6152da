// Which numbers beside cells can be the sum of their digits? Authors write other numbers and texts there,
// too.
#pragma once

#include <cstddef>

#include "sudoku/puzzle/layout.h"

namespace quadrille::formats {

/// Whether that many digits of a grid can add up to the number. differ: whether no two of them are equal.
[[nodiscard]] bool can_be_digit_sum(int number, std::size_t count, bool differ, const sudoku::Layout& layout);

}  // namespace quadrille::formats
