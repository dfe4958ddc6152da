// Aligned pair and triplet exclusion: combinations of digits in two or three cells that leave another cell
// without any.
#include <array>
#include <bitset>

#include "base/sort.h"
#include "techniques/explainer/search.h"

namespace quadrille::techniques::explainer {

namespace {

/// The maximum number of cells that Sudoku Explainer can choose from: its subsets are bits of one word.
constexpr int kMostAligned = 64;

using CellBits = std::bitset<kCells>;

struct AlignedCells {
  std::vector<int> cells;
  std::array<std::vector<int>, kCells> excluders;  // by cell: those that it sees
  std::array<CellBits, kCells> excluder_bits;      // likewise
};

AlignedCells aligned_cells(const Marks& marks, int degree) {
  AlignedCells aligned;
  for (int cell = 0; cell < kCells; ++cell) {
    if (size_of(marks.digits(cell)) < 2) continue;
    bool sees_single = false;
    std::vector<int> excluders;
    for (const int peer : peers_of(cell)) {
      const int size = size_of(marks.digits(peer));
      if (size == 1) sees_single = true;
      if (size >= 2 && size <= degree) excluders.push_back(peer);
    }
    if (sees_single || excluders.empty()) continue;
    aligned.cells.push_back(cell);
    for (const int excluder : excluders) aligned.excluder_bits[at(cell)].set(at(excluder));
    aligned.excluders[at(cell)] = std::move(excluders);
  }
  return aligned;
}

/// Tries combinations of digits of the cells until each digit of each cell occurs in one that is allowed,
/// which usually takes few combinations.
class Exclusion {
 public:
  Exclusion(const Marks& marks, std::span<const int> cells, std::span<const int> excluders)
      : marks_(marks), cells_(cells), excluders_(excluders) {
    for (const int cell : cells) open_ += size_of(marks.digits(cell));
    try_cell(0, 0);
  }

  [[nodiscard]] std::vector<Removal> removals() const {
    std::vector<Removal> removals;
    for (std::size_t i = 0; i < cells_.size(); ++i)
      if (const Mask gone = minus(marks_.digits(cells_[i]), allowed_[i]); gone != 0)
        removals.push_back({cells_[i], gone});
    sort_range(removals, {}, &Removal::cell);
    return removals;
  }

 private:
  void try_cell(std::size_t i, Mask used) {
    if (i == cells_.size()) {
      allow(used);
      return;
    }
    for (const int digit : Bits(marks_.digits(cells_[i]))) {
      if (open_ == 0) return;
      bool is_free = true;
      for (std::size_t k = 0; k < i; ++k)
        if (chosen_[k] == digit && see_each_other(cells_[k], cells_[i])) is_free = false;
      if (!is_free) continue;
      chosen_[i] = digit;
      try_cell(i + 1, used | mask_of(digit));
    }
  }

  /// Marks the chosen digits as possible unless an excluder is left without a digit.
  void allow(Mask used) {
    int added = 0;
    for (std::size_t k = 0; k < cells_.size(); ++k) added += (allowed_[k] & mask_of(chosen_[k])) == 0 ? 1 : 0;
    if (added == 0) return;
    for (const int excluder : excluders_)
      if (minus(marks_.digits(excluder), used) == 0) return;
    for (std::size_t k = 0; k < cells_.size(); ++k) allowed_[k] |= mask_of(chosen_[k]);
    open_ -= added;
  }

  const Marks& marks_;
  std::span<const int> cells_;
  std::span<const int> excluders_;
  int open_ = 0;  // number of digits of cells for which no allowed combination is known yet
  std::array<int, 3> chosen_{};
  std::array<Mask, 3> allowed_{};
};

bool exclude(const Marks& marks, const AlignedCells& aligned, std::span<const int> cells, HintSink& sink) {
  CellBits bits = aligned.excluder_bits[at(cells[0])];
  for (const int cell : cells) bits &= aligned.excluder_bits[at(cell)];
  if (bits.count() < 2) return false;
  std::vector<int> common;
  for (const int excluder : aligned.excluders[at(cells[0])])
    if (bits[at(excluder)]) common.push_back(excluder);
  Hint hint{.removals = Exclusion(marks, cells, common).removals()};
  if (hint.removals.empty()) return false;
  hint.name = cells.size() == 2 ? "Aligned Pair Exclusion" : "Aligned Triplet Exclusion";
  hint.rating = cells.size() == 2 ? 6.2 : 7.5;
  return sink.add(std::move(hint));
}

/// Visits the excluders of either cell that may be the third, until a visit returns true.
template <class Visit>
bool for_each_third(const AlignedCells& aligned, int a, int b, Visit visit) {
  CellBits met;
  met.set(at(a)).set(at(b));
  for (const int from : {a, b})
    for (const int cell : aligned.excluders[at(from)]) {
      if (met[at(cell)] || aligned.excluders[at(cell)].empty()) continue;
      met.set(at(cell));
      if (visit(cell)) return true;
    }
  return false;
}

template <class Visit>
void for_each_pair(const AlignedCells& aligned, Visit visit) {
  const int count = static_cast<int>(aligned.cells.size());
  if (count > kMostAligned) return;
  for_each_subset(2, count, [&](std::span<const int> pair) {
    return visit(aligned.cells[at(pair[0])], aligned.cells[at(pair[1])]);
  });
}

}  // namespace

void find_aligned_pair(const Marks& marks, HintSink& sink) {
  const AlignedCells aligned = aligned_cells(marks, 2);
  for_each_pair(aligned, [&](int a, int b) {
    const std::array cells{a, b};
    return exclude(marks, aligned, cells, sink);
  });
}

void find_aligned_triplet(const Marks& marks, HintSink& sink) {
  const AlignedCells aligned = aligned_cells(marks, 3);
  if (aligned.cells.size() < 3) return;
  for_each_pair(aligned, [&](int a, int b) {
    return for_each_third(aligned, a, b, [&](int c) {
      const std::array cells{a, b, c};
      return exclude(marks, aligned, cells, sink);
    });
  });
}

}  // namespace quadrille::techniques::explainer
