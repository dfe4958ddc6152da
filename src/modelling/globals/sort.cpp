// A list, sorted.

#include "base/sort.h"
#include "modelling/global.h"

namespace quadrille::modelling {

namespace {

bool is_sorted(Numbers x, const Numbers& y) {
  sort_range(x);
  return x == y;
}

}  // namespace

Global sort_global() {
  return {.name = "sort",
          .summary = "y has the elements of x, sorted.",
          .parameters = {{"x"}, {.name = "y", .as_long_as = 0}},
          .minizinc = {"fzn_sort(array[int] of var int: x, array[int] of var int: y)"},
          .post = cp::sort,
          .holds = is_sorted};
}

}  // namespace quadrille::modelling
