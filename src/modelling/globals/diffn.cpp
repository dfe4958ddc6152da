// Boxes that do not overlap.
#include <algorithm>

#include "modelling/global.h"

namespace quadrille::modelling {

namespace {

void post_diffn(Builder& builder, const VariableLists& places, const VariableLists& sizes) {
  builder.post(cp::diffn(places, sizes, true));
}

/// Whether one box ends before the other begins, in some dimension.
bool are_apart(const Numbers& a, const Numbers& a_size, const Numbers& b, const Numbers& b_size) {
  for (std::size_t d = 0; d < a.size(); ++d)
    if (a[d] + a_size[d] <= b[d] || b[d] + b_size[d] <= a[d]) return true;
  return false;
}

bool are_all_apart(const Rows& places, const Rows& sizes) {
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (std::ranges::any_of(sizes[i], [](Value size) { return size < 0; })) return false;
    for (std::size_t j = 0; j < i; ++j)
      if (!are_apart(places[i], sizes[i], places[j], sizes[j])) return false;
  }
  return true;
}

}  // namespace

Global diffn_global() {
  return {.name = "diffn",
          .summary = "No two boxes overlap; each has a position and a size in each dimension.",
          .parameters = {{"places"}, {.name = "sizes", .as_long_as = 0}},
          .post = post_diffn,
          .holds = are_all_apart};
}

}  // namespace quadrille::modelling
