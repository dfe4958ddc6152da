// Translates formulas over cells into conditions of the built-in kinds.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <tl/expected.hpp>
#include <vector>

#include "sudoku/conditions/conditions.h"
#include "sudoku/own_rules/terms.h"

namespace quadrille::sudoku {

/// The maximum number of states of an automaton that a condition becomes.
inline constexpr std::size_t kMostStates = 20'000;

/// Conditions equivalent to the conjunction of the formulas, by their parts between `and`:
/// all_different(..) of cells is a Distinct; a formula over one cell is a OneOf; an equation or inequality of
/// sums a Sum; a formula over two cells a Relation, or an Order if it says that digits increase; anything
/// else a DigitWord. Equal parts over one or two cells are one condition, and the steps of a chain are one
/// Order. A formula that is false becomes a cell without digits. The error is the index of a formula with a
/// part that needs more than kMostStates states, or takes too long.
[[nodiscard]] tl::expected<std::vector<ConditionKind>, std::size_t> compile(Terms& terms,
                                                                            std::span<const Term> formulas);

/// The automaton that accepts the digits of the cells, in the order of Terms::cells, for which the formula is
/// true. Null if it needs more than that many states, or more than that much work (Terms::work).
[[nodiscard]] std::shared_ptr<const DigitAutomaton> automaton_of(Terms& terms, Term formula,
                                                                 std::size_t most_states,
                                                                 std::size_t most_work);

}  // namespace quadrille::sudoku
