// The meaning of a puzzle as plain data: the candidates of its cells and the conditions on them.
#pragma once

#include <concepts>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "cp/limits.h"
#include "sudoku/conditions/any.h"
#include "sudoku/conditions/connected.h"
#include "sudoku/conditions/digit_count.h"
#include "sudoku/conditions/digit_word.h"
#include "sudoku/conditions/distinct.h"
#include "sudoku/conditions/distinct_count.h"
#include "sudoku/conditions/distinct_pairs.h"
#include "sudoku/conditions/index.h"
#include "sudoku/conditions/one_of.h"
#include "sudoku/conditions/order.h"
#include "sudoku/conditions/origin.h"
#include "sudoku/conditions/relation.h"
#include "sudoku/conditions/same_digits.h"
#include "sudoku/conditions/sum.h"
#include "sudoku/conditions/table.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

/// The kinds of conditions: a closed set, in the order in which they are posted to the engine. Code that
/// treats kinds differently visits them with an Overloaded (base/overloaded.h) that names each, so that it
/// does not compile if a kind is missing.
using ConditionKind = std::variant<Distinct, Relation, SameDigits, OneOf, Order, Sum, DigitWord, Table,
                                   DistinctPairs, DigitCount, DistinctCount, Index, Connected, Any>;

/// The alternatives of a disjunction.
struct ConditionLists {
  std::vector<std::vector<ConditionKind>> lists;
};

/// The condition that all conditions of at least one of the lists hold.
[[nodiscard]] inline Any any_of(std::vector<std::vector<ConditionKind>> lists) {
  return {std::make_shared<const ConditionLists>(ConditionLists{std::move(lists)})};
}

/// Makes the constraint of a condition, for a store and the cells' variables in it.
using MakeConstraint = std::function<std::unique_ptr<cp::Constraint>(
    const ConditionKind&, const cp::Store&, std::span<const cp::IntVar>, cp::Consistency)>;

/// Any::constraint(), with the constraints that `make` returns for the conditions in its lists.
[[nodiscard]] std::unique_ptr<cp::Constraint> any_of_made(const Any& any, const cp::Store& store,
                                                          std::span<const cp::IntVar> cells,
                                                          cp::Consistency consistency,
                                                          const MakeConstraint& make);

/// The members of every kind. To add a kind, add a file in conditions/ and an entry in ConditionKind.
template <class T>
concept IsConditionKind = requires(
    const T& kind, const Grid& grid, const Layout& layout, int digits, std::vector<Digits>& candidates,
    const cp::Store& store, std::span<const cp::IntVar> cells, Cnf& cnf, Opb& opb, std::string_view label) {
  kind.cells();           // the cells in the condition
  kind.sentence(layout);  // a sentence for people
  // Whether a full grid satisfies it, and how far the grid is from that: 0 if it does.
  { kind.holds(grid) } -> std::same_as<bool>;
  { kind.breaches(grid) } -> std::same_as<int>;
  // Whether it is invariant under every permutation of the digits.
  { kind.keeps_digits_interchangeable() } -> std::same_as<bool>;
  // For a grid with empty cells (0): two cells, in increasing order, that violate it by themselves; and the
  // digits that remain for the other cells.
  { kind.clash(grid) } -> std::same_as<std::optional<std::pair<int, int>>>;
  kind.narrow(grid, candidates);
  // The engine's constraint. A condition is one constraint, so both have the same index.
  { kind.constraint(store, cells, cp::Consistency{}) } -> std::same_as<std::unique_ptr<cp::Constraint>>;
  // As clauses: an upper bound of their number, those of any length, and then the pairs of candidates of
  // which at least one is false.
  kind.clause_count(digits);
  kind.add_clauses(cnf);
  kind.add_exclusions(cnf);
  // As constraints over 0-1 variables.
  kind.add_constraints(label, opb);
  // Houses that are together equivalent to it; nullopt if there are none, so that the bulk kernel cannot be
  // used.
  { kind.kernel_houses() } -> std::same_as<std::optional<std::vector<std::vector<int>>>>;
};

struct Condition {
  ConditionKind kind;
  std::shared_ptr<const Origin> origin;

  [[nodiscard]] bool is_implied() const { return origin->is_implied(); }
  [[nodiscard]] std::vector<int> cells() const;
  template <class F>
  [[nodiscard]] decltype(auto) visit(F&& f) const {
    return std::visit(std::forward<F>(f), kind);
  }
};

/// X (one variable per cell), D (candidates) and C (conditions) of a puzzle.
struct Conditions {
  Layout layout{0};
  std::vector<Digits> candidates;  // by cell: the digits allowed by its restriction and its given, if any
  /// In the order of their kinds, implied ones last. Within each kind: rows, columns, boxes or regions, then
  /// those of the rules.
  std::vector<Condition> list;
  std::size_t implied_parts = 0;  // of implied conditions: ConditionAdder::has_room_for()

  /// The conditions that are not implied; they define the puzzle completely.
  [[nodiscard]] std::span<const Condition> stated() const;
};

/// Whether shape and rules are invariant under every permutation of the digits.
[[nodiscard]] bool treats_digits_alike(const Conditions& conditions);
/// Whether all conditions are houses, sums (including lines that split into sums), and digits of single
/// cells, and at least one is a sum.
[[nodiscard]] bool is_about_sums(const Conditions& conditions);
/// Whether every permutation of the digits maps solutions to solutions: treats_digits_alike() holds, and all
/// cells may hold all digits.
[[nodiscard]] bool has_interchangeable_digits(const Conditions& conditions);

/// The cells of all stated houses.
[[nodiscard]] std::vector<std::span<const int>> houses_of(const Conditions& conditions);

/// Whether a full grid solves the puzzle, by the definition of each condition, without the engine.
[[nodiscard]] bool is_solution(const Conditions& conditions, const Grid& grid);

/// The puzzle's conditions; nullopt if a limit (memory, time or the stop token) is reached before they are
/// complete. Each use of a rule takes a bounded share of the limits.
[[nodiscard]] std::optional<Conditions> conditions_within(const Puzzle& puzzle, const cp::Limits& limits);
/// The approximate number of bytes of a condition.
[[nodiscard]] std::size_t memory_of(const ConditionKind& kind);

/// Without limits. Never fails: a Puzzle checks its rules when they are added and when its shape changes.
[[nodiscard]] Conditions conditions_of(const Puzzle& puzzle);

}  // namespace quadrille::sudoku
