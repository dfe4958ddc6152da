#include "techniques/board.h"

#include <algorithm>
#include <cassert>

#include "base/sort.h"
#include "sudoku/conditions/conditions.h"
#include "sudoku/conditions/innies.h"

namespace quadrille::techniques {

namespace {

HouseKind kind_of(const sudoku::Condition& condition, const std::vector<int>& cells,
                  const sudoku::Layout& layout) {
  if (condition.origin->use != sudoku::Origin::kShape) return HouseKind::other;
  if (condition.origin->rule != "lines") return HouseKind::region;
  // Rows of overlapping boards cross each other, so techniques that speak of rows and columns do not apply.
  if (layout.boards != nullptr) return HouseKind::other;
  return layout.row_of(cells.front()) == layout.row_of(cells.back()) && cells.size() > 1 ? HouseKind::row
                                                                                         : HouseKind::column;
}

}  // namespace

Board::Board(const sudoku::Conditions& conditions)
    : layout_(conditions.layout),
      conditions_(std::make_shared<const sudoku::Conditions>(conditions)),
      links_(at(cell_count())),
      marked_(at(cell_count()), layout_.all_digits()) {
  assert(cell_count() <= kMostCells);
  for (int i = 0; i < static_cast<int>(conditions_->list.size()); ++i) add_condition(i);
  join_houses();
}

std::span<const sudoku::Condition> Board::conditions() const { return conditions_->list; }

const sudoku::Condition& Board::condition(int condition) const { return conditions_->list[at(condition)]; }

void Board::add_house(std::vector<int> cells, HouseKind kind, const std::string& label) {
  House house;
  house.cells = std::move(cells);
  house.kind = kind;
  house.is_complete = static_cast<int>(house.cells.size()) == digit_count();
  house.label = label;
  for (const int cell : house.cells) house.set.add(cell);
  const auto behind = std::ranges::upper_bound(houses_, house.kind, {}, &House::kind);
  houses_.insert(behind, std::move(house));
}

void Board::add_condition(int index) {
  const sudoku::Condition& condition = this->condition(index);
  if (const auto* const distinct = std::get_if<sudoku::Distinct>(&condition.kind)) {
    if (condition.is_implied() || distinct->members.empty()) return;
    std::vector<int> cells = distinct->members;
    sort_range(cells);
    const HouseKind kind = kind_of(condition, cells, layout_);
    add_house(std::move(cells), kind, condition.origin->label);
    return;
  }
  if (!condition.is_implied()) has_houses_alone_ = false;
  if (const auto* const mark = std::get_if<sudoku::OneOf>(&condition.kind)) {
    if (condition.is_implied()) return;
    marked_[at(mark->cell)] &= mark->digits;
    has_marks_ = true;
    return;
  }
  const auto* const relation = std::get_if<sudoku::Relation>(&condition.kind);
  if (relation != nullptr && relation->pairs->forbidden_offset() == 0) {
    const auto [low, high] = std::minmax(relation->first, relation->second);
    const auto holds_both = [a = low, b = high](const House& h) {
      return h.set.contains(a) && h.set.contains(b);
    };
    if (std::ranges::none_of(houses_, holds_both))
      add_house({low, high}, HouseKind::other, condition.origin->label);
    return;
  }
  const auto* const sum = std::get_if<sudoku::Sum>(&condition.kind);
  if (condition.is_implied() && sum != nullptr && sum->terms.size() > sudoku::few_innies(layout_.digits))
    return;
  further_.push_back(index);
  add_links(index);
}

void Board::add_links(int index) {
  const sudoku::Condition& condition = this->condition(index);
  if (const auto* const order = std::get_if<sudoku::Order>(&condition.kind)) {
    for (std::size_t i = 0; i < order->chain.size(); ++i)
      for (std::size_t j = i + 1; j < order->chain.size(); ++j) {
        const int rise = order->step() * static_cast<int>(j - i);
        link(order->chain[i], order->chain[j], index,
             [rise](int low, int high) { return low + rise <= high; });
      }
    return;
  }
  const std::vector<int> cells = condition.cells();
  if (cells.size() != 2 || cells[0] == cells[1]) return;
  sudoku::Grid grid(at(cell_count()), 0);
  link(cells[0], cells[1], index, [&](int a, int b) {
    grid[at(cells[0])] = a;
    grid[at(cells[1])] = b;
    return condition.visit([&](const auto& kind) { return kind.holds(grid); });
  });
}

template <class F>
void Board::link(int a, int b, int condition, F allow) {
  CellLink there{b, condition, std::vector<Digits>(at(digit_count() + 1))};
  CellLink back{a, condition, std::vector<Digits>(at(digit_count() + 1))};
  for (int first = 1; first <= digit_count(); ++first)
    for (int second = 1; second <= digit_count(); ++second) {
      if (!allow(first, second)) continue;
      there.partners[at(first)] |= sudoku::digit_bit(second);
      back.partners[at(second)] |= sudoku::digit_bit(first);
    }
  links_[at(a)].push_back(std::move(there));
  links_[at(b)].push_back(std::move(back));
}

void Board::join_houses() {
  houses_of_.resize(at(cell_count()));
  house_of_.resize(at(cell_count()), {-1, -1, -1, -1});
  peers_.resize(at(cell_count()));
  peer_lists_.resize(at(cell_count()));
  for (int i = 0; i < house_count(); ++i) {
    House& house = houses_[at(i)];
    const auto kind = static_cast<std::size_t>(house.kind);
    house.index = static_cast<int>(of_kind_[kind].size());
    of_kind_[kind].push_back(i);
    if (!house.is_complete) has_complete_houses_alone_ = false;
    for (const int cell : house.cells) {
      houses_of_[at(cell)].push_back(i);
      if (house_of_[at(cell)][kind] < 0) house_of_[at(cell)][kind] = i;
      peers_[at(cell)] |= house.set;
    }
  }
  has_complete_houses_alone_ = has_complete_houses_alone_ && has_houses_alone_;
  for (const HouseKind kind : {HouseKind::region, HouseKind::row, HouseKind::column, HouseKind::other}) {
    const auto houses = houses_of_kind(kind);
    regions_first_.insert(regions_first_.end(), houses.begin(), houses.end());
  }
  for (int cell = 0; cell < cell_count(); ++cell) {
    if (!layout_.is_hole(cell)) all_cells_.add(cell);
    peers_[at(cell)].remove(cell);
    for (const int peer : peers_[at(cell)]) peer_lists_[at(cell)].push_back(peer);
  }
}

CellSet Board::common_peers(const CellSet& cells) const {
  CellSet common = all_cells_;
  for (const int cell : cells) common &= peers(cell);
  return common;
}

int Board::shared_house(int a, int b) const {
  for (const int house : houses_of(a))
    if (houses_[at(house)].set.contains(b)) return house;
  assert(false);
  return -1;
}

int Board::excluding_condition(int a, int digit_of_a, int b, int digit_of_b) const {
  for (const CellLink& link : links_of(a))
    if (link.cell == b && (link.partners[at(digit_of_a)] & sudoku::digit_bit(digit_of_b)) == 0)
      return link.condition;
  return -1;
}

int Board::house_of_all(const CellSet& cells) const {
  for (const int house : houses_of(cells.first()))
    if (cells.is_within(houses_[at(house)].set)) return house;
  return -1;
}

}  // namespace quadrille::techniques
