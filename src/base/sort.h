// Sorting, in few bytes where bytes count.
#pragma once

#include <algorithm>
#include <functional>
#include <ranges>
#include <utility>

namespace quadrille {

/// Sorts a range as std::ranges::sort does. Where the compiler optimises for size, as for the web page, it is
/// a heap sort: the standard library's own sort takes about 3 KB of code for each type and order, this one
/// 0.3.
template <std::ranges::random_access_range Range, class Less = std::ranges::less,
          class Projection = std::identity>
void sort_range(Range&& range, Less less = {}, Projection projection = {}) {
#ifdef __OPTIMIZE_SIZE__
  std::ranges::make_heap(range, less, projection);
  std::ranges::sort_heap(range, less, projection);
#else
  std::ranges::sort(std::forward<Range>(range), std::move(less), std::move(projection));
#endif
}

}  // namespace quadrille
