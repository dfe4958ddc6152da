#include "techniques/board.h"

#include <algorithm>
#include <cassert>

#include "sudoku/puzzle/conditions.h"

namespace quadrille::techniques {

namespace {

HouseKind kind_of(const sudoku::Condition& condition, const std::vector<int>& cells,
                  const sudoku::Layout& layout) {
  if (condition.origin->use != sudoku::Origin::kShape) return HouseKind::other;
  if (condition.origin->rule != "lines") return HouseKind::region;
  return layout.row_of(cells.front()) == layout.row_of(cells.back()) && cells.size() > 1 ? HouseKind::row
                                                                                         : HouseKind::column;
}

}  // namespace

Board::Board(const sudoku::Conditions& conditions) : layout_(conditions.layout) {
  assert(cell_count() <= kMostCells);
  for (const sudoku::Condition& condition : conditions.stated()) {
    const auto* distinct = std::get_if<sudoku::Distinct>(&condition.kind);
    if (distinct == nullptr) {
      has_houses_alone_ = false;
      continue;
    }
    House house;
    house.cells = distinct->members;
    std::ranges::sort(house.cells);
    if (house.cells.empty()) continue;
    house.kind = kind_of(condition, house.cells, layout_);
    house.is_complete = distinct->is_complete(digit_count());
    house.label = condition.origin->label;
    for (const int cell : house.cells) house.set.add(cell);
    const auto behind = std::ranges::upper_bound(houses_, house.kind, {}, &House::kind);
    houses_.insert(behind, std::move(house));
  }
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
    all_cells_.add(cell);
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

int Board::house_of_all(const CellSet& cells) const {
  for (const int house : houses_of(cells.first()))
    if (cells.is_within(houses_[at(house)].set)) return house;
  return -1;
}

}  // namespace quadrille::techniques
