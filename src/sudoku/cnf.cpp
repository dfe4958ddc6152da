#include "sudoku/cnf.h"

#include <algorithm>
#include <array>

namespace quadrille::sudoku {

namespace {

/// Pairs of cells that were met before.
class CellPairs {
 public:
  explicit CellPairs(std::size_t cells) : cells_(cells), known_(cells * cells) {}
  /// False when the pair was there.
  [[nodiscard]] bool insert(int a, int b) {
    const auto [low, high] = std::minmax({static_cast<std::size_t>(a), static_cast<std::size_t>(b)});
    const auto at = low * cells_ + high;
    if (known_[at]) return false;
    known_[at] = true;
    return true;
  }

 private:
  std::size_t cells_;
  std::vector<bool> known_;
};

}  // namespace

Cnf::Cnf(const Model& model, const std::function<bool(std::size_t)>& is_stopped)
    : size_(model.size), variables_(model), formula_(variables_.count()) {
  const auto goes_on = [&] { return !is_stopped || !is_stopped(formula_.memory()); };
  reserve(model);
  const int cells = static_cast<int>(model.candidates.size());
  for (int cell = 0; cell < cells && goes_on(); ++cell) add_cell(cell);
  for (const House& house : model.houses) {
    if (static_cast<int>(house.cells.size()) == size_) add_places(house);
  }
  CellPairs different(model.candidates.size());
  const auto differ = [&](int a, int b) {
    if (different.insert(a, b)) add_difference({a, b, 0, {}});
  };
  for (const House& house : model.houses) {
    for (std::size_t j = 1; j < house.cells.size() && goes_on(); ++j)
      for (std::size_t i = 0; i < j; ++i) differ(house.cells[i], house.cells[j]);
  }
  for (const Difference& difference : model.differences) {
    if (!goes_on()) return;
    if (difference.offset == 0) {
      differ(difference.a, difference.b);
    } else {
      add_difference(difference);
    }
  }
}

void Cnf::reserve(const Model& model) {
  const auto size = static_cast<std::size_t>(size_);
  const auto pairs = [](std::size_t count) { return count * (count - 1) / 2; };
  std::size_t binary = model.candidates.size() * pairs(size) + model.differences.size() * size;
  for (const House& house : model.houses) binary += pairs(house.cells.size()) * size;
  const std::size_t places = model.candidates.size() + model.houses.size() * size;
  formula_.reserve(binary + places, 2 * binary + size * places);
}

void Cnf::add_cell(int cell) {
  const std::vector<int> some = variables_.of_cell(cell);
  add(some);
  for (std::size_t w = 1; w < some.size(); ++w)
    for (std::size_t v = 0; v < w; ++v) add(std::array{-some[v], -some[w]});
}

void Cnf::add_places(const House& house) {
  for (int digit = 1; digit <= size_; ++digit) add(variables_.of_digit(house.cells, digit));
}

void Cnf::add_difference(const Difference& difference) {
  for (int digit = 1; digit <= size_; ++digit) {
    const int v = variable(difference.a, digit + difference.offset);
    const int w = variable(difference.b, digit);
    if (v != 0 && w != 0) add(std::array{-v, -w});
  }
}

}  // namespace quadrille::sudoku
