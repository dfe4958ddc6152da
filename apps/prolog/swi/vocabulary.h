// The functors and names of goals, and others that several sources use.
#pragma once

#include <SWI-Prolog.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "prolog/swi/globals.h"

namespace quadrille::prolog {

/// A table of words. It is so short that a linear search is fastest.
template <class Key, class Meaning>
using Words = std::vector<std::pair<Key, Meaning>>;

/// Null if it is none of these words.
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

/// Created at the first call, which must come after Prolog has started.
[[nodiscard]] const Vocabulary& vocabulary();

}  // namespace quadrille::prolog
