// Constraints: the order of values along a sequence, automata and decision diagrams.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "cp/constraint.h"
#include "cp/int_var.h"

namespace quadrille::cp {

/// x is before y in the lexicographic order, where a beginning of y is before y. Domain consistent, O(n);
/// Frisch, Hnich, Kiziltan, Miguel and Walsh 2002.
[[nodiscard]] std::unique_ptr<Constraint> lex_less(std::vector<IntVar> x, const std::vector<IntVar>& y);
/// The same, or x equals y.
[[nodiscard]] std::unique_ptr<Constraint> lex_less_equal(std::vector<IntVar> x, const std::vector<IntVar>& y);

/// Each variable is greater than the one before it or, unless strict, equal to it. Domain consistent, O(n).
[[nodiscard]] std::unique_ptr<Constraint> increasing(std::vector<IntVar> variables, bool strict);

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

}  // namespace quadrille::cp
