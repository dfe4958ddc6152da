#include "techniques/implications.h"

#include <algorithm>

namespace quadrille::techniques {

namespace {

/// As many nodes follow from one at most.
constexpr std::size_t kMostEntries = 1000;

}  // namespace

Implications::Implications(const Position& position, bool with_groups)
    : position_(position),
      board_(position.board()),
      digits_(at(board_.digit_count())),
      first_group_(at(board_.cell_count()) * digits_) {
  if (with_groups) add_groups();
  follows_.resize(2 * (first_group_ + groups_.size()));
  link_candidates();
  if (with_groups) link_groups();
}

CellSet Implications::cells_of(Node node) const {
  if (is_group(node)) return group_of(node).set;
  CellSet set;
  set.add(cell_of(node));
  return set;
}

void Implications::add(Node from, Node to) {
  std::vector<Node>& list = follows_[from];
  if (std::ranges::find(list, to) == list.end()) list.push_back(to);
}

/// Within the cell first, then by house, cells upward, then by conditions of two cells.
void Implications::link_candidates() {
  for (const int cell : position_.open_cells()) {
    const std::vector<int> digits = list_of(position_.candidates(cell));
    for (const int digit : digits) {
      for (const int other : digits) {
        if (other == digit) continue;
        add(node({cell, digit}, true), node({cell, other}, false));
        if (digits.size() == 2) add(node({cell, digit}, false), node({cell, other}, true));
      }
      for (const int house : board_.houses_of(cell)) {
        const bool is_strong = board_.house(house).is_complete && position_.place_count(house, digit) == 2;
        for (const int other : position_.places(house, digit)) {
          if (other == cell) continue;
          add(node({cell, digit}, true), node({other, digit}, false));
          if (is_strong) add(node({cell, digit}, false), node({other, digit}, true));
        }
      }
      for (const CellLink& link : board_.links_of(cell))
        for (const int other : list_of(position_.candidates(link.cell) & ~link.partners[at(digit)]))
          add(node({cell, digit}, true), node({link.cell, other}, false));
    }
  }
}

void Implications::add_groups() {
  for (const HouseKind kind : {HouseKind::row, HouseKind::column})
    for (const int line : board_.houses_of_kind(kind))
      for (int digit = 1; digit <= board_.digit_count(); ++digit)
        for (const int region : board_.houses_of_kind(HouseKind::region)) {
          const CellSet set = position_.places(line, digit) & board_.house(region).set;
          if (set.count() >= 2) groups_.push_back({digit, line, region, set, board_.common_peers(set)});
        }
}

void Implications::link_groups() {
  for (std::size_t i = 0; i < groups_.size(); ++i) {
    const Group& group = groups_[i];
    const CellSet seen = group.seen & position_.cells_with(group.digit);
    for (const int cell : seen) {
      add(group_node(i, true), node({cell, group.digit}, false));
      add(node({cell, group.digit}, true), group_node(i, false));
    }
    for (const int house : {group.region, group.line}) {
      const CellSet rest = seen & board_.house(house).set;
      if (rest.count() != 1 || !board_.house(house).is_complete) continue;
      add(group_node(i, false), node({rest.first(), group.digit}, true));
      add(node({rest.first(), group.digit}, false), group_node(i, true));
    }
    std::vector<std::size_t> in_line;
    std::vector<std::size_t> in_region;
    for (std::size_t j = 0; j < groups_.size(); ++j) {
      const Group& other = groups_[j];
      if (j == i || other.digit != group.digit || other.set.meets(group.set)) continue;
      if (other.line != group.line && other.region != group.region) continue;
      (other.line == group.line ? in_line : in_region).push_back(j);
      add(group_node(i, true), group_node(j, false));
    }
    link_two_groups(i, group.line, in_line);
    link_two_groups(i, group.region, in_region);
  }
}

/// Where a house has two groups and no other place, one of them is on.
void Implications::link_two_groups(std::size_t i, int house, const std::vector<std::size_t>& others) {
  if (others.size() != 1 || !board_.house(house).is_complete) return;
  const CellSet both = groups_[i].set | groups_[others.front()].set;
  if (position_.places(house, groups_[i].digit).is_within(both))
    add(group_node(i, false), group_node(others.front(), true));
}

Implications::Table Implications::table_of(Node start) const {
  std::vector<bool> is_in_table(follows_.size(), false);
  Table table{{start, 0, 0}};
  is_in_table[start] = true;
  for (std::size_t i = 0; i < table.size() && table.size() < kMostEntries; ++i)
    for (const Node next : follows_[table[i].node]) {
      if (is_in_table[next] || table.size() == kMostEntries) continue;
      is_in_table[next] = true;
      table.push_back({next, i, table[i].distance + 1});
    }
  return table;
}

std::vector<Implications::Node> Implications::chain_to(const Table& table, std::size_t entry) {
  std::vector<Node> chain;
  for (std::size_t i = entry; i != 0; i = table[i].via) chain.push_back(table[i].node);
  chain.push_back(table.front().node);
  std::ranges::reverse(chain);
  return chain;
}

ChainNode Implications::chain_node(Node node) const {
  return {cell_of(node), digit_of(node), is_on(node),
          is_group(node) ? list_of(cells_of(node)) : std::vector<int>{}};
}

void Implications::note_link(Step& step, Node from, Node to) const {
  if (!is_group(from) && !is_group(to) && cell_of(from) == cell_of(to)) {
    step.use_cell(cell_of(from));
    return;
  }
  const int digit = digit_of(to);
  if (digit_of(from) != digit) {
    step.use_link(board_, {cell_of(from), digit_of(from)}, {cell_of(to), digit});
    return;
  }
  const CellSet both = cells_of(from) | cells_of(to);
  for (const int house : board_.houses_of(cell_of(from))) {
    if (!both.is_within(board_.house(house).set)) continue;
    if (is_on(to) && (!board_.house(house).is_complete || !position_.places(house, digit).is_within(both)))
      continue;
    step.use(house, digit);
    return;
  }
  for (const int cell : cells_of(to)) step.use_links(board_, cells_of(from), cell, digit);
}

void Implications::note_links(Step& step, const std::vector<Node>& chain) const {
  for (std::size_t i = 1; i < chain.size(); ++i) note_link(step, chain[i - 1], chain[i]);
}

}  // namespace quadrille::techniques
