#include "prolog/swi/predicates.h"

#include <algorithm>
#include <cstdlib>
#include <ranges>
#include <string_view>

#include "base/language.h"
#include "prolog/swi/domain_reader.h"
#include "prolog/swi/memory_limit.h"
#include "prolog/swi/table.h"

namespace quadrille::prolog {

namespace {

atom_t stock_atom;

}  // namespace

void initialise_predicates() { stock_atom = PL_new_atom("stock"); }

foreign_t ask_stock(term_t out) { return PL_unify_atom(out, stock_atom) != 0; }

foreign_t ask_stock(Outcome outcome, term_t out) {
  return outcome == Outcome::failed || outcome == Outcome::interrupted ? FALSE : ask_stock(out);
}

bool make_work(const std::vector<term_t>& taken_in, term_t goals, term_t work) {
  if (!(goals == 0 ? PL_put_nil(work) : PL_put_term(work, goals))) return false;
  return std::ranges::all_of(taken_in | std::views::reverse,
                             [&](term_t t) { return PL_cons_list(work, t, work) != 0; });
}

}  // namespace quadrille::prolog

extern "C" [[gnu::visibility("default")]] install_t install_quadrille_clpfd() {
  using namespace quadrille::prolog;
  initialise_memory_limit();
  const char* const language = std::getenv("QUADRILLE_LANGUAGE");
  if (language != nullptr && std::string_view(language) == "fr")
    quadrille::set_language(quadrille::Language::french);
  initialise_terms();
  initialise_domain_reader();
  initialise_predicates();
  add_posting_predicates();
  add_labelling_predicates();
  add_reflection_predicates();
  add_limit_predicates();
  add_look_alike_predicate();
}
