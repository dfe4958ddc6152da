// Literals about cells, and how many of some literals hold, in clauses and in 0-1 constraints.
#pragma once

#include <vector>

#include "sudoku/conditions/how_many.h"

namespace quadrille::sudoku {

class Cnf;
class Opb;

/// Literals of which some number holds, and how many things besides hold in any case.
struct CountedLiterals {
  std::vector<int> literals;
  int certain = 0;
};

/// That the cell holds one of the digits, of which it can hold some and can do without. A helper variable
/// where it takes one.
[[nodiscard]] int literal_within(Cnf& formula, int cell, Digits digits);
[[nodiscard]] int literal_within(Opb& formula, int cell, Digits digits);

/// For each of the cells a literal: that it holds one of the digits. Helper variables where it takes some.
[[nodiscard]] CountedLiterals literals_of_cells(Cnf& formula, const std::vector<int>& cells, Digits digits);
[[nodiscard]] CountedLiterals literals_of_cells(Opb& formula, const std::vector<int>& cells, Digits digits);

/// For each digit a literal: that it stands in one of the cells.
[[nodiscard]] CountedLiterals literals_of_digits(Cnf& formula, const std::vector<int>& cells);
[[nodiscard]] CountedLiterals literals_of_digits(Opb& formula, const std::vector<int>& cells);

/// As many hold as is asked for. Where clauses say it, helper variables count: that at least so many of the
/// first so many literals hold (Sinz, "Towards an optimal CNF encoding of Boolean cardinality constraints",
/// 2005), both ways, so that the literals fix them and unit propagation infers all there is.
void add_how_many(Cnf& formula, const CountedLiterals& counted, const HowMany& how_many);
void add_how_many(Opb& formula, const CountedLiterals& counted, const HowMany& how_many);

}  // namespace quadrille::sudoku
