#include "flatzinc/call.h"

#include <gtest/gtest.h>

#include "support/flatzinc/builtin_check.h"

namespace quadrille::test {
namespace {

TEST(Call, NamesTheArgumentThatIsWrong) {
  const auto error = [](const std::string& constraint) {
    return solve_all("var 1..2: x;\nconstraint " + constraint + ";\nsolve satisfy;");
  };
  const std::string start = "2:12: in the constraint ";
  EXPECT_EQ(error("int_lin_le([x],[x],2)"), start + "int_lin_le: argument 1 should be an array of numbers");
  EXPECT_EQ(error("int_lin_le(3,[x],2)"), start + "int_lin_le: argument 1 should be an array of numbers");
  EXPECT_EQ(error("int_lin_le([1],[{1}],2)"),
            start + "int_lin_le: argument 2 should be an array of variables");
  EXPECT_EQ(error("int_le([1],x)"), start + "int_le: argument 1 should be a variable or a number");
  EXPECT_EQ(error("int_le_reif(x,1,[])"), start + "int_le_reif: argument 3 should be a Boolean");
  EXPECT_EQ(error("int_le(x)"), "2:12: int_le takes 2 arguments, but has 1");
}

}  // namespace
}  // namespace quadrille::test
