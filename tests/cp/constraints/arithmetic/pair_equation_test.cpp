#include "cp/constraints/arithmetic/pair_equation.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "support/base/rounds.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Literal;
using cp::PairEquation;
using cp::Store;
using cp::Value;

TEST(PairEquation, IsSolvedByAViewWhereBothCoefficientsAreUnits) {
  const IntVar x(0);
  const IntVar y(1);
  EXPECT_EQ((PairEquation{1, x, 1, y, 7}.solved()), -y + 7);
  EXPECT_EQ((PairEquation{1, x, -1, y, 7}.solved()), y + 7);
  EXPECT_EQ((PairEquation{-1, x, 1, y, 7}.solved()), y - 7);
  EXPECT_EQ((PairEquation{-1, x, -1, y, 7}.solved()), -y - 7);
  EXPECT_EQ((PairEquation{2, x, 1, y, 7}.solved()), std::nullopt);
  EXPECT_EQ((PairEquation{1, x, 3, y, 7}.solved()), std::nullopt);
  EXPECT_EQ((PairEquation{1, x, 1, y, (Value{1} << 40) + 1}.solved()), std::nullopt);
}

/// Every value that is left has a partner, and no value with a partner went. The domain of y is a word in
/// every other round.
TEST(PairEquation, LeavesTheValuesThatGoTogether) {
  Random random(1);
  const auto coefficient = [&] {
    return static_cast<Value>(random.below(3) + 1) * (random.below(2) == 0 ? 1 : -1);
  };
  for (int i = 0; i < rounds(300); ++i) {
    Store store;
    const IntVar x = store.new_variable(-9, 9);
    const Value far = i % 2 == 0 ? 31 : 80;
    const IntVar y = store.new_variable(-far, far);
    for (const IntVar v : {x, y})
      for (int k = 0; k < 8; ++k) ASSERT_TRUE(store.remove(v, static_cast<Value>(random.below(19)) - 9));
    const PairEquation pair{coefficient(), x, coefficient(), y, static_cast<Value>(random.below(30)) - 15};
    std::vector<Value> xs, ys;
    for (Value v = -9; v <= 9; ++v)
      for (Value w = -far; w <= far; ++w)
        if (store.contains(x, v) && store.contains(y, w) && pair.a * v + pair.b * w == pair.constant) {
          xs.push_back(v);
          ys.push_back(w);
        }
    ASSERT_EQ(pair.filter(store, 0), !xs.empty());
    if (xs.empty()) continue;
    for (Value v = -9; v <= 9; ++v) EXPECT_EQ(store.contains(x, v), std::ranges::count(xs, v) > 0);
    for (Value w = -far; w <= far; ++w) EXPECT_EQ(store.contains(y, w), std::ranges::count(ys, w) > 0);
  }
}

TEST(PairEquation, TakesHolesOverBetweenDistantBounds) {
  Store store;
  const IntVar x = store.new_variable(-1'000'000, 1'000'000);
  const IntVar y = store.new_variable(-3'000'000, 3'000'000);
  ASSERT_TRUE(store.remove(x, 7) && store.remove(y, 31));
  ASSERT_TRUE((PairEquation{3, x, -1, y, -1}.filter(store, 0)));
  EXPECT_FALSE(store.contains(y, 22));
  EXPECT_FALSE(store.contains(x, 10));
  EXPECT_TRUE(store.contains(y, 23));
}

TEST(PairEquation, ExplainsByWhatThePartnerLost) {
  const IntVar x(0);
  const IntVar y(1);
  const auto reasons = [](const PairEquation& pair, Literal fact) {
    std::vector<Literal> facts;
    pair.explain(fact, facts);
    return facts;
  };
  EXPECT_EQ(reasons({1, x, 1, y, 7}, x.le(3)), std::vector{y.ge(4)});
  EXPECT_EQ(reasons({2, x, 3, y, 7}, x.ne(2)), std::vector{y.ne(1)});
  EXPECT_EQ(reasons({2, x, 3, y, 7}, x.ne(3)), std::vector<Literal>{}) << "no integer goes with it";
}

}  // namespace
}  // namespace quadrille::test
