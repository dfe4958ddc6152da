#include "techniques/cell_set.h"

#include <algorithm>

namespace quadrille::techniques {

void CellSet::widen(std::size_t far_count) {
  while (far_count_ < far_count) far_[far_count_++] = 0;
}

void CellSet::copy_far(const CellSet& other) { std::copy_n(other.far_.begin(), far_count_, far_.begin()); }

bool CellSet::has_no_far() const {
  return std::all_of(far_.begin(), far_.begin() + static_cast<std::ptrdiff_t>(far_count_),
                     [](Word word) { return word == 0; });
}

int CellSet::count_far() const {
  int count = 0;
  for (std::size_t i = 0; i < far_count_; ++i) count += count_of(far_[i]);
  return count;
}

bool CellSet::meets_far(const CellSet& other) const {
  Word all = 0;
  for (std::size_t i = 0; i < std::min(far_count_, other.far_count_); ++i) all |= far_[i] & other.far_[i];
  return all != 0;
}

bool CellSet::is_far_within(const CellSet& other) const {
  Word all = 0;
  for (std::size_t i = 0; i < far_count_; ++i) all |= far_[i] & ~other.far_word(i);
  return all == 0;
}

void CellSet::keep_far(const CellSet& other) {
  far_count_ = std::min(far_count_, other.far_count_);
  for (std::size_t i = 0; i < far_count_; ++i) far_[i] &= other.far_[i];
}

void CellSet::add_far(const CellSet& other) {
  widen(other.far_count_);
  for (std::size_t i = 0; i < other.far_count_; ++i) far_[i] |= other.far_[i];
}

void CellSet::remove_far(const CellSet& other) {
  for (std::size_t i = 0; i < std::min(far_count_, other.far_count_); ++i) far_[i] &= ~other.far_[i];
}

}  // namespace quadrille::techniques
