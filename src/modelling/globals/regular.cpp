// Words that automata accept.
#include <algorithm>
#include <set>

#include "modelling/global.h"

namespace quadrille::modelling {

namespace {

bool accepts(const Numbers& x, const Automaton& automaton) {
  std::set<std::size_t> states{automaton.start};
  for (const Value v : x) {
    std::set<std::size_t> next;
    for (const cp::Transition& t : automaton.transitions)
      if (t.value == v && states.contains(t.from)) next.insert(t.to);
    states = next;
  }
  return std::ranges::any_of(automaton.accepting, [&](std::size_t state) { return states.contains(state); });
}

bool accepts_at(const Numbers& x, const Automaton& automaton, Value cost) {
  std::size_t state = automaton.start;
  for (const Value v : x) {
    const auto fits = [&](const cp::Transition& t) { return t.from == state && t.value == v; };
    const auto next = std::ranges::find_if(automaton.transitions, fits);
    if (next == automaton.transitions.end()) return false;
    state = next->to;
    cost -= next->cost;
  }
  return cost == 0 && std::ranges::find(automaton.accepting, state) != automaton.accepting.end();
}

}  // namespace

Global regular_global() {
  return {.name = "regular",
          .summary = "The automaton accepts the elements.",
          .parameters = {{"array"}, {"automaton"}},
          .post = cp::regular,
          .holds = accepts};
}

Global cost_regular_global() {
  return {.name = "cost_regular",
          .summary =
              "The automaton, which is deterministic, accepts the elements, and the costs of its "
              "transitions add up to the cost.",
          .parameters = {{"array"}, {"automaton"}, {"cost"}},
          .post = cp::cost_regular,
          .holds = accepts_at};
}

}  // namespace quadrille::modelling
