// Locked candidates: all places of a digit in one house lie in a second one, so the digit is removed from the
// rest of that. Pointing: the first is a region; claiming: the second is.
//
//   places of 7 in the box   . 7 7 | x . .   and x, the other places in the row, are removed
#include "techniques/scan.h"

namespace quadrille::techniques {

namespace {

Step locked_step(const Position& position, Technique technique, int digit, int from, int to) {
  Step step{.technique = technique, .digits = {digit}, .base = {from}, .cover = {to}};
  const CellSet places = position.places(from, digit);
  step.cells = list_of(places);
  step.eliminate(position.places(to, digit) - places, digit);
  step.use(from, digit);
  step.use(to, digit);
  return step;
}

/// Searches the houses of that kind as the first. is_second(kind): whether the second house may be of the
/// kind; regions come last.
bool search(Scan& scan, HouseKind kind, Technique technique, bool region_is_second) {
  const Position& position = scan.position();
  const Board& board = scan.board();
  for (const int from : board.houses_of_kind(kind)) {
    if (!board.house(from).is_complete) continue;
    for (int digit = 1; digit <= board.digit_count(); ++digit) {
      const int count = position.place_count(from, digit);
      if (count < 2) continue;
      const CellSet places = position.places(from, digit);
      for (const int to : board.houses_of(places.first())) {
        const bool is_region = board.house(to).kind == HouseKind::region;
        if (to == from || is_region != region_is_second) continue;
        if (position.place_count(to, digit) <= count || !places.is_within(board.house(to).set)) continue;
        if (scan.offer(locked_step(position, technique, digit, from, to))) return true;
        break;
      }
    }
  }
  return false;
}

}  // namespace

void find_locked_candidates(Scan& scan) {
  if (scan.wants_all() || scan.wanted() == Technique::pointing)
    if (search(scan, HouseKind::region, Technique::pointing, false)) return;
  if (!scan.wants_all() && scan.wanted() != Technique::claiming) return;
  if (search(scan, HouseKind::row, Technique::claiming, true)) return;
  if (search(scan, HouseKind::column, Technique::claiming, true)) return;
  if (search(scan, HouseKind::other, Technique::claiming, true)) return;
  // Without regions, or with more houses than rows, columns and regions: any two houses.
  for (const HouseKind kind : {HouseKind::row, HouseKind::column, HouseKind::other})
    if (search(scan, kind, Technique::claiming, false)) return;
}

}  // namespace quadrille::techniques
