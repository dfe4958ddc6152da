// The functors and names of goals, and of what else several sources know.
#pragma once

#include <SWI-Prolog.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "prolog/swi/goal.h"

namespace quadrille::prolog {

/// So few that looking through them is quickest.
template <class Key, class Meaning>
using Words = std::vector<std::pair<Key, Meaning>>;

/// Null when it is none of them.
template <class Key, class Meaning>
[[nodiscard]] const Meaning* meaning_of(Key word, const Words<Key, Meaning>& words) {
  const auto at = std::ranges::find(words, word, &std::pair<Key, Meaning>::first);
  return at == words.end() ? nullptr : &at->second;
}

struct Vocabulary {
  functor_t in, ins, question, hash, sum, scalar_product, element, cumulative, serialized, tuples_in,
      global_cardinality, task, pair, limit, backwards;
  atom_t inf, sup;
  Words<functor_t, Operator> arithmetic, logic, comparisons;
  Words<atom_t, Operator> comparison_names;
  /// Those with nothing but a list of variables, or of lists of them.
  Words<functor_t, Goal::Kind> list_goals;
};

/// Made when it is first asked for, when Prolog has started.
[[nodiscard]] const Vocabulary& vocabulary();

}  // namespace quadrille::prolog
