// The functors and names of goals, and of what else several sources know.
#pragma once

#include <SWI-Prolog.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "prolog/swi/globals.h"

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
  functor_t in, ins, question, hash, task, pair, limit, backwards;
  atom_t inf, sup;
  Words<functor_t, Operator> arithmetic, logic, comparisons;
  Words<atom_t, Operator> comparison_names;
  Words<functor_t, const Global*> globals;
};

/// Made when it is first asked for, when Prolog has started.
[[nodiscard]] const Vocabulary& vocabulary();

}  // namespace quadrille::prolog
