// Compiled by two tests: it must compile as it is, and must not once a kind of condition is left out.
#include "base/overloaded.h"
#include "sudoku/conditions/conditions.h"

int number_of(const quadrille::sudoku::Condition& condition) {
  namespace sudoku = quadrille::sudoku;
  return condition.visit(quadrille::Overloaded{
      [](const sudoku::Distinct&) { return 0; },
      [](const sudoku::Relation&) { return 1; },
#ifndef LEAVES_OUT_A_KIND
      [](const sudoku::SameDigits&) { return 2; },
#endif
      [](const sudoku::OneOf&) { return 3; },
      [](const sudoku::Order&) { return 4; },
      [](const sudoku::Sum&) { return 5; },
      [](const sudoku::DigitWord&) { return 6; },
      [](const sudoku::Table&) { return 7; },
      [](const sudoku::DistinctPairs&) { return 8; },
      [](const sudoku::DigitCount&) { return 9; },
      [](const sudoku::DistinctCount&) { return 10; },
      [](const sudoku::Index&) { return 11; },
      [](const sudoku::Connected&) { return 12; },
      [](const sudoku::Any&) { return 13; },
  });
}
