#include "sudoku/puzzle/leftovers.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include <fmt/format.h>

namespace quadrille::sudoku {

namespace {

/// Finds the leftovers of bands: so many rows from the top, or columns from the left. (Those from the other
/// edge leave over the same cells. Bands in the middle see a little more, but each node takes three times as
/// long.)
class Leftovers {
 public:
  Leftovers(const std::vector<std::vector<int>>& regions, ConditionAdder& add)
      : regions_(regions), add_(add), size_(add.conditions().size), region_of_(at(size_ * size_)) {
    for (std::size_t region = 0; region < regions.size(); ++region)
      for (const int cell : regions[region]) region_of_[static_cast<std::size_t>(cell)] = region;
  }

  void add_all() {
    for (const bool of_rows : {true, false}) {
      for (int lines = 1; lines < size_; ++lines) add_band({of_rows, lines});
    }
  }

 private:
  struct Band {
    bool of_rows;
    int lines;
    [[nodiscard]] bool contains(int cell, int size) const {
      return (of_rows ? cell / size : cell % size) < lines;
    }
  };

  /// As many regions as the band has lines, those that share the most cells with it.
  [[nodiscard]] std::vector<bool> regions_near(const Band& band) const {
    std::vector<int> shared(regions_.size());
    for (std::size_t region = 0; region < regions_.size(); ++region) {
      shared[region] = static_cast<int>(
          std::ranges::count_if(regions_[region], [&](int cell) { return band.contains(cell, size_); }));
    }
    std::vector<std::size_t> order(regions_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t region) { return std::pair(-shared[region], region); });
    std::vector<bool> near(regions_.size());
    for (int i = 0; i < band.lines; ++i) near[order[static_cast<std::size_t>(i)]] = true;
    return near;
  }

  [[nodiscard]] static std::string name_of(const Band& band) {
    if (band.lines == 1) return fmt::format("leftovers of {} 1", band.of_rows ? "row" : "column");
    return fmt::format("leftovers of {} 1-{}", band.of_rows ? "rows" : "columns", band.lines);
  }

  void add_band(const Band& band) {
    const std::vector<bool> near = regions_near(band);
    SameDigits found;
    for (int cell = 0; cell < size_ * size_; ++cell) {
      const bool in_band = band.contains(cell, size_);
      const bool in_regions = near[region_of_[static_cast<std::size_t>(cell)]];
      if (in_band && !in_regions) found.first.push_back(cell);
      if (!in_band && in_regions) found.second.push_back(cell);
    }
    // Where they are many they see next to nothing: bench/log.md has the measurement.
    const int most = 7 * size_ / 10;
    if (found.first.empty() || static_cast<int>(found.first.size()) > most) return;
    Derivation lines_less_regions;
    for (int line = 0; line < band.lines; ++line)
      lines_less_regions.added.push_back(at(line + (band.of_rows ? 0 : size_)));
    for (std::size_t region = 0; region < near.size(); ++region)
      if (near[region]) lines_less_regions.subtracted.push_back(2 * at(size_) + region);
    add_.implied(name_of(band), {std::move(found)}, std::move(lines_less_regions));
  }

  const std::vector<std::vector<int>>& regions_;
  ConditionAdder& add_;
  int size_;
  std::vector<std::size_t> region_of_;  // by cell
};

}  // namespace

void add_leftovers(const std::vector<std::vector<int>>& regions, ConditionAdder& add) {
  Leftovers(regions, add).add_all();
}

}  // namespace quadrille::sudoku
