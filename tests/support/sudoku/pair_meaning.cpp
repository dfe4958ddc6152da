#include "support/sudoku/pair_meaning.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

namespace quadrille::test {

namespace {

/// Two cells of the grid, and their contents.
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
  const auto& dots = std::get<std::string>(p.use.values[0]);
  if (dots != "black" && std::abs(p.x - p.y) == 1) return false;
  const int ratio = std::get<int>(p.use.values[1]);
  return dots == "white" || (p.x * ratio != p.y && p.y * ratio != p.x);
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

}  // namespace

bool use_is_about_pairs(std::string_view rule) { return meanings_of_pairs().contains(std::string(rule)); }

MayStand pair_meaning_of(const sudoku::RuleUse& use, const sudoku::Puzzle& puzzle) {
  return [&use, &puzzle, may_stand = meanings_of_pairs().at(use.name)](std::pair<int, int> cells,
                                                                       std::pair<int, int> digits) {
    const int n = puzzle.layout().columns, least = puzzle.layout().first_value;
    return may_stand({use, puzzle, cells, std::abs(cells.first / n - cells.second / n),
                      std::abs(cells.first % n - cells.second % n), digits.first - 1 + least,
                      digits.second - 1 + least});
  };
}

}  // namespace quadrille::test
