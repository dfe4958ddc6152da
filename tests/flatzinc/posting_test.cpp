#include "flatzinc/posting.h"

#include <gtest/gtest.h>

#include "support/builtin_check.h"

namespace quadrille::test {
namespace {

TEST(Posting, NamesUnknownConstraints) {
  EXPECT_EQ(solve_all("var 1..2: x;\nconstraint int_sin(x);\nsolve satisfy;"),
            "2:12: Quadrille does not know the constraint 'int_sin'; compile the model with "
            "'minizinc --solver quadrille', whose library has only what it knows");
}

TEST(Posting, PostsAllConstraints) {
  EXPECT_EQ(solve_all("var 1..2: x0 :: output_var; var 1..2: x1 :: output_var; constraint int_ne(x0,x1);"
                      "constraint int_lt(x0,x1); solve satisfy;"),
            "x0 = 1;\nx1 = 2;\n----------\n==========\n");
}

}  // namespace
}  // namespace quadrille::test
