#include "techniques/implications.h"

#include <algorithm>
#include <map>
#include <utility>

namespace quadrille::techniques {

Implications::Implications(const Position& position, bool with_groups)
    : position_(position),
      board_(position.board()),
      digits_(at(board_.digit_count())),
      first_group_(at(board_.cell_count()) * digits_) {
  if (with_groups) add_groups();
  number_candidates();
  link_candidates();
  if (with_groups) link_groups();
  sort_links();
}

Implications::Implications(const Position& position, const std::vector<LinkedSet>& sets,
                           const std::vector<RestrictedCommon>& commons)
    : position_(position),
      board_(position.board()),
      digits_(at(board_.digit_count())),
      first_group_(at(board_.cell_count()) * digits_) {
  add_groups();
  link_candidates();
  link_groups();
  first_set_ = groups_.size();
  for (const LinkedSet& set : sets) add_groups_of(set);
  has_sets_ = first_set_ < groups_.size();
  number_candidates();
  link_sets(sets, commons);
  sort_links();
}

void Implications::number_candidates() {
  candidates_.reserve(first_group_ + groups_.size());
  for (int cell = 0; cell < board_.cell_count(); ++cell)
    for (int digit = 1; digit <= board_.digit_count(); ++digit) candidates_.push_back({cell, digit});
  for (const Group& group : groups_) candidates_.push_back({group.set.first(), group.digit});
}

/// Sorts links by their start; each occurs once, at its first position.
void Implications::sort_links() {
  begin_.assign(node_count() + 1, 0);
  for (const Link& link : links_) ++begin_[link.from + 1];
  for (std::size_t node = 0; node < node_count(); ++node) begin_[node + 1] += begin_[node];
  std::vector<Node> all(links_.size());
  std::vector<std::uint32_t> next(begin_.begin(), begin_.end() - 1);
  for (const Link& link : links_) all[next[link.from]++] = link.to;
  std::vector<Node> met_from(node_count(), static_cast<Node>(node_count()));
  for (Node from = 0; from < node_count(); ++from) {
    const auto begin = static_cast<std::uint32_t>(follows_.size());
    for (std::uint32_t i = begin_[from]; i < next[from]; ++i) {
      if (met_from[all[i]] == from) continue;
      met_from[all[i]] = from;
      follows_.push_back(all[i]);
    }
    begin_[from] = begin;
  }
  begin_.back() = static_cast<std::uint32_t>(follows_.size());
  links_.clear();
}

CellSet Implications::cells_of(Node node) const {
  if (is_group(node)) return group_of(node).set;
  CellSet set;
  set.add(cell_of(node));
  return set;
}

/// Within the cell first, then by house in increasing order of cells, then by conditions of two cells.
void Implications::link_candidates() {
  for (const int cell : position_.open_cells()) {
    const Digits digits = position_.candidates(cell);
    for (const int from : Bits(digits)) {
      const int digit = from + 1;
      for (const int to : Bits(digits & ~sudoku::digit_bit(digit))) {
        const int other = to + 1;
        add(node({cell, digit}, true), node({cell, other}, false));
        if (count_of(digits) == 2) add(node({cell, digit}, false), node({cell, other}, true));
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

/// If a house has two groups and no other place, one of them is on.
void Implications::link_two_groups(std::size_t i, int house, const std::vector<std::size_t>& others) {
  if (others.size() != 1 || !board_.house(house).is_complete) return;
  const CellSet both = groups_[i].set | groups_[others.front()].set;
  if (position_.places(house, groups_[i].digit).is_within(both))
    add(group_node(i, false), group_node(others.front(), true));
}

/// A set of one cell is that cell, and a digit whose places no outside candidate sees leads nowhere.
void Implications::add_groups_of(const LinkedSet& set) {
  if (set.set.cells.count() == 1) return;
  for (const int digit : list_of(set.set.digits))
    if (!set.seen[at(digit)].empty())
      groups_.push_back({digit, -1, -1, set.places[at(digit)], set.seen[at(digit)], &set});
}

/// At most one of the two holds.
void Implications::exclude(std::size_t group, Node other) {
  add(group_node(group, true), other - 1);
  add(other, group_node(group, false));
}

Digits Implications::forbidden_by(const LinkedSet& set, int lacking, int cell) {
  Digits forbidden = 0;
  for (const int digit : list_of(set.set.digits))
    if (digit != lacking && set.seen[at(digit)].contains(cell)) forbidden |= sudoku::digit_bit(digit);
  return forbidden;
}

/// A set that lacks a digit can exclude all candidates of a cell but one: several at once, which no single
/// link does.
void Implications::link_to_forced_cells(std::size_t group) {
  const LinkedSet& set = *groups_[group].of;
  for (const int cell : set.seen_of_any) {
    const Digits forbidden = forbidden_by(set, groups_[group].digit, cell);
    const Digits left = position_.candidates(cell) & ~forbidden;
    if (count_of(forbidden) >= 2 && count_of(left) == 1)
      add(group_node(group, false), node({cell, list_of(left).front()}, true));
  }
}

/// Links each digit of a set to the candidates and groups outside that see all of its places, to the other
/// digits of the set, and to the same digit of another set.
void Implications::link_sets(const std::vector<LinkedSet>& sets,
                             const std::vector<RestrictedCommon>& commons) {
  std::map<std::pair<const LinkedSet*, int>, std::size_t> groups;
  for (std::size_t i = first_set_; i < groups_.size(); ++i) {
    const Group& group = groups_[i];
    groups[{group.of, group.digit}] = i;
    for (const int cell : group.seen) exclude(i, node({cell, group.digit}, true));
    for (std::size_t j = 0; j < first_set_; ++j)
      if (groups_[j].digit == group.digit && groups_[j].set.is_within(group.seen))
        exclude(i, group_node(j, true));
    for (std::size_t j = i; j-- > first_set_ && groups_[j].of == group.of;) {
      add(group_node(i, false), group_node(j, true));
      add(group_node(j, false), group_node(i, true));
    }
  }
  for (std::size_t i = first_set_; i < groups_.size(); ++i) link_to_forced_cells(i);
  for (const RestrictedCommon& common : commons)
    for (const int digit : {common.digit, common.other_digit}) {
      const auto one = groups.find({&sets[common.first], digit});
      const auto other = groups.find({&sets[common.second], digit});
      if (one != groups.end() && other != groups.end()) exclude(one->second, group_node(other->second, true));
    }
}

Implications::Table Implications::table_of(Node start) const {
  Table table;
  std::vector<std::uint32_t> places;
  fill(table, places, start);
  return table;
}

void Implications::fill(Table& table, std::vector<std::uint32_t>& places, Node start) const {
  places.resize(node_count(), 0);
  for (const Entry& entry : table) places[entry.node] = 0;
  table.assign(1, {start, 0, 0});
  places[start] = 1;
  if (has_sets_) {
    fill_through_sets(table, places);
    return;
  }
  for (std::uint32_t i = 0; i < table.size() && table.size() < kMostEntries; ++i) {
    const int distance = table[i].distance + 1;
    for (const Node next : follows(table[i].node)) {
      if (places[next] != 0) continue;
      if (table.size() == kMostEntries) return;
      table.push_back({next, i, distance});
      places[next] = static_cast<std::uint32_t>(table.size());
    }
  }
}

/// A consequence of a candidate through a set is one link away, as if the set were not a node. So the nodes
/// of a set are processed as soon as a candidate leads to them; those reached through another set, in the
/// normal order. No path visits a cell twice, except its first, at which it then ends.
void Implications::fill_through_sets(Table& table, std::vector<std::uint32_t>& places) const {
  std::vector<bool> is_done;
  std::vector<CellSet> met(1);  // by entry: the cells of the path to it, except for the start and itself
  const int start = cell_of(table.front().node);
  const auto look_at = [&](const auto& again, std::uint32_t i) -> void {
    is_done.resize(std::max<std::size_t>(is_done.size(), i + 1));
    const Node node = table[i].node;
    const bool is_set = set_of(node) != nullptr;
    if (is_done[i] || (!is_set && cell_of(node) == start && table[i].distance > 1)) return;
    is_done[i] = true;
    const bool leaves_set = is_set && is_on(node);
    for (const Node next : follows(node)) {
      if (places[next] != 0 || (set_of(next) == nullptr && met[i].meets(cells_of(next)))) continue;
      const bool is_same_link = set_of(next) != nullptr && !leaves_set;
      table.push_back({next, i, table[i].distance + (is_same_link ? 0 : 1)});
      met.push_back(i == 0 || is_set ? met[i] : met[i] | cells_of(node));
      places[next] = static_cast<std::uint32_t>(table.size());
      if (is_same_link) again(again, places[next] - 1);
    }
  };
  for (std::uint32_t i = 0; i < table.size(); ++i) look_at(look_at, i);
}

std::vector<Implications::Node> Implications::chain_to(const Table& table, std::size_t entry) {
  std::vector<Node> chain;
  for (std::size_t i = entry; i != 0; i = table[i].via) chain.push_back(table[i].node);
  chain.push_back(table.front().node);
  std::ranges::reverse(chain);
  return chain;
}

ChainNode Implications::chain_node(Node node) const {
  if (const LinkedSet* const of = set_of(node))
    return {.cell = of->set.cells.first(),
            .digit = digit_of(node),
            .is_strong_from_last = is_on(node),
            .group = list_of(of->set.cells),
            .is_set = true};
  return {cell_of(node), digit_of(node), is_on(node),
          is_group(node) ? list_of(cells_of(node)) : std::vector<int>{}};
}

void Implications::note_link(Step& step, Node from, Node to) const {
  if (!is_group(from) && !is_group(to) && cell_of(from) == cell_of(to)) {
    step.use_cell(cell_of(from));
    return;
  }
  if (const LinkedSet* const of = set_of(from); of != nullptr && is_on(to)) {
    step.use_set(board_, of->set);
    if (of == set_of(to)) return;
    step.use_cell(cell_of(to));
    for (const int digit : list_of(forbidden_by(*of, digit_of(from), cell_of(to))))
      step.use_links(board_, of->places[at(digit)], cell_of(to), digit);
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

Reach::Reach(const Position& position, const Implications& links) : numbers_(links.node_count(), 0) {
  const auto number = [&](Node node) {
    numbers_[node] = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back(node);
  };
  for (Node node = 0; node < links.node_count(); ++node)
    if (links.is_group(node) || position.has({links.cell_of(node), links.digit_of(node)})) number(node);
  width_ = (nodes_.size() + 63) / 64;
  words_.assign(nodes_.size() * width_, 0);
  for (std::size_t i = 0; i < nodes_.size(); ++i)
    words_[i * width_ + i / 64] |= bit(static_cast<int>(i % 64));
  updated_at_.assign(nodes_.size(), 0);
  changed_at_.assign(nodes_.size(), ++now_);
  for (bool has_more = true; has_more;) {
    has_more = false;
    for (std::size_t i = 0; i < nodes_.size(); ++i) has_more = update(links, i) || has_more;
    for (std::size_t i = nodes_.size(); has_more && i-- > 0;) update(links, i);
  }
}

/// Adds the consequences of the direct consequences, as far as they have changed since the last time. Returns
/// whether there was anything new.
bool Reach::update(const Implications& links, std::size_t number) {
  Word* const row = &words_[number * width_];
  Word added = 0;
  for (const Node next : links.follows(nodes_[number])) {
    if (changed_at_[numbers_[next]] <= updated_at_[number]) continue;
    const Word* const more = &words_[numbers_[next] * width_];
    for (std::size_t i = 0; i < width_; ++i) {
      added |= more[i] & ~row[i];
      row[i] |= more[i];
    }
  }
  updated_at_[number] = ++now_;
  if (added != 0) changed_at_[number] = now_;
  return added != 0;
}

}  // namespace quadrille::techniques
