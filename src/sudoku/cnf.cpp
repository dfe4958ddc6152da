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
    : size_(model.size), digits_(model.candidates) {
  const auto goes_on = [&] { return !is_stopped || !is_stopped(formula_.memory()); };
  add_candidates();
  reserve(model);
  const int cells = static_cast<int>(digits_.size());
  for (int cell = 0; cell < cells && goes_on(); ++cell) add_cell(cell);
  for (const House& house : model.houses) {
    if (static_cast<int>(house.cells.size()) == size_) add_places(house);
  }
  CellPairs different(digits_.size());
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

void Cnf::add_candidates() {
  for (std::size_t cell = 0; cell < digits_.size(); ++cell) {
    before_.push_back(variable_count());
    for (const int i : Bits(digits_[cell])) candidates_.push_back({static_cast<int>(cell), i + 1});
  }
  formula_ = proof::Formula(variable_count());
}

void Cnf::reserve(const Model& model) {
  const auto size = static_cast<std::size_t>(size_);
  const auto pairs = [](std::size_t count) { return count * (count - 1) / 2; };
  std::size_t binary = digits_.size() * pairs(size) + model.differences.size() * size;
  for (const House& house : model.houses) binary += pairs(house.cells.size()) * size;
  const std::size_t places = digits_.size() + model.houses.size() * size;
  formula_.reserve(binary + places, 2 * binary + size * places);
}

int Cnf::variable(int cell, int digit) const {
  const auto at = static_cast<std::size_t>(cell);
  if (digit < 1 || digit > size_ || (digits_[at] & digit_bit(digit)) == 0) return 0;
  return before_[at] + count_of(digits_[at] & low_bits(digit));
}

void Cnf::add_cell(int cell) {
  const int first = before_[static_cast<std::size_t>(cell)] + 1;
  const int end = first + count_of(digits_[static_cast<std::size_t>(cell)]);
  std::vector<int> some;
  for (int v = first; v < end; ++v) some.push_back(v);
  add(some);
  for (int w = first + 1; w < end; ++w)
    for (int v = first; v < w; ++v) add(std::array{-v, -w});
}

void Cnf::add_places(const House& house) {
  std::vector<int> places;
  for (int digit = 1; digit <= size_; ++digit) {
    places.clear();
    for (const int cell : house.cells) {
      if (const int v = variable(cell, digit); v != 0) places.push_back(v);
    }
    add(places);
  }
}

void Cnf::add_difference(const Difference& difference) {
  for (int digit = 1; digit <= size_; ++digit) {
    const int v = variable(difference.a, digit + difference.offset);
    const int w = variable(difference.b, digit);
    if (v != 0 && w != 0) add(std::array{-v, -w});
  }
}

}  // namespace quadrille::sudoku
