#include "prolog/swi/globals.h"

namespace quadrille::prolog {

namespace {

using enum Argument;

Outcome post_product(Posting& posting, const Goal& goal) {
  return posting.scalar_product(goal.numbers, goal.row(0), goal.comparison, goal.right);
}

Outcome post_sum(Posting& posting, const Goal& goal) {
  const std::vector<Value> ones(goal.row(0).size(), 1);
  return posting.scalar_product(ones, goal.row(0), goal.comparison, goal.right);
}

Outcome post_lex_chain(Posting& posting, const Goal& goal) {
  Outcome outcome = Outcome::ok;
  for (std::size_t i = 1; i < goal.row_ends.size() && outcome == Outcome::ok; ++i)
    outcome = posting.lex_less_equal(goal.row(i - 1), goal.row(i));
  return outcome;
}

Outcome post_tuples_in(Posting& posting, const Goal& goal) {
  Outcome outcome = Outcome::ok;
  for (std::size_t i = 0; i < goal.row_ends.size() && outcome == Outcome::ok; ++i)
    outcome = posting.tuple_in(goal.row(i), goal.tuples);
  return outcome;
}

}  // namespace

std::span<const Global> globals() {
  static const std::vector<Global> all = {
      {"all_different",
       {variables},
       [](Posting& posting, const Goal& goal) {
         return posting.all_different(goal.row(0), cp::Consistency::value);
       }},
      {"all_distinct",
       {variables},
       [](Posting& posting, const Goal& goal) {
         return posting.all_different(goal.row(0), cp::Consistency::domain);
       }},
      {"circuit",
       {variables},
       [](Posting& posting, const Goal& goal) { return posting.circuit(goal.row(0)); }},
      {"lex_chain", {rows}, post_lex_chain},
      {"sum", {variables, comparison, expression}, post_sum},
      {"scalar_product", {numbers, variables, comparison, expression}, post_product},
      {"element",
       {variable, variables, variable},
       [](Posting& posting, const Goal& goal) {
         return posting.element(goal.row(0)[0], goal.row(1), goal.row(2)[0]);
       }},
      {"cumulative",
       {tasks, options},
       [](Posting& posting, const Goal& goal) {
         return posting.cumulative(goal.row(0), goal.numbers.front());
       }},
      {"serialized",
       {variables, numbers},
       [](Posting& posting, const Goal& goal) { return posting.serialized(goal.row(0), goal.numbers); }},
      {"tuples_in", {rows, tuples}, post_tuples_in},
      {"global_cardinality",
       {variables, pairs},
       [](Posting& posting, const Goal& goal) {
         return posting.global_cardinality(goal.row(0), goal.numbers, goal.row(1));
       }},
  };
  return all;
}

}  // namespace quadrille::prolog
