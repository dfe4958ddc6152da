// What holds of the order of an array's values: words of an automaton, paths of a diagram, precedence.
#include <algorithm>
#include <span>
#include <string>

#include "flatzinc/builtins.h"

namespace quadrille::flatzinc {

using cp::IntVar;

namespace {

/// The arguments x, Q, S, d, q0, F: states are 1..Q, values 1..S, and next(q, s) are the states that value s
/// leads to from state q; state 0 is none.
template <class Next>
void post_automaton(Call& call, std::size_t table_size, Next next) {
  const auto states = static_cast<std::size_t>(call.value(1));
  const auto symbols = static_cast<std::size_t>(call.value(2));
  if (call.value(1) < 0 || call.value(2) < 0 || states > table_size || states * symbols != table_size)
    return call.refuse("its table should have as many elements as there are pairs of a state and a value");
  cp::Automaton automaton{
      .start = static_cast<std::size_t>(call.value(4)), .accepting = {}, .transitions = {}};
  for (std::size_t q = 1; q <= states; ++q) {
    if (call.set(5).contains(static_cast<Value>(q))) automaton.accepting.push_back(q);
    for (std::size_t s = 1; s <= symbols; ++s) {
      next((q - 1) * symbols + s - 1, [&](Value to) {
        if (to >= 1 && to <= call.value(1))
          automaton.transitions.push_back({q, static_cast<Value>(s), static_cast<std::size_t>(to)});
      });
    }
  }
  call.post(cp::regular(call.store(), call.variables(0), automaton));
}

template <class Make>
void post_of_two_arrays(Call& call, Make make) {
  auto x = call.variables(0);
  call.post(make(std::move(x), call.variables(1)));
}

}  // namespace

void post_fzn_regular(Call& call) {
  const std::vector<Value> table = call.values(3);
  post_automaton(call, table.size(), [&](std::size_t i, auto take) { take(table[i]); });
}

void post_fzn_regular_nfa(Call& call) {
  const std::vector<IntSet> table = call.sets(3);
  const IntSet states(1, call.value(1));
  post_automaton(call, table.size(), [&](std::size_t i, auto take) { (table[i] & states).for_each(take); });
}

void post_fzn_mdd(Call& call) {
  const std::vector<IntVar> x = call.variables(0);
  const auto nodes = static_cast<Value>(call.values(2).size());
  const std::vector<Value> level = call.values(2);
  const std::vector<Value> from = call.values(4);
  const std::vector<IntSet> label = call.sets(5);
  const std::vector<Value> to = call.values(6);
  if (from.size() != label.size() || from.size() != to.size())
    return call.refuse("its edges should have as many starts as labels and ends");
  const auto layers = static_cast<Value>(x.size());
  std::vector<std::vector<cp::Transition>> arcs(x.size());
  for (std::size_t e = 0; e < from.size(); ++e) {
    if (from[e] < 1 || from[e] > nodes || to[e] < 0 || to[e] > nodes)
      return call.refuse("edge " + std::to_string(e + 1) + " joins a node that is not there");
    const Value layer = level[static_cast<std::size_t>(from[e] - 1)];
    const Value next = to[e] == 0 ? layers + 1 : level[static_cast<std::size_t>(to[e] - 1)];
    if (layer < 1 || layer > layers || next != layer + 1)
      return call.refuse("edge " + std::to_string(e + 1) + " does not lead to the next level");
    const auto i = static_cast<std::size_t>(layer - 1);
    const auto node = [](Value n) { return n <= 1 ? 0 : static_cast<std::size_t>(n); };
    (label[e] & IntSet(call.store().min(x[i]), call.store().max(x[i]))).for_each([&](Value v) {
      arcs[i].push_back({node(from[e]), v, node(to[e])});
    });
  }
  call.post(cp::mdd(call.store(), x, arcs));
}

void post_fzn_lex_less_int(Call& call) { post_of_two_arrays(call, cp::lex_less); }
void post_fzn_lex_lesseq_int(Call& call) { post_of_two_arrays(call, cp::lex_less_equal); }
void post_fzn_lex_less_bool(Call& call) { post_fzn_lex_less_int(call); }
void post_fzn_lex_lesseq_bool(Call& call) { post_fzn_lex_lesseq_int(call); }

void post_fzn_value_precede_int(Call& call) {
  const Value first = call.value(0);
  const Value second = call.value(1);
  const std::vector<IntVar> x = call.variables(2);
  if (first != second) return call.post(cp::value_precede({first, second}, x));
  for (const IntVar y : x) call.require(y.ne(first));
}

void post_fzn_value_precede_chain_int(Call& call) {
  std::vector<Value> chain = call.values(0);
  std::vector<Value> sorted = chain;
  std::ranges::sort(sorted);
  if (std::ranges::adjacent_find(sorted) != sorted.end())
    return call.refuse(0, "an array of different numbers");
  call.post(cp::value_precede(std::move(chain), call.variables(1)));
}

}  // namespace quadrille::flatzinc
