#include "sudoku/conditions/encoding.h"

#include <gtest/gtest.h>

#include "support/sudoku/stopped_encoding.h"

namespace quadrille::sudoku {
namespace {

using test::cells_from;

TEST(Encoding, AsClausesStopsWithinALargeCondition) {
  test::expect_stops_within(cnf_of, Sum::of(cells_from(0, 60), 500));
  test::expect_stops_within(cnf_of, SameDigits{cells_from(0, 60), cells_from(60, 60)});
  test::expect_stops_within(cnf_of, DigitCount{cells_from(0, 200), 0b1010, HowMany::exactly(100)});
  test::expect_stops_within(cnf_of, DigitCount{cells_from(0, 200), 0b1010, HowMany{.cell = 255}});
  test::expect_stops_within(cnf_of, test::large_pairs());
  test::expect_stops_within(cnf_of, test::large_table());
  test::expect_stops_within(cnf_of, Connected::in_grid(16, 0b11111));
  test::expect_stops_within(cnf_of, any_of({{Sum::of(cells_from(0, 60), 500)}, {test::large_pairs()}}));
}

TEST(Encoding, AsConstraintsStopsWithinALargeCondition) {
  test::expect_stops_within(opb_of, DigitCount{cells_from(0, 200), 0b1010, HowMany{.cell = 255}});
  test::expect_stops_within(opb_of, test::large_pairs());
  test::expect_stops_within(opb_of, test::large_table());
  test::expect_stops_within(opb_of, Connected::in_grid(16, 0b11111));
  test::expect_stops_within(opb_of, any_of({{test::large_pairs()}, {test::large_table()}}));
}

}  // namespace
}  // namespace quadrille::sudoku
