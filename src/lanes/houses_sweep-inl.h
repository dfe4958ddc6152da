// The second half of a sweep, for any houses, which are given as data.
#if defined(QUADRILLE_LANES_HOUSES_SWEEP_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef QUADRILLE_LANES_HOUSES_SWEEP_INL_H_
#undef QUADRILLE_LANES_HOUSES_SWEEP_INL_H_
#else
#define QUADRILLE_LANES_HOUSES_SWEEP_INL_H_
#endif

#include <algorithm>

#include "lanes/cell_sweep-inl.h"
#include "lanes/tables.h"

HWY_BEFORE_NAMESPACE();
namespace quadrille::lanes::HWY_NAMESPACE {

/// Processes the crossings one by one, for each digit. A house infers facts about a digit from its segments:
///
///   - The digit must be in a segment if some cell of it has no other candidate, or if the house has the
///     digit in no other segment.
///   - The other segments of its houses are barred to it then.
///   - If only one cell of that segment may have the digit, it is placed there.
class Houses {
 public:
  explicit Houses(const Tables& tables) : tables_(tables), segments_(most_segments(tables) * kValues) {}

  [[nodiscard]] int size() const { return tables_.shape.size; }
  [[nodiscard]] int cells() const { return tables_.shape.cells(); }

  HWY_NOINLINE void sweep(State& state) {
    sweep_cells(*this, state);
    Vector alive = hn::Not(hn::LoadU(Tag(), state.dead.data()));
    Vector moved = hn::LoadU(Tag(), state.moved.data());
    // Local pointers, because the compiler must assume that vector stores change whatever a reference
    // refers to.
    const Word* const single = state.single.at(0);
    Word* const placed = state.placed.at(0);
    Word* const segments = segments_.at(0);
    const auto count = static_cast<std::size_t>(cells());
    for (std::size_t d = 0; d < static_cast<std::size_t>(size()); ++d) {
      Word* const digit = state.candidates.at(d * count);
      for (std::size_t i = 0; i < count * kWords; i += kWords)
        store(without(load(digit + i), load(placed + i)), digit + i);
      for (const Crossing& crossing : tables_.crossings) {
        alive = both(alive, gather(crossing.segments, digit, single, segments));
        if (crossing.full) alive = both(alive, find_only_segments(crossing.houses, segments));
        alive = both(alive, bar_others(crossing.houses, segments));
        moved = either(moved, apply(crossing.segments, segments, digit, single, placed));
      }
    }
    hn::StoreU(moved, Tag(), state.moved.data());
    hn::StoreU(hn::Not(alive), Tag(), state.dead.data());
  }

 private:
  // Facts about a segment and the present digit. The values of a segment are adjacent.
  static constexpr std::size_t kMay = 0;              // some cell may have the digit
  static constexpr std::size_t kMore = kWords;        // at least two may
  static constexpr std::size_t kFixed = 2 * kWords;   // some cell has only this digit
  static constexpr std::size_t kMust = 3 * kWords;    // some cell must have it
  static constexpr std::size_t kBarred = 4 * kWords;  // no cell may have it
  static constexpr std::size_t kValues = 5;
  static constexpr std::size_t kStep = kValues * kWords;

  static std::size_t most_segments(const Tables& tables) {
    std::size_t most = 0;
    for (const Crossing& crossing : tables.crossings) most = std::max(most, crossing.segments.size());
    return most;
  }

  /// Examines the cells of each segment. Returns the lanes in which no segment has two cells with only this
  /// digit.
  static HWY_INLINE Vector gather(const Lists& lists, const Word* digit, const Word* single, Word* segment) {
    Vector clash = none();
    for (std::size_t s = 0; s < lists.size(); ++s, segment += kStep) {
      Vector once = none();
      Vector twice = none();
      Vector fixed = none();
      for (const std::uint32_t cell : lists[s]) {
        const Vector x = load(digit + cell * kWords);
        const Vector only = both(x, load(single + cell * kWords));
        clash = either(clash, both(fixed, only));
        fixed = either(fixed, only);
        twice = either(twice, both(once, x));
        once = either(once, x);
      }
      store(once, segment + kMay);
      store(twice, segment + kMore);
      store(fixed, segment + kFixed);
      store(fixed, segment + kMust);
      store(none(), segment + kBarred);
    }
    return hn::Not(clash);
  }

  /// If a house may have the digit in only one segment, it must be there. Returns the lanes in which each
  /// house has such segments.
  static HWY_INLINE Vector find_only_segments(const Lists& houses, Word* segments) {
    Vector alive = all();
    for (std::size_t h = 0; h < houses.size(); ++h) {
      Vector once = none();
      Vector twice = none();
      for (const std::uint32_t s : houses[h]) {
        const Vector may = load(segments + s * kStep + kMay);
        twice = either(twice, both(once, may));
        once = either(once, may);
      }
      alive = both(alive, once);
      for (const std::uint32_t s : houses[h]) {
        Word* const segment = segments + s * kStep;
        const Vector only = without(load(segment + kMay), twice);
        store(either(load(segment + kMust), only), segment + kMust);
      }
    }
    return alive;
  }

  /// If the digit must be in one segment, the other segments of its houses cannot have it. Returns the lanes
  /// in which no house must have it in two segments.
  static HWY_INLINE Vector bar_others(const Lists& houses, Word* segments) {
    Vector clash = none();
    for (std::size_t h = 0; h < houses.size(); ++h) {
      Vector once = none();
      for (const std::uint32_t s : houses[h]) {
        const Vector must = load(segments + s * kStep + kMust);
        clash = either(clash, both(once, must));
        once = either(once, must);
      }
      for (const std::uint32_t s : houses[h]) {
        Word* const segment = segments + s * kStep;
        const Vector barred = without(once, load(segment + kMust));
        store(either(load(segment + kBarred), barred), segment + kBarred);
      }
    }
    return hn::Not(clash);
  }

  /// Removes the digit from cells and places it in others. Returns the lanes in which a cell lost it.
  static HWY_INLINE Vector apply(const Lists& lists, const Word* segment, Word* digit, const Word* single,
                                 Word* placed) {
    Vector moved = none();
    for (std::size_t s = 0; s < lists.size(); ++s, segment += kStep) {
      const Vector place = without(load(segment + kMust), load(segment + kMore));
      const Vector fixed = load(segment + kFixed);
      const Vector barred = load(segment + kBarred);
      for (const std::uint32_t cell : lists[s]) {
        Word* const here = digit + cell * kWords;
        const Vector was = load(here);
        const Vector lost = both(was, either(barred, without(fixed, load(single + cell * kWords))));
        moved = either(moved, lost);
        store(without(was, lost), here);
        Word* const placed_here = placed + cell * kWords;
        store(either(load(placed_here), both(was, place)), placed_here);
      }
    }
    return moved;
  }

  const Tables& tables_;
  Plane segments_;  // of the present crossing, kValues each
};

}  // namespace quadrille::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // include guard
