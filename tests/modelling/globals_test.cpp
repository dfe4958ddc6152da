#include "modelling/globals.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace quadrille::modelling {
namespace {

TEST(Globals, HaveNamesOfTheirOwnAndDescribeTheirParameters) {
  std::set<std::string_view> names;
  for (const Global* global : all_globals()) {
    EXPECT_TRUE(names.insert(global->name).second) << global->name;
    EXPECT_TRUE(global->summary.ends_with('.')) << global->name;
    ASSERT_EQ(global->parameters.size(), global->post.kinds().size()) << global->name;
    for (std::size_t i = 0; i < global->parameters.size(); ++i) {
      const Parameter& parameter = global->parameters[i];
      EXPECT_FALSE(parameter.name.empty()) << global->name;
      EXPECT_LT(parameter.as_long_as.value_or(0), std::max<std::size_t>(i, 1)) << global->name;
      EXPECT_TRUE(!parameter.is_result || i == 0) << global->name << ": the result is the first parameter";
      EXPECT_TRUE(!parameter.is_distinct || global->post.kinds()[i] == ParameterKind::numbers)
          << global->name;
    }
  }
  EXPECT_EQ(&globals::sort(), *std::ranges::find(all_globals(), "sort", &Global::name));
}

}  // namespace
}  // namespace quadrille::modelling
