// The constraints of all puzzles with one shape and set of rules, posted once in a store. Puzzles enter and
// leave it one after another.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "cp/branching.h"
#include "cp/search_options.h"
#include "cp/store.h"
#include "sudoku/conditions/conditions.h"
#include "sudoku/posting/posting.h"
#include "sudoku/solve/solve.h"

namespace quadrille::sudoku {

/// Variable i of the store is cell i.
class PostedModel {
 public:
  /// If one of the limits (time, which is started, memory, the stop token) is reached, the model is
  /// incomplete and must not be used.
  PostedModel(const Puzzle& puzzle, cp::Consistency consistency, const cp::Limits& limits = {})
      : PostedModel(puzzle, conditions_within(puzzle, limits), consistency, limits) {}
  /// Posts these conditions, which may be a subset of the puzzle's.
  PostedModel(const Puzzle& puzzle, const Conditions& conditions, cp::Consistency consistency,
              const cp::Limits& limits = {})
      : PostedModel(puzzle, conditions, consistency, false, limits) {}

  [[nodiscard]] bool is_complete() const { return posting_.is_complete; }

  [[nodiscard]] bool serves(const Puzzle& puzzle) const {
    return puzzle.layout() == puzzle_.layout() && puzzle.regions() == puzzle_.regions() &&
           puzzle.has_same_rules(puzzle_) && is_within(puzzle);
  }

  /// Imposes givens and restrictions at a new level. False if a cell has no candidates left.
  [[nodiscard]] bool enter(const Puzzle& puzzle, cp::Observer* observer) {
    return enter_with([&](int cell) { return puzzle.allowed(cell); }, observer);
  }
  /// candidates: by cell.
  [[nodiscard]] bool enter(std::span<const Digits> candidates) {
    return enter_with([&](int cell) { return candidates[at(cell)]; }, nullptr);
  }
  void leave() {
    store_.pop_to(0);
    store_.set_observer(nullptr);
  }

  /// Applies to the shape and the rules; see quadrille::sudoku::treats_digits_alike().
  [[nodiscard]] bool treats_digits_alike() const { return treats_digits_alike_; }

  [[nodiscard]] cp::Store& store() { return store_; }
  [[nodiscard]] const std::vector<cp::IntVar>& cells() const { return posting_.cells; }
  [[nodiscard]] std::vector<cp::Branching> branchings(const SolveOptions& options) const {
    return {{cells(), options.variable_order.value_or(usual_order()), options.value_order}};
  }
  [[nodiscard]] cp::SearchOptions search_options(const SolveOptions& options) const {
    return {.mode = options.mode,
            .favours_tree = is_about_sums_,
            .second_order = second_order(options),
            .limits = options.limits,
            .seed = options.seed,
            .shortening = kShortening};
  }
  [[nodiscard]] std::string_view name(const cp::Constraint& constraint) const {
    const std::size_t i = constraint.index();
    return i < posting_.origins.size() ? posting_.origins[i]->label : constraint.name();
  }

 private:
  PostedModel(const Puzzle& puzzle, std::optional<Conditions>&& conditions, cp::Consistency consistency,
              const cp::Limits& limits)
      : PostedModel(puzzle, conditions ? std::move(*conditions) : Conditions{puzzle.layout(), {}, {}},
                    consistency, conditions.has_value(), limits) {
    if (!conditions) posting_.is_complete = false;
  }
  PostedModel(const Puzzle& puzzle, const Conditions& conditions, cp::Consistency consistency, bool looks,
              const cp::Limits& limits)
      : puzzle_(puzzle),
        treats_digits_alike_(sudoku::treats_digits_alike(conditions)),
        is_about_sums_(sudoku::is_about_sums(conditions)),
        widest_(looks ? widest_candidates(conditions) : std::vector<Digits>()),
        posting_(post(conditions, store_, consistency, Inference::all, widest_, limits)),
        possible_(propagate_within(store_, limits, posting_.is_complete)) {}

  /// Whether each cell of the puzzle is restricted to the posted digits.
  [[nodiscard]] bool is_within(const Puzzle& puzzle) const {
    for (std::size_t cell = 0; cell < widest_.size(); ++cell)
      if ((puzzle.allowed(static_cast<int>(cell)) & ~widest_[cell]) != 0) return false;
    return true;
  }

  template <class F>
  [[nodiscard]] bool enter_with(F allowed, cp::Observer* observer) {
    store_.forget_failures();
    store_.set_observer(observer);
    store_.push();
    for (int cell = 0; cell < puzzle_.cell_count(); ++cell) {
      const Digits digits = allowed(cell);
      if (digits == puzzle_.all_digits()) continue;
      if (!store_.keep(cells()[at(cell)].id(), digits, 0)) return false;
    }
    return possible_;
  }

  [[nodiscard]] cp::VariableOrder usual_order() const {
    return is_about_sums_ ? cp::VariableOrder::dom_wdeg : cp::VariableOrder::crowded;
  }

  /// Failures teach which cells matter where rules other than houses do.
  [[nodiscard]] std::optional<cp::VariableOrder> second_order(const SolveOptions& options) const {
    if (options.variable_order || is_about_sums_ || treats_digits_alike_) return std::nullopt;
    return cp::VariableOrder::dom_wdeg;
  }

  Puzzle puzzle_;
  bool treats_digits_alike_;
  bool is_about_sums_;
  std::vector<Digits> widest_;  // by cell: its possible digits; empty if these are all digits
  cp::Store store_;
  Posting posting_;
  bool possible_;  // false if the rules by themselves exclude every grid
};

}  // namespace quadrille::sudoku
