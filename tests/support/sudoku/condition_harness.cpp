#include "support/sudoku/condition_harness.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <set>
#include <variant>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cp/search/search.h"
#include "sudoku/conditions/encoding.h"
#include "sudoku/encode/cnf.h"
#include "sudoku/encode/opb.h"
#include "sudoku/explain/check.h"
#include "sudoku/posting/posting.h"
#include "sudoku/prove/cutting_planes.h"
#include "sudoku/solve/adaptive_search.h"
#include "sudoku/solve/bulk_count.h"
#include "sudoku/solve/lanes_shape.h"
#include "support/sudoku/completion.h"
#include "support/sudoku/opb_meaning.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"

namespace quadrille::test {

namespace {

using sudoku::at;
using sudoku::Conditions;
using sudoku::Digits;
using sudoku::Grid;

/// Evaluates clauses when some variables have values; helper variables are tried both ways.
class ClauseCheck {
 public:
  ClauseCheck(const sudoku::Cnf& cnf, const Grid& grid) : cnf_(cnf), value_(at(cnf.variable_count()) + 1) {
    for (int v = 1; v <= cnf.candidate_count(); ++v)
      value_[at(v)] = grid[at(cnf.candidate(v).cell)] == cnf.candidate(v).digit ? 1 : -1;
  }

  [[nodiscard]] bool is_satisfiable() {
    return has_completion(value_, [this] { return propagate(); });
  }

 private:
  [[nodiscard]] int value(int literal) const {
    return literal > 0 ? value_[at(literal)] : -value_[at(-literal)];
  }
  [[nodiscard]] bool propagate() {
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t i = 0; i < cnf_.clause_count(); ++i) {
        int open = 0, last = 0;
        bool is_true = false;
        for (const int literal : cnf_.clause(i)) {
          is_true |= value(literal) == 1;
          if (value(literal) == 0) ++open, last = literal;
        }
        if (is_true || open > 1) continue;
        if (open == 0) return false;
        value_[at(std::abs(last))] = last > 0 ? 1 : -1;
        changed = true;
      }
    }
    return true;
  }

  const sudoku::Cnf& cnf_;
  std::vector<int> value_;  // 1 true, -1 false, 0 open
};

bool fills(const lanes::Shape& shape, const Grid& grid) {
  return std::ranges::all_of(shape.houses, [&](const std::vector<int>& house) {
    std::set<int> digits;
    for (const int cell : house) digits.insert(grid[at(cell)]);
    return digits.size() == house.size();
  });
}

/// Compares everything that can judge a grid with the predicate, one grid at a time.
class GridCheck {
 public:
  GridCheck(const Conditions& conditions, const Accepts& accepts, Random& random)
      : conditions_(conditions),
        accepts_(accepts),
        random_(random),
        cnf_(cnf_of(conditions)),
        opb_(opb_of(conditions)),
        shape_(lanes_shape(conditions)),
        digits_are_alike_(has_interchangeable_digits(conditions)) {}

  [[nodiscard]] std::string complaint(const Grid& grid) {
    const bool right = accepts_(grid);
    if (is_solution(conditions_, grid) != right) return tell("is_solution", grid);
    if (is_within_candidates(grid) && (breaches(grid) == 0) != right) return tell("breaches", grid);
    if (is_within_candidates(grid) && ClauseCheck(cnf_, grid).is_satisfiable() != right)
      return tell("the clauses", grid);
    if (is_within_candidates(grid) && satisfies_opb(opb_, grid) != right)
      return tell("the 0-1 constraints", grid);
    if (shape_ && is_within_candidates(grid) && fills(*shape_, grid) != right)
      return tell("the bulk kernel", grid);
    return right ? complaint_on_givens(grid) : std::string();
  }

 private:
  [[nodiscard]] static std::string tell(std::string_view who, const Grid& grid) {
    return fmt::format("{} errs on {}", who, fmt::join(grid, ""));
  }
  [[nodiscard]] bool is_within_candidates(const Grid& grid) const {
    for (std::size_t cell = 0; cell < grid.size(); ++cell)
      if (grid[cell] != 0 && (conditions_.candidates[cell] & sudoku::digit_bit(grid[cell])) == 0)
        return false;
    return true;
  }
  [[nodiscard]] int breaches(const Grid& grid) const {
    int sum = 0;
    for (const auto& condition : conditions_.stated()) {
      const int found = condition.visit([&](const auto& kind) { return kind.breaches(grid); });
      const bool holds = condition.visit([&](const auto& kind) { return kind.holds(grid); });
      if (found < 0 || (found == 0) != holds) return -1;
      sum += found;
    }
    return sum;
  }

  /// For givens taken from a solution: they must not clash, nor exclude another digit of the solution; and
  /// digits that are reported to be interchangeable may be renamed.
  [[nodiscard]] std::string complaint_on_givens(const Grid& grid) {
    Grid givens = grid;
    for (int& digit : givens) digit = random_.below(2) == 0 ? 0 : digit;
    std::vector<Digits> left(grid.size(), conditions_.layout.all_digits());
    for (const auto& condition : conditions_.list) {
      if (condition.visit([&](const auto& kind) { return kind.clash(givens); }))
        return tell("the clash of givens", grid);
      condition.visit([&](const auto& kind) { kind.narrow(givens, left); });
    }
    for (std::size_t cell = 0; cell < grid.size(); ++cell)
      if (grid[cell] != 0 && (left[cell] & sudoku::digit_bit(grid[cell])) == 0)
        return tell("what givens exclude", grid);
    if (!digits_are_alike_) return {};
    std::vector<int> name;
    for (int digit = 1; digit <= conditions_.layout.digits; ++digit) name.push_back(digit);
    random_.shuffle(name);
    Grid renamed = grid;
    for (int& digit : renamed)
      if (digit != 0) digit = name[at(digit - 1)];
    return accepts_(renamed) ? std::string() : tell("the exchange of digits", grid);
  }

  const Conditions& conditions_;
  const Accepts& accepts_;
  Random& random_;
  sudoku::Cnf cnf_;
  sudoku::Opb opb_;
  std::optional<lanes::Shape> shape_;
  bool digits_are_alike_;
};

std::vector<Grid> found_by_engine(const Conditions& conditions, cp::Consistency consistency,
                                  cp::SearchMode mode) {
  cp::Store store;
  const sudoku::Posting posting = post(conditions, store, consistency);
  std::vector<Grid> found;
  if (!sudoku::keep_candidates(store, conditions.candidates)) return found;
  cp::Search search(store, {{posting.cells}}, {.mode = mode});
  while (search.next() == cp::SearchResult::solution) {
    Grid& grid = found.emplace_back();
    for (const cp::IntVar cell : posting.cells) grid.push_back(static_cast<int>(store.value(cell)));
  }
  std::ranges::sort(found);
  return found;
}

std::string complaint_on_verdict(const sudoku::Puzzle& puzzle, std::size_t solutions) {
  const auto report = sudoku::check(puzzle);
  const bool one = std::holds_alternative<sudoku::Unique>(report.verdict);
  const bool several = std::holds_alternative<sudoku::Several>(report.verdict);
  if (one != (solutions == 1) || several != (solutions > 1)) return "check errs";
  using Verdict = sudoku::Uniqueness::Verdict;
  const Verdict expected = solutions == 0   ? Verdict::none
                           : solutions == 1 ? Verdict::unique
                                            : Verdict::several;
  const Conditions conditions = conditions_of(puzzle);
  const auto ignore = [](std::string_view) {};
  if (prove_uniqueness(conditions, {}, ignore).verdict != expected) return "the proof by clauses errs";
  if (prove_by_cutting_planes(conditions, {}, ignore).verdict != expected)
    return "the proof by cutting planes errs";
  return {};
}

}  // namespace

std::string disagreement(const Conditions& conditions, const std::vector<Grid>& grids, const Accepts& accepts,
                         Random& random) {
  GridCheck check(conditions, accepts, random);
  for (const Grid& grid : grids)
    if (auto complaint = check.complaint(grid); !complaint.empty()) return complaint;
  std::vector<Grid> expected;
  std::ranges::copy_if(grids, std::back_inserter(expected), accepts);
  std::ranges::sort(expected);
  const auto twice = std::ranges::unique(expected);
  expected.erase(twice.begin(), twice.end());
  using cp::Consistency;
  for (const Consistency consistency :
       {Consistency::value, Consistency::bounds, Consistency::domain, Consistency::automatic})
    for (const cp::SearchMode mode : {cp::SearchMode::fixed, cp::SearchMode::free})
      if (found_by_engine(conditions, consistency, mode) != expected)
        return fmt::format("the engine errs with consistency {}, mode {}", static_cast<int>(consistency),
                           static_cast<int>(mode));
  return {};
}

std::string disagreement(const sudoku::Puzzle& puzzle, Random& random) {
  const Accepts accepts = [&](const Grid& grid) { return reference_accepts(puzzle, grid); };
  auto grids = reference_solutions(sudoku::Puzzle(puzzle.layout()), std::numeric_limits<std::size_t>::max());
  for (Grid grid : any_grids(puzzle.layout(), random)) grids->push_back(std::move(grid));
  if (auto complaint = disagreement(conditions_of(puzzle), *grids, accepts, random); !complaint.empty())
    return complaint;
  const auto solutions = reference_solutions(puzzle, std::numeric_limits<std::size_t>::max());
  if (sudoku::Solver().count(puzzle).solutions != solutions->size()) return "the count errs";
  if (const auto shape = sudoku::lanes_shape(puzzle)) {
    const auto in_bulk = sudoku::bulk_count(puzzle, *shape, std::numeric_limits<std::uint64_t>::max(), {});
    if (in_bulk.result.solutions != solutions->size()) return "the count of the bulk kernel errs";
  }
  cp::Limits few;
  few.nodes = 2000;
  bool is_right = true;
  static_cast<void>(adaptive_search(puzzle, {.limits = few}, [&](const Grid& grid) {
    is_right = accepts(grid);
    return false;
  }));
  if (!is_right) return "local search errs";
  return complaint_on_verdict(puzzle, solutions->size());
}

std::vector<Grid> any_grids(const sudoku::Layout& layout, Random& random) {
  constexpr std::size_t kMost = 200;
  const std::size_t cells = at(layout.cell_count()), digits = at(layout.digits);
  std::size_t all = 1;
  for (std::size_t i = 0; i < cells && all <= kMost; ++i) all *= digits;
  std::vector<Grid> grids;
  for (std::size_t i = 0; i < std::min(all, kMost); ++i) {
    Grid& grid = grids.emplace_back();
    std::size_t rest = i;
    for (std::size_t cell = 0; cell < cells; ++cell, rest /= digits) {
      const auto digit = all <= kMost ? rest % digits : random.below(digits);
      grid.push_back(1 + static_cast<int>(digit));
    }
    grid = layout.without_holes(std::move(grid));
  }
  return grids;
}

}  // namespace quadrille::test
