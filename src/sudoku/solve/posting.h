// The conditions of a puzzle in the engine: what all searches have in common.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "cp/constraints.h"
#include "cp/search_options.h"
#include "cp/store.h"
#include "sudoku/puzzle/conditions.h"

namespace quadrille::sudoku {

/// Variable i is cell i; its value is the digit. Constraint i is condition i. Behind the conditions comes
/// what is implied as well: by some conditions and which cells differ, then by houses that cross.
struct Posting {
  std::vector<cp::IntVar> cells;
  std::vector<std::shared_ptr<const Origin>> origins;  // of each constraint, by its index
  std::size_t conditions = 0;                          // how many constraints are conditions
  std::vector<cp::CrossingFamilies> crossings;         // of the last constraints: conditions, by their index
  bool is_complete = true;                             // false: a limit was reached before all was posted

  /// Of the constraints between the conditions and the crossings.
  [[nodiscard]] std::span<const std::shared_ptr<const Origin>> joint() const {
    return std::span(origins).subspan(conditions, origins.size() - crossings.size() - conditions);
  }
};

/// What automatic consistency infers from several conditions at a time.
enum class Inference : std::uint8_t {
  all,
  provable,  // what CuttingPlanesLog proves: sums do not look at houses
};

/// By cell, the digits that some cell of its group may hold: of the grid, or of a group of extra cells. Empty
/// where these are all digits, as they mostly are. In a 9x9 grid of 15 digits whose cells all hold 1 to 9, a
/// row must hold each of these nine, which constraints know only if they are told before they are posted.
[[nodiscard]] std::vector<Digits> widest_candidates(const Conditions& conditions);

/// Posts the conditions in an empty store; those that are implied, and the crossings of houses, only with
/// automatic consistency. Every cell may hold every digit, or those that `widest` says, by cell. Of the
/// limits memory, time and the stop token count; where one is reached the posting is not complete, and of no
/// use.
[[nodiscard]] Posting post(const Conditions& conditions, cp::Store& store, cp::Consistency consistency,
                           Inference inference = Inference::all, std::span<const Digits> widest = {},
                           const cp::Limits& limits = {});
/// Propagates. False where there is no solution; where a limit is reached it returns true before all is
/// inferred, and `is_complete` becomes false.
[[nodiscard]] bool propagate_within(cp::Store& store, const cp::Limits& limits, bool& is_complete);

/// How clauses learnt from houses are shortened: houses explain at little cost.
constexpr cp::Shortening kShortening{.most_explanations = 600, .shrinks = true};

/// Leaves the cells only their candidates. False when a cell has none.
[[nodiscard]] bool keep_candidates(cp::Store& store, std::span<const Digits> candidates);

}  // namespace quadrille::sudoku
