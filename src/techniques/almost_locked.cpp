#include "techniques/almost_locked.h"

#include <algorithm>

#include "techniques/scan.h"

namespace quadrille::techniques {

bool removes_shared(const LinkedSet& a, const LinkedSet& b, Digits linking) {
  const Digits shared = a.set.digits & b.set.digits & ~linking;
  if (shared == 0 || !a.seen_of_any.meets(b.seen_of_any)) return false;
  return std::ranges::any_of(list_of(shared),
                             [&](int digit) { return a.seen[at(digit)].meets(b.seen[at(digit)]); });
}

void eliminate_shared(Step& step, const Board& board, const LinkedSet& a, const LinkedSet& b,
                      Digits linking) {
  const Digits shared = a.set.digits & b.set.digits & ~linking;
  if (shared == 0 || !a.seen_of_any.meets(b.seen_of_any)) return;
  for (const int digit : list_of(shared)) {
    const CellSet gone = a.seen[at(digit)] & b.seen[at(digit)];
    if (gone.empty()) continue;
    step.eliminate(gone, digit);
    const CellSet places = a.places[at(digit)] | b.places[at(digit)];
    for (const int cell : places) step.fins.push_back({cell, digit});
    for (const int cell : gone) step.use_links(board, places, cell, digit);
  }
}

void link_sets(Step& step, const Board& board, const LinkedSet& a, const LinkedSet& b, int digit) {
  if (digit == 0) return;
  for (const int cell : a.places[at(digit)] | b.places[at(digit)]) step.endo_fins.push_back({cell, digit});
  for (const int from : a.places[at(digit)]) step.use_links(board, b.places[at(digit)], from, digit);
}

void add_set(Step& step, const Board& board, const LinkedSet& set) {
  step.sets.push_back(set.set);
  step.use_set(board, set.set);
}

namespace {

void extend_set(Scan& scan, const std::vector<int>& open, std::size_t next, const AlmostLockedSet& part,
                int count, int most, std::vector<LinkedSet>& sets) {
  for (std::size_t i = next; i < open.size() && !scan.is_over(); ++i) {
    AlmostLockedSet more = part;
    more.cells.add(open[i]);
    more.digits |= scan.position().candidates(open[i]);
    const int size = count + 1;
    if (size > most) return;
    if (count_of(more.digits) == size + 1) {
      const auto is_same = [&](const LinkedSet& known) { return known.set.cells == more.cells; };
      if (std::ranges::none_of(sets, is_same)) sets.push_back({more, {}, {}, {}});
    }
    extend_set(scan, open, i + 1, more, size, most, sets);
  }
}

}  // namespace

const std::vector<LinkedSet>& Scan::almost_locked_sets() {
  if (sets_) return *sets_;
  sets_.emplace();
  std::vector<int> open;
  for (const House& house : board().houses()) {
    open.clear();
    for (const int cell : house.cells)
      if (position_.is_open(cell)) open.push_back(cell);
    extend_set(*this, open, 0, {}, 0, board().bounded(static_cast<int>(house.cells.size()) - 1, 3), *sets_);
  }
  for (LinkedSet& linked : *sets_) {
    linked.places.resize(at(board().digit_count() + 1));
    linked.seen.resize(at(board().digit_count() + 1));
    for (const int digit : list_of(linked.set.digits)) {
      linked.places[at(digit)] = linked.set.cells & position_.cells_with(digit);
      linked.seen[at(digit)] =
          (board().common_peers(linked.places[at(digit)]) & position_.cells_with(digit)) - linked.set.cells;
      linked.seen_of_any |= linked.seen[at(digit)];
    }
  }
  return *sets_;
}

const std::vector<RestrictedCommon>& Scan::restricted_commons(bool may_overlap) {
  std::optional<std::vector<RestrictedCommon>>& commons = commons_[may_overlap ? 1 : 0];
  if (commons) return *commons;
  const std::vector<LinkedSet>& sets = almost_locked_sets();
  commons.emplace();
  for (std::size_t i = 0; i < sets.size(); ++i) {
    for (std::size_t j = i + 1; j < sets.size() && !is_over(); ++j) {
      const LinkedSet& a = sets[i];
      const LinkedSet& b = sets[j];
      const Digits shared = a.set.digits & b.set.digits;
      if (shared == 0 || !a.seen_of_any.meets(b.set.cells)) continue;
      if (!may_overlap && overlap(a, b)) continue;
      RestrictedCommon common{i, j, 0, 0};
      for (const int digit : Bits(shared)) {
        const int d = digit + 1;
        if (!b.places[at(d)].is_within(a.seen[at(d)])) continue;  // and vice versa
        (common.digit == 0 ? common.digit : common.other_digit) = d;
      }
      if (common.digit != 0) commons->push_back(common);
    }
  }
  return *commons;
}

}  // namespace quadrille::techniques
