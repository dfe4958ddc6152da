#include "techniques/guardians.h"

#include <algorithm>

namespace quadrille::techniques {

bool conclude_from_guardians(const Position& position, Step& step) {
  const Board& board = position.board();
  if (step.fins.empty()) return false;
  if (step.fins.size() == 1) {
    step.placements = step.fins;
    return true;
  }
  for (int digit = 1; digit <= board.digit_count(); ++digit) {
    CellSet gone = position.cells_with(digit);
    for (const auto& [cell, guardian] : step.fins) {
      CellSet same;
      if (guardian != digit) same.add(cell);
      gone &= guardian == digit ? board.peers(cell) : same;
    }
    step.eliminate(gone, digit);
  }
  for (const Candidate& gone : step.eliminations)
    for (const Candidate& guardian : step.fins) step.use_link(board, guardian, gone);
  return !step.eliminations.empty();
}

std::vector<Candidate> ChainsToOne::excluded_by_all(const std::vector<Candidate>& from) const {
  std::vector<Candidate> all;
  reach_.for_each(links_.node(from.front(), true), [&](Implications::Node node) {
    if (Implications::is_on(node) || links_.is_group(node)) return;
    const Candidate gone{links_.cell_of(node), links_.digit_of(node)};
    if (std::ranges::find(from, gone) != from.end()) return;
    if (std::ranges::all_of(from, [&](Candidate each) { return excludes(each, gone); })) all.push_back(gone);
  });
  return all;
}

bool ChainsToOne::add_chains(Step& step, const std::vector<Candidate>& from, Candidate gone) const {
  for (const Candidate& start : from) {
    const Implications::Table table = links_.table_of(links_.node(start, true));
    const auto end = std::ranges::find(table, links_.node(gone, false), &Implications::Entry::node);
    if (end == table.end()) return false;
    const auto chain = Implications::chain_to(table, static_cast<std::size_t>(end - table.begin()));
    links_.note_links(step, chain);
    step.chains.emplace_back();
    for (const Implications::Node node : chain) step.chains.back().push_back(links_.chain_node(node));
  }
  step.eliminate(gone.cell, gone.digit);
  return true;
}

bool Eliminated::note(const Step& step) {
  bool is_new = !step.placements.empty();
  for (const Candidate& gone : step.eliminations) {
    is_new = is_new || !has(gone);
    cells_[at(gone.digit)].add(gone.cell);
  }
  return is_new;
}

}  // namespace quadrille::techniques
