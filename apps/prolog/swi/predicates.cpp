#include "prolog/swi/predicates.h"

#include <algorithm>
#include <array>
#include <ranges>

#include "prolog/swi/domain_reader.h"
#include "prolog/swi/memory_limit.h"
#include "prolog/swi/table.h"

namespace quadrille::prolog {

namespace {

std::array<atom_t, 3> stock_atoms;  // by Stock
functor_t stock_functor;

}  // namespace

void initialise_predicates() {
  stock_atoms = {PL_new_atom("goal"), PL_new_atom("component"), PL_new_atom("domains")};
  stock_functor = PL_new_functor(PL_new_atom("stock"), 1);
}

foreign_t ask_stock(Stock what, term_t out) {
  return PL_unify_term(out, PL_FUNCTOR, stock_functor, PL_ATOM,
                       stock_atoms[static_cast<std::size_t>(what)]) != 0;
}

foreign_t ask_stock(Outcome outcome, term_t out) {
  if (outcome == Outcome::failed || outcome == Outcome::interrupted) return FALSE;
  return ask_stock(outcome == Outcome::beyond ? Stock::component : Stock::goal, out);
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
  initialise_terms();
  initialise_domain_reader();
  initialise_predicates();
  add_posting_predicates();
  add_labelling_predicates();
  add_reflection_predicates();
}
