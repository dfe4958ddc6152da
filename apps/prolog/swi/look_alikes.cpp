// '$fd_look_alikes'/2: the characters in a program that Prolog does not take for what they look like.
#include <cstdint>
#include <vector>

#include "base/look_alikes.h"
#include "prolog/swi/binding.h"
#include "prolog/swi/predicates.h"

namespace quadrille::prolog {

namespace {

functor_t look_alike_functor;

/// '$fd_look_alikes'(+Text, -Found): look_alike(Line, Column, Code, Sentence) for each.
foreign_t fd_look_alikes(term_t text, term_t found) {
  char* bytes = nullptr;
  std::size_t size = 0;
  if (!PL_get_nchars(text, &size, &bytes, CVT_ATOM | CVT_STRING | CVT_EXCEPTION | REP_UTF8 | BUF_MALLOC))
    return FALSE;
  const std::vector<LookAlike> all = look_alikes({bytes, size});
  PL_free(bytes);
  std::vector<term_t> terms;
  for (const LookAlike& each : all) {
    terms.push_back(PL_new_term_ref());
    if (!PL_unify_term(terms.back(), PL_FUNCTOR, look_alike_functor, PL_INT64,
                       static_cast<std::int64_t>(each.line), PL_INT64, static_cast<std::int64_t>(each.column),
                       PL_INT, static_cast<int>(each.character), PL_UTF8_CHARS,
                       look_alike_sentence(each.character, all).c_str()))
      return FALSE;
  }
  return unify_list(terms, found);
}

}  // namespace

void add_look_alike_predicate() {
  look_alike_functor = PL_new_functor(PL_new_atom("look_alike"), 4);
  add_predicate("$fd_look_alikes", 2, fd_look_alikes);
}

}  // namespace quadrille::prolog
