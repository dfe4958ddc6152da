#include "flatzinc/builtins.h"

#include <gtest/gtest.h>

#include <set>

#include "support/flatzinc/flatzinc_meaning.h"

namespace quadrille::test {
namespace {

TEST(Builtins, HaveNamesOfTheirOwnAndAMeaning) {
  std::set<std::pair<std::string_view, std::size_t>> names;
  for (const flatzinc::Builtin& builtin : flatzinc::builtins()) {
    EXPECT_TRUE(names.emplace(builtin.name, builtin.arity).second) << builtin.name;
    EXPECT_TRUE(has_meaning(std::string(builtin.name))) << builtin.name;
    EXPECT_EQ(flatzinc::find_builtin(builtin.name, builtin.arity), &builtin);
  }
  EXPECT_EQ(flatzinc::find_builtin("int_equal", 2), nullptr);
  EXPECT_EQ(flatzinc::find_builtin("int_eq", 7)->arity, 2U);
}

}  // namespace
}  // namespace quadrille::test
