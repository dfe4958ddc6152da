#include "model/solutions.h"

#include <gtest/gtest.h>

#include "model/model.h"
#include "support/base/refusal.h"

namespace quadrille::test {
namespace {

TEST(Solutions, ComeOneAfterAnother) {
  Model m;
  const auto x = m.ints(2, 1, 3);
  m.add(x[0] < x[1]);
  std::vector<Solution> kept;
  Solutions solutions = m.solutions();
  for (const Solution& s : solutions) kept.push_back(s);
  EXPECT_TRUE(solutions.is_complete());
  EXPECT_EQ(solutions.statistics().solutions, 3U);
  ASSERT_EQ(kept.size(), 3U);
  for (const Solution& s : kept) EXPECT_LT(s[x[0]], s[x[1]]);
  EXPECT_EQ(kept[0][x[0] + 10 * x[1] - 1], kept[0][x[0]] + 10 * kept[0][x[1]] - 1);
}

TEST(Solutions, MayBeLeftEarlyAndSoughtAgain) {
  Model m;
  const auto x = m.ints(3, 0, 9);
  for (int round = 0; round < 2; ++round) {
    int count = 0;
    for ([[maybe_unused]] const Solution& s : m.solutions())
      if (++count == 5) break;
    EXPECT_EQ(count, 5);
  }
  m.add(sum(x) == 27);
  int count = 0;
  for (const Solution& s : m.solutions()) {
    EXPECT_EQ(s[x], std::vector<Value>(3, 9));
    ++count;
  }
  EXPECT_EQ(count, 1);
}

TEST(Solutions, OfAnEmptyModelAreOne) {
  Model m;
  int count = 0;
  for ([[maybe_unused]] const Solution& s : m.solutions()) ++count;
  EXPECT_EQ(count, 1);
}

TEST(Solutions, RefuseVariablesThatTheyDoNotHave) {
  Model m;
  Model other;
  const Int x = m.integer(1, 1);
  const Int y = other.integer(2, 2);
  const Solution s = m.solve().value();
  EXPECT_EQ(refusal([&] { static_cast<void>(s[y]); }),
            "Solution: found a variable of another model, expected one of the model that was solved");
  EXPECT_EQ(refusal([&] { static_cast<void>(s[Array{x, y}]); }),
            "Solution: found a variable of another model, expected one of the model that was solved");
  const Int late = m.integer(3, 3);
  EXPECT_EQ(refusal([&] { static_cast<void>(s[late]); }),
            "Solution: found a variable that was made after this solution, expected an older one");
  EXPECT_EQ((s[Array{x, 7}]), (std::vector<Value>{1, 7}));
}

TEST(Solutions, RefuseSumsBeyond64Bits) {
  Model m;
  const Int x = m.integer(Value{1} << 62, Value{1} << 62);
  const Solution s = m.solve().value();
  EXPECT_EQ(s[x + (x - 1)], cp::kPlusInfinity);
  EXPECT_EQ(refusal([&] { static_cast<void>(s[x + x]); }),
            "Solution: the value of the sum does not fit into 64 bits; ask for smaller sums");
}

TEST(Solutions, RefuseToGiveWhatIsNotThere) {
  Model m;
  m.add(m.boolean() == 2);
  Solutions solutions = m.solutions();
  auto none = solutions.begin();
  EXPECT_EQ(none, solutions.end());
  const std::string sentence = "Solutions: found no further solution; compare with end() first";
  EXPECT_EQ(refusal([&] { static_cast<void>(*none); }), sentence);
  EXPECT_EQ(refusal([&] { static_cast<void>(none.operator->()); }), sentence);
  ++none;  // stays where it is
  EXPECT_EQ(none, solutions.end());
  EXPECT_TRUE(solutions.is_complete());
}

TEST(Solutions, EndAtALimit) {
  Model m;
  const auto x = m.ints(12, 0, 99);
  m.all_different(x);
  Solutions solutions = m.solutions({.limits = {.nodes = 5}});
  for ([[maybe_unused]] const Solution& s : solutions) ADD_FAILURE();
  EXPECT_FALSE(solutions.is_complete());
}

}  // namespace
}  // namespace quadrille::test
