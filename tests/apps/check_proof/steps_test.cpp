#include "check_proof/steps.h"

#include <gtest/gtest.h>

namespace check_proof {
namespace {

TEST(Steps, AreLinesInTheSecondVersion) {
  Steps steps("* a comment\npol 1 2 * +\r\n\n rup 1 x >= 1; 7\nlast");
  EXPECT_EQ(steps.next_line('*'), (Step{"pol", "1", "2", "*", "+"}));
  EXPECT_EQ(steps.line(), 2);
  EXPECT_EQ(steps.next_line('*'), (Step{"rup", "1", "x", ">=", "1"}));
  EXPECT_EQ(steps.line(), 4);
  EXPECT_TRUE(steps.has_ended());
  EXPECT_EQ(steps.next_line('*'), Step{"last"});
  EXPECT_FALSE(steps.has_ended());
  EXPECT_TRUE(steps.next_line('*').empty());
}

TEST(Steps, EndWithSemicolonsInTheThird) {
  Steps steps("% a ; comment\npol 1 % why\n 2 * ;del id 3; ;rest");
  EXPECT_EQ(steps.next_statement('%'), (Step{"pol", "1", "2", "*"}));
  EXPECT_EQ(steps.line(), 3);
  EXPECT_EQ(steps.next_statement('%'), (Step{"del", "id", "3"}));
  EXPECT_TRUE(steps.next_statement('%').empty());
  EXPECT_TRUE(steps.has_ended()) << "an empty step, not the end";
  EXPECT_EQ(steps.next_statement('%'), Step{"rest"});
  EXPECT_FALSE(steps.has_ended());
  EXPECT_TRUE(steps.next_statement('%').empty());
}

TEST(Steps, OfFormulasMayHaveStars) {
  Steps steps("* head\n1 x >= 1 ;\n* 2\n1 y * >= 1 ;");
  EXPECT_EQ(steps.next_statement('*'), (Step{"1", "x", ">=", "1"}));
  EXPECT_EQ(steps.next_statement('*'), (Step{"1", "y", "*", ">=", "1"}));
}

}  // namespace
}  // namespace check_proof
