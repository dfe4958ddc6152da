// Scheduling and packing: tasks in time, boxes in space, and the resources that they share.
#include <algorithm>

#include "flatzinc/builtins.h"
#include "flatzinc/sentences.h"

namespace quadrille::flatzinc {

using cp::IntVar;

namespace {

/// Whether arguments first .. last are arrays of equal length; if not, records an error.
bool are_of_one_length(Call& call, std::size_t first, std::size_t last) {
  for (std::size_t i = first + 1; i <= last; ++i) {
    if (call.size(i) == call.size(first)) continue;
    call.refuse(i, say::kArrayAsLong);
    return false;
  }
  return true;
}

/// Arguments: x, y, dx, dy.
void post_rectangles(Call& call, bool strict) {
  if (!are_of_one_length(call, 0, 3)) return;
  const auto x = call.variables(0);
  const auto y = call.variables(1);
  const auto dx = call.variables(2);
  const auto dy = call.variables(3);
  std::vector<std::vector<IntVar>> places;
  std::vector<std::vector<IntVar>> sizes;
  for (std::size_t i = 0; i < std::min({x.size(), y.size(), dx.size(), dy.size()}); ++i) {
    places.push_back({x[i], y[i]});
    sizes.push_back({dx[i], dy[i]});
  }
  call.post(cp::diffn(places, sizes, strict));
}

/// Splits the variables into one group of `dimensions` for each box.
std::vector<std::vector<IntVar>> by_box(const std::vector<IntVar>& variables, std::size_t dimensions) {
  std::vector<std::vector<IntVar>> result(variables.size() / dimensions);
  for (std::size_t i = 0; i < variables.size(); ++i) result[i / dimensions].push_back(variables[i]);
  return result;
}

/// Arguments: positions and sizes, one box after another, and the number of dimensions.
void post_boxes(Call& call, bool strict) {
  const Value dimensions = call.value(2);
  const std::size_t size = call.size(0);
  if (!are_of_one_length(call, 0, 1)) return;
  if (dimensions < 1 || size % static_cast<std::size_t>(dimensions) != 0)
    return call.refuse(2, say::kDimensions);
  const auto places = by_box(call.variables(0), static_cast<std::size_t>(dimensions));
  const auto sizes = by_box(call.variables(1), static_cast<std::size_t>(dimensions));
  if (!call.error()) call.post(cp::diffn(places, sizes, strict));
}

}  // namespace

void post_fzn_disjunctive_strict(Call& call) {
  if (!are_of_one_length(call, 0, 1)) return;
  auto starts = call.variables(0);
  call.post(cp::disjunctive(std::move(starts), call.variables(1), true));
}

void post_fzn_diffn(Call& call) { post_rectangles(call, true); }
void post_fzn_diffn_nonstrict(Call& call) { post_rectangles(call, false); }
void post_quadrille_diffn_k(Call& call) { post_boxes(call, true); }
void post_quadrille_diffn_nonstrict_k(Call& call) { post_boxes(call, false); }

/// Arguments: the loads, their first index, the bin of each item, the weight of each item.
void post_quadrille_bin_packing_load(Call& call) {
  auto loads = call.variables(0);
  const Value first_bin = call.value(1);
  const auto bins = modelling::from_zero(call.variables(2), first_bin);
  auto weights = call.values(3);
  if (!are_of_one_length(call, 2, 3)) return;
  if (std::ranges::any_of(weights, [](Value w) { return w < 0; }))
    return call.refuse(3, say::kNumbersFromZero);
  call.post(cp::bin_packing(std::move(loads), bins, std::move(weights)));
}

}  // namespace quadrille::flatzinc
