#include "sudoku/conditions/leftovers.h"

#include <algorithm>
#include <utility>

#include "base/sort.h"
#include "sudoku/puzzle/sentences.h"

namespace quadrille::sudoku {

namespace {

/// Finds the leftovers of bands: the first rows from the top, or columns from the left. (Bands from the other
/// edge leave the same cells over. Bands in the middle infer a little more, but each node takes three times
/// as long.) Uses only rows, columns and regions with a cell for each digit.
class Leftovers {
 public:
  Leftovers(const std::vector<std::vector<int>>& regions, ConditionAdder& add)
      : regions_(regions),
        add_(add),
        layout_(add.layout()),
        region_of_(at(layout_.grid_cell_count()), kNone) {
    for (std::size_t region = 0; region < regions.size(); ++region) {
      if (!is_full(regions[region].size())) continue;
      ++full_regions_;
      for (const int cell : regions[region]) region_of_[at(cell)] = region;
    }
  }

  void add_all() {
    if (!layout_.lines) return;
    for (const bool of_rows : {true, false}) {
      if (!is_full(at(of_rows ? layout_.columns : layout_.rows))) continue;
      const int most = std::min((of_rows ? layout_.rows : layout_.columns) - 1, full_regions_);
      for (int lines = 1; lines <= most; ++lines) add_band({of_rows, lines});
    }
  }

 private:
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  struct Band {
    bool of_rows;
    int lines;
    [[nodiscard]] bool contains(int cell, const Layout& layout) const {
      return (of_rows ? layout.row_of(cell) : layout.column_of(cell)) < lines;
    }
  };

  [[nodiscard]] bool is_full(std::size_t cells) const { return cells == at(layout_.digits); }

  /// As many regions as the band has lines: those that share the most cells with it.
  [[nodiscard]] std::vector<bool> regions_near(const Band& band) const {
    std::vector<int> shared(regions_.size());
    std::vector<std::size_t> order;
    for (std::size_t region = 0; region < regions_.size(); ++region) {
      if (is_full(regions_[region].size())) order.push_back(region);
      shared[region] = static_cast<int>(
          std::ranges::count_if(regions_[region], [&](int cell) { return band.contains(cell, layout_); }));
    }
    sort_range(order, {}, [&](std::size_t region) { return std::pair(-shared[region], region); });
    std::vector<bool> near(regions_.size());
    for (int i = 0; i < band.lines; ++i) near[order[at(i)]] = true;
    return near;
  }

  [[nodiscard]] static std::string name_of(const Band& band) {
    return (band.of_rows ? say::kLeftoversOfRows : say::kLeftoversOfColumns)(band.lines);
  }

  void add_band(const Band& band) {
    const std::vector<bool> near = regions_near(band);
    SameDigits found;
    for (int cell = 0; cell < layout_.grid_cell_count(); ++cell) {
      const bool in_band = band.contains(cell, layout_);
      const std::size_t region = region_of_[at(cell)];
      const bool in_regions = region != kNone && near[region];
      if (in_band && !in_regions) found.first.push_back(cell);
      if (!in_band && in_regions) found.second.push_back(cell);
    }
    // Many leftovers infer almost nothing: bench/log/engine.md has the measurement.
    const int most = 7 * layout_.digits / 10;
    if (found.first.empty() || static_cast<int>(found.first.size()) > most) return;
    Derivation lines_less_regions;
    for (int line = 0; line < band.lines; ++line)
      lines_less_regions.added.push_back(at(line + (band.of_rows ? 0 : layout_.rows)));
    for (std::size_t region = 0; region < near.size(); ++region)
      if (near[region]) lines_less_regions.subtracted.push_back(at(layout_.rows + layout_.columns) + region);
    add_.implied(name_of(band), {std::move(found)}, std::move(lines_less_regions));
  }

  const std::vector<std::vector<int>>& regions_;
  ConditionAdder& add_;
  Layout layout_;
  std::vector<std::size_t> region_of_;  // by cell; kNone if it is in no complete region
  int full_regions_ = 0;
};

}  // namespace

void add_leftovers(const std::vector<std::vector<int>>& regions, ConditionAdder& add) {
  Leftovers(regions, add).add_all();
}

}  // namespace quadrille::sudoku
