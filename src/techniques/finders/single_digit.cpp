// Patterns of one digit that are tied by two houses with two places each.
//
// Skyscraper: two rows with two places, of which one pair is in the same column. One of the two other ends
// holds the digit, so it is removed from all cells that see both. 2-string kite: a row and a column with two
// places each, an end of each in one box. Empty rectangle: the places in a box are in one row and one column
// of it; a house with two places leads from the row to the column.
#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include "base/sort.h"
#include "techniques/scan.h"

namespace quadrille::techniques {

namespace {

/// The two only places of a digit in a house.
struct TwoPlaces {
  int house;
  std::array<int, 2> cells;
};

/// In houses of that kind, in order.
void add_two_places(const Position& position, HouseKind kind, int digit, std::vector<TwoPlaces>& list) {
  for (const int house : position.board().houses_of_kind(kind)) {
    if (!position.board().house(house).is_complete || position.place_count(house, digit) != 2) continue;
    const std::vector<int> cells = list_of(position.places(house, digit));
    list.push_back({house, {cells[0], cells[1]}});
  }
}

bool search_skyscraper(Scan& scan, HouseKind kind, int digit) {
  const Position& position = scan.position();
  const Board& board = scan.board();
  const auto across = [&](int cell) {
    return kind == HouseKind::row ? board.column_of(cell) : board.row_of(cell);
  };
  const HouseKind other_kind = kind == HouseKind::row ? HouseKind::column : HouseKind::row;
  std::vector<TwoPlaces> list;
  add_two_places(position, kind, digit, list);
  for (std::size_t i = 0; i < list.size(); ++i) {
    for (std::size_t j = i + 1; j < list.size(); ++j) {
      const auto& a = list[i].cells;
      const auto& b = list[j].cells;
      const bool first_meet = across(a[0]) == across(b[0]);
      const bool second_meet = across(a[1]) == across(b[1]);
      if (first_meet == second_meet) continue;
      const std::size_t end = first_meet ? 1 : 0;
      const int link = board.house_of(a[1 - end], other_kind);
      if (link < 0) continue;
      const CellSet gone = position.cells_with(digit) & board.peers(a[end]) & board.peers(b[end]);
      if (gone.empty()) continue;
      Step step{.technique = Technique::skyscraper,
                .digits = {digit},
                .cells = {a[end], b[end], a[1 - end], b[1 - end]}};
      step.eliminate(gone, digit);
      step.use(list[i].house, digit);
      step.use(list[j].house, digit);
      step.use(link, digit);
      for (const int cell : gone) {
        step.use_link(board, {a[end], digit}, {cell, digit});
        step.use_link(board, {b[end], digit}, {cell, digit});
      }
      if (scan.offer(std::move(step))) return true;
    }
  }
  return false;
}

bool search_kite(Scan& scan, int digit) {
  const Position& position = scan.position();
  const Board& board = scan.board();
  std::vector<TwoPlaces> rows;
  std::vector<TwoPlaces> columns;
  add_two_places(position, HouseKind::row, digit, rows);
  add_two_places(position, HouseKind::column, digit, columns);
  for (TwoPlaces& in_row : rows) {
    for (TwoPlaces& in_column : columns) {
      auto& a = in_row.cells;
      auto& b = in_column.cells;
      const auto meet = [&](std::size_t i, std::size_t j) {
        return board.region_of(a[i]) >= 0 && board.region_of(a[i]) == board.region_of(b[j]);
      };
      // The ends that meet in a region are put first, and remain there: the next pairs are tried in this
      // order.
      if (meet(0, 0)) {
      } else if (meet(0, 1)) {
        std::swap(b[0], b[1]);
      } else if (meet(1, 0)) {
        std::swap(a[0], a[1]);
      } else if (meet(1, 1)) {
        std::swap(b[0], b[1]);
        std::swap(a[0], a[1]);
      } else {
        continue;
      }
      if (a[0] == b[0] || a[0] == b[1] || a[1] == b[0] || a[1] == b[1]) continue;
      const int cross = board.layout().cell_at(board.row_of(b[1]), board.column_of(a[1]));
      if (!position.has({cross, digit})) continue;
      if (!board.see_each_other(cross, a[1]) || !board.see_each_other(cross, b[1])) continue;
      Step step{
          .technique = Technique::two_string_kite, .digits = {digit}, .cells = {a[1], b[1], a[0], b[0]}};
      step.eliminate(cross, digit);
      step.use(in_row.house, digit);
      step.use(in_column.house, digit);
      step.use(board.region_of(a[0]), digit);
      step.use_link(board, {a[1], digit}, {cross, digit});
      step.use_link(board, {b[1], digit}, {cross, digit});
      if (scan.offer(std::move(step))) return true;
    }
  }
  return false;
}

/// The row and the column of a region that hold all its places of a digit.
struct Cross {
  int region;
  int row, column;  // houses
};

/// Searches along the row of the cross for a place from which a column with two places leads on, and vice
/// versa.
bool search_from_cross(Scan& scan, const Cross& cross, int digit, bool along_row) {
  const Position& position = scan.position();
  const Board& board = scan.board();
  const int along = along_row ? cross.row : cross.column;
  const HouseKind across_kind = along_row ? HouseKind::column : HouseKind::row;
  const HouseKind along_kind = along_row ? HouseKind::row : HouseKind::column;
  const int last = along_row ? cross.column : cross.row;
  for (const int near : board.house(along).cells) {
    if (!position.has({near, digit}) || board.region_of(near) == cross.region) continue;
    const int across = board.house_of(near, across_kind);
    if (across < 0 || !board.house(across).is_complete || position.place_count(across, digit) != 2) continue;
    CellSet rest = position.places(across, digit);
    rest.remove(near);
    const int far = rest.first();
    const int parallel = board.house_of(far, along_kind);
    if (parallel < 0) continue;
    for (const int cell : position.places(parallel, digit)) {
      if (board.region_of(cell) == cross.region || board.house_of(cell, across_kind) != last) continue;
      Step step{.technique = scan.wanted(), .digits = {digit}, .cells = {near, far}, .base = {cross.region}};
      step.eliminate(cell, digit);
      step.use(cross.region, digit);
      step.use(cross.row, digit);
      step.use(cross.column, digit);
      step.use(across, digit);
      step.use(parallel, digit);
      if (scan.offer(std::move(step))) return true;
      break;
    }
  }
  return false;
}

/// A cross of only two candidates, one in the row and one in the column, is a separate technique.
bool search_empty_rectangle(Scan& scan, int digit) {
  const bool wants_two = scan.wanted() == Technique::empty_rectangle_of_two;
  const Position& position = scan.position();
  const Board& board = scan.board();
  std::vector<int> rows;
  std::vector<int> columns;
  for (const int region : board.houses_of_kind(HouseKind::region)) {
    if (!board.house(region).is_complete || position.place_count(region, digit) < 2) continue;
    const CellSet places = position.places(region, digit);
    rows.clear();
    columns.clear();
    for (const int cell : board.house(region).cells) {
      const int row = board.house_of(cell, HouseKind::row);
      const int column = board.house_of(cell, HouseKind::column);
      if (row >= 0 && std::ranges::find(rows, row) == rows.end()) rows.push_back(row);
      if (column >= 0 && std::ranges::find(columns, column) == columns.end()) columns.push_back(column);
    }
    // From the last row and the last column of the region upwards.
    sort_range(rows, std::greater{});
    sort_range(columns, std::greater{});
    for (const int row : rows) {
      for (const int column : columns) {
        const CellSet in_row = places & board.house(row).set;
        const CellSet in_column = places & board.house(column).set;
        if (!places.is_within(in_row | in_column)) continue;
        if ((in_row - in_column).empty() || (in_column - in_row).empty()) continue;
        if ((in_row.count() < 2 && in_column.count() < 2) != wants_two) continue;
        const Cross cross{region, row, column};
        if (search_from_cross(scan, cross, digit, true)) return true;
        if (search_from_cross(scan, cross, digit, false)) return true;
      }
    }
  }
  return false;
}

}  // namespace

void find_skyscraper(Scan& scan) {
  // All digits in rows first.
  const auto in_rows = [&](int digit) { return search_skyscraper(scan, HouseKind::row, digit); };
  const auto in_columns = [&](int digit) { return search_skyscraper(scan, HouseKind::column, digit); };
  if (!scan.find_by_digit(in_rows)) static_cast<void>(scan.find_by_digit(in_columns, 1));
}

void find_two_string_kite(Scan& scan) {
  static_cast<void>(scan.find_by_digit([&](int digit) { return search_kite(scan, digit); }));
}

void find_empty_rectangle(Scan& scan) {
  static_cast<void>(scan.find_by_digit([&](int digit) { return search_empty_rectangle(scan, digit); }));
}

}  // namespace quadrille::techniques
