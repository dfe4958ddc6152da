#include "prolog/swi/vocabulary.h"

namespace quadrille::prolog {

namespace {

functor_t functor(const char* name, std::size_t arity) { return PL_new_functor(PL_new_atom(name), arity); }

Vocabulary make_vocabulary() {
  Vocabulary words{};
  words.inf = PL_new_atom("inf");
  words.sup = PL_new_atom("sup");
  words.in = functor("in", 2);
  words.ins = functor("ins", 2);
  words.question = functor("?", 1);
  words.hash = functor("#", 1);
  for (const Global& global : globals())
    words.globals.emplace_back(functor(global.name, global.arguments.size()), &global);
  words.task = functor("task", 5);
  words.pair = functor("-", 2);
  words.limit = functor("limit", 1);
  words.backwards = functor("#<==", 2);
  words.arithmetic = {{functor("+", 2), Operator::plus},
                      {functor("-", 2), Operator::minus},
                      {functor("-", 1), Operator::opposite},
                      {functor("*", 2), Operator::times},
                      {functor("//", 2), Operator::truncated_quotient},
                      {functor("div", 2), Operator::floored_quotient},
                      {functor("mod", 2), Operator::modulo},
                      {functor("rem", 2), Operator::remainder},
                      {functor("^", 2), Operator::power},
                      {functor("min", 2), Operator::minimum},
                      {functor("max", 2), Operator::maximum},
                      {functor("abs", 1), Operator::absolute}};
  for (const auto& [name, op] : {std::pair("#=", Operator::equal), std::pair("#\\=", Operator::not_equal),
                                 std::pair("#=<", Operator::at_most), std::pair("#>=", Operator::at_least),
                                 std::pair("#<", Operator::less), std::pair("#>", Operator::greater)}) {
    words.comparisons.emplace_back(functor(name, 2), op);
    words.comparison_names.emplace_back(PL_new_atom(name), op);
  }
  words.logic = {
      {functor("#\\", 1), Operator::negation},     {functor("#/\\", 2), Operator::conjunction},
      {functor("#\\/", 2), Operator::disjunction}, {functor("#\\", 2), Operator::exclusive_disjunction},
      {functor("#==>", 2), Operator::implication}, {functor("#<==", 2), Operator::implication},
      {functor("#<==>", 2), Operator::equivalence}};
  return words;
}

}  // namespace

const Vocabulary& vocabulary() {
  static const Vocabulary words = make_vocabulary();
  return words;
}

}  // namespace quadrille::prolog
