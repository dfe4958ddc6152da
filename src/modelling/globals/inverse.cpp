// Functions that are inverse to each other.
#include "modelling/global.h"

namespace quadrille::modelling {

namespace {

/// Whether g[f[i]] = i for each index i of f.
bool is_undone_by(const Numbers& f, const Numbers& g) {
  for (std::size_t i = 0; i < f.size(); ++i)
    if (f[i] < 0 || f[i] >= std::ssize(g) || g[static_cast<std::size_t>(f[i])] != static_cast<Value>(i))
      return false;
  return true;
}

bool are_inverse(const Numbers& x, const Numbers& y) { return is_undone_by(x, y) && is_undone_by(y, x); }

}  // namespace

Global inverse_global() {
  return {.name = "inverse",
          .summary = "y[x[i]] = i, and x[y[i]] = i, counted from 0.",
          .parameters = {{"x"}, {.name = "y", .as_long_as = 0}},
          .post = &Builder::inverse,
          .holds = are_inverse};
}

}  // namespace quadrille::modelling
