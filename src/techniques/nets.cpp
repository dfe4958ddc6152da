#include "techniques/nets.h"

#include <algorithm>
#include <array>

namespace quadrille::techniques {

namespace {

constexpr int kRounds = 4;                     // rounds of placing singles
constexpr std::size_t kMostNetEntries = 1000;  // of a table, and nodes of a chain
constexpr std::size_t kMostParents = 5;

}  // namespace

Nets::Nets(const Position& position, const Implications& links)
    : position_(position), board_(position.board()), links_(links), tables_(links.node_count()) {
  for (const int cell : position_.open_cells())
    for (const int digit : list_of(position_.candidates(cell)))
      for (const bool is_on : {true, false}) fill(links_.node({cell, digit}, is_on));
  for (Node node = 0; node < tables_.size(); ++node)
    if (links_.is_group(node)) fill(node);
  for (Node node = 0; node < tables_.size(); ++node)
    if (!links_.is_group(node) && !tables_[node].entries.empty()) expand(tables_[node]);
}

void Nets::add(Table& table, Entry entry, std::span<const std::uint16_t> reasons) {
  if (table.has(entry.node) || table.entries.size() == kMostNetEntries) return;
  entry.first_reason = static_cast<std::uint32_t>(table.reasons.size());
  entry.reason_count = static_cast<std::uint16_t>(reasons.size());
  if (!reasons.empty()) entry.distance = table.entries[reasons.front()].distance + 1;
  table.reasons.insert(table.reasons.end(), reasons.begin(), reasons.end());
  table.places[entry.node] = static_cast<std::int16_t>(table.entries.size());
  table.entries.push_back(entry);
}

void Nets::fill(Node start) {
  Table& table = tables_[start];
  table.places.assign(tables_.size(), -1);
  if (links_.is_group(start)) {
    add(table, {start, Cause::start}, {});
    add_linked(table, false);
  } else {
    const Candidate candidate{links_.cell_of(start), links_.digit_of(start)};
    Position now = position_;
    now.naked_singles().clear();
    now.hidden_singles().clear();
    if (Implications::is_on(start)) {
      place(table, now, candidate, Cause::start);
    } else {
      add(table, {start, Cause::start}, {});
      now.remove(candidate);
      if (now.candidate_count(candidate.cell) == 1)
        place(table, now, {candidate.cell, lowest(now.candidates(candidate.cell)) + 1}, Cause::cell);
    }
    for (int round = 0; round < kRounds; ++round) place_singles(table, now);
    add_linked(table, true);
  }
  table.own = table.entries.size();
}

/// The links of the start itself.
void Nets::add_linked(Table& table, bool groups_alone) const {
  constexpr std::array<std::uint16_t, 1> kFromStart{0};
  for (const Node next : links_.follows(table.entries.front().node))
    if (!groups_alone || links_.is_group(next)) add(table, {next, Cause::link}, kFromStart);
}

/// The singles are those at the beginning of the round, even if an earlier one has changed them since.
void Nets::place_singles(Table& table, Position& now) const {
  std::vector<Candidate> naked;
  std::vector<Candidate> hidden;
  for (const Candidate& single : now.naked_singles())
    if (now.is_open(single.cell)) naked.push_back(single);
  CellSet met;
  for (const Candidate& single : now.hidden_singles()) {
    if (!now.is_open(single.cell) || met.contains(single.cell)) continue;
    for (const int house : board_.houses_of(single.cell))
      if (board_.house(house).is_complete && now.place_count(house, single.digit) == 1) met.add(single.cell);
    if (met.contains(single.cell)) hidden.push_back(single);
  }
  for (const Candidate& single : naked) place(table, now, single, Cause::cell);
  for (const Candidate& single : hidden) place(table, now, single, Cause::house);
}

/// The house whose candidates a chain shows: the first of those with the fewest places left.
int Nets::shown_house(const Position& now, Candidate single) const {
  int shown = -1;
  for (const int house : board_.houses_of(single.cell)) {
    if (!board_.house(house).is_complete) continue;
    if (shown < 0 || now.place_count(house, single.digit) < now.place_count(shown, single.digit))
      shown = house;
  }
  return shown;
}

/// A house in which all other places are off. If two digits of a cell, or two places of a digit, are on, it
/// may differ from the one that is shown.
int Nets::proving_house(const Table& table, Candidate single) const {
  const auto is_off = [&](int cell) {
    return cell == single.cell || table.has(links_.node({cell, single.digit}, false));
  };
  const auto is_proving = [&](int house) {
    return board_.house(house).is_complete &&
           std::ranges::all_of(list_of(position_.places(house, single.digit)), is_off);
  };
  const auto found = std::ranges::find_if(board_.houses_of(single.cell), is_proving);
  return found == board_.houses_of(single.cell).end() ? -1 : *found;
}

void Nets::place(Table& table, Position& now, Candidate single, Cause cause) const {
  Entry entry{links_.node(single, true), cause};
  std::vector<std::uint16_t> reasons;
  const auto add_reason = [&](Candidate off) {
    const Node node = links_.node(off, false);
    if (off != single && table.has(node)) reasons.push_back(static_cast<std::uint16_t>(table.place(node)));
  };
  if (cause == Cause::cell)
    for (const int digit : list_of(position_.candidates(single.cell))) add_reason({single.cell, digit});
  if (cause == Cause::house) {
    entry.house = static_cast<std::int16_t>(proving_house(table, single));
    if (entry.house < 0) return;  // the table is full, and lacks a candidate that is off
    for (const int cell : position_.places(shown_house(now, single), single.digit))
      add_reason({cell, single.digit});
  }
  const Digits others = now.candidates(single.cell) & ~sudoku::digit_bit(single.digit);
  if (now.is_open(single.cell)) {
    now.place(single);
  } else if (now.digit(single.cell) != single.digit) {
    // Two digits in a cell: the case is refuted, and the search continues like HoDoKu's.
    for (const int peer : board_.peer_list(single.cell)) now.remove({peer, single.digit});
  }
  add(table, entry, reasons);
  if (!table.has(entry.node)) return;  // the table is full
  const std::array from{static_cast<std::uint16_t>(table.place(entry.node))};
  for (const int peer : board_.peers(single.cell) & position_.cells_with(single.digit))
    add(table, {links_.node({peer, single.digit}, false), Cause::link}, from);
  for (const int digit : list_of(others))
    add(table, {links_.node({single.cell, digit}, false), Cause::link}, from);
}

void Nets::expand(Table& table) const {
  for (std::size_t i = 1; i < table.entries.size() && table.entries.size() < kMostNetEntries; ++i) {
    const Node via = table.entries[i].node;
    const int base = table.entries[i].distance;
    const Table& source = tables_[via];
    for (std::size_t k = 1; k < source.own; ++k) {
      const Node node = source.entries[k].node;
      const int distance = base + source.entries[k].distance;
      if (!table.has(node)) {
        add(table, {node, Cause::table}, {});
        if (!table.has(node)) return;
        table.entries.back().source = via;
        table.entries.back().distance = distance;
        continue;
      }
      Entry& known = table.entries[table.place(node)];
      if (known.cause != Cause::table || known.distance <= distance) continue;
      known.source = via;
      known.distance = distance;
    }
  }
}

std::vector<Nets::Node> Nets::all_from(Node start) const {
  std::vector<Node> all;
  for (const Entry& entry : tables_[start].entries)
    if (!links_.is_group(entry.node)) all.push_back(entry.node);
  return all;
}

std::array<std::size_t, 5> Nets::parents(const Table& table, const Entry& entry) {
  std::array<std::size_t, kMostParents> list{};
  for (std::size_t i = 0; i < std::min<std::size_t>(entry.reason_count, kMostParents); ++i)
    list[i] = table.reasons[entry.first_reason + i];
  for (std::size_t i = 1; i < kMostParents; ++i)
    if (list[i] > list[0]) std::swap(list[i], list[0]);
  return list;
}

std::vector<Nets::Node> Nets::walk_back(const Table& table, Node end, const std::vector<Node>& main,
                                        std::vector<Node>* branches) const {
  std::vector<Node> nodes{end};
  const Table* in = &table;
  std::size_t i = table.place(end);
  while (i != 0 && nodes.size() < kMostNetEntries) {
    if (in->entries[i].cause == Cause::table) {
      const Node node = in->entries[i].node;
      in = &tables_[in->entries[i].source];
      i = in->place(node);
    }
    const auto from = parents(*in, in->entries[i]);
    i = from[0];
    nodes.push_back(in->entries[i].node);
    if (branches == nullptr && std::ranges::find(main, nodes.back()) != main.end()) return nodes;
    for (std::size_t k = 1; branches != nullptr && k < from.size(); ++k)
      if (from[k] != 0) branches->push_back(in->entries[from[k]].node);
    if (i == 0 && in != &table) {
      i = table.place(in->entries[0].node);
      in = &table;
    }
  }
  return nodes;
}

std::vector<ChainNode> Nets::chain(Node start, Node end) const {
  const Table& table = tables_[start];
  std::vector<Node> ends;
  const std::vector<Node> main = walk_back(table, end, {}, &ends);
  std::vector<std::vector<Node>> branches;
  branches.reserve(ends.size());
  for (const Node node : ends) branches.push_back(walk_back(table, node, main, nullptr));
  std::vector<ChainNode> chain;
  for (std::size_t i = main.size(); i-- > 0;) {
    chain.push_back(links_.chain_node(main[i]));
    for (const std::vector<Node>& branch : branches) {
      if (branch.back() != main[i] || branch.size() < 2) continue;
      for (std::size_t k = branch.size() - 1; k-- > 0;) {
        chain.push_back(links_.chain_node(branch[k]));
        chain.back().branch = k == 0 ? ChainNode::Branch::last : ChainNode::Branch::inner;
      }
    }
  }
  return chain;
}

void Nets::find_needed(const Table& table, Node node, std::vector<bool>& need) const {
  if (need[node]) return;
  need[node] = true;
  const Entry& entry = table.entries[table.place(node)];
  if (entry.cause == Cause::table) find_needed(table, entry.source, need);
  if (entry.cause == Cause::house) {
    const int digit = links_.digit_of(node);
    for (const int cell : position_.places(entry.house, digit))
      if (cell != links_.cell_of(node)) find_needed(table, links_.node({cell, digit}, false), need);
    return;
  }
  for (std::size_t i = 0; i < entry.reason_count; ++i)
    find_needed(table, table.entries[table.reasons[entry.first_reason + i]].node, need);
}

/// With all reasons, including those that a chain does not show.
void Nets::note_entry(Step& step, const Table& table, const Entry& entry) const {
  if (entry.cause == Cause::cell) step.use_cell(links_.cell_of(entry.node));
  if (entry.cause == Cause::house) step.use(entry.house, links_.digit_of(entry.node));
  if (entry.cause == Cause::link)
    links_.note_link(step, table.entries[table.reasons[entry.first_reason]].node, entry.node);
}

void Nets::note_proof(Step& step, Node start, Node end) const {
  const Table& table = tables_[start];
  std::vector<bool> need(tables_.size(), false);
  find_needed(table, end, need);
  std::vector<bool> need_there(tables_.size(), false);
  for (const Entry& entry : table.entries) {
    if (!need[entry.node]) continue;
    note_entry(step, table, entry);
    if (entry.cause != Cause::table) continue;
    const Table& source = tables_[entry.source];
    need_there.assign(tables_.size(), false);
    find_needed(source, entry.node, need_there);
    for (const Entry& there : source.entries)
      if (need_there[there.node]) note_entry(step, source, there);
  }
}

}  // namespace quadrille::techniques
