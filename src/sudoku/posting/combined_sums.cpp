#include "sudoku/posting/combined_sums.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "base/sort.h"
#include "cp/constraints/arithmetic/distinct_sum.h"

namespace quadrille::sudoku {

namespace {

constexpr std::size_t kMostSums = 250;  // all pairs of them are tried
constexpr std::size_t kMostCellsOfSum = 81;

/// The sum of some of the sums.
struct Part {
  std::vector<int> cells;  // in increasing order
  int total;
  std::vector<std::size_t> conditions;
  int strength = 0;
  bool is_taken = false;  // merged into a larger part
};

/// Two parts, and their combination.
struct Pair {
  std::size_t first, second;
  Part both;
};

class Combination {
 public:
  Combination(const Conditions& conditions, const DifferentCells& different)
      : different_(different), digits_(conditions.layout.digits) {
    const std::span<const Condition> stated = conditions.stated();
    for (std::size_t i = 0; i < stated.size(); ++i) {
      const auto* const sum = std::get_if<Sum>(&stated[i].kind);
      if (sum == nullptr || !is_plain(*sum) || sum->terms.size() > kMostCellsOfSum) continue;
      if (parts_.size() == kMostSums) break;
      Part part{sum->cells(), sum->total, {i}};
      sort_range(part.cells);
      if (!rate(part)) continue;
      parts_.push_back(std::move(part));
    }
  }

  /// Repeatedly merges the two parts that are strongest together.
  void add_up() {
    for (std::size_t i = 0; i < parts_.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) consider(j, i);
    while (!pairs_.empty()) {
      const auto best = std::ranges::max_element(pairs_, {}, [](const Pair& p) { return p.both.strength; });
      parts_[best->first].is_taken = parts_[best->second].is_taken = true;
      parts_.push_back(std::move(best->both));
      std::erase_if(pairs_, [this](const Pair& pair) {
        return parts_[pair.first].is_taken || parts_[pair.second].is_taken;
      });
      const std::size_t last = parts_.size() - 1;
      for (std::size_t i = 0; i < last; ++i)
        if (!parts_[i].is_taken) consider(i, last);
    }
  }

  [[nodiscard]] std::vector<CombinedSum> combined() const {
    std::vector<CombinedSum> all;
    for (const Part& part : parts_)
      if (!part.is_taken && part.conditions.size() > 1 && part.strength > 0)
        all.push_back({Sum::of(part.cells, part.total), part.conditions});
    return all;
  }

 private:
  [[nodiscard]] static bool is_plain(const Sum& sum) {
    return sum.comparison == Sum::Comparison::equal &&
           std::ranges::all_of(sum.terms, [](const Sum::Term& term) { return term.factor == 1; });
  }

  /// Computes the part's strength: the amount by which the total restricts each group of different cells to
  /// less than its range, over all groups. False if there is only one group.
  bool rate(Part& part) const {
    const auto groups = different_.groups(part.cells);
    int least = 0, ranges = 0;
    for (const std::vector<int>& group : groups) {
      const int size = static_cast<int>(group.size());
      least += size * (size + 1) / 2;
      ranges += size * (digits_ - size);
    }
    const int slack = std::min(part.total - least, least + ranges - part.total);
    part.strength = ranges - static_cast<int>(groups.size()) * slack;
    return groups.size() > 1;
  }

  /// Stores the pair if it is stronger than each of the two parts, and than the sum of their strengths, which
  /// may be negative for weak sums.
  void consider(std::size_t first, std::size_t second) {
    const Part &a = parts_[first], &b = parts_[second];
    Part both{{}, a.total + b.total, a.conditions};
    std::ranges::set_union(a.cells, b.cells, std::back_inserter(both.cells));
    if (both.cells.size() < a.cells.size() + b.cells.size()) return;
    both.conditions.insert(both.conditions.end(), b.conditions.begin(), b.conditions.end());
    static_cast<void>(rate(both));
    if (both.strength > std::min(std::max(a.strength, b.strength), a.strength + b.strength))
      pairs_.push_back({first, second, std::move(both)});
  }

  const DifferentCells& different_;
  int digits_;
  std::vector<Part> parts_;
  std::vector<Pair> pairs_;  // pairs of parts that are not merged yet
};

}  // namespace

std::vector<CombinedSum> combined_sums(const Conditions& conditions, const DifferentCells& different) {
  if (conditions.layout.digits > cp::kMostDistinctValues) return {};  // sum_in_groups() supports none of them
  Combination combination(conditions, different);
  combination.add_up();
  return combination.combined();
}

}  // namespace quadrille::sudoku
