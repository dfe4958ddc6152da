#include "sudoku/rules/support/digit_classes.h"

#include <algorithm>
#include <memory>

namespace quadrille::sudoku {

namespace {

/// Pairs of two digits of the same class.
std::shared_ptr<const DigitPairs> pairs_in_classes(const std::vector<Digits>& classes) {
  Digits all = 0;
  for (const Digits digits : classes) all |= digits;
  std::vector<Digits> seconds;
  for (const int i : Bits(all)) {
    seconds.resize(at(i) + 1);
    for (const Digits digits : classes)
      if ((digits & bit(i)) != 0) seconds.back() = digits;
  }
  return std::make_shared<const DigitPairs>(std::move(seconds));
}

}  // namespace

std::vector<ConditionKind> classes_in_turns(const std::vector<int>& path,
                                            const std::vector<Digits>& classes) {
  const std::size_t first = std::min(path.size(), classes.size());
  const std::vector<int> window(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(first));
  const int least = path.size() >= classes.size() ? 1 : 0;
  std::vector<ConditionKind> kinds;
  for (const Digits digits : classes)
    if (digits != 0 || least > 0) kinds.emplace_back(DigitCount{window, digits, {least, 1}});
  const auto same = pairs_in_classes(classes);
  for (std::size_t i = first; i < path.size(); ++i)
    kinds.emplace_back(Relation{path[i - first], path[i], same});
  return kinds;
}

}  // namespace quadrille::sudoku
