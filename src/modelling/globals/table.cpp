// Tables.
#include <algorithm>

#include "modelling/global.h"

namespace quadrille::modelling {

namespace {

bool is_in_table(const Numbers& x, const Rows& tuples) {
  return std::ranges::any_of(tuples, [&](const Numbers& tuple) {
    return std::ranges::equal(x, tuple, [](Value v, Value t) { return t == cp::kAnyValue || v == t; });
  });
}

}  // namespace

Global table_global() {
  return {.name = "table",
          .summary = "The elements are one of these tuples.",
          .parameters = {{"array"}, {.name = "tuples", .as_long_as = 0}},
          .post = &Builder::table,
          .holds = is_in_table};
}

}  // namespace quadrille::modelling
