#include "support/sudoku/reference_solver.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "support/sudoku/pair_meaning.h"
#include "support/sudoku/use_meaning.h"

namespace quadrille::test {

namespace {

using sudoku::Grid;
using sudoku::Puzzle;

bool holds_both(const sudoku::Value& cells, int a, int b) {
  const auto& members = std::get<std::vector<int>>(cells);
  return std::ranges::count(members, a) + std::ranges::count(members, b) == 2;
}

/// The window of a 4x4, 9x9, 16x16, .. grid that contains the cell, or -1. Lines 0, s + 1, 2(s + 1), .. are
/// outside of all windows, where s is the side of a window.
int window_of(int row, int column, int size) {
  int side = 1;
  while (side * side < size) ++side;
  if (row % (side + 1) == 0 || column % (side + 1) == 0) return -1;
  return row / (side + 1) * side + column / (side + 1);
}

/// Two different cells of the grid, and a puzzle that has a use of a rule with these values.
struct TwoCells {
  const Puzzle& puzzle;
  const std::vector<sudoku::Value>& values;
  int row1, column1, row2, column2;
  int down, across;  // from one cell to the other, 0 or more
};

bool on_one_diagonal(const TwoCells& p) {
  const auto& which = std::get<std::string>(p.values.front());
  const int last = p.puzzle.layout().columns - 1;
  if (which != "anti" && p.row1 == p.column1 && p.row2 == p.column2) return true;
  return which != "main" && p.row1 + p.column1 == last && p.row2 + p.column2 == last;
}

bool in_one_window(const TwoCells& p) {
  const int n = p.puzzle.layout().columns, window = window_of(p.row1, p.column1, n);
  return window != -1 && window == window_of(p.row2, p.column2, n);
}

bool at_one_place_of_boxes(const TwoCells& p) {
  const int r = p.puzzle.box_rows(), c = p.puzzle.box_columns();
  return p.row1 % r == p.row2 % r && p.column1 % c == p.column2 % c;
}

/// By a rule's name, which two cells must differ. Of extra_regions it is known by their cells.
using Differ = bool (*)(const TwoCells&);
const std::map<std::string_view, Differ>& differing_rules() {
  static const std::map<std::string_view, Differ> table{
      {"diagonals", on_one_diagonal},
      {"windoku", in_one_window},
      {"disjoint_groups", at_one_place_of_boxes},
      {"extra_regions", nullptr},
      {"anti_knight", [](const TwoCells& p) { return p.down * p.across == 2; }},
      {"anti_king", [](const TwoCells& p) { return p.down <= 1 && p.across <= 1; }},
  };
  return table;
}

/// The restrictions of a puzzle on two different cells. The puzzle must outlive it.
class Pairs {
 public:
  /// Fails the test if a rule is neither about cells that differ nor has a meaning.
  explicit Pairs(const Puzzle& puzzle)
      : puzzle_(puzzle), grid_cells_(puzzle.layout().rows * puzzle.layout().columns) {
    for (const sudoku::RuleUse& use : puzzle.rules()) {
      if (const auto found = differing_rules().find(use.name); found != differing_rules().end())
        differing_.push_back({found->second, &use});
      else
        EXPECT_TRUE(use_has_meaning(use.name)) << "the reference solver does not know the rule " << use.name;
      if (use_is_about_pairs(use.name)) meanings_.push_back(pair_meaning_of(use, puzzle));
    }
  }

  /// Whether the cells must hold different digits.
  [[nodiscard]] bool must_differ(int a, int b) const {
    for (const auto& [differ, use] : differing_)
      if (differ == nullptr && holds_both(use->values.front(), a, b)) return true;
    if (!are_in_grid(a, b)) return false;  // extra cells lie in no line and in no region
    const int n = puzzle_.layout().columns;
    const int row1 = a / n, column1 = a % n, row2 = b / n, column2 = b % n;
    const int down = std::abs(row1 - row2), across = std::abs(column1 - column2);
    if (puzzle_.layout().lines && (down == 0 || across == 0)) return true;
    if ((down == 0 || across == 0) && share_a_board(row1, column1, row2, column2)) return true;
    const auto& region = puzzle_.regions();
    if (!region.empty() && region[std::size_t(a)] >= 0 && region[std::size_t(a)] == region[std::size_t(b)])
      return true;
    return std::ranges::any_of(differing_, [&](const Differing& rule) {
      return rule.differ != nullptr &&
             rule.differ({puzzle_, rule.use->values, row1, column1, row2, column2, down, across});
    });
  }

  /// Whether some rule may say more of the cells than that they differ.
  [[nodiscard]] bool have_meaning(int a, int b) const { return !meanings_.empty() && are_in_grid(a, b); }

  /// Whether the cells may hold the digits by such rules.
  [[nodiscard]] bool may_stand(std::pair<int, int> cells, std::pair<int, int> digits) const {
    return !are_in_grid(cells.first, cells.second) ||
           std::ranges::all_of(meanings_, [&](const MayStand& may) { return may(cells, digits); });
  }

 private:
  struct Differing {
    Differ differ;
    const sudoku::RuleUse* use;
  };

  [[nodiscard]] bool share_a_board(int row1, int column1, int row2, int column2) const {
    if (puzzle_.layout().boards == nullptr) return false;
    const auto& [size, corners, holes] = *puzzle_.layout().boards;
    return std::ranges::any_of(corners, [&, n = size](const sudoku::BoardCorner& corner) {
      const auto is_in = [n](int place, int first) { return first <= place && place < first + n; };
      return is_in(row1, corner.row) && is_in(row2, corner.row) && is_in(column1, corner.column) &&
             is_in(column2, corner.column);
    });
  }
  [[nodiscard]] bool are_in_grid(int a, int b) const { return a < grid_cells_ && b < grid_cells_; }

  const Puzzle& puzzle_;
  int grid_cells_;
  std::vector<Differing> differing_;
  std::vector<MayStand> meanings_;
};

/// The digits that one cell may hold for each digit of another: beside[d - 1] for a d. Empty if it may hold
/// all.
std::vector<Word> digits_beside(const Pairs& pairs, int digits, int cell, int other) {
  const bool differs = pairs.must_differ(cell, other);
  if (!differs && !pairs.have_meaning(cell, other)) return {};
  std::vector<Word> beside;
  for (int standing = 1; standing <= digits; ++standing) {
    Word allowed = 0;
    for (int digit = 1; digit <= digits; ++digit) {
      if (!(differs && digit == standing) && pairs.may_stand({cell, other}, {digit, standing}))
        allowed |= Word{1} << (digit - 1);
    }
    beside.push_back(allowed);
  }
  return beside;
}

/// The digits that the given and the candidates of the cell allow, as bits: 1 << (digit - 1).
Word allowed(const Puzzle& puzzle, int cell) {
  const Word all = ~Word{0} >> (64 - puzzle.layout().digits);
  const Word given = puzzle.given(cell) == 0 ? all : Word{1} << (puzzle.given(cell) - 1);
  return given & puzzle.candidates(cell) & all;
}

class Reference {
 public:
  Reference(const Puzzle& puzzle, std::size_t limit, std::size_t nodes)
      : puzzle_(puzzle),
        limit_(limit),
        nodes_(nodes),
        grid_(std::size_t(puzzle.cell_count())),
        partners_(grid_.size()) {
    const Pairs pairs(puzzle);
    for (const sudoku::RuleUse& use : puzzle.rules())
      if (use_has_meaning(use.name) && !use_is_about_pairs(use.name))
        others_.push_back(meaning_of(use, puzzle));
    for (int a = 0; a < puzzle.cell_count(); ++a) {
      allowed_.push_back(allowed(puzzle, a));
      for (int b = 0; b < puzzle.cell_count(); ++b) {
        if (a == b) continue;
        if (auto beside = digits_beside(pairs, puzzle.layout().digits, a, b); !beside.empty())
          partners_[std::size_t(a)].push_back({b, std::move(beside)});
      }
    }
  }

  /// The digits that the cell can hold beside those placed so far, as far as pairs of cells tell.
  [[nodiscard]] Word fitting(int cell) const {
    Word digits = allowed_[std::size_t(cell)];
    for (const Partner& partner : partners_[std::size_t(cell)])
      if (const int standing = grid_[std::size_t(partner.cell)]; standing != 0)
        digits &= partner.beside[std::size_t(standing - 1)];
    return digits;
  }

  /// Whether the digit, with those placed so far, obeys the rules that are not about pairs.
  [[nodiscard]] bool obeys_rules(int cell, int digit) {
    grid_[std::size_t(cell)] = digit;
    const bool does = std::ranges::all_of(others_, [&](const auto& holds) { return holds(grid_); });
    grid_[std::size_t(cell)] = 0;
    return does;
  }

  /// Sets the cell that can hold fewest digits beside those placed so far, as far as pairs of cells tell; the
  /// other rules, which take longer, are checked only for the digits of that cell. Returns false if the
  /// search can stop.
  bool search() {
    if (nodes_-- == 0) return false;
    int best = -1;
    Word best_digits = 0;
    for (int cell = 0; cell < puzzle_.cell_count(); ++cell) {
      if (grid_[std::size_t(cell)] != 0 || puzzle_.layout().is_hole(cell)) continue;
      const Word digits = fitting(cell);
      if (best != -1 && std::popcount(digits) >= std::popcount(best_digits)) continue;
      best = cell;
      best_digits = digits;
    }
    if (best == -1) {
      solutions_.push_back(grid_);
      return solutions_.size() < limit_;
    }
    for (int digit = 1; digit <= puzzle_.layout().digits; ++digit) {
      if ((best_digits >> (digit - 1) & 1) == 0 || !obeys_rules(best, digit)) continue;
      grid_[std::size_t(best)] = digit;
      if (!search()) return false;
    }
    grid_[std::size_t(best)] = 0;
    return true;
  }

  [[nodiscard]] std::optional<std::vector<Grid>> solutions() {
    if (limit_ > 0 && !search() && solutions_.size() < limit_) return std::nullopt;
    std::ranges::sort(solutions_);
    return solutions_;
  }

 private:
  /// A cell whose digit restricts the digits of another.
  struct Partner {
    int cell;
    std::vector<Word> beside;  // as digits_beside
  };

  const Puzzle& puzzle_;
  std::size_t limit_;
  std::size_t nodes_;
  Grid grid_;
  std::vector<Word> allowed_;                             // by cell
  std::vector<std::vector<Partner>> partners_;            // by cell
  std::vector<std::function<bool(const Grid&)>> others_;  // the rules that are not about pairs
  std::vector<Grid> solutions_;
};

}  // namespace

std::optional<std::vector<Grid>> reference_solutions(const Puzzle& puzzle, std::size_t limit,
                                                     std::size_t max_nodes) {
  return Reference(puzzle, limit, max_nodes).solutions();
}

bool reference_accepts(const Puzzle& puzzle, const Grid& grid) {
  const Pairs pairs(puzzle);
  for (int a = 0; a < puzzle.cell_count(); ++a) {
    const int digit = grid[std::size_t(a)];
    if (puzzle.layout().is_hole(a)) continue;
    if (digit < 1 || digit > puzzle.layout().digits || (allowed(puzzle, a) >> (digit - 1) & 1) == 0)
      return false;
    for (int b = 0; b < a; ++b) {
      const int other = grid[std::size_t(b)];
      if (puzzle.layout().is_hole(b)) continue;
      if (digit == other && pairs.must_differ(a, b)) return false;
      if (!pairs.may_stand({a, b}, {digit, other})) return false;
    }
  }
  return std::ranges::all_of(puzzle.rules(), [&](const auto& use) { return obeys(use, puzzle, grid); });
}

}  // namespace quadrille::test
