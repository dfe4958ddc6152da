// Singles, in the order in which placing and removing made them: a full house is the last open cell of a
// house, a naked single has one candidate, a hidden single is the only place of a digit in a house.
#include "techniques/scan.h"

namespace quadrille::techniques {

namespace {

/// Whether the single is the last candidate of all in the house.
bool is_last_of_house(const Position& position, int house, Candidate single) {
  for (int digit = 1; digit <= position.board().digit_count(); ++digit)
    if (digit != single.digit && position.place_count(house, digit) != 0) return false;
  return true;
}

Step placing(Technique technique, Candidate single) {
  Step step{.technique = technique, .placements = {single}, .digits = {single.digit}, .cells = {single.cell}};
  return step;
}

}  // namespace

void find_full_house(Scan& scan) {
  const Position& position = scan.position();
  for (const Candidate& single : position.naked_singles()) {
    if (!position.is_open(single.cell)) continue;
    for (const int house : position.board().houses_of(single.cell)) {
      if (!is_last_of_house(position, house, single)) continue;
      Step step = placing(Technique::full_house, single);
      step.use_cell(single.cell);
      if (scan.offer(std::move(step))) return;
      break;
    }
  }
}

void find_naked_single(Scan& scan) {
  const Position& position = scan.position();
  for (const Candidate& single : position.naked_singles()) {
    if (!position.is_open(single.cell)) continue;
    Step step = placing(Technique::naked_single, single);
    step.use_cell(single.cell);
    if (scan.offer(std::move(step))) return;
  }
}

void find_hidden_single(Scan& scan) {
  const Position& position = scan.position();
  for (const Candidate& single : position.hidden_singles()) {
    if (!position.is_open(single.cell)) continue;
    for (const int house : position.board().houses_of(single.cell)) {
      if (!position.board().house(house).is_complete || position.place_count(house, single.digit) != 1)
        continue;
      Step step = placing(Technique::hidden_single, single);
      step.use(house, single.digit);
      if (scan.offer(std::move(step))) return;
      break;
    }
  }
}

}  // namespace quadrille::techniques
