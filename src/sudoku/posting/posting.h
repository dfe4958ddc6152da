// Posts the conditions of a puzzle in the engine, in the same way for all searches.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "cp/constraints/distinct.h"
#include "cp/search_options.h"
#include "cp/store.h"
#include "sudoku/conditions/conditions.h"

namespace quadrille::sudoku {

/// Variable i is cell i; its value is the digit, or 0 for a hole. As a set of digits, the domain of a hole is
/// the first one, as in Puzzle::allowed(). Constraint i is condition i. After the conditions come the implied
/// constraints: first those from some conditions and the differences of cells, then those from crossing
/// houses.
struct Posting {
  std::vector<cp::IntVar> cells;
  std::vector<std::shared_ptr<const Origin>> origins;  // by constraint
  std::size_t conditions = 0;                          // the number of constraints that are conditions
  std::vector<cp::CrossingFamilies> crossings;         // for the last constraints: conditions, by index
  bool is_complete = true;                             // false: a limit was reached before everything was
                                                       // posted

  /// The origins of the constraints between the conditions and the crossings.
  [[nodiscard]] std::span<const std::shared_ptr<const Origin>> joint() const {
    return std::span(origins).subspan(conditions, origins.size() - crossings.size() - conditions);
  }
};

/// The inferences from several conditions at once under automatic consistency.
enum class Inference : std::uint8_t {
  all,
  provable,  // those that CuttingPlanesLog can prove: sums ignore houses
};

/// By cell, the union of the candidates of its group: the grid, or a group of extra cells. Empty if these are
/// all digits, which is the usual case. In a 9x9 grid of 15 digits whose cells all hold 1 to 9, a row must
/// hold each of these nine digits; constraints can use this only if they know the candidates when they are
/// posted.
[[nodiscard]] std::vector<Digits> widest_candidates(const Conditions& conditions);

/// Posts the conditions in an empty store; implied ones and the crossings of houses only with automatic
/// consistency. Every cell may hold every digit, or the digits in `widest`, by cell. The limits are memory,
/// time and the stop token; if one is reached, the posting is incomplete and must not be used.
[[nodiscard]] Posting post(const Conditions& conditions, cp::Store& store, cp::Consistency consistency,
                           Inference inference = Inference::all, std::span<const Digits> widest = {},
                           const cp::Limits& limits = {});
/// Propagates. False if there is no solution; if a limit is reached it returns true before everything is
/// inferred, and `is_complete` becomes false.
[[nodiscard]] bool propagate_within(cp::Store& store, const cp::Limits& limits, bool& is_complete);

/// How clauses learnt from houses are shortened; houses explain at low cost.
constexpr cp::Shortening kShortening{.most_explanations = 600, .shrinks = true};

/// Restricts the cells to their candidates. False if a cell has none.
[[nodiscard]] bool keep_candidates(cp::Store& store, std::span<const Digits> candidates);

}  // namespace quadrille::sudoku
