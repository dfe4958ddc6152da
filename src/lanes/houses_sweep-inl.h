// The second half of a sweep, for any houses, which are given as data.
#if defined(QUADRILLE_LANES_HOUSES_SWEEP_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef QUADRILLE_LANES_HOUSES_SWEEP_INL_H_
#undef QUADRILLE_LANES_HOUSES_SWEEP_INL_H_
#else
#define QUADRILLE_LANES_HOUSES_SWEEP_INL_H_
#endif

#include <vector>

#include "lanes/cell_sweep-inl.h"
#include "lanes/tables.h"

HWY_BEFORE_NAMESPACE();
namespace quadrille::lanes::HWY_NAMESPACE {

class Houses {
 public:
  explicit Houses(const Tables& tables)
      : tables_(tables),
        fixed_(tables.shape.houses.size()),
        only_(tables.shape.houses.size()),
        may_(static_cast<std::size_t>(tables.segments)),
        confined_(static_cast<std::size_t>(tables.segments)),
        segment_barred_(static_cast<std::size_t>(tables.segments)) {}

  [[nodiscard]] int size() const { return tables_.shape.size; }
  [[nodiscard]] int cells() const { return tables_.shape.cells(); }

  HWY_NOINLINE void sweep(State& state) {
    sweep_cells(*this, state);
    Vector alive = hn::Not(hn::LoadU(Tag(), state.dead.data()));
    Vector moved = hn::LoadU(Tag(), state.moved.data());
    for (std::size_t d = 0; d < static_cast<std::size_t>(size()); ++d) {
      start_digit(state, d);
      for (std::size_t h = 0; h < tables_.shape.houses.size(); ++h)
        alive = both(alive, sweep_house(state, d, h));
      for (const Crossing& crossing : tables_.crossings) sweep_crossing(state, d, crossing);
      moved = apply(state, d, moved);
    }
    hn::StoreU(moved, Tag(), state.moved.data());
    hn::StoreU(hn::Not(alive), Tag(), state.dead.data());
  }

 private:
  [[nodiscard]] HWY_INLINE Word* plane(State& state, std::size_t d, std::size_t cell) const {
    return state.candidates.at(d * static_cast<std::size_t>(cells()) + cell);
  }

  HWY_INLINE void start_digit(State& state, std::size_t d) {
    for (std::size_t cell = 0; cell < static_cast<std::size_t>(cells()); ++cell) {
      Word* const x = plane(state, d, cell);
      store(without(load(x), load(state.placed.at(cell))), x);
    }
  }

  /// A cell that has only this digit removes it from the other cells of the house. If only one cell of the
  /// house may have the digit, it is placed there. Returns the lanes in which the house is still possible.
  HWY_INLINE Vector sweep_house(State& state, std::size_t d, std::size_t h) {
    Vector once = none();
    Vector twice = none();
    Vector fixed = none();
    Vector clash = none();
    for (const int c : tables_.shape.houses[h]) {
      const auto cell = static_cast<std::size_t>(c);
      const Vector x = load(plane(state, d, cell));
      const Vector single = both(x, load(state.single.at(cell)));
      clash = either(clash, both(fixed, single));
      fixed = either(fixed, single);
      twice = either(twice, both(once, x));
      once = either(once, x);
    }
    const bool full = tables_.full[h];
    store(fixed, fixed_.at(h));
    store(full ? without(once, twice) : none(), only_.at(h));
    return full ? without(once, clash) : hn::Not(clash);
  }

  /// `of` has a set of lanes for each segment. Calls f(segment, union over the other segments of the list).
  template <class F>
  static HWY_INLINE void for_each_others(const Plane& of, const std::vector<int>& list, F f) {
    Vector once = none();
    Vector twice = none();
    for (const int s : list) {
      const Vector x = load(of.at(static_cast<std::size_t>(s)));
      twice = either(twice, both(once, x));
      once = either(once, x);
    }
    for (const int s : list) {
      const auto segment = static_cast<std::size_t>(s);
      f(segment, either(twice, without(once, load(of.at(segment)))));
    }
  }

  HWY_INLINE void sweep_crossing(State& state, std::size_t d, const Crossing& crossing) {
    const auto first = static_cast<std::size_t>(crossing.first_segment);
    for (std::size_t s = 0; s < crossing.cells.size(); ++s) {
      Vector may = none();
      for (const int cell : crossing.cells[s])
        may = either(may, load(plane(state, d, static_cast<std::size_t>(cell))));
      store(may, may_.at(s));
      store(none(), segment_barred_.at(first + s));
    }
    bar_beside_confined(crossing, crossing.first, crossing.second);
    bar_beside_confined(crossing, crossing.second, crossing.first);
  }

  /// If a house of one family can have the digit in only one segment, the rest of the other house of that
  /// segment loses it.
  HWY_INLINE void bar_beside_confined(const Crossing& crossing, const std::vector<std::vector<int>>& family,
                                      const std::vector<std::vector<int>>& other) {
    const auto first = static_cast<std::size_t>(crossing.first_segment);
    for (std::size_t s = 0; s < crossing.cells.size(); ++s) store(none(), confined_.at(s));
    for (const auto& list : family)
      for_each_others(may_, list,
                      [&](std::size_t s, Vector others) { store(hn::Not(others), confined_.at(s)); });
    for (const auto& list : other)
      for_each_others(confined_, list, [&](std::size_t s, Vector others) {
        Word* const barred = segment_barred_.at(first + s);
        store(either(load(barred), others), barred);
      });
  }

  /// Returns the lanes of `moved`, together with those in which the digit lost a candidate.
  HWY_INLINE Vector apply(State& state, std::size_t d, Vector moved) {
    const std::uint32_t* house = tables_.houses_of.items.data();
    const std::uint32_t* segment = tables_.segments_of.items.data();
    for (std::size_t cell = 0; cell < static_cast<std::size_t>(cells()); ++cell) {
      Vector fixed = none();
      Vector only = none();
      Vector barred = none();
      for (auto i = tables_.houses_of.begin[cell]; i < tables_.houses_of.begin[cell + 1]; ++i, ++house) {
        fixed = either(fixed, load(fixed_.at(*house)));
        only = either(only, load(only_.at(*house)));
      }
      for (auto i = tables_.segments_of.begin[cell]; i < tables_.segments_of.begin[cell + 1]; ++i, ++segment)
        barred = either(barred, load(segment_barred_.at(*segment)));
      barred = either(barred, without(fixed, load(state.single.at(cell))));
      const Vector was = load(plane(state, d, cell));
      const Vector x = without(was, barred);
      moved = either(moved, both(was, barred));
      store(x, plane(state, d, cell));
      store(either(load(state.placed.at(cell)), both(x, only)), state.placed.at(cell));
    }
    return moved;
  }

  const Tables& tables_;
  // For the present digit, by house.
  Plane fixed_;  // some cell has only this digit
  Plane only_;   // only one cell may have it
  // For the present digit, by segment.
  Plane may_;             // some cell may have it
  Plane confined_;        // its house may have it nowhere else
  Plane segment_barred_;  // it must leave; segments are numbered through all crossings
};

}  // namespace quadrille::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // include guard
