// The six comparisons of numbers.
#pragma once

#include <cstdint>

#include "cp/wide.h"

namespace quadrille::modelling {

enum class Comparator : std::uint8_t { equal, not_equal, at_most, at_least, less, greater };

/// a (comparator) b is the same as b (mirrored) a, and as -a (mirrored) -b.
[[nodiscard]] constexpr Comparator mirrored(Comparator comparator) {
  switch (comparator) {
    case Comparator::at_most: return Comparator::at_least;
    case Comparator::at_least: return Comparator::at_most;
    case Comparator::less: return Comparator::greater;
    case Comparator::greater: return Comparator::less;
    default: return comparator;
  }
}

/// The comparator that holds exactly when this one does not.
[[nodiscard]] constexpr Comparator opposite(Comparator comparator) {
  switch (comparator) {
    case Comparator::equal: return Comparator::not_equal;
    case Comparator::not_equal: return Comparator::equal;
    case Comparator::at_most: return Comparator::greater;
    case Comparator::at_least: return Comparator::less;
    case Comparator::less: return Comparator::at_least;
    default: return Comparator::at_most;
  }
}

/// Whether "number (comparator) 0" holds.
[[nodiscard]] constexpr bool holds(Comparator comparator, cp::Wide number) {
  switch (comparator) {
    case Comparator::equal: return number == 0;
    case Comparator::not_equal: return number != 0;
    case Comparator::at_most: return number <= 0;
    case Comparator::at_least: return number >= 0;
    case Comparator::less: return number < 0;
    default: return number > 0;
  }
}

}  // namespace quadrille::modelling
