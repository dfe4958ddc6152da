// Constraints: the order of values along a sequence, automata and decision diagrams.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "cp/constraint.h"
#include "cp/int_var.h"

namespace quadrille::cp {

/// x is before y in lexicographic order, where a proper beginning of y is before y: (1, 2) < (1, 3) < (1,
/// 3, 0). Domain consistent, O(n); Frisch, Hnich, Kiziltan, Miguel and Walsh 2002.
[[nodiscard]] std::unique_ptr<Constraint> lex_less(std::vector<IntVar> x, const std::vector<IntVar>& y);
/// x is before y in lexicographic order, or equals y.
[[nodiscard]] std::unique_ptr<Constraint> lex_less_equal(std::vector<IntVar> x, const std::vector<IntVar>& y);

/// Each variable is greater than the one before it; if not strict, it may be equal. Domain consistent,
/// O(n).
[[nodiscard]] std::unique_ptr<Constraint> increasing(std::vector<IntVar> variables, bool strict);

/// Each of the values (which must be distinct) occurs only after an occurrence of the value listed before it:
/// for {5, 7}, the sequence 5 1 7 is allowed and 7 5 is not. Domain consistent, O(number of variables *
/// number of values); Law and Lee 2004, Walsh 2006.
[[nodiscard]] std::unique_ptr<Constraint> value_precede(std::vector<Value> values,
                                                        std::vector<IntVar> variables);

/// A step of an automaton, or an arc of a decision diagram. States may have any numbers.
struct Transition {
  std::size_t from;
  Value value;
  std::size_t to;
  Value cost = 0;  // used by cost_regular only
};

/// A finite automaton, which need not be deterministic.
struct Automaton {
  std::size_t start = 0;
  std::vector<std::size_t> accepting;
  std::vector<Transition> transitions;
};

/// The automaton accepts the sequence of the variables' values. Domain consistent; O(number of variables *
/// number of transitions); Pesant 2004.
[[nodiscard]] std::unique_ptr<Constraint> regular(const Store& store, std::vector<IntVar> variables,
                                                  const Automaton& automaton);

/// A deterministic finite automaton as a function, if it has too many transitions to list.
struct AutomatonSteps {
  Value least, greatest;  // the values that it reads
  std::size_t start = 0;
  /// The next state; nullopt if no accepted sequence continues with this value.
  std::function<std::optional<std::size_t>(std::size_t state, Value value)> next;
  std::function<bool(std::size_t state)> accepts;
};

/// As regular, for automata that are too large for it: it stores only the automaton. It follows the states
/// from the start, as long as there are at most `most_states` at a position, and infers nothing about later
/// positions. So it is domain consistent only once the sequence is almost fixed. O(number of variables *
/// values * most_states).
[[nodiscard]] std::unique_ptr<Constraint> regular_ahead(std::vector<IntVar> variables, AutomatonSteps steps,
                                                        std::size_t most_states = 64);

/// As regular, and `cost` is the sum of the costs of the transitions taken. The automaton must be
/// deterministic. A value stays only if one path through it costs at most the maximum of `cost`, and one at
/// least its minimum; Demassey, Pesant and Rousseau 2006.
[[nodiscard]] std::unique_ptr<Constraint> cost_regular(const Store& store, std::vector<IntVar> variables,
                                                       const Automaton& automaton, IntVar cost);

/// The values label a path through a decision diagram, from node 0 before the first layer to node 0 after the
/// last. There is one layer of arcs for each variable. Domain consistent, O(number of arcs).
[[nodiscard]] std::unique_ptr<Constraint> mdd(const Store& store, std::vector<IntVar> variables,
                                              const std::vector<std::vector<Transition>>& layers);

}  // namespace quadrille::cp
