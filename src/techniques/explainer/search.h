// The searches of Sudoku Explainer 1.2.1. Each has a fixed order, and its first hint is used.
#pragma once

#include <array>
#include <span>

#include "techniques/explainer/hint.h"

namespace quadrille::techniques::explainer {

/// Calls visit with the subsets of `degree` of 0..count-1, as lists, in the order of their bits read as a
/// number: 01, 02, 12, 03, .. Stops as soon as visit returns true; returns whether it did.
template <class Visit>
bool for_each_subset(int degree, int count, Visit visit) {
  std::array<int, 8> members{};
  for (int i = 0; i < degree; ++i) members[at(i)] = i;
  if (degree > count || count == 0) return false;
  while (true) {
    if (visit(std::span<const int>(members.data(), at(degree)))) return true;
    int i = 0;  // advances the first member that has room, and resets those before it
    while (i < degree && members[at(i)] + 1 == (i + 1 < degree ? members[at(i + 1)] : count)) ++i;
    if (i == degree) return false;
    ++members[at(i)];
    for (int j = 0; j < i; ++j) members[at(j)] = j;
  }
}

/// The union of the masks, if it has as many members as there are masks, and each mask has two or more.
[[nodiscard]] Mask common_tuple(std::span<const Mask> masks);

// Singles, including those after locking or a hidden set.
void find_hidden_single(const Marks& marks, HintSink& sink);
void find_direct_locking(const Marks& marks, HintSink& sink);
void find_direct_hidden_pair(const Marks& marks, HintSink& sink);
void find_naked_single(const Marks& marks, HintSink& sink);
void find_direct_hidden_triplet(const Marks& marks, HintSink& sink);

// Locking, sets and fish.
void find_locking(const Marks& marks, HintSink& sink);
void find_naked_set(const Marks& marks, int degree, HintSink& sink);
void find_hidden_set(const Marks& marks, int degree, HintSink& sink);
void find_fish(const Marks& marks, int degree, HintSink& sink);

void find_xy_wing(const Marks& marks, HintSink& sink);
void find_xyz_wing(const Marks& marks, HintSink& sink);
void find_unique_loop(const Marks& marks, HintSink& sink);
void find_bug(const Marks& marks, HintSink& sink);
void find_aligned_pair(const Marks& marks, HintSink& sink);
void find_aligned_triplet(const Marks& marks, HintSink& sink);

}  // namespace quadrille::techniques::explainer
