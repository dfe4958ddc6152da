// The catalogue of constraints: one factory each, one file each in constraints/.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "cp/constraint.h"
#include "cp/int_var.h"

namespace quadrille::cp {

/// How much a constraint infers.
enum class Consistency : std::uint8_t {
  value,      // what fixed variables exclude: forward checking
  bounds,     // each bound has a support among the intervals of the others (bounds(Z))
  domain,     // each value has a support among the domains of the others
  automatic,  // what pays: domain where the values span at most 64 numbers, else bounds
};

/// The variables take different values.
/// value: O(n) for each fixed variable. bounds: Lopez-Ortiz, Quimper, Tromp and van Beek 2003, O(n log n).
/// domain: Regin 1994, on bit masks when the values span at most 64 numbers. The variables may repeat (then
/// it fails) and may be views.
[[nodiscard]] std::unique_ptr<Constraint> all_different(const Store& store, std::vector<IntVar> variables,
                                                        Consistency consistency);

/// Whether distinct variables that take different values take all that they have: as many values as they are.
/// They are plain, with domains that are words of one origin. O(n log n).
[[nodiscard]] bool are_permuted(const Store& store, const std::vector<IntVar>& variables);

/// The variables take different values, but for the exceptions, which may come again. Takes the values of
/// fixed variables from the others.
[[nodiscard]] std::unique_ptr<Constraint> all_different_except(std::vector<IntVar> variables,
                                                               std::vector<Value> exceptions);

// Orders and sequences.

/// x[i] = j <=> y[j] = i, counted from 0; use views for other numbers. Each value that one side loses, the
/// other loses; with x and y of different sizes it fails. O(size of x * size of y).
[[nodiscard]] std::unique_ptr<Constraint> inverse(std::vector<IntVar> x, const std::vector<IntVar>& y);

/// x is before y in the lexicographic order, where a beginning of y is before y. Domain consistent, O(n);
/// Frisch, Hnich, Kiziltan, Miguel and Walsh 2002.
[[nodiscard]] std::unique_ptr<Constraint> lex_less(std::vector<IntVar> x, const std::vector<IntVar>& y);
/// The same, or x equals y.
[[nodiscard]] std::unique_ptr<Constraint> lex_less_equal(std::vector<IntVar> x, const std::vector<IntVar>& y);

/// Each variable is greater than the one before it or, unless strict, equal to it. Domain consistent, O(n).
[[nodiscard]] std::unique_ptr<Constraint> increasing(std::vector<IntVar> variables, bool strict);

/// y, of the same size, holds the values of x in increasing order. By counting what is below each bound,
/// O(n^2).
[[nodiscard]] std::unique_ptr<Constraint> sort(std::vector<IntVar> x, const std::vector<IntVar>& y);

/// index, counted from 0, is the place of the first variable that has the greatest value. O(n^2).
[[nodiscard]] std::unique_ptr<Constraint> arg_max(std::vector<IntVar> variables, IntVar index);
/// The same for the least value.
[[nodiscard]] std::unique_ptr<Constraint> arg_min(std::vector<IntVar> variables, IntVar index);

/// Each of the values, which are distinct, occurs only behind the one listed before it. Domain consistent,
/// O(number of variables * number of values); Law and Lee 2004, Walsh 2006.
[[nodiscard]] std::unique_ptr<Constraint> value_precede(std::vector<Value> values,
                                                        std::vector<IntVar> variables);

/// One step of an automaton, or an arc of a decision diagram. States are any numbers.
struct Transition {
  std::size_t from;
  Value value;
  std::size_t to;
  Value cost = 0;  // where costs are asked for
};

/// It need not be deterministic.
struct Automaton {
  std::size_t start = 0;
  std::vector<std::size_t> accepting;
  std::vector<Transition> transitions;
};

/// The values of the variables, one after another, are a word that the automaton accepts. Domain consistent;
/// O(number of variables * number of transitions); Pesant 2004.
[[nodiscard]] std::unique_ptr<Constraint> regular(const Store& store, std::vector<IntVar> variables,
                                                  const Automaton& automaton);

/// As regular, with an automaton that is deterministic, and `cost` is the sum of the costs of its
/// transitions. Each value has a path that is not too dear, and one that is not too cheap; Demassey, Pesant
/// and Rousseau 2006.
[[nodiscard]] std::unique_ptr<Constraint> cost_regular(const Store& store, std::vector<IntVar> variables,
                                                       const Automaton& automaton, IntVar cost);

/// The values lie along a path through a decision diagram, from node 0 before the first layer to node 0
/// behind the last; one layer of arcs for each variable. Domain consistent, O(number of arcs); as regular.
[[nodiscard]] std::unique_ptr<Constraint> mdd(const Store& store, std::vector<IntVar> variables,
                                              const std::vector<std::vector<Transition>>& layers);

/// Node i, counted from 0, is followed by node successors[i], and so all nodes lie on one cycle. Different
/// successors by value, no cycle too early, and all nodes reach each other: O(n^2). An all_different besides
/// infers more. Caseau and Laburthe 1997; Francis and Stuckey 2014.
[[nodiscard]] std::unique_ptr<Constraint> circuit(std::vector<IntVar> successors);
/// The same, where nodes that are their own successors do not belong to the cycle.
[[nodiscard]] std::unique_ptr<Constraint> subcircuit(std::vector<IntVar> successors);

struct GraphEdge {
  std::size_t a, b;
};

/// Of a graph whose edges join ends[e].a and ends[e].b, nodes counted from 0: those nodes whose fact holds
/// are connected by edges whose facts hold. Removes what a node that is chosen does not reach; O(nodes +
/// edges).
[[nodiscard]] std::unique_ptr<Constraint> connected(std::vector<Literal> nodes,
                                                    const std::vector<Literal>& edges,
                                                    std::vector<GraphEdge> ends);

// Resources and space.

/// Tasks, each from starts[i] for durations[i] and with demands[i], of which those that run at a time never
/// ask together for more than the capacity. Durations, demands and capacity are not negative. Time-table
/// consistency, O(n^2): Schutt, Feydy, Stuckey and Wallace 2011.
[[nodiscard]] std::unique_ptr<Constraint> cumulative(std::vector<IntVar> starts,
                                                     const std::vector<IntVar>& durations,
                                                     const std::vector<IntVar>& demands, IntVar capacity);

/// Tasks, each from starts[i] for durations[i], which are not negative, of which no two overlap. Strict: even
/// a task of no duration does not lie within another. Detectable precedences, O(n^2), then overload checking
/// and edge finding, O(n^3) at worst: Carlier and Pinson 1989, Vilim 2005 and 2007.
[[nodiscard]] std::unique_ptr<Constraint> disjunctive(std::vector<IntVar> starts,
                                                      const std::vector<IntVar>& durations, bool strict);

/// Boxes, which reach in dimension d from places[i][d] by sizes[i][d], not negative, and of which no two
/// overlap. Strict: even a box without size does not lie within another. For each two boxes the last way
/// apart is taken; O(n^2 * dimensions). Beldiceanu and Contejean 1994.
[[nodiscard]] std::unique_ptr<Constraint> diffn(const std::vector<std::vector<IntVar>>& places,
                                                const std::vector<std::vector<IntVar>>& sizes, bool strict);

/// Item i, of a weight that is not negative, lies in bin bins[i], counted from 0; loads[b] is the weight in
/// bin b. What must be, or cannot be, by a bin's load, and by the sum of all loads; O(items * bins). Shaw
/// 2004.
[[nodiscard]] std::unique_ptr<Constraint> bin_packing(std::vector<IntVar> loads,
                                                      const std::vector<IntVar>& bins,
                                                      std::vector<Value> weights);

// Comparisons, arithmetic and logic.

/// Ties a constraint to the truth of a literal.
struct Reification {
  enum class Mode : std::uint8_t {
    full,  // literal <=> constraint
    half,  // literal => constraint
  };
  Literal literal;
  Mode mode = Mode::full;
};

/// x = y; domain consistent. Reified it is so too, where the bounds that x and y share span at most
/// Domains::kDenseSpan values; beyond, it only sees that bounds part them.
[[nodiscard]] std::unique_ptr<Constraint> equal(IntVar x, IntVar y,
                                                std::optional<Reification> reification = std::nullopt);

/// x != y; consistent as equal is. Use views for x != y + c.
[[nodiscard]] std::unique_ptr<Constraint> not_equal(IntVar x, IntVar y,
                                                    std::optional<Reification> reification = std::nullopt);

struct Term {
  Value coefficient;
  IntVar variable;
};

enum class Comparison : std::uint8_t { equal, not_equal, at_most };

/// sum of coefficient * variable (=, != or <=) constant. Bounds(R) consistent (Harvey and Schimpf 2002); <=
/// is domain consistent, and so is !=, which only waits for the last variable. So is an equation once at most
/// two variables are open, where their coefficients are 1 or -1 or their bounds close. Of two variables with
/// such coefficients it is the same as equal or not_equal on views. A variable may come in several terms, and
/// in the literal too. Sums are computed in 128 bits and cannot overflow, as the coefficients' magnitudes
/// must add up to less than 2^63.
[[nodiscard]] std::unique_ptr<Constraint> linear(const std::vector<Term>& terms, Comparison comparison,
                                                 Value constant,
                                                 std::optional<Reification> reification = std::nullopt);

/// At least one of the literals holds; domain consistent if they are of different variables. Two of them are
/// watched (Moskewicz et al. 2001): a change costs O(1), unless a watched literal becomes false.
[[nodiscard]] std::unique_ptr<Constraint> clause(const std::vector<Literal>& literals);

/// literal <=> (or =>) all of the literals hold; domain consistent if they are of different variables.
[[nodiscard]] std::unique_ptr<Constraint> conjunction(const std::vector<Literal>& literals,
                                                      Reification reification);

/// literal <=> (or =>) at least one of the literals holds; consistent as conjunction is.
[[nodiscard]] std::unique_ptr<Constraint> disjunction(const std::vector<Literal>& literals,
                                                      Reification reification);

/// a <=> b: a conjunction of one.
[[nodiscard]] std::unique_ptr<Constraint> equivalence(Literal a, Literal b);

/// An odd number (or an even one) of the literals hold; domain consistent if they are of different variables.
[[nodiscard]] std::unique_ptr<Constraint> parity(std::vector<Literal> literals, bool is_odd);

/// result = the greatest of the variables, of which there must be one. Bounds(Z) consistent. Besides, the
/// result keeps only values that a variable has, and a variable that reaches above all others keeps there
/// only values of the result. O(n + holes).
[[nodiscard]] std::unique_ptr<Constraint> maximum(std::vector<IntVar> variables, IntVar result);

/// result = the least of the variables, as maximum.
[[nodiscard]] std::unique_ptr<Constraint> minimum(std::vector<IntVar> variables, IntVar result);

/// result = array[index], from 0 on; an index beyond the array's ends is none. Domain consistent where the
/// result and the variables of the array span at most Domains::kDenseSpan values; beyond, by bounds. O(array
/// + values).
[[nodiscard]] std::unique_ptr<Constraint> element(IntVar index, std::vector<IntVar> array, IntVar result);

/// The same for an array of values; domain consistent where the result spans at most Domains::kDenseSpan
/// values, else it may keep values that are not in the array.
[[nodiscard]] std::unique_ptr<Constraint> element(IntVar index, std::vector<Value> array, IntVar result);

/// The values from min to max; either may be infinite.
struct Interval {
  Value min;
  Value max;
  friend bool operator==(const Interval&, const Interval&) = default;
};

/// x lies in one of the intervals, which may come in any order and overlap. Domain consistent where they
/// leave no gaps of more than Domains::kDenseSpan values; such gaps only move bounds.
[[nodiscard]] std::unique_ptr<Constraint> in_set(IntVar x, std::vector<Interval> set,
                                                 std::optional<Reification> reification = std::nullopt);

/// The number of literals that hold is `number`. Domain consistent if they are of different variables; O(n).
[[nodiscard]] std::unique_ptr<Constraint> count(std::vector<Literal> literals, IntVar number);

/// The number of variables with a value in the set is `number`; consistent as in_set and count are.
[[nodiscard]] std::unique_ptr<Constraint> among(std::vector<IntVar> variables, std::vector<Interval> set,
                                                IntVar number);

/// The number of variables that are equal to `value`, a variable too, is `number`. Where `value` is fixed it
/// is domain consistent; else it prunes `value`, if it has at most Domains::kDenseSpan values, and the bounds
/// of `number`. O(n * values).
[[nodiscard]] std::unique_ptr<Constraint> count(std::vector<IntVar> variables, IntVar value, IntVar number);

/// values[i] comes numbers[i] times among the variables; if closed, nothing else does. The values are
/// different. Each value by itself is domain consistent, and so are the numbers with each other; O(n *
/// values).
[[nodiscard]] std::unique_ptr<Constraint> global_cardinality(std::vector<IntVar> variables,
                                                             std::vector<Value> values,
                                                             std::vector<IntVar> numbers, bool closed);

/// The variables have `number` different values. By the values of fixed variables: value consistent. (More is
/// hard to come by: Bessiere et al. 2006.) O(n * values).
[[nodiscard]] std::unique_ptr<Constraint> nvalue(std::vector<IntVar> variables, IntVar number);

/// In a tuple of a table: any value.
inline constexpr Value kAnyValue = kPlusInfinity;

/// The values of the variables, in this order, are one of the tuples, which are as long as the scope. Domain
/// consistent but for values between a variable's bounds that are in no tuple, where they span more than
/// Domains::kDenseSpan. Compact-Table: Demeulenaere et al. 2016; with kAnyValue, Verhaeghe et al. 2017.
[[nodiscard]] std::unique_ptr<Constraint> table(std::vector<IntVar> variables,
                                                const std::vector<std::vector<Value>>& tuples);

/// x * y = z. Bounds(R) consistent (Apt and Zoeteweij 2007), value consistent, and domain consistent once
/// only two variables are open, with close bounds. This and the arithmetic below never overflow: what lies
/// beyond all values has no solution, and infinite bounds go over into others.
[[nodiscard]] std::unique_ptr<Constraint> times(IntVar x, IntVar y, IntVar z);

/// How a quotient is rounded.
enum class Rounding : std::uint8_t {
  towards_zero,  // as C++ does, and FlatZinc's div, Prolog's //
  down,          // as Prolog's div
};

/// z is x divided by y, which is not 0. Consistent as times is.
[[nodiscard]] std::unique_ptr<Constraint> division(IntVar x, IntVar y, IntVar z, Rounding rounding);

/// z is what remains of x divided by y: x - y * quotient, with the sign of x when the quotient is rounded
/// towards zero, else with that of y. Value consistent; by bounds it is so where y is fixed, and by domains
/// as times is.
[[nodiscard]] std::unique_ptr<Constraint> modulo(IntVar x, IntVar y, IntVar z, Rounding rounding);

/// What x^y is for y < 0, if |x| > 1. (1 and -1 stay themselves; 0 has no such power.)
enum class NegativePower : std::uint8_t {
  none,  // as in Prolog
  zero,  // as in MiniZinc
};

/// x^y = z; 0^0 = 1. Consistent as times is.
[[nodiscard]] std::unique_ptr<Constraint> power(IntVar x, IntVar y, IntVar z, NegativePower negative_power);

/// |x| = z. Domain consistent, except for gaps of more than Domains::kDenseSpan values.
[[nodiscard]] std::unique_ptr<Constraint> absolute(IntVar x, IntVar z);

/// The first variables take the same values as the second, each as often; both are equally many, 255 at most,
/// and plain, with domains that are words of one origin. Counts each value: as many as are fixed to it on one
/// side must be possible on the other. O(n).
[[nodiscard]] std::unique_ptr<Constraint> same_multiset(const Store& store, std::vector<IntVar> first,
                                                        const std::vector<IntVar>& second);

/// Sets of variables that take as many values as they are, each once.
using Houses = std::vector<std::vector<IntVar>>;
/// Of two families of houses, disjoint within each: what one can take only where it crosses one of the other
/// family, that one takes nowhere else. The houses' all_different are to be posted besides. The variables are
/// plain, with domains that are words of one origin. O(variables).
[[nodiscard]] std::unique_ptr<Constraint> crossings(const Store& store, const Houses& first,
                                                    const Houses& second);
/// Two families of houses that cross: all_different constraints, by their index in the store.
struct CrossingFamilies {
  std::vector<std::size_t> first, second;
};
/// Those among all that is posted: of each all_different that says are_permuted and is domain consistent, put
/// into 16 families at most, where two families cross in more than one variable. O(families^2 * variables).
[[nodiscard]] std::vector<CrossingFamilies> crossing_families(const Store& store);
[[nodiscard]] std::unique_ptr<Constraint> crossings(const Store& store, const CrossingFamilies& families);
/// The constraints of all crossing_families().
[[nodiscard]] std::vector<std::unique_ptr<Constraint>> all_crossings(const Store& store);

}  // namespace quadrille::cp
