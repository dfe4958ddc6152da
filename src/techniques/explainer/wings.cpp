// XY-Wing and XYZ-Wing.

#include "base/sort.h"
#include "techniques/explainer/search.h"

namespace quadrille::techniques::explainer {

namespace {

bool offer_wing(const Marks& marks, int pivot, int a, int b, HintSink& sink) {
  const bool is_xyz = size_of(marks.digits(pivot)) == 3;
  const Mask z = marks.digits(a) & marks.digits(b);
  Hint hint{.name = is_xyz ? "XYZ-Wing" : "XY-Wing", .rating = is_xyz ? 4.4 : 4.2};
  const Mask first = mask_of(lowest(z));
  for (const int cell : peers_of(a)) {
    if (cell == pivot || cell == b || !see_each_other(cell, b)) continue;
    if (is_xyz && !see_each_other(cell, pivot)) continue;
    if ((marks.digits(cell) & first) != 0) hint.removals.push_back({cell, first});
  }
  if (hint.removals.empty()) return false;
  sort_range(hint.removals, {}, &Removal::cell);
  return sink.add(std::move(hint));
}

bool is_wing(Mask pivot, Mask a, Mask b) {
  const Mask all = pivot | a | b;
  const Mask common = pivot & a & b;
  return size_of(all) == 3 && size_of(common) == size_of(pivot) - 2;
}

void find_wing(const Marks& marks, int pivot_size, HintSink& sink) {
  for (int pivot = 0; pivot < kCells; ++pivot) {
    const Mask digits = marks.digits(pivot);
    if (size_of(digits) != pivot_size) continue;
    for (const int a : peers_of(pivot)) {
      if (size_of(marks.digits(a)) != 2 || !is_single(minus(digits, marks.digits(a)))) continue;
      for (const int b : peers_of(pivot))
        if (size_of(marks.digits(b)) == 2 && is_wing(digits, marks.digits(a), marks.digits(b)) &&
            offer_wing(marks, pivot, a, b, sink))
          return;
    }
  }
}

}  // namespace

void find_xy_wing(const Marks& marks, HintSink& sink) { find_wing(marks, 2, sink); }
void find_xyz_wing(const Marks& marks, HintSink& sink) { find_wing(marks, 3, sink); }

}  // namespace quadrille::techniques::explainer
