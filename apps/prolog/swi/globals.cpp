#include "prolog/swi/globals.h"

namespace quadrille::prolog {

namespace {

using enum Argument;
constexpr cp::Consistency kAutomatic = cp::Consistency::automatic;

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
    outcome = posting.post(modelling::globals::lex_less_equal(), kAutomatic,
                           posting.variables(goal.row(i - 1)), posting.variables(goal.row(i)));
  return outcome;
}

Outcome post_tuples_in(Posting& posting, const Goal& goal) {
  Outcome outcome = Outcome::ok;
  for (std::size_t i = 0; i < goal.row_ends.size() && outcome == Outcome::ok; ++i)
    outcome =
        posting.post(modelling::globals::table(), kAutomatic, posting.variables(goal.row(i)), goal.tuples);
  return outcome;
}

}  // namespace

std::span<const Global> globals() {
  static const std::vector<Global> all = {
      {"all_different",
       {variables},
       [](Posting& posting, const Goal& goal) {
         return posting.post(modelling::globals::all_different(), cp::Consistency::value,
                             posting.variables(goal.row(0)));
       }},
      {"all_distinct",
       {variables},
       [](Posting& posting, const Goal& goal) {
         return posting.post(modelling::globals::all_different(), cp::Consistency::domain,
                             posting.variables(goal.row(0)));
       }},
      {"circuit",
       {variables},
       [](Posting& posting, const Goal& goal) {
         return posting.post(modelling::globals::circuit(), cp::Consistency::domain,
                             modelling::from_zero(posting.variables(goal.row(0)), 1));
       }},
      {"lex_chain", {rows}, post_lex_chain},
      {"sum", {variables, comparison, expression}, post_sum},
      {"scalar_product", {numbers, variables, comparison, expression}, post_product},
      {"element",
       {variable, variables, variable},
       [](Posting& posting, const Goal& goal) {
         const cp::IntVar index = posting.variable(goal.row(0)[0]) - 1;
         const cp::IntVar element = posting.variable(goal.row(2)[0]);
         return posting.post(modelling::globals::element(), kAutomatic, element,
                             posting.variables(goal.row(1)), index);
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
         auto array = posting.variables(goal.row(0));
         return posting.post(modelling::globals::global_cardinality_closed(), kAutomatic, std::move(array),
                             goal.numbers, posting.variables(goal.row(1)));
       }},
  };
  return all;
}

}  // namespace quadrille::prolog
