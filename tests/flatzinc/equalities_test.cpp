#include "flatzinc/equalities.h"

#include <gtest/gtest.h>

#include "flatzinc/parser.h"

namespace quadrille::test {
namespace {

using namespace flatzinc;

TEST(Equalities, UniteWhatIsDeclaredOrSaidEqual) {
  const Program program = *parse(R"(
    var bool: a; var 0..5: b; var bool: c; var 3..9: d = b; var 1..4: e;
    constraint bool2int(a, b); constraint bool_not(c, a); constraint int_eq(e, 2);
    constraint set_in(e, {1, 2}); constraint int_le(e, b); solve satisfy;)");
  const Equalities equalities(program);
  const std::uint32_t root = equalities.image(0).root;
  EXPECT_EQ(equalities.image(1).root, root);
  EXPECT_EQ(equalities.image(3).root, root);
  EXPECT_EQ(equalities.image(2).root, root);
  EXPECT_NE(equalities.image(2).flipped, equalities.image(0).flipped);
  EXPECT_TRUE(equalities.domain(root).empty());
  EXPECT_EQ(equalities.domain(4), modelling::range_set(2, 2));
  const std::vector<bool> settled{true, true, true, true, false};
  for (std::size_t i = 0; i < settled.size(); ++i) EXPECT_EQ(equalities.is_settled(i), settled[i]) << i;
}

TEST(Equalities, LeaveContradictionsToTheEngine) {
  const Program program = *parse("var bool: a; var bool: b = a; constraint bool_not(a, b); solve satisfy;");
  EXPECT_FALSE(Equalities(program).is_settled(0));
}

}  // namespace
}  // namespace quadrille::test
