#include "flatzinc/solution_text.h"

#include <gtest/gtest.h>

#include "support/flatzinc/builtin_check.h"

namespace quadrille::test {
namespace {

TEST(SolutionText, WritesVariablesAndArrays) {
  EXPECT_EQ(solve_all("var -3..-3: x :: output_var; var bool: b :: output_var = true;"
                      "array [1..4] of var int: a :: output_array([1..2,0..1]) = [x,1,x,-1];"
                      "array [1..0] of var int: e :: output_array([1..0]) = [];"
                      "array [1..2] of bool: c :: output_array([1..2]) = [true,false];"
                      "array [1..3] of set of int: s :: output_array([1..3]) = [{},2..4,{1,3}];"
                      "solve satisfy;"),
            "x = -3;\nb = true;\na = array2d(1..2, 0..1, [-3, 1, -3, -1]);\ne = array1d(1..0, []);\n"
            "c = array1d(1..2, [true, false]);\ns = array1d(1..3, [1..0, 2..4, {1, 3}]);\n"
            "----------\n==========\n");
}

}  // namespace
}  // namespace quadrille::test
