// Lexicographic order, in which a proper beginning of a list is before it.
#include "modelling/global.h"

namespace quadrille::modelling {

namespace {

bool is_lex_less(const Numbers& x, const Numbers& y) { return x < y; }

bool is_lex_less_equal(const Numbers& x, const Numbers& y) { return x <= y; }

}  // namespace

Global lex_less_global() {
  return {.name = "lex_less",
          .summary = "x is lexicographically less than y.",
          .parameters = {{"x"}, {"y"}},
          .minizinc = {"fzn_lex_less_int(array[int] of var int: x, array[int] of var int: y)",
                       "fzn_lex_less_bool(array[int] of var bool: x, array[int] of var bool: y)"},
          .post = cp::lex_less,
          .holds = is_lex_less};
}

Global lex_less_equal_global() {
  return {.name = "lex_less_equal",
          .summary = "x is lexicographically less than or equal to y.",
          .parameters = {{"x"}, {"y"}},
          .minizinc = {"fzn_lex_lesseq_int(array[int] of var int: x, array[int] of var int: y)",
                       "fzn_lex_lesseq_bool(array[int] of var bool: x, array[int] of var bool: y)"},
          .post = cp::lex_less_equal,
          .holds = is_lex_less_equal};
}

}  // namespace quadrille::modelling
