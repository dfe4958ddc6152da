#include "support/use_meaning.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <numeric>
#include <optional>
#include <regex>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "sudoku/conditions/digit_automaton.h"
#include "sudoku/conditions/digit_pairs.h"

namespace quadrille::test {

namespace {

using sudoku::Grid;
using sudoku::Value;

/// Stands for the value of an empty cell.
constexpr int kOpen = -1;

/// What people read in a cell.
int value_in(const Grid& grid, int cell, const sudoku::Layout& layout) {
  const int digit = grid[std::size_t(cell)];
  return digit == 0 ? kOpen : digit - 1 + layout.first_value;
}

bool have_parity(const std::vector<int>& digits, int rest) {
  return std::ranges::all_of(digits, [=](int digit) { return digit == kOpen || digit % 2 == rest; });
}

bool rise(const std::vector<int>& digits) {
  for (std::size_t i = 0; i < digits.size(); ++i)
    for (std::size_t j = i + 1; j < digits.size(); ++j)
      if (digits[i] != kOpen && digits[j] != kOpen && digits[j] - digits[i] < static_cast<int>(j - i))
        return false;
  return true;
}

bool whisper(const std::vector<int>& digits, int difference) {
  for (std::size_t i = 1; i < digits.size(); ++i) {
    const int a = digits[i - 1], b = digits[i];
    if (a != kOpen && b != kOpen && a - b < difference && b - a < difference) return false;
  }
  return true;
}

/// test: of two values.
template <class Test>
bool suit(const std::vector<int>& digits, Test test) {
  return digits[0] == kOpen || digits[1] == kOpen || test(digits[0], digits[1]) || test(digits[1], digits[0]);
}

bool never_fall(std::vector<int> digits) {
  std::erase(digits, kOpen);
  return std::ranges::is_sorted(digits);
}

bool keep_apart(std::vector<int> digits) {
  std::erase(digits, kOpen);
  std::ranges::sort(digits);
  return std::ranges::adjacent_find(digits, [](int a, int b) { return b - a < 2; }) == digits.end();
}

bool stay_outside(const std::vector<int>& digits, int difference) {
  const int low = std::min(digits.front(), digits.back()), high = std::max(digits.front(), digits.back());
  if (low == kOpen) return true;
  return high - low >= difference && std::all_of(digits.begin() + 1, digits.end() - 1, [&](int digit) {
           return digit == kOpen || digit < low || digit > high;
         });
}

bool zip(const std::vector<int>& digits) {
  if (std::ranges::count(digits, kOpen) > 0) return true;
  const std::size_t last = digits.size() - 1, middle = digits.size() / 2;
  const int sum = digits.size() % 2 == 1 ? digits[middle] : digits[0] + digits[last];
  for (std::size_t i = 0; i < middle; ++i)
    if (digits[i] + digits[last - i] != sum) return false;
  return true;
}

bool have_no_gaps(std::vector<int> digits) {
  const auto count = static_cast<int>(digits.size());
  std::erase(digits, kOpen);
  std::ranges::sort(digits);
  if (digits.empty()) return true;
  return std::ranges::adjacent_find(digits) == digits.end() && digits.back() - digits.front() < count;
}

bool read_alike(const std::vector<int>& digits) {
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const int a = digits[i], b = digits[digits.size() - 1 - i];
    if (a != kOpen && b != kOpen && a != b) return false;
  }
  return true;
}

bool lie_between_ends(const std::vector<int>& digits) {
  const int low = std::min(digits.front(), digits.back()), high = std::max(digits.front(), digits.back());
  return std::all_of(digits.begin() + 1, digits.end() - 1, [&](int digit) {
    return digit == kOpen || low == kOpen || (low < digit && digit < high);
  });
}

bool say_how_many_differ(const std::vector<int>& digits) {
  if (std::ranges::count(digits, kOpen) > 0) return true;
  std::vector<int> others(digits.begin() + 1, digits.end());
  std::ranges::sort(others);
  return std::ranges::unique(others).begin() - others.begin() == digits.front();
}

/// One use and what stands in the grid.
struct UsedAt {
  const sudoku::RuleUse& use;
  const sudoku::Puzzle& puzzle;
  const sudoku::Layout& layout;
  const Grid& grid;

  /// The values in the cells that a parameter names.
  [[nodiscard]] std::vector<int> digits(std::size_t parameter) const {
    const auto& cells = std::get<std::vector<int>>(use.values[parameter]);
    std::vector<int> values;
    values.reserve(cells.size());
    for (const int cell : cells) values.push_back(value_in(grid, cell, layout));
    return values;
  }
  [[nodiscard]] int number(std::size_t parameter) const { return std::get<int>(use.values[parameter]); }
};

bool is_any_open(const std::vector<int>& digits) { return std::ranges::count(digits, kOpen) > 0; }

int total_of(const std::vector<int>& digits) { return std::accumulate(digits.begin(), digits.end(), 0); }

bool fill_cage(const UsedAt& p) {
  std::vector<int> digits = p.digits(0);
  const bool is_open = is_any_open(digits);
  const bool is_right = p.number(1) == sudoku::kNoNumber || is_open || total_of(digits) == p.number(1);
  std::erase(digits, kOpen);
  std::ranges::sort(digits);
  return is_right && std::ranges::adjacent_find(digits) == digits.end();
}

bool fill_lunchbox(const std::vector<int>& digits, int total) {
  if (is_any_open(digits)) return true;
  std::vector<int> sorted = digits;
  std::ranges::sort(sorted);
  if (std::ranges::adjacent_find(sorted) != sorted.end()) return false;
  auto first = std::ranges::find(digits, sorted.front()), last = std::ranges::find(digits, sorted.back());
  if (last < first) std::swap(first, last);
  return std::accumulate(first + 1, last, 0) == total;
}

bool add_up_along_arrow(std::vector<int> digits) {
  return is_any_open(digits) || total_of(digits) == 2 * digits.front();
}

/// The digits along a straight line that begins at a place beside the grid.
std::vector<int> digits_along(const UsedAt& p, int down, int right) {
  const auto place = std::get<sudoku::Outside>(p.use.values[0]);
  std::vector<int> digits;
  int row = place.row, column = place.column;
  while (true) {
    row += down;
    column += right;
    if (row < 1 || column < 1 || row > p.layout.rows || column > p.layout.columns) return digits;
    digits.push_back(value_in(p.grid, (row - 1) * p.layout.columns + column - 1, p.layout));
  }
}

/// The digits of the row or the column, from the place on.
std::vector<int> digits_of_line(const UsedAt& p) {
  const auto place = std::get<sudoku::Outside>(p.use.values[0]);
  const bool is_row = place.row > 0 && place.row <= p.layout.rows;
  const int inwards = (is_row ? place.column : place.row) == 0 ? 1 : -1;
  return digits_along(p, is_row ? 0 : inwards, is_row ? inwards : 0);
}

bool fill_sandwich(const UsedAt& p) {
  const auto digits = digits_of_line(p);
  if (is_any_open(digits)) return true;
  const int least = p.layout.first_value, greatest = least + p.layout.digits - 1;
  if (std::ranges::count(digits, least) != 1 || std::ranges::count(digits, greatest) != 1) return false;
  auto first = std::ranges::find(digits, least), last = std::ranges::find(digits, greatest);
  if (last < first) std::swap(first, last);
  return std::accumulate(first + 1, last, 0) == p.number(1);
}

bool add_up_on_diagonal(const UsedAt& p) {
  const auto& direction = std::get<std::string>(p.use.values[1]);
  const auto digits = digits_along(p, direction.substr(0, 4) == "down" ? 1 : -1,
                                   direction.substr(direction.size() - 5) == "right" ? 1 : -1);
  return is_any_open(digits) || total_of(digits) == p.number(2);
}

bool have_visible(const std::vector<int>& digits, int visible) {
  if (is_any_open(digits)) return true;
  int seen = 0;
  for (std::size_t i = 0; i < digits.size(); ++i)
    seen += digits[i] > 0 && std::all_of(digits.begin(), digits.begin() + static_cast<std::ptrdiff_t>(i),
                                         [&](int before) { return before < digits[i]; });
  return seen == visible;
}

bool add_up_to_x(const std::vector<int>& digits, int total) {
  if (is_any_open(digits)) return true;
  const int count = digits.front();
  if (count > std::ssize(digits)) return false;
  return std::accumulate(digits.begin(), digits.begin() + count, 0) == total;
}

bool stand_in_cells(std::vector<int> wanted, std::vector<int> digits) {
  for (const int digit : digits)
    if (const auto found = std::ranges::find(wanted, digit); found != wanted.end()) wanted.erase(found);
  return std::ranges::count(digits, kOpen) >= std::ssize(wanted);
}

bool is_in_room(const std::vector<int>& digits, int digit) {
  const int room = digits.front();
  if (room == kOpen) return true;
  if (room < 1 || room > static_cast<int>(digits.size())) return false;
  return digits[std::size_t(room - 1)] == kOpen || digits[std::size_t(room - 1)] == digit;
}

bool point_back_in_boxes(const UsedAt& p) {
  const std::vector<int> cells = std::get<std::vector<int>>(p.use.values[0]);
  const std::vector<int>& regions = p.puzzle.regions();
  return std::ranges::all_of(cells, [&](int cell) {
    std::vector<int> box;
    for (std::size_t other = 0; other < regions.size(); ++other)
      if (regions[other] == regions[std::size_t(cell)]) box.push_back(static_cast<int>(other));
    const int value = value_in(p.grid, cell, p.layout);
    if (value == kOpen) return true;
    if (value < 1 || value > std::ssize(box)) return false;
    const int found = value_in(p.grid, box[std::size_t(value - 1)], p.layout);
    return found == kOpen || std::ranges::find(box, cell) - box.begin() == found - 1;
  });
}

bool point_back(const UsedAt& p) {
  if (std::get<std::string>(p.use.values[1]) == "boxes") return point_back_in_boxes(p);
  const bool names_rows = std::get<std::string>(p.use.values[1]) == "rows";
  const int lines = names_rows ? p.layout.rows : p.layout.columns;
  const std::vector<int> cells = std::get<std::vector<int>>(p.use.values[0]);
  return std::ranges::all_of(cells, [&](int cell) {
    const int row = cell / p.layout.columns, column = cell % p.layout.columns;
    const int value = value_in(p.grid, cell, p.layout);
    if (value == kOpen) return true;
    if (value < 1 || value > lines) return false;
    const int named =
        names_rows ? (value - 1) * p.layout.columns + column : row * p.layout.columns + value - 1;
    const int found = value_in(p.grid, named, p.layout);
    return found == kOpen || found == (names_rows ? row : column) + 1;
  });
}

/// Paints cells with the least number that a cell of their area has, until nothing changes.
bool form_one_area(const UsedAt& p) {
  if (std::ranges::count(p.grid, 0) > 0) return true;
  const auto digits = std::get<Word>(p.use.values[0]);
  const auto grid_cells = std::size_t(p.layout.rows * p.layout.columns);
  const int open = static_cast<int>(grid_cells);
  std::vector<int> colour(grid_cells, open);
  for (std::size_t cell = 0; cell < colour.size(); ++cell)
    if ((digits >> (p.grid[cell] - 1) & 1) != 0) colour[cell] = static_cast<int>(cell);
  const auto blend = [&](std::size_t a, std::size_t b) {
    if (colour[a] == open || colour[b] == open || colour[a] == colour[b]) return false;
    colour[a] = colour[b] = std::min(colour[a], colour[b]);
    return true;
  };
  const auto columns = std::size_t(p.layout.columns);
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t cell = 0; cell < colour.size(); ++cell) {
      if (cell % columns != 0) changed |= blend(cell, cell - 1);
      if (cell >= columns) changed |= blend(cell, cell - columns);
    }
  }
  const auto painted = std::ranges::count_if(colour, [&](int c) { return c != open; });
  std::ranges::sort(colour);
  const auto areas = std::ranges::unique(colour).begin() - colour.begin() - (painted < open ? 1 : 0);
  return areas == 1 && (p.number(1) == sudoku::kNoNumber || p.number(1) == painted);
}

/// sign: 1 for a least digit, -1 for a greatest one.
bool are_extreme(const UsedAt& p, int sign) {
  std::vector<bool> is_marked(p.grid.size());
  for (const sudoku::RuleUse& use : p.puzzle.rules()) {
    if (use.name != p.use.name) continue;
    for (const int cell : std::get<std::vector<int>>(use.values[0])) is_marked[std::size_t(cell)] = true;
  }
  const int n = p.layout.columns, grid_cells = p.layout.rows * n;
  for (const int cell : std::get<std::vector<int>>(p.use.values[0])) {
    for (int other = 0; other < grid_cells; ++other) {
      if (std::abs(cell / n - other / n) + std::abs(cell % n - other % n) != 1) continue;
      const int a = value_in(p.grid, cell, p.layout), b = value_in(p.grid, other, p.layout);
      if (a != kOpen && b != kOpen && !is_marked[std::size_t(other)] && sign * a >= sign * b) return false;
    }
  }
  return true;
}

bool are_clones(const std::vector<int>& digits, const std::vector<int>& clones) {
  for (std::size_t i = 0; i < digits.size(); ++i)
    if (digits[i] != kOpen && clones[i] != kOpen && digits[i] != clones[i]) return false;
  return true;
}

/// class_of: a number from 0 to 2 for each value.
template <class F>
bool fill_squares(const UsedAt& p, F class_of) {
  const int n = p.layout.columns;
  for (int row = 0; row + 1 < p.layout.rows; ++row) {
    for (int column = 0; column + 1 < n; ++column) {
      int open = 0;
      std::vector<bool> has(3);
      for (const int cell :
           {row * n + column, row * n + column + 1, row * n + n + column, row * n + n + column + 1}) {
        const int value = value_in(p.grid, cell, p.layout);
        if (value == kOpen) {
          ++open;
        } else {
          has[std::size_t(class_of(value))] = true;
        }
      }
      if (std::ranges::count(has, false) > open) return false;
    }
  }
  return true;
}

bool have_flatmates(const UsedAt& p) {
  const int n = p.layout.columns, least = p.layout.first_value, greatest = least + p.layout.digits - 1;
  for (int cell = 0; cell < p.layout.rows * n; ++cell) {
    if (2 * value_in(p.grid, cell, p.layout) != least + greatest) continue;
    const int above = cell < n ? greatest : value_in(p.grid, cell - n, p.layout);
    const int below = cell / n + 1 == p.layout.rows ? least : value_in(p.grid, cell + n, p.layout);
    if (above != kOpen && above != least && below != kOpen && below != greatest) return false;
  }
  return true;
}

/// The digits in each row, each column and each region, in increasing order.
std::vector<std::vector<std::vector<int>>> digits_of_houses(const UsedAt& p) {
  std::vector<std::vector<std::vector<int>>> families(3);
  if (p.layout.lines) {
    families[0].resize(std::size_t(p.layout.rows));
    families[1].resize(std::size_t(p.layout.columns));
  }
  families[2].resize(p.puzzle.region_labels().size());
  for (int cell = 0; cell < p.layout.rows * p.layout.columns; ++cell) {
    const int value = value_in(p.grid, cell, p.layout);
    if (p.layout.lines) {
      families[0][std::size_t(cell / p.layout.columns)].push_back(value);
      families[1][std::size_t(cell % p.layout.columns)].push_back(value);
    }
    const int region = p.puzzle.has_regions() ? p.puzzle.regions()[std::size_t(cell)] : -1;
    if (region >= 0) families[2][std::size_t(region)].push_back(value);
  }
  for (auto& family : families)
    for (auto& house : family) std::ranges::sort(house);
  return families;
}

bool hold_the_same(const UsedAt& p) {
  if (std::ranges::count(p.grid, 0) > 0) return true;
  std::vector<std::vector<int>> largest;
  for (const auto& family : digits_of_houses(p)) {
    for (const auto& house : family) {
      if (!largest.empty() && house.size() < largest.front().size()) continue;
      if (!largest.empty() && house.size() > largest.front().size()) largest.clear();
      largest.push_back(house);
    }
  }
  return std::ranges::adjacent_find(largest, std::not_equal_to<>()) == largest.end();
}

bool count_circles(const std::vector<int>& digits) {
  const auto open = std::ranges::count(digits, kOpen);
  return std::ranges::all_of(digits, [&](int digit) {
    const auto count = std::ranges::count(digits, digit);
    return digit == kOpen || (count <= digit && digit <= count + open);
  });
}

bool have_doppelgangers(const UsedAt& p) {
  if (std::ranges::count(p.grid, 0) > 0) return true;
  std::vector<std::vector<int>> lacking;  // by family, then house
  for (const auto& family : digits_of_houses(p)) {
    auto& lacks = lacking.emplace_back();
    for (const auto& house : family) {
      if (house.front() != 0) return false;
      int digit = 1;
      while (digit < std::ssize(house) && house[std::size_t(digit)] == digit) ++digit;
      if (std::ranges::find(lacks, digit) != lacks.end()) return false;
      lacks.push_back(digit);
    }
  }
  const int n = p.layout.columns;
  for (int cell = 0; cell < p.layout.rows * n; ++cell) {
    if (value_in(p.grid, cell, p.layout) != 0) continue;
    const int of_row = lacking[0][std::size_t(cell / n)], of_column = lacking[1][std::size_t(cell % n)];
    if (of_row == of_column) return false;
    if (!p.puzzle.has_regions()) continue;
    const int of_region = lacking[2][std::size_t(p.puzzle.regions()[std::size_t(cell)])];
    if (of_region == of_row || of_region == of_column) return false;
  }
  return true;
}

/// Two cells of the grid, and what stands in them.
struct PairAt {
  const sudoku::RuleUse& use;
  const sudoku::Puzzle& puzzle;
  std::pair<int, int> cells;
  int down, across;  // from one cell to the other, 0 or more
  int x, y;          // the values

  [[nodiscard]] int number(std::size_t parameter) const { return std::get<int>(use.values[parameter]); }
  [[nodiscard]] bool are_beside() const { return down + across == 1; }
  [[nodiscard]] bool are_marked_by(std::string_view rule) const {
    return std::ranges::any_of(puzzle.rules(), [&](const sudoku::RuleUse& other) {
      if (other.name != rule) return false;
      const auto& marked = std::get<std::vector<int>>(other.values[0]);
      return std::ranges::count(marked, cells.first) + std::ranges::count(marked, cells.second) == 2;
    });
  }
};

bool may_leap(const PairAt& p) {
  const bool is_leap = (p.down == p.number(0) && p.across == p.number(1)) ||
                       (p.down == p.number(1) && p.across == p.number(0));
  const int digit = p.x - p.puzzle.layout().first_value;
  return !is_leap || p.x != p.y || (std::get<Word>(p.use.values[2]) >> digit & 1) == 0;
}

bool may_lack_a_dot(const PairAt& p) {
  if (!p.are_beside() || p.are_marked_by("difference") || p.are_marked_by("ratio")) return true;
  return std::abs(p.x - p.y) != 1 && p.x * 2 != p.y && p.y * 2 != p.x;
}

bool may_lack_a_letter(const PairAt& p) {
  return !p.are_beside() || p.are_marked_by("sum_pair") || (p.x + p.y != 5 && p.x + p.y != 10);
}

const std::map<std::string, bool (*)(const PairAt&)>& meanings_of_pairs() {
  static const std::map<std::string, bool (*)(const PairAt&)> table{
      {"non_consecutive",
       [](const PairAt& p) { return !p.are_beside() || std::abs(p.x - p.y) != p.number(0); }},
      {"diagonal_non_consecutive",
       [](const PairAt& p) { return p.down != 1 || p.across != 1 || std::abs(p.x - p.y) != 1; }},
      {"negative_kropki", may_lack_a_dot},
      {"negative_xv", may_lack_a_letter},
      {"chess", may_leap},
      {"taxicab", [](const PairAt& p) { return p.down + p.across != p.number(0) || p.x != p.y; }},
      {"anti_taxicab", [](const PairAt& p) { return p.down + p.across != p.x || p.x != p.y; }},
      {"knightmare", [](const PairAt& p) { return p.down * p.across != 2 || p.x + p.y != p.number(0); }},
  };
  return table;
}

/// Digits as regular expressions of the standard library see them.
bool match(const std::vector<int>& digits, const std::string& pattern) {
  if (is_any_open(digits)) return true;
  std::string text;
  for (const int digit : digits) text += static_cast<char>(digit < 10 ? '0' + digit : 'A' + digit - 10);
  return std::regex_match(text, std::regex(pattern));
}

bool end_well(const UsedAt& p) {
  const sudoku::DigitAutomaton& automaton = *std::get<sudoku::Automaton>(p.use.values[1]).states;
  int state = 0;
  for (const int value : p.digits(0)) {
    if (value == kOpen) return true;
    const auto to = automaton.next(state, value + 1 - p.layout.first_value);
    if (!to) return false;
    state = *to;
  }
  return automaton.accepts(state);
}

/// Each cell with the next, or with all that follow, in both orders.
bool are_pairs(const UsedAt& p, bool of_all) {
  const sudoku::DigitPairs& pairs = *std::get<sudoku::Pairs>(p.use.values[1]).matrix;
  const auto values = p.digits(0);
  const auto allow = [&](int a, int b) {
    return a == kOpen || b == kOpen ||
           pairs.allow(a + 1 - p.layout.first_value, b + 1 - p.layout.first_value);
  };
  for (std::size_t i = 0; i < values.size(); ++i)
    for (std::size_t j = i + 1; j < (of_all ? values.size() : std::min(i + 2, values.size())); ++j)
      if (!allow(values[i], values[j]) || (of_all && !allow(values[j], values[i]))) return false;
  return true;
}

/// The numbers of full cells; nothing where one is open.
std::optional<std::vector<int>> full(const std::vector<int>& digits) {
  return is_any_open(digits) ? std::nullopt : std::optional(digits);
}

/// Regions by their numbers: of one size, connected, in the order in which they appear, without a digit
/// twice.
bool part_the_grid(const UsedAt& p) {
  if (std::ranges::count(p.grid, 0) > 0) return true;
  const int cells = p.layout.rows * p.layout.columns;
  const int given = p.number(0),
            size = given == sudoku::kNoNumber ? std::max(p.layout.rows, p.layout.columns) : given;
  std::size_t first = std::size_t(cells);
  for (const auto& group : p.layout.extra_cells()) {
    if (group.name == "CC") break;
    first += std::size_t(group.count);
  }
  std::map<int, std::vector<int>> regions;
  for (int cell = 0; cell < cells; ++cell) {
    const int number = p.grid[first + std::size_t(cell)];
    if (!regions.contains(number) && number != static_cast<int>(regions.size()) + 1) return false;
    regions[number].push_back(cell);
  }
  return std::ranges::all_of(regions, [&](const auto& region) {
    std::vector<int> reached{region.second.front()};
    std::set<int> digits;
    for (const int cell : region.second) digits.insert(p.grid[std::size_t(cell)]);
    for (std::size_t i = 0; i < reached.size(); ++i) {
      for (const int cell : region.second) {
        const int down = std::abs(cell / p.layout.columns - reached[i] / p.layout.columns);
        const int across = std::abs(cell % p.layout.columns - reached[i] % p.layout.columns);
        if (down + across == 1 && std::ranges::count(reached, cell) == 0) reached.push_back(cell);
      }
    }
    return std::ssize(region.second) == size && reached.size() == region.second.size() &&
           std::ssize(digits) == size;
  });
}

bool reach_along_arms(const UsedAt& p) {
  const auto cells = full(p.digits(0));
  if (!cells) return true;
  int count = 1;
  for (const std::size_t arm : {1U, 2U, 3U, 4U}) {
    const auto numbers = full(p.digits(arm));
    if (!numbers) return true;
    count += static_cast<int>(std::ranges::find_if(*numbers, [&](int n) { return n != (*cells)[1]; }) -
                              numbers->begin());
  }
  return (*cells)[0] + p.number(5) == count;
}

std::vector<std::vector<int>> digit_lists(const UsedAt& p, std::size_t parameter) {
  std::vector<std::vector<int>> lists;
  for (const auto& cells : std::get<sudoku::CellLists>(p.use.values[parameter]).lists) {
    lists.emplace_back();
    for (const int cell : cells) lists.back().push_back(value_in(p.grid, cell, p.layout));
  }
  return lists;
}

bool is_any_list_open(const std::vector<std::vector<int>>& lists) {
  return std::ranges::any_of(lists, is_any_open);
}

bool have_one_sum(const std::vector<std::vector<int>>& lists) {
  return is_any_list_open(lists) || std::ranges::all_of(lists, [&](const std::vector<int>& list) {
           return total_of(list) == total_of(lists.front());
         });
}

bool are_rearranged(std::vector<std::vector<int>> lists) {
  if (is_any_list_open(lists)) return true;
  for (auto& list : lists) std::ranges::sort(list);
  return std::ranges::count(lists, lists.front()) == std::ssize(lists);
}

bool cut_into_equal_sums(const UsedAt& p, const std::vector<int>& regions) {
  std::vector<std::vector<int>> pieces;
  int region = -1;
  for (const int cell : std::get<std::vector<int>>(p.use.values[0])) {
    const int here = regions[std::size_t(cell)];
    if (here < 0) continue;
    if (here != region) pieces.emplace_back();
    region = here;
    pieces.back().push_back(value_in(p.grid, cell, p.layout));
  }
  return pieces.empty() || have_one_sum(pieces);
}

/// All ways to cut the line into pieces, the first of which begins at the first digit.
bool fall_into_pieces(const std::vector<int>& digits, int total) {
  std::vector<bool> may_end(digits.size() + 1, false);  // whether a piece may end before that digit
  may_end[0] = true;
  for (std::size_t end = 1; end <= digits.size(); ++end)
    for (std::size_t begin = 0; begin < end; ++begin)
      if (may_end[begin] && std::accumulate(digits.begin() + static_cast<std::ptrdiff_t>(begin),
                                            digits.begin() + static_cast<std::ptrdiff_t>(end), 0) == total)
        may_end[end] = true;
  return may_end.back();
}

bool fall_into_sums(std::vector<int> digits, int total, bool is_loop) {
  if (is_any_open(digits)) return true;
  for (std::size_t turn = 0; turn < (is_loop ? digits.size() : 1); ++turn) {
    if (fall_into_pieces(digits, total)) return true;
    std::ranges::rotate(digits, digits.begin() + 1);
  }
  return false;
}

/// class_of: of a value. Any `classes` neighbours are of different ones.
template <class ClassOf>
bool take_turns(const std::vector<int>& digits, int classes, ClassOf class_of) {
  for (std::size_t i = 0; i < digits.size(); ++i)
    for (std::size_t j = i + 1; j < digits.size() && j < i + std::size_t(classes); ++j)
      if (digits[i] != kOpen && digits[j] != kOpen && class_of(digits[i]) == class_of(digits[j]))
        return false;
  return true;
}

bool mix_low_middle_high(const UsedAt& p) {
  const int digits = p.layout.digits;
  const int low = digits % 3 == 2 ? digits / 3 + 1 : digits / 3;
  return take_turns(p.digits(0), 3, [&](int value) {
    const int digit = value - p.layout.first_value;
    return digit < low ? 0 : digit >= digits - low ? 2 : 1;
  });
}

bool is_number_in_pill(const std::vector<int>& pill, const std::vector<int>& arm) {
  for (std::size_t i = 1; i < pill.size(); ++i)
    if (pill[i] > 9) return false;
  if (is_any_open(pill) || is_any_open(arm)) return true;
  int number = 0;
  for (const int digit : pill) number = 10 * number + digit;
  return number == total_of(arm);
}

bool stands_again(const std::vector<int>& digits) {
  if (digits[1] == kOpen) return true;
  const int place = digits[1] + 1;
  if (place < 2 || place >= static_cast<int>(digits.size())) return false;
  return digits[0] == kOpen || digits[std::size_t(place)] == kOpen || digits[std::size_t(place)] == digits[0];
}

bool come_to_total(const UsedAt& p) {
  const auto digits = p.digits(0);
  const auto& factors = std::get<sudoku::NumberList>(p.use.values[2]).numbers;
  if (is_any_open(digits)) return true;
  int sum = 0;
  for (std::size_t i = 0; i < digits.size(); ++i) sum += digits[i] * (factors.empty() ? 1 : factors[i]);
  return sum == p.number(1);
}

bool are_different(std::vector<int> digits) {
  std::erase(digits, kOpen);
  std::ranges::sort(digits);
  return std::ranges::adjacent_find(digits) == digits.end();
}

bool come_to_one_of(const std::vector<int>& digits, const std::vector<int>& totals) {
  return are_different(digits) && (is_any_open(digits) || std::ranges::count(totals, total_of(digits)) > 0);
}

bool have_digital_root(const std::vector<int>& digits, int root) {
  if (!are_different(digits) || is_any_open(digits)) return are_different(digits);
  int sum = total_of(digits);
  while (sum > 9) {
    int next = 0;
    for (; sum > 0; sum /= 10) next += sum % 10;
    sum = next;
  }
  return sum == root;
}

/// No part of them comes to the total.
bool miss_total(const std::vector<int>& digits, int total) {
  for (std::size_t part = 1; part < std::size_t(1) << digits.size(); ++part) {
    int sum = 0;
    bool is_known = true;
    for (std::size_t i = 0; i < digits.size(); ++i) {
      if ((part >> i & 1) == 0) continue;
      is_known &= digits[i] != kOpen;
      sum += digits[i];
    }
    if (is_known && sum == total) return false;
  }
  return are_different(digits);
}

bool are_balanced(const UsedAt& p) {
  const auto digits = p.digits(0);
  if (!are_different(digits) || is_any_open(digits)) return are_different(digits);
  int odd = 0, low = 0;  // less the even ones, and the high ones
  const int twice_middle = 2 * p.layout.first_value + p.layout.digits - 1;
  for (const int digit : digits) {
    odd += digit % 2 == 1 ? 1 : -1;
    if (2 * digit == twice_middle) return false;
    low += 2 * digit < twice_middle ? 1 : -1;
  }
  return odd == 0 && low == 0;
}

std::vector<int> listed_digits(const UsedAt& p) {
  std::vector<int> wanted = std::get<sudoku::DigitList>(p.use.values[1]).digits;
  for (int& digit : wanted) digit += p.layout.first_value - 1;
  return wanted;
}

bool stand_exactly(const std::vector<int>& wanted, const std::vector<int>& digits) {
  return is_any_open(digits) || std::ranges::all_of(wanted, [&](int digit) {
           return std::ranges::count(wanted, digit) == std::ranges::count(digits, digit);
         });
}

bool are_said(const std::vector<int>& says, const std::vector<int>& digits) {
  if (is_any_open(digits)) return true;
  for (std::size_t i = 0; i < says.size(); i += 2)
    if (std::ranges::count(digits, says[i + 1]) != says[i]) return false;
  return true;
}

bool hide_first(const std::vector<int>& digits, int hidden) {
  if (is_any_open(digits)) return true;
  for (std::size_t i = 1; i < digits.size(); ++i)
    if (digits[i] < *std::max_element(digits.begin(), digits.begin() + static_cast<std::ptrdiff_t>(i)))
      return digits[i] == hidden;
  return false;
}

/// The grid is a square in which each line holds each digit once, so it need not be asked whether it is.
bool have_rank(const UsedAt& p) {
  if (std::ranges::count(p.grid.begin(), p.grid.begin() + p.layout.grid_cell_count(), 0) > 0) return true;
  const int size = p.layout.rows;
  std::vector<std::vector<int>> lines;
  for (int i = 0; i < size; ++i) {
    std::vector<int> row, column;
    for (int j = 0; j < size; ++j) {
      row.push_back(p.grid[std::size_t(i * size + j)]);
      column.push_back(p.grid[std::size_t(j * size + i)]);
    }
    for (const auto& line : {row, column}) {
      lines.push_back(line);
      lines.emplace_back(line.rbegin(), line.rend());
    }
  }
  std::vector<int> own = digits_of_line(p);
  for (int& digit : own) digit += 1 - p.layout.first_value;
  const auto less = std::ranges::count_if(lines, [&](const auto& line) { return line < own; });
  const auto& ties = std::get<std::string>(p.use.values[2]);
  const bool is_tied = std::ranges::count(lines, own) > 1;
  std::ranges::sort(lines);
  const bool has_tie = std::ranges::adjacent_find(lines) != lines.end();
  return less + 1 == p.number(1) && (ties == "any" || !is_tied) && (ties != "none" || !has_tie);
}

const std::map<std::string, bool (*)(const UsedAt&)>& meanings_of_uses() {
  static const std::map<std::string, bool (*)(const UsedAt&)> table{
      {"odd", [](const UsedAt& p) { return have_parity(p.digits(0), 1); }},
      {"even", [](const UsedAt& p) { return have_parity(p.digits(0), 0); }},
      {"thermometer", [](const UsedAt& p) { return rise(p.digits(0)); }},
      {"slow_thermometer", [](const UsedAt& p) { return never_fall(p.digits(0)); }},
      {"difference",
       [](const UsedAt& p) { return suit(p.digits(0), [&](int a, int b) { return a - b == p.number(1); }); }},
      {"ratio",
       [](const UsedAt& p) { return suit(p.digits(0), [&](int a, int b) { return a == b * p.number(1); }); }},
      {"sum_pair",
       [](const UsedAt& p) { return suit(p.digits(0), [&](int a, int b) { return a + b == p.number(1); }); }},
      {"minimum", [](const UsedAt& p) { return are_extreme(p, 1); }},
      {"maximum", [](const UsedAt& p) { return are_extreme(p, -1); }},
      {"greater_than",
       [](const UsedAt& p) {
         const auto digits = p.digits(0);
         return is_any_open(digits) || digits[0] > digits[1];
       }},
      {"clone", [](const UsedAt& p) { return are_clones(p.digits(0), p.digits(1)); }},
      {"global_entropy",
       [](const UsedAt& p) {
         return fill_squares(p,
                             [&](int value) { return (value - p.layout.first_value) * 3 / p.layout.digits; });
       }},
      {"global_modular",
       [](const UsedAt& p) { return fill_squares(p, [](int value) { return value % 3; }); }},
      {"dutch_flatmates", have_flatmates},
      {"region_same_values", hold_the_same},
      {"doppelganger", have_doppelgangers},
      {"counting_circles", [](const UsedAt& p) { return count_circles(p.digits(0)); }},
      {"nabner", [](const UsedAt& p) { return keep_apart(p.digits(0)); }},
      {"lockout", [](const UsedAt& p) { return stay_outside(p.digits(0), p.number(1)); }},
      {"zipper", [](const UsedAt& p) { return zip(p.digits(0)); }},
      {"double_arrow",
       [](const UsedAt& p) {
         const auto digits = p.digits(0);
         return is_any_open(digits) || 2 * (digits.front() + digits.back()) == total_of(digits);
       }},
      {"entropic_line", mix_low_middle_high},
      {"modular_line",
       [](const UsedAt& p) {
         return take_turns(p.digits(0), p.number(1), [&](int value) { return value % p.number(1); });
       }},
      {"region_sum_line", [](const UsedAt& p) { return cut_into_equal_sums(p, p.puzzle.regions()); }},
      {"sum_line",
       [](const UsedAt& p) {
         return fall_into_sums(p.digits(0), p.number(1), std::get<std::string>(p.use.values[2]) == "joined");
       }},
      {"pill_arrow", [](const UsedAt& p) { return is_number_in_pill(p.digits(0), p.digits(1)); }},
      {"value_indexing", [](const UsedAt& p) { return stands_again(p.digits(0)); }},
      {"same_values", [](const UsedAt& p) { return are_rearranged(digit_lists(p, 0)); }},
      {"equal_sum", [](const UsedAt& p) { return have_one_sum(digit_lists(p, 0)); }},
      {"sum", come_to_total},
      {"multi_sum_cage",
       [](const UsedAt& p) {
         return come_to_one_of(p.digits(0), std::get<sudoku::NumberList>(p.use.values[1]).numbers);
       }},
      {"digital_root_cage", [](const UsedAt& p) { return have_digital_root(p.digits(0), p.number(1)); }},
      {"rellik_cage", [](const UsedAt& p) { return miss_total(p.digits(0), p.number(1)); }},
      {"equality_cage", are_balanced},
      {"contain_at_least", [](const UsedAt& p) { return stand_in_cells(listed_digits(p), p.digits(0)); }},
      {"contain_exactly", [](const UsedAt& p) { return stand_exactly(listed_digits(p), p.digits(0)); }},
      {"look_and_say",
       [](const UsedAt& p) {
         return are_said(std::get<sudoku::NumberList>(p.use.values[1]).numbers, p.digits(0));
       }},
      {"hidden_skyscraper", [](const UsedAt& p) { return hide_first(digits_of_line(p), p.number(1)); }},
      {"full_rank", have_rank},
      {"renban", [](const UsedAt& p) { return have_no_gaps(p.digits(0)); }},
      {"palindrome", [](const UsedAt& p) { return read_alike(p.digits(0)); }},
      {"between", [](const UsedAt& p) { return lie_between_ends(p.digits(0)); }},
      {"count_distinct", [](const UsedAt& p) { return say_how_many_differ(p.digits(0)); }},
      {"lunchbox", [](const UsedAt& p) { return fill_lunchbox(p.digits(0), p.number(1)); }},
      {"killer_cage", fill_cage},
      {"arrow", [](const UsedAt& p) { return add_up_along_arrow(p.digits(0)); }},
      {"little_killer", add_up_on_diagonal},
      {"sandwich", fill_sandwich},
      {"skyscraper", [](const UsedAt& p) { return have_visible(digits_of_line(p), p.number(1)); }},
      {"x_sum", [](const UsedAt& p) { return add_up_to_x(digits_of_line(p), p.number(1)); }},
      {"numbered_room", [](const UsedAt& p) { return is_in_room(digits_of_line(p), p.number(1)); }},
      {"indexer", point_back},
      {"connected_digits", form_one_area},
      {"quadruple", [](const UsedAt& p) { return stand_in_cells(listed_digits(p), p.digits(0)); }},
      {"chaos_construction", part_the_grid},
      {"chaos_arrow", reach_along_arms},
      {"chaos_count",
       [](const UsedAt& p) {
         const auto digits = p.digits(0);
         return is_any_open(digits) ||
                digits[0] + p.number(1) == std::count(digits.begin() + 1, digits.end(), digits[1]);
       }},
      {"one_of",
       [](const UsedAt& p) {
         const auto digits = std::get<Word>(p.use.values[1]);
         return std::ranges::all_of(p.digits(0), [&](int value) {
           return value == kOpen || (digits >> (value - p.layout.first_value) & 1) != 0;
         });
       }},
      {"regex",
       [](const UsedAt& p) { return match(p.digits(0), std::get<sudoku::Pattern>(p.use.values[1]).text); }},
      {"nfa", end_well},
      {"pairwise", [](const UsedAt& p) { return are_pairs(p, false); }},
      {"pairwise_all", [](const UsedAt& p) { return are_pairs(p, true); }},
      {"any_of",
       [](const UsedAt& p) {
         return std::ranges::any_of(std::get<sudoku::Uses>(p.use.values[0]).list,
                                    [&](const auto& use) { return obeys(use, p.puzzle, p.grid); });
       }},
      {"all_of",
       [](const UsedAt& p) {
         return std::ranges::all_of(std::get<sudoku::Uses>(p.use.values[0]).list,
                                    [&](const auto& use) { return obeys(use, p.puzzle, p.grid); });
       }},
      {"whispers", [](const UsedAt& p) { return whisper(p.digits(0), p.number(1)); }},
  };
  return table;
}

}  // namespace

bool use_has_meaning(std::string_view rule) {
  return meanings_of_uses().contains(std::string(rule)) || use_is_about_pairs(rule);
}

bool use_is_about_pairs(std::string_view rule) { return meanings_of_pairs().contains(std::string(rule)); }

bool may_stand(const sudoku::RuleUse& use, const sudoku::Puzzle& puzzle, std::pair<int, int> cells,
               std::pair<int, int> digits) {
  const int n = puzzle.layout().columns, least = puzzle.layout().first_value;
  return meanings_of_pairs().at(use.name)({use, puzzle, cells, std::abs(cells.first / n - cells.second / n),
                                           std::abs(cells.first % n - cells.second % n),
                                           digits.first - 1 + least, digits.second - 1 + least});
}

std::function<bool(const Grid&)> meaning_of(const sudoku::RuleUse& use, const sudoku::Puzzle& puzzle) {
  const auto found = meanings_of_uses().find(use.name);
  if (found == meanings_of_uses().end()) return [](const Grid&) { return true; };
  return [&use, &puzzle, holds = found->second](const Grid& grid) {
    return holds({use, puzzle, puzzle.layout(), grid});
  };
}

bool obeys(const sudoku::RuleUse& use, const sudoku::Puzzle& puzzle, const Grid& grid) {
  return meaning_of(use, puzzle)(grid);
}

}  // namespace quadrille::test
