// The first half of a sweep, the same for all shapes: what each cell has left.
#if defined(QUADRILLE_LANES_CELL_SWEEP_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef QUADRILLE_LANES_CELL_SWEEP_INL_H_
#undef QUADRILLE_LANES_CELL_SWEEP_INL_H_
#else
#define QUADRILLE_LANES_CELL_SWEEP_INL_H_
#endif

#include "lanes/state-inl.h"

HWY_BEFORE_NAMESPACE();
namespace quadrille::lanes::HWY_NAMESPACE {

/// Finds single candidates, empty cells and what is new.
///
/// A placed digit must push the others out of its cell. The house sweep that found it went through the digits
/// in increasing order, and barred the digits after it from the cell at once. So of the candidates left in a
/// placed cell the placed digit is the greatest: going down, all after the first go.
template <class Geometry>
HWY_INLINE void sweep_cells(const Geometry& geometry, State& state) {
  const auto cells = static_cast<std::size_t>(geometry.cells());
  const auto size = static_cast<std::size_t>(geometry.size());
  Vector alive = all();
  Vector solved = all();
  Vector moved = none();
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const Vector placed = load(state.placed.at(cell));
    Vector once = none();
    Vector twice = none();
    HWY_UNROLL(9)
    for (std::size_t i = 1; i <= size; ++i) {
      Word* const plane = state.candidates.at((size - i) * cells + cell);
      const Vector x = without(load(plane), both(once, placed));
      twice = either(twice, both(once, x));
      once = either(once, x);
      store(x, plane);
    }
    const Vector single = without(once, twice);
    moved = either(moved, without(single, load(state.single.at(cell))));
    alive = both(alive, once);
    solved = both(solved, single);
    store(single, state.single.at(cell));
    store(none(), state.placed.at(cell));
  }
  hn::StoreU(hn::Not(alive), Tag(), state.dead.data());
  hn::StoreU(solved, Tag(), state.solved.data());
  hn::StoreU(moved, Tag(), state.moved.data());
}

}  // namespace quadrille::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // include guard
