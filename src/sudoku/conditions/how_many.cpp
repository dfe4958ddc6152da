#include "sudoku/conditions/how_many.h"

#include <array>

#include <fmt/format.h>

#include "sudoku/prove/digit_graph.h"

namespace quadrille::sudoku {

cp::Interval HowMany::range(const Grid& givens, const std::vector<Digits>& candidates) const {
  if (!cell) return {least, most};
  const Digits digits = known_digits(std::array{*cell}, givens, candidates).front();
  return {value_of(lowest(digits) + 1), value_of(highest(digits) + 1)};
}

bool HowMany::narrow(int low, int high, const Grid& givens, std::vector<Digits>& candidates) const {
  if (!cell) return low <= most && least <= high;
  const int below = std::max(low - first_value, 0), most_kept = high - first_value + 1;  // in digits
  const Digits kept = most_kept < 1 ? 0 : low_bits(std::min(most_kept, kMaxSize)) & ~low_bits(below);
  candidates[at(*cell)] &= kept;
  return (known_digits(std::array{*cell}, givens, candidates).front() & kept) != 0;
}

std::string HowMany::text(const Layout& layout) const {
  if (cell) return fmt::format("as many as {} says", cell_name(*cell, layout));
  if (least == most) return fmt::format("exactly {}", least);
  if (most == kAnyNumber) return fmt::format("at least {}", least);
  return least <= 0 ? fmt::format("at most {}", most) : fmt::format("{} to {}", least, most);
}

}  // namespace quadrille::sudoku
