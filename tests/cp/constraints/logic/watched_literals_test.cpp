#include "cp/constraints/logic/watched_literals.h"

#include <gtest/gtest.h>

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;
using cp::WatchedLiterals;

using Verdict = WatchedLiterals::Verdict;

TEST(WatchedLiterals, AreMovedOnlyWhenTheyBecomeFalse) {
  Store store;
  std::vector<cp::Literal> literals;
  for (int i = 0; i < 4; ++i) literals.push_back(store.new_boolean().eq(1));
  WatchedLiterals watched(literals);
  EXPECT_EQ(watched.examine(store, ~Word{0}), Verdict::open);
  ASSERT_TRUE(store.impose(~literals[3]));
  EXPECT_EQ(watched.examine(store, bit(3)), Verdict::open);
  store.push();
  ASSERT_TRUE(store.impose(~literals[0]));
  EXPECT_EQ(watched.examine(store, bit(0)), Verdict::open);
  ASSERT_TRUE(store.impose(~literals[1]));
  EXPECT_EQ(watched.examine(store, bit(1)), Verdict::must_be);
  EXPECT_EQ(watched.last(), 2U);
  std::vector<cp::Literal> reasons;
  watched.explain(2, reasons);
  EXPECT_EQ(reasons, (std::vector{~literals[0], ~literals[1], ~literals[3]}));
  ASSERT_TRUE(store.impose(~literals[2]));
  EXPECT_EQ(watched.examine(store, bit(2)), Verdict::violated);
  store.pop();
  ASSERT_TRUE(store.impose(~literals[2]));
  ASSERT_TRUE(store.impose(literals[0]));
  EXPECT_EQ(watched.examine(store, bit(2)), Verdict::open) << "the clause is satisfied";
}

TEST(WatchedLiterals, KnowWhatMakesThemFalse) {
  Store store;
  const IntVar x = store.new_variable(0, 9);
  EXPECT_EQ(cp::falsifying(x.eq(3)), cp::kAnyChange);
  EXPECT_EQ(cp::falsifying(x.ne(3)), cp::kFixed);
  EXPECT_EQ(cp::falsifying(x.ge(3)), cp::kUpper);
  EXPECT_EQ(cp::falsifying(x.le(3)), cp::kLower);
}

}  // namespace
}  // namespace quadrille::test
