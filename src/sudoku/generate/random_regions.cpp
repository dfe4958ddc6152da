#include "sudoku/generate/random_regions.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

namespace {

class Regions {
 public:
  explicit Regions(int size) : layout_(size) {
    const BoxShape usual = usual_boxes(size);
    const BoxShape shape = usual.rows > 0 ? usual : BoxShape{1, size};
    for (int cell = 0; cell < layout_.cell_count(); ++cell)
      region_.push_back(layout_.row_of(cell) / shape.rows * shape.rows +
                        layout_.column_of(cell) / shape.columns);
  }

  /// Gives a random cell on a border to the region on the other side, and moves another cell of that region
  /// back. Does nothing if a region would be disconnected.
  void exchange(Random& random) {
    const int cell = static_cast<int>(random.below(region_.size()));
    const auto beside = neighbours(cell);
    const int mine = region_[at(cell)], other = region_[at(beside[random.below(beside.size())])];
    if (mine == other) return;
    region_[at(cell)] = other;
    std::vector<int> returns;
    for (int back = 0; back < layout_.cell_count(); ++back)
      if (back != cell && region_[at(back)] == other && touches(back, mine)) returns.push_back(back);
    if (!returns.empty()) {
      const int back = returns[random.below(returns.size())];
      region_[at(back)] = mine;
      if (is_connected(mine) && is_connected(other)) return;
      region_[at(back)] = other;
    }
    region_[at(cell)] = mine;
  }

  [[nodiscard]] std::vector<std::string> labels() const {
    std::vector<int> numbers(region_.size());
    int count = 0;
    std::vector<std::string> labels;
    for (const int region : region_) {
      int& number = numbers[at(region)];
      if (number == 0) number = ++count;
      labels.push_back(number <= kMostSymbols ? std::string(1, kDigitSymbols[at(number - 1)])
                                              : std::to_string(number));
    }
    return labels;
  }

 private:
  [[nodiscard]] std::vector<int> neighbours(int cell) const {
    constexpr std::array<std::pair<int, int>, 4> kSteps{{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};
    std::vector<int> cells;
    for (const auto& [down, right] : kSteps) {
      const int row = layout_.row_of(cell) + down, column = layout_.column_of(cell) + right;
      if (layout_.contains(row, column)) cells.push_back(layout_.cell_at(row, column));
    }
    return cells;
  }
  [[nodiscard]] bool touches(int cell, int region) const {
    return std::ranges::any_of(neighbours(cell), [&](int beside) { return region_[at(beside)] == region; });
  }
  [[nodiscard]] bool is_connected(int region) const {
    std::vector<bool> is_seen(region_.size());
    std::vector<int> reached{static_cast<int>(std::ranges::find(region_, region) - region_.begin())};
    is_seen[at(reached.front())] = true;
    for (std::size_t i = 0; i < reached.size(); ++i) {
      for (const int beside : neighbours(reached[i])) {
        if (is_seen[at(beside)] || region_[at(beside)] != region) continue;
        is_seen[at(beside)] = true;
        reached.push_back(beside);
      }
    }
    return reached.size() == at(layout_.columns);
  }

  Layout layout_;
  std::vector<int> region_;  // by cell
};

}  // namespace

std::vector<std::string> random_regions(int size, Random& random) {
  Regions regions(size);
  if (size > 1)
    for (int i = 0; i < 10 * size; ++i) regions.exchange(random);
  return regions.labels();
}

}  // namespace quadrille::sudoku
