#include "cp/learning/enumeration_path.h"

#include <gtest/gtest.h>

namespace quadrille::test {
namespace {

using namespace quadrille::cp;

TEST(EnumerationPath, TurnsToEachBranchOnceTheDeepestFirst) {
  EnumerationPath path;
  path.add(2, true);
  path.add(4, false);
  path.add(6, false);
  ASSERT_TRUE(path.turn());
  ASSERT_EQ(path.size(), 3U);
  EXPECT_EQ(path.decision(2), opposite(6));
  path.add(8, false);
  ASSERT_TRUE(path.turn());
  EXPECT_EQ(path.decision(3), opposite(8));
  ASSERT_TRUE(path.turn());
  ASSERT_EQ(path.size(), 2U);
  EXPECT_EQ(path.decision(1), opposite(4));
  EXPECT_FALSE(path.turn());
  EXPECT_TRUE(path.is_empty());
}

TEST(EnumerationPath, LeavesOutWhatFollows) {
  EnumerationPath path;
  for (const Code code : {2U, 4U, 6U}) path.add(code, false);
  path.leave_out(1);
  ASSERT_EQ(path.size(), 2U);
  EXPECT_EQ(path.decision(1), 6U);
  path.cut(1);
  ASSERT_TRUE(path.turn());
  EXPECT_EQ(path.decision(0), opposite(2));
}

TEST(EnumerationPath, LeavesTheOtherSidesOfOpenBranches) {
  EnumerationPath path;
  using Parts = std::vector<std::vector<Code>>;
  const std::vector<Code> assumptions{2};
  EXPECT_EQ(path.parts({}), Parts{{}});
  EXPECT_EQ(path.parts(assumptions), Parts{{2}});
  path.add(2, true);
  path.add(4, false);
  path.add(6, true);
  path.add(8, false);
  EXPECT_EQ(path.parts(assumptions), (Parts{{2, 4, 6, 8}, {2, 4, 6, opposite(8)}, {2, opposite(4)}}));
}

}  // namespace
}  // namespace quadrille::test
