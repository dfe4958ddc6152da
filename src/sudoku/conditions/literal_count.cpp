#include "sudoku/conditions/literal_count.h"

#include <array>

#include "sudoku/encode/cnf.h"
#include "sudoku/encode/opb.h"

namespace quadrille::sudoku {

namespace {

/// A literal that holds if and only if at least one of these (two or more) does.
template <class Formula>
int some_of(Formula& formula, std::vector<int> literals) {
  const int helper = formula.new_variable();
  for (const int literal : literals) formula.add_clause(std::array{-literal, helper});
  literals.push_back(-helper);
  formula.add_clause(literals);
  return helper;
}

template <class Formula>
std::vector<int> variables_of(const Formula& formula, int cell, Digits digits) {
  std::vector<int> variables;
  for (const int i : Bits(formula.variables().digits(cell) & digits))
    variables.push_back(formula.variables().variable(cell, i + 1));
  return variables;
}

template <class Formula>
int cell_within(Formula& formula, int cell, Digits digits) {
  const std::vector<int> inside = variables_of(formula, cell, digits);
  const std::vector<int> outside = variables_of(formula, cell, ~digits);
  if (inside.size() == 1) return inside.front();
  if (outside.size() == 1) return -outside.front();
  const int helper = some_of(formula, inside);
  for (const int v : outside) formula.add_clause(std::array{-v, -helper});
  return helper;
}

template <class Formula>
CountedLiterals cells_within(Formula& formula, const std::vector<int>& cells, Digits digits) {
  CountedLiterals counted;
  for (const int cell : cells) {
    const Digits candidates = formula.variables().digits(cell);
    if ((candidates & digits) == 0) continue;
    if ((candidates & ~digits) == 0) {
      ++counted.certain;
    } else {
      counted.literals.push_back(cell_within(formula, cell, digits));
    }
  }
  return counted;
}

template <class Formula>
CountedLiterals digits_in(Formula& formula, const std::vector<int>& cells) {
  CountedLiterals counted;
  for (int digit = 1; digit <= formula.digit_count(); ++digit) {
    const std::vector<int> places = formula.variables().of_digit(cells, digit);
    if (places.empty()) continue;
    counted.literals.push_back(places.size() == 1 ? places.front() : some_of(formula, places));
  }
  return counted;
}

/// Literals that say that at least 1, 2 .. `most` of the given literals hold, as far as there are that many.
/// (Any literals if the formula is stopped meanwhile.)
template <class Formula>
std::vector<int> at_least_literals(Formula& formula, std::span<const int> literals, std::size_t most) {
  std::vector<int> before;  // of the literals before this one
  for (const int literal : literals) {
    if (!formula.goes_on()) return std::vector<int>(std::min(literals.size(), most), literal);
    std::vector<int> behind;
    for (std::size_t j = 0; j < std::min(before.size() + 1, most); ++j) {
      const bool is_first = before.empty();
      const int helper = is_first ? literal : formula.new_variable();
      behind.push_back(helper);
      if (is_first) continue;
      std::vector<int> reached{-literal, helper}, by_this{literal, -helper};
      if (j > 0) {
        reached.push_back(-before[j - 1]);
        formula.add_clause(std::array{before[j - 1], -helper});
      }
      if (j < before.size()) {
        by_this.push_back(before[j]);
        formula.add_clause(std::array{-before[j], helper});
      }
      formula.add_clause(reached);
      formula.add_clause(by_this);
    }
    before = std::move(behind);
  }
  return before;
}

/// Adds an unsatisfiable constraint.
template <class Formula>
void add_contradiction(Formula& formula) {
  const int helper = formula.new_variable();
  formula.add_clause(std::array{helper});
  formula.add_clause(std::array{-helper});
}

template <class Formula>
void add_clauses_for_bounds(Formula& formula, std::span<const int> literals, int least, int most) {
  const int count = static_cast<int>(literals.size());
  if (least > count || most < 0) return add_contradiction(formula);
  if (least == 1 && most >= count) return formula.add_clause(literals);
  if (least <= 0 && most >= count) return;
  const int reached = most < count ? most + 1 : least;
  const auto at_least = at_least_literals(formula, literals, at(reached));
  if (least > 0) formula.add_clause(std::array{at_least[at(least - 1)]});
  if (most < count) formula.add_clause(std::array{-at_least[at(most)]});
}

/// The cell's digit is the number: one constraint for each digit, and one for all digits below and above it.
template <class Formula>
void add_clauses_for_cell(Formula& formula, const CountedLiterals& counted, const HowMany& how_many) {
  const int count = static_cast<int>(counted.literals.size());
  const auto at_least = at_least_literals(formula, counted.literals, counted.literals.size());
  const std::vector<int> numbers = formula.variables().of_cell(*how_many.cell);
  const auto number_of = [&](int v) {
    return how_many.value_of(formula.variables().candidate(v).digit) - counted.certain;
  };
  for (const int v : numbers) {
    const int number = number_of(v);
    if (number < 0 || number > count) {
      formula.add_clause(std::array{-v});
      continue;
    }
    if (number > 0) formula.add_clause(std::array{-v, at_least[at(number - 1)]});
    if (number < count) formula.add_clause(std::array{-v, -at_least[at(number)]});
  }
  for (int number = 1; number <= count; ++number) {
    std::vector<int> less{at_least[at(number - 1)]}, not_less{-at_least[at(number - 1)]};
    for (const int v : numbers) (number_of(v) < number ? less : not_less).push_back(v);
    formula.add_clause(less);
    formula.add_clause(not_less);
  }
}

}  // namespace

int literal_within(Cnf& formula, int cell, Digits digits) { return cell_within(formula, cell, digits); }
int literal_within(Opb& formula, int cell, Digits digits) { return cell_within(formula, cell, digits); }

CountedLiterals literals_of_cells(Cnf& formula, const std::vector<int>& cells, Digits digits) {
  return cells_within(formula, cells, digits);
}
CountedLiterals literals_of_cells(Opb& formula, const std::vector<int>& cells, Digits digits) {
  return cells_within(formula, cells, digits);
}
CountedLiterals literals_of_digits(Cnf& formula, const std::vector<int>& cells) {
  return digits_in(formula, cells);
}
CountedLiterals literals_of_digits(Opb& formula, const std::vector<int>& cells) {
  return digits_in(formula, cells);
}

void add_how_many(Cnf& formula, const CountedLiterals& counted, const HowMany& how_many) {
  if (how_many.cell) return add_clauses_for_cell(formula, counted, how_many);
  add_clauses_for_bounds(formula, counted.literals, how_many.least - counted.certain,
                         how_many.most - counted.certain);
}

void add_how_many(Opb& formula, const CountedLiterals& counted, const HowMany& how_many) {
  if (how_many.cell) return add_clauses_for_cell(formula, counted, how_many);
  const int count = static_cast<int>(counted.literals.size());
  const int least = how_many.least - counted.certain, most = how_many.most - counted.certain;
  if (least > count || most < 0) return add_contradiction(formula);
  if (least > 0) formula.add_at_least(counted.literals, least);
  if (most < count) {
    std::vector<int> denied = counted.literals;
    for (int& literal : denied) literal = -literal;
    formula.add_at_least(denied, count - most);
  }
}

}  // namespace quadrille::sudoku
