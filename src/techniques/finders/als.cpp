// Almost locked sets: n cells of a house with n + 1 digits. A digit x is a restricted common of two of them
// if all its places in one see all its places in the other: one of the two sets has no x, so it is locked and
// holds all its other digits.
//
// XZ-rule: another digit z of both is then in one of them, and can be removed from the cells that see all its
// places there. With two restricted commons, both sets are locked. XY-wing: two sets are linked to a third by
// different digits. If sets may overlap, the linking digits must be outside their intersection.
#include <algorithm>

#include "base/sort.h"
#include "techniques/scan.h"

namespace quadrille::techniques {

namespace {

/// Both sets are locked if two digits link them: cells that see all places of another digit of `a` lose it.
bool eliminate_locked(Step& step, const Board& board, const LinkedSet& a, const LinkedSet& b,
                      Digits linking) {
  bool found = false;
  for (const int digit : list_of(a.set.digits & ~linking)) {
    const CellSet gone = a.seen[at(digit)] - b.set.cells;
    if (gone.empty()) continue;
    found = true;
    step.eliminate(gone, digit);
    for (const int cell : gone) step.use_links(board, a.places[at(digit)], cell, digit);
  }
  return found;
}

}  // namespace

void find_als_xz(Scan& scan) {
  const Board& board = scan.board();
  const bool wants_overlap = scan.wanted() == Technique::overlapping_als_xz;
  const std::vector<LinkedSet>& sets = scan.almost_locked_sets();
  for (const RestrictedCommon& common : scan.restricted_commons(wants_overlap)) {
    const LinkedSet& a = sets[common.first];
    const LinkedSet& b = sets[common.second];
    if (wants_overlap && !overlap(a, b)) continue;
    if (common.other_digit == 0 && !removes_shared(a, b, as_digits(common.digit))) continue;
    Step step{.technique = scan.wanted()};
    eliminate_shared(step, board, a, b, as_digits(common.digit));
    if (common.other_digit != 0) {
      const Digits both = as_digits(common.digit) | as_digits(common.other_digit);
      eliminate_shared(step, board, a, b, as_digits(common.other_digit));
      const bool a_loses = eliminate_locked(step, board, a, b, both);
      const bool b_loses = eliminate_locked(step, board, b, a, both);
      if (a_loses || b_loses) step.fins.clear();
    }
    if (step.eliminations.empty()) continue;
    add_set(step, board, a);
    add_set(step, board, b);
    link_sets(step, board, a, b, common.digit);
    link_sets(step, board, a, b, common.other_digit);
    if (scan.offer(std::move(step))) return;
  }
}

void find_als_xy_wing(Scan& scan) {
  const Board& board = scan.board();
  const bool wants_overlap = scan.wanted() == Technique::overlapping_als_xy_wing;
  const std::vector<LinkedSet>& sets = scan.almost_locked_sets();
  const std::vector<RestrictedCommon>& commons = scan.restricted_commons(wants_overlap);
  std::vector<std::vector<std::size_t>> of_set(sets.size());
  for (std::size_t i = 0; i < commons.size(); ++i) {
    of_set[commons[i].first].push_back(i);
    of_set[commons[i].second].push_back(i);
  }
  std::vector<std::size_t> later;
  for (std::size_t i = 0; i < commons.size(); ++i) {
    const RestrictedCommon& one = commons[i];
    later.clear();
    for (const std::size_t set : {one.first, one.second}) {
      const auto from = std::ranges::upper_bound(of_set[set], i);
      later.insert(later.end(), from, of_set[set].end());
    }
    sort_range(later);
    for (const std::size_t j : later) {
      if (scan.is_over()) return;
      const RestrictedCommon& other = commons[j];
      if (one.other_digit == 0 && other.other_digit == 0 && one.digit == other.digit) continue;
      const std::size_t middle =
          one.second == other.first || one.second == other.second ? one.second : one.first;
      const LinkedSet& c = sets[middle];
      const LinkedSet& a = sets[one.first == middle ? one.second : one.first];
      const LinkedSet& b = sets[other.first == middle ? other.second : other.first];
      if ((overlap(a, b) || overlap(a, c) || overlap(b, c)) != wants_overlap) continue;
      const Digits linking = as_digits(one.digit) | as_digits(one.other_digit) | as_digits(other.digit) |
                             as_digits(other.other_digit);
      if (!removes_shared(a, b, linking)) continue;
      Step step{.technique = scan.wanted()};
      eliminate_shared(step, board, a, b, linking);
      add_set(step, board, a);
      add_set(step, board, b);
      add_set(step, board, c);
      link_sets(step, board, a, c, one.digit);
      link_sets(step, board, a, c, one.other_digit);
      link_sets(step, board, b, c, other.digit);
      link_sets(step, board, b, c, other.other_digit);
      if (scan.offer(std::move(step))) return;
    }
  }
}

}  // namespace quadrille::techniques
