// The first half of a sweep, the same for all shapes: it counts the candidates of each cell.
#if defined(QUADRILLE_LANES_CELL_SWEEP_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef QUADRILLE_LANES_CELL_SWEEP_INL_H_
#undef QUADRILLE_LANES_CELL_SWEEP_INL_H_
#else
#define QUADRILLE_LANES_CELL_SWEEP_INL_H_
#endif

#include "lanes/state-inl.h"

HWY_BEFORE_NAMESPACE();
namespace quadrille::lanes::HWY_NAMESPACE {

/// Finds cells with a single candidate, cells with none, and whether something has changed.
///
/// It also finishes the placing of digits. If the last house sweep placed digit d in a cell ("d has no
/// other place in the house"), all other digits must leave the cell. The house sweep went through the
/// digits in increasing order and removed each digit after d from the cell at once. So d is the greatest
/// candidate left, and going down from 9, all candidates after the first are removed:
///
///   candidates 2 5 7 8, placed 7  -- house sweep -->  2 5 7  -- this sweep -->  7
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
