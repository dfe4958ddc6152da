// A model in the engine: what all searches have in common.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cp/constraints.h"
#include "cp/search_options.h"
#include "cp/store.h"
#include "sudoku/model.h"

namespace quadrille::sudoku {

/// Variable i is cell i; its value is the digit.
struct Posting {
  std::vector<cp::IntVar> cells;
  std::vector<std::string> names;  // of the house or rule behind each constraint, by its index
};

/// Posts the houses and differences of a model in an empty store and, with automatic consistency, what they
/// imply. Every cell may hold every digit.
[[nodiscard]] Posting post(const Model& model, cp::Store& store, cp::Consistency consistency);

/// How clauses learnt from houses are shortened: houses explain at little cost.
constexpr cp::Shortening kShortening{.most_explanations = 600, .shrinks = true};

/// Leaves the cells only their candidates. False when a cell has none.
[[nodiscard]] bool keep_candidates(cp::Store& store, std::span<const Digits> candidates);

}  // namespace quadrille::sudoku
