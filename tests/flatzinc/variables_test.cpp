#include "flatzinc/variables.h"

#include <gtest/gtest.h>

#include "flatzinc/parser.h"

namespace quadrille::test {
namespace {

using namespace flatzinc;
using Kind = Expression::Kind;

TEST(Variables, ShareTheEnginesVariablesWhereTheyAreEqual) {
  const Program program =
      *parse("var bool: a; var bool: b; var {1,9}: c; constraint bool_not(a, b); solve satisfy;");
  const Equalities equalities(program);
  cp::Store store;
  Variables variables(program, equalities, store);
  EXPECT_EQ(store.variable_count(), 2U);
  const cp::IntVar a = variables.variable({Kind::variable, 0, 0});
  const cp::IntVar b = variables.variable({Kind::variable, 0, 1});
  const cp::IntVar c = variables.variable({Kind::variable, 0, 2});
  ASSERT_TRUE(store.assign(a, 1));
  EXPECT_EQ(store.value(b), 0);
  EXPECT_EQ(store.count(c), 2U);
  EXPECT_EQ(variables.variable({Kind::integer, 0, 7}), variables.constant(7));
  EXPECT_EQ(store.truth(variables.literal({Kind::boolean, 0, 1})), cp::Store::Truth::yes);
}

TEST(Variables, SeeEmptyDomains) {
  const Program program = *parse("var 1..3: a = 7; solve satisfy;");
  const Equalities equalities(program);
  cp::Store store;
  EXPECT_FALSE(Variables(program, equalities, store).are_possible());
}

}  // namespace
}  // namespace quadrille::test
