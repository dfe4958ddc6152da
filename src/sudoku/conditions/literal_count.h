// Literals about cells, and constraints on the number of literals that hold, as clauses and as 0-1
// constraints.
#pragma once

#include <vector>

#include "sudoku/conditions/how_many.h"

namespace quadrille::sudoku {

class Cnf;
class Opb;

/// Literals to be counted, and the number of further facts that always hold.
struct CountedLiterals {
  std::vector<int> literals;
  int certain = 0;
};

/// A literal that says that the cell holds one of the digits; it has candidates inside and outside the set.
/// Adds a helper variable if necessary.
[[nodiscard]] int literal_within(Cnf& formula, int cell, Digits digits);
[[nodiscard]] int literal_within(Opb& formula, int cell, Digits digits);

/// For each of the cells a literal that says that it holds one of the digits. Adds helper variables if
/// necessary.
[[nodiscard]] CountedLiterals literals_of_cells(Cnf& formula, const std::vector<int>& cells, Digits digits);
[[nodiscard]] CountedLiterals literals_of_cells(Opb& formula, const std::vector<int>& cells, Digits digits);

/// For each digit a literal that says that it occurs in one of the cells.
[[nodiscard]] CountedLiterals literals_of_digits(Cnf& formula, const std::vector<int>& cells);
[[nodiscard]] CountedLiterals literals_of_digits(Opb& formula, const std::vector<int>& cells);

/// The number of literals that hold satisfies `how_many`. As clauses, helper variables count: each says that
/// at least a certain number of the first literals hold (Sinz, "Towards an optimal CNF encoding of Boolean
/// cardinality constraints", 2005). The clauses hold in both directions, so that the literals determine the
/// helpers and unit propagation infers everything.
void add_how_many(Cnf& formula, const CountedLiterals& counted, const HowMany& how_many);
void add_how_many(Opb& formula, const CountedLiterals& counted, const HowMany& how_many);

}  // namespace quadrille::sudoku
