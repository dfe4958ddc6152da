// Singles, in the order in which placements and removals created them: a full house is the last open cell of
// a house, a naked single has one candidate, a hidden single is the only place of a digit in a house.
// The base of a step is that house.
#include "techniques/scan.h"

namespace quadrille::techniques {

namespace {

/// Visits the singles of a technique, each with its house, until visit returns true. A naked single has no
/// house: -1.
template <class F>
void each_full_house(const Position& position, F visit) {
  for (const Candidate& single : position.naked_singles()) {
    if (!position.is_open(single.cell)) continue;
    for (const int house : position.board().houses_of(single.cell)) {
      if (position.open_in(house) != 1) continue;
      if (visit(single, house)) return;
      break;
    }
  }
}

template <class F>
void each_naked_single(const Position& position, F visit) {
  for (const Candidate& single : position.naked_singles())
    if (position.is_open(single.cell) && visit(single, -1)) return;
}

template <class F>
void each_hidden_single(const Position& position, F visit) {
  for (const Candidate& single : position.hidden_singles()) {
    if (!position.is_open(single.cell)) continue;
    for (const int house : position.board().houses_of(single.cell)) {
      if (!position.board().house(house).is_complete || position.place_count(house, single.digit) != 1)
        continue;
      if (visit(single, house)) return;
      break;
    }
  }
}

bool offer_placing(Scan& scan, Technique technique, Candidate single, int house) {
  Step step{.technique = technique, .placements = {single}, .digits = {single.digit}, .cells = {single.cell}};
  if (house >= 0) step.base.push_back(house);
  if (technique == Technique::hidden_single) {
    step.use(house, single.digit);
  } else {
    step.use_cell(single.cell);
  }
  return scan.offer(std::move(step));
}

}  // namespace

std::optional<Single> first_single(const Position& position, const TechniqueSet& allowed) {
  std::optional<Single> first;
  const auto take_as = [&](Technique technique) {
    return [&first, technique](Candidate single, int /*house*/) {
      first = {technique, single};
      return true;
    };
  };
  const auto may_take = [&](Technique technique) {
    return !first && allowed.test(static_cast<std::size_t>(technique));
  };
  if (may_take(Technique::full_house)) each_full_house(position, take_as(Technique::full_house));
  if (may_take(Technique::naked_single)) each_naked_single(position, take_as(Technique::naked_single));
  if (may_take(Technique::hidden_single)) each_hidden_single(position, take_as(Technique::hidden_single));
  return first;
}

void find_full_house(Scan& scan) {
  each_full_house(scan.position(), [&](Candidate single, int house) {
    return offer_placing(scan, Technique::full_house, single, house);
  });
}

void find_naked_single(Scan& scan) {
  each_naked_single(scan.position(), [&](Candidate single, int house) {
    return offer_placing(scan, Technique::naked_single, single, house);
  });
}

void find_hidden_single(Scan& scan) {
  each_hidden_single(scan.position(), [&](Candidate single, int house) {
    return offer_placing(scan, Technique::hidden_single, single, house);
  });
}

}  // namespace quadrille::techniques
