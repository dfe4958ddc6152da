#include "formats/setters/digit_sum.h"

#include <utility>

namespace quadrille::formats {

bool can_be_digit_sum(int number, std::size_t count, bool differ, const sudoku::Layout& layout) {
  if (std::cmp_greater(count, differ ? layout.digits : layout.cell_count())) return false;
  const int digits = static_cast<int>(count);
  const int steps = differ ? digits * (digits - 1) / 2 : 0;  // 0 + 1 + 2 + .., above the least digit
  return digits * layout.value_of(1) + steps <= number && number <= digits * layout.last_value() - steps;
}

}  // namespace quadrille::formats
