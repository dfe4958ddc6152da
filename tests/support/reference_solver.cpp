#include "support/reference_solver.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <set>
#include <string>
#include <variant>

#include <gtest/gtest.h>

#include "support/pair_meaning.h"
#include "support/use_meaning.h"

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

/// Whether two different cells must hold different digits.
bool must_differ(const Puzzle& puzzle, int a, int b) {
  const int grid_cells = puzzle.layout().rows * puzzle.layout().columns;
  if (a >= grid_cells || b >= grid_cells) {  // extra cells lie in no line and in no region
    return std::ranges::any_of(puzzle.rules(), [&](const sudoku::RuleUse& use) {
      return use.name == "extra_regions" && holds_both(use.values.front(), a, b);
    });
  }
  const int n = puzzle.layout().columns;
  const int row1 = a / n, column1 = a % n, row2 = b / n, column2 = b % n;
  const int down = std::abs(row1 - row2), across = std::abs(column1 - column2);
  if (puzzle.layout().lines && (down == 0 || across == 0)) return true;
  const auto& region = puzzle.regions();
  if (!region.empty() && region[std::size_t(a)] >= 0 && region[std::size_t(a)] == region[std::size_t(b)])
    return true;
  const int r = puzzle.box_rows(), c = puzzle.box_columns();
  for (const auto& [name, values] : puzzle.rules()) {
    if (name == "diagonals") {
      const auto& which = std::get<std::string>(values.front());
      if (which != "anti" && row1 == column1 && row2 == column2) return true;
      if (which != "main" && row1 + column1 == n - 1 && row2 + column2 == n - 1) return true;
    } else if (name == "windoku") {
      const int window = window_of(row1, column1, n);
      if (window != -1 && window == window_of(row2, column2, n)) return true;
    } else if (name == "disjoint_groups") {
      if (row1 % r == row2 % r && column1 % c == column2 % c) return true;
    } else if (name == "extra_regions") {
      if (holds_both(values.front(), a, b)) return true;
    } else if (name == "anti_knight") {
      if (down * across == 2) return true;
    } else if (name == "anti_king") {
      if (down <= 1 && across <= 1) return true;
    }
  }
  return false;
}

/// Fails the test where a rule is neither about cells that differ, as must_differ knows them, nor has a
/// meaning.
void expect_known_rules(const Puzzle& puzzle) {
  static const std::set<std::string> differing{"diagonals",     "windoku",     "disjoint_groups",
                                               "extra_regions", "anti_knight", "anti_king"};
  for (const sudoku::RuleUse& use : puzzle.rules())
    EXPECT_TRUE(differing.contains(use.name) || use_has_meaning(use.name))
        << "the reference solver does not know the rule " << use.name;
}

/// What one cell may hold beside each digit of another: beside[d - 1] beside a d. Empty where it may hold
/// all.
std::vector<Word> digits_beside(const Puzzle& puzzle, int cell, int other) {
  const int digits = puzzle.layout().digits, grid_cells = puzzle.layout().rows * puzzle.layout().columns;
  const bool differs = must_differ(puzzle, cell, other);
  std::vector<const sudoku::RuleUse*> uses;
  for (const sudoku::RuleUse& use : puzzle.rules())
    if (cell < grid_cells && other < grid_cells && use_is_about_pairs(use.name)) uses.push_back(&use);
  if (!differs && uses.empty()) return {};
  std::vector<Word> beside;
  for (int standing = 1; standing <= digits; ++standing) {
    Word allowed = 0;
    for (int digit = 1; digit <= digits; ++digit) {
      const bool may = std::ranges::all_of(uses, [&](const sudoku::RuleUse* use) {
        return may_stand(*use, puzzle, {cell, other}, {digit, standing});
      });
      if (may && !(differs && digit == standing)) allowed |= Word{1} << (digit - 1);
    }
    beside.push_back(allowed);
  }
  return beside;
}

/// Whether the given and the candidates of the cell allow the digit.
bool allowed(const Puzzle& puzzle, int cell, int digit) {
  if (puzzle.given(cell) != 0 && puzzle.given(cell) != digit) return false;
  return (puzzle.candidates(cell) >> (digit - 1) & 1) != 0;
}

class Reference {
 public:
  Reference(const Puzzle& puzzle, std::size_t limit, std::size_t nodes)
      : puzzle_(puzzle),
        limit_(limit),
        nodes_(nodes),
        grid_(std::size_t(puzzle.cell_count())),
        partners_(grid_.size()) {
    expect_known_rules(puzzle);
    for (const sudoku::RuleUse& use : puzzle.rules())
      if (use_has_meaning(use.name) && !use_is_about_pairs(use.name))
        others_.push_back(meaning_of(use, puzzle));
    for (int a = 0; a < puzzle.cell_count(); ++a) {
      for (int b = 0; b < puzzle.cell_count(); ++b) {
        if (a == b) continue;
        if (auto beside = digits_beside(puzzle, a, b); !beside.empty())
          partners_[std::size_t(a)].push_back({b, std::move(beside)});
      }
    }
  }

  /// Whether the cell can hold the digit beside the digits placed so far.
  [[nodiscard]] bool fits(int cell, int digit) const {
    if (!allowed(puzzle_, cell, digit)) return false;
    for (const Partner& partner : partners_[std::size_t(cell)]) {
      const int standing = grid_[std::size_t(partner.cell)];
      if (standing != 0 && (partner.beside[std::size_t(standing - 1)] >> (digit - 1) & 1) == 0) return false;
    }
    return true;
  }

  /// Whether the digit, with those placed so far, obeys the rules that are not about pairs.
  [[nodiscard]] bool obeys_rules(int cell, int digit) {
    grid_[std::size_t(cell)] = digit;
    const bool does = std::ranges::all_of(others_, [&](const auto& holds) { return holds(grid_); });
    grid_[std::size_t(cell)] = 0;
    return does;
  }

  /// Returns false when the search can stop.
  bool search() {
    if (nodes_-- == 0) return false;
    int best = -1;
    std::vector<int> best_digits;
    for (int cell = 0; cell < puzzle_.cell_count(); ++cell) {
      if (grid_[std::size_t(cell)] != 0) continue;
      std::vector<int> digits;
      const auto is_worse = [&] { return best != -1 && digits.size() >= best_digits.size(); };
      for (int digit = 1; digit <= puzzle_.layout().digits && !is_worse(); ++digit) {
        if (fits(cell, digit) && obeys_rules(cell, digit)) digits.push_back(digit);
      }
      if (is_worse()) continue;
      best = cell;
      best_digits = digits;
      if (digits.size() <= 1) break;
    }
    if (best == -1) {
      solutions_.push_back(grid_);
      return solutions_.size() < limit_;
    }
    for (const int digit : best_digits) {
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
  /// A cell on whose digit depends what another may hold.
  struct Partner {
    int cell;
    std::vector<Word> beside;  // as digits_beside
  };

  const Puzzle& puzzle_;
  std::size_t limit_;
  std::size_t nodes_;
  Grid grid_;
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
  expect_known_rules(puzzle);
  const int grid_cells = puzzle.layout().rows * puzzle.layout().columns;
  std::vector<const sudoku::RuleUse*> about_pairs;
  for (const sudoku::RuleUse& use : puzzle.rules())
    if (use_is_about_pairs(use.name)) about_pairs.push_back(&use);
  for (int a = 0; a < puzzle.cell_count(); ++a) {
    const int digit = grid[std::size_t(a)];
    if (digit < 1 || digit > puzzle.layout().digits || !allowed(puzzle, a, digit)) return false;
    for (int b = 0; b < a; ++b) {
      const int other = grid[std::size_t(b)];
      if (digit == other && must_differ(puzzle, a, b)) return false;
      const bool may = std::ranges::all_of(about_pairs, [&](const sudoku::RuleUse* use) {
        return a >= grid_cells || b >= grid_cells || may_stand(*use, puzzle, {a, b}, {digit, other});
      });
      if (!may) return false;
    }
  }
  return std::ranges::all_of(puzzle.rules(), [&](const auto& use) { return obeys(use, puzzle, grid); });
}

}  // namespace quadrille::test
