// What a puzzle means, as plain data: the candidates of its cells and the conditions on them.
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

/// The kinds of conditions: a closed set, in the order in which they are posted to the engine. Whoever treats
/// kinds differently visits them with an Overloaded (base/overloaded.h) that names each, so that a kind which
/// is left out does not compile.
using ConditionKind = std::variant<Distinct, Relation, SameDigits, OneOf, Order, Sum, DigitWord, Table,
                                   DistinctPairs, DigitCount, DistinctCount, Index, Connected, Any>;

/// What a disjunction is of.
struct ConditionLists {
  std::vector<std::vector<ConditionKind>> lists;
};

/// All conditions of one of the lists hold.
[[nodiscard]] inline Any any_of(std::vector<std::vector<ConditionKind>> lists) {
  return {std::make_shared<const ConditionLists>(ConditionLists{std::move(lists)})};
}

/// Makes the constraint of a condition, for a store and the cells' variables in it.
using MakeConstraint = std::function<std::unique_ptr<cp::Constraint>(
    const ConditionKind&, const cp::Store&, std::span<const cp::IntVar>, cp::Consistency)>;

/// Any::constraint(), with what `make` makes of the conditions in its lists.
[[nodiscard]] std::unique_ptr<cp::Constraint> any_of_made(const Any& any, const cp::Store& store,
                                                          std::span<const cp::IntVar> cells,
                                                          cp::Consistency consistency,
                                                          const MakeConstraint& make);

/// What each kind gives. A further kind is a file in conditions/ and an entry in ConditionKind.
template <class T>
concept IsConditionKind = requires(
    const T& kind, const Grid& grid, const Layout& layout, int digits, std::vector<Digits>& candidates,
    const cp::Store& store, std::span<const cp::IntVar> cells, Cnf& cnf, Opb& opb, std::string_view label) {
  kind.cells();           // that it speaks of
  kind.sentence(layout);  // for people
  // Whether a full grid obeys it, and how far the grid is from that: 0 where it does.
  { kind.holds(grid) } -> std::same_as<bool>;
  { kind.breaches(grid) } -> std::same_as<int>;
  // Whether every way to rename the digits keeps it.
  { kind.keeps_digits_interchangeable() } -> std::same_as<bool>;
  // Of a grid with holes (0): two cells, in order, that break it by themselves; and the digits that are
  // left to the others beside them.
  { kind.clash(grid) } -> std::same_as<std::optional<std::pair<int, int>>>;
  kind.narrow(grid, candidates);
  // The engine's constraint. A condition is one constraint, so that its index is that of the condition.
  { kind.constraint(store, cells, cp::Consistency{}) } -> std::same_as<std::unique_ptr<cp::Constraint>>;
  // In clauses: how many at most, those of any length, and then the pairs of candidates of which one is
  // false.
  kind.clause_count(digits);
  kind.add_clauses(cnf);
  kind.add_exclusions(cnf);
  // In constraints over 0-1 variables.
  kind.add_constraints(label, opb);
  // Houses that together say the same; nothing where there are none, and the bulk kernel cannot serve it.
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

/// X (one variable a cell), D (candidates) and C (conditions) of a puzzle.
struct Conditions {
  Layout layout{0};
  std::vector<Digits> candidates;  // by cell: what its restriction leaves and its given, if any, allows
  /// In the order of their kinds, those that are implied last. Of each kind: rows, columns, boxes or regions,
  /// then what the rules add.
  std::vector<Condition> list;
  std::size_t implied_parts = 0;  // of those that are implied: ConditionAdder::has_room_for()

  /// Those that are not implied: they say all that the puzzle means.
  [[nodiscard]] std::span<const Condition> stated() const;
};

/// Whether shape and rules keep every way to rename the digits of a solution.
[[nodiscard]] bool treats_digits_alike(const Conditions& conditions);
/// Whether all conditions are houses, sums (those of lines that fall into sums, too), and digits of single
/// cells, and some are sums.
[[nodiscard]] bool is_about_sums(const Conditions& conditions);
/// Whether, as all cells may hold all digits too, every way to rename the digits of a solution gives a
/// solution.
[[nodiscard]] bool has_interchangeable_digits(const Conditions& conditions);

/// The cells of all houses that are stated.
[[nodiscard]] std::vector<std::span<const int>> houses_of(const Conditions& conditions);

/// Those of the puzzle unless a limit, of which memory, time and the stop token count, is reached before they
/// are all there. Each use of a rule takes a bounded part of these.
[[nodiscard]] std::optional<Conditions> conditions_within(const Puzzle& puzzle, const cp::Limits& limits);
/// Bytes that a condition holds, about.
[[nodiscard]] std::size_t memory_of(const ConditionKind& kind);

/// Without limits. Never fails: a Puzzle checks its rules when they are added and when its shape changes.
[[nodiscard]] Conditions conditions_of(const Puzzle& puzzle);

}  // namespace quadrille::sudoku
