#include "sudoku/conditions/how_many.h"

#include <array>

#include "base/sentence.h"
#include "cp/int_var.h"
#include "sudoku/encode/digit_graph.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kAsManyAs{"as many as {} says", "autant que le dit {}"};
constexpr Sentence<Number> kExactly{"exactly {}", "exactement {}"};
constexpr Sentence<Number> kAtLeast{"at least {}", "au moins {}"};
constexpr Sentence<Number> kAtMost{"at most {}", "au plus {}"};
constexpr Sentence<Number, Number> kFromTo{"{} to {}", "{} à {}"};

}  // namespace

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
  if (cell) return kAsManyAs(cell_name(*cell, layout));
  if (least == most) return kExactly(least);
  if (most == kAnyNumber) return kAtLeast(least);
  return least <= 0 ? kAtMost(most) : kFromTo(least, most);
}

}  // namespace quadrille::sudoku
