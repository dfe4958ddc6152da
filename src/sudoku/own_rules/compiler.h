// From formulas over cells to conditions of the closed kinds.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <tl/expected.hpp>
#include <vector>

#include "sudoku/own_rules/terms.h"
#include "sudoku/puzzle/conditions.h"

namespace quadrille::sudoku {

/// No condition becomes an automaton of more states.
inline constexpr std::size_t kMostStates = 20'000;

/// The conditions that together say what the formulas say, by their parts between `and`:
/// all_different(..) of cells is a Distinct; of one cell, a OneOf; an equation or inequality of sums a Sum;
/// of two cells, a Relation, or an Order where it says that digits rise; anything else a DigitWord. Parts of
/// one or two cells that are the same are one condition, and steps of a chain one Order. A formula that is
/// false is a cell without digits. The error is the number of a formula, counted from 0, that has a part
/// which needs more than kMostStates, or takes too long.
[[nodiscard]] tl::expected<std::vector<ConditionKind>, std::size_t> compile(Terms& terms,
                                                                            std::span<const Term> formulas);

/// The automaton that accepts the digits of the cells, in the order of Terms::cells, for which the formula
/// holds. Nothing where it needs more states than that, or takes more work (Terms::work).
[[nodiscard]] std::shared_ptr<const DigitAutomaton> automaton_of(Terms& terms, Term formula,
                                                                 std::size_t most_states,
                                                                 std::size_t most_work);

}  // namespace quadrille::sudoku
