// Sequences: automata, decision diagrams, places of extrema and precedence.
#include <algorithm>
#include <optional>
#include <string>

#include "cp/wide.h"
#include "flatzinc/builtins.h"
#include "flatzinc/sentences.h"

namespace quadrille::flatzinc {

using cp::IntVar;

namespace {

/// The numbers of the set from min to max.
IntervalSet within(const IntervalSet& set, Value min, Value max) {
  return modelling::intersection(set, modelling::range_set(min, max));
}

/// Reads the arguments x, Q, S, d, q0, F of regular: states are 1..Q and values 1..S. next(i, take) must call
/// take(state) for each state to which the i-th pair of a state and a value leads; state 0 means none.
/// Returns nullopt if the arguments are inconsistent.
template <class Next>
std::optional<cp::Automaton> automaton_of(Call& call, Next next) {
  const Value states = call.value(1);
  const Value symbols = call.value(2);
  const std::size_t table_size = call.size(3);
  const bool fits = states >= 0 && symbols >= 0 &&
                    static_cast<cp::Wide>(states) * symbols == static_cast<cp::Wide>(table_size);
  if (!fits) {
    call.refuse(say::kTableOfStates());
    return std::nullopt;
  }
  cp::Automaton automaton{
      .start = static_cast<std::size_t>(call.value(4)), .accepting = {}, .transitions = {}};
  for (const Value q : modelling::values_of(within(call.set(5), 1, states)))
    automaton.accepting.push_back(static_cast<std::size_t>(q));
  for (std::size_t i = 0; i < table_size; ++i) {
    const auto from = static_cast<Value>(i) / symbols + 1;
    const Value value = static_cast<Value>(i) % symbols + 1;
    next(i, [&](Value to, Value cost) {
      if (to >= 1 && to <= states)
        automaton.transitions.push_back(
            {static_cast<std::size_t>(from), value, static_cast<std::size_t>(to), cost});
    });
  }
  return automaton;
}

}  // namespace

void post_fzn_regular(Call& call) {
  const std::vector<Value> table = call.values(3);
  const auto automaton = automaton_of(call, [&](std::size_t i, auto take) { take(table[i], 0); });
  if (automaton) call.post(cp::regular(call.store(), call.variables(0), *automaton));
}

void post_fzn_regular_nfa(Call& call) {
  const std::vector<IntervalSet> table = call.sets(3);
  const Value states = call.value(1);
  const auto automaton = automaton_of(call, [&](std::size_t i, auto take) {
    for (const Value to : modelling::values_of(within(table[i], 1, states))) take(to, 0);
  });
  if (automaton) call.post(cp::regular(call.store(), call.variables(0), *automaton));
}

void post_fzn_cost_regular(Call& call) {
  const std::vector<Value> table = call.values(3);
  const std::vector<Value> costs = call.values(6);
  if (costs.size() != table.size()) return call.refuse(6, say::kCostsOfTransitions);
  const auto automaton = automaton_of(call, [&](std::size_t i, auto take) { take(table[i], costs[i]); });
  if (automaton) call.post(cp::cost_regular(call.store(), call.variables(0), *automaton, call.variable(7)));
}

void post_fzn_mdd(Call& call) {
  const std::vector<IntVar> x = call.variables(0);
  const auto nodes = static_cast<Value>(call.values(2).size());
  const std::vector<Value> level = call.values(2);
  const std::vector<Value> from = call.values(4);
  const std::vector<IntervalSet> label = call.sets(5);
  const std::vector<Value> to = call.values(6);
  if (from.size() != label.size() || from.size() != to.size()) return call.refuse(say::kPartsOfEdges());
  const auto layers = static_cast<Value>(x.size());
  std::vector<std::vector<cp::Transition>> arcs(x.size());
  for (std::size_t e = 0; e < from.size(); ++e) {
    if (from[e] < 1 || from[e] > nodes || to[e] < 0 || to[e] > nodes)
      return call.refuse(say::kEdgeToNowhere(e + 1));
    const Value layer = level[static_cast<std::size_t>(from[e] - 1)];
    const Value next = to[e] == 0 ? layers + 1 : level[static_cast<std::size_t>(to[e] - 1)];
    if (layer < 1 || layer > layers || next != layer + 1) return call.refuse(say::kEdgeToOtherLevel(e + 1));
    const auto i = static_cast<std::size_t>(layer - 1);
    const auto node = [](Value n) { return n <= 1 ? 0 : static_cast<std::size_t>(n); };
    for (const Value v :
         modelling::values_of(within(label[e], call.store().min(x[i]), call.store().max(x[i]))))
      arcs[i].push_back({node(from[e]), v, node(to[e])});
  }
  call.post(cp::mdd(call.store(), x, arcs));
}

/// Arguments: the variables, their first index, the index variable.
void post_quadrille_arg_max(Call& call) {
  auto x = call.variables_of_some(0);
  const Value start = call.value(1);
  if (!x.empty()) call.post(cp::arg_max(std::move(x), call.variable(2) - start));
}
void post_quadrille_arg_min(Call& call) {
  auto x = call.variables_of_some(0);
  const Value start = call.value(1);
  if (!x.empty()) call.post(cp::arg_min(std::move(x), call.variable(2) - start));
}

void post_fzn_value_precede_int(Call& call) {
  const Value first = call.value(0);
  const Value second = call.value(1);
  const std::vector<IntVar> x = call.variables(2);
  if (first != second) return call.post(cp::value_precede({first, second}, x));
  for (const IntVar y : x) call.builder().require(y.ne(first));
}

}  // namespace quadrille::flatzinc
