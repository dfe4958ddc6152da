#include "flatzinc/merging.h"

#include <gtest/gtest.h>

#include <string>

#include "flatzinc/parser.h"

namespace quadrille::flatzinc {
namespace {

std::string names_after_merging(const char* constraints) {
  const std::string text =
      "predicate fzn_count_eq(array [int] of var int: x, var int: y, var int: c);\n"
      "array [1..2] of int: fixed = [3,4];\nvar 0..3: a;\nvar 0..3: b;\nvar 0..2: n;\n"
      "array [1..2] of var int: x = [a,b];\narray [1..2] of var int: y = [b,a];\n" +
      std::string(constraints) + "solve satisfy;\n";
  Parsed<Program> program = parse(text);
  if (!program) return program.error().message;
  merge_counts(*program);
  std::string result;
  for (const ConstraintItem& item : program->constraints) {
    result += std::string(item.name) + "(";
    for (const Expression& e : program->elements(item.arguments)) {
      result += e.kind == Expression::Kind::array ? "[" : "";
      for (const Expression& f : program->elements(e.kind == Expression::Kind::array ? e : Expression{}))
        result += std::to_string(f.value) + " ";
      result += e.kind == Expression::Kind::array ? "]" : ".";
    }
    result += ")";
  }
  return result;
}

TEST(Merging, JoinsCountsOfDifferentValuesInOneArray) {
  EXPECT_EQ(names_after_merging("constraint fzn_count_eq(x,3,n);\nconstraint int_le(a,b);\n"
                                "constraint fzn_count_eq(x,1,0);\n"),
            "int_le(..)fzn_global_cardinality([0 1 ][1 3 ][0 2 ])");
}

TEST(Merging, LeavesOtherCountsAlone) {
  const char* const other =
      "constraint fzn_count_eq(x,2,n);\nconstraint fzn_count_eq(y,1,n);\n"
      "constraint fzn_count_eq(x,a,n);\nconstraint fzn_count_eq(x,2,1);\n";
  EXPECT_EQ(names_after_merging(other),
            "fzn_count_eq([0 1 ]..)fzn_count_eq([1 0 ]..)fzn_count_eq([0 1 ]..)fzn_count_eq([0 1 ]..)");
}

}  // namespace
}  // namespace quadrille::flatzinc
