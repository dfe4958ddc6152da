#include "model/model.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace quadrille::test {
namespace {

/// The values of the array in all solutions.
std::set<std::vector<Value>> all(Model& m, const Array& array) {
  std::set<std::vector<Value>> result;
  for (const Solution& s : m.solutions()) result.insert(s[array]);
  return result;
}

TEST(Model, TakesDomainsOfAnyKind) {
  Model m;
  const Int x = m.integer({7, -3, 7, 1'000'000'000'000});
  EXPECT_EQ(all(m, {x}), (std::set<std::vector<Value>>{{-3}, {7}, {1'000'000'000'000}}));
  const Int y = m.integer(4, 3);
  EXPECT_TRUE(all(m, {x, y}).empty());
  Model none;
  static_cast<void>(none.integer(std::vector<Value>{}));
  EXPECT_FALSE(none.solve());
}

TEST(Model, LooksUpElements) {
  Model m;
  const Int i = m.integer(-5, 5);
  const auto x = m.ints(2, 0, 1);
  const Int of_numbers = m.element({30, 10, 40}, i);
  const Int of_sums = m.element({x[0] + 5, x[1], 2 * x[0] + 7 * x[1]}, i);
  std::set<std::vector<Value>> expected;
  for (Value a = 0; a < 2; ++a)
    for (Value b = 0; b < 2; ++b) {
      expected.insert({a, b, 0, 30, a + 5});
      expected.insert({a, b, 1, 10, b});
      expected.insert({a, b, 2, 40, 2 * a + 7 * b});
    }
  EXPECT_EQ(all(m, {x[0], x[1], i, of_numbers, of_sums}), expected);
}

TEST(Model, FindsExtremesAndCounts) {
  Model m;
  const auto x = m.ints(3, -1, 2);
  const Int y = m.integer(0, 1);
  const Int greatest = m.max(x);
  const Int least = m.min({x[0] + y, x[1], -x[2]});
  const Int equal = m.count(x, y);
  const Int different = m.nvalue(x);
  int count = 0;
  for (const Solution& s : m.solutions()) {
    const std::vector<Value> v = s[x];
    EXPECT_EQ(s[greatest], *std::ranges::max_element(v));
    EXPECT_EQ(s[least], std::min({v[0] + s[y], v[1], -v[2]}));
    EXPECT_EQ(s[equal], std::ranges::count(v, s[y]));
    EXPECT_EQ(static_cast<std::size_t>(s[different]), std::set<Value>(v.begin(), v.end()).size());
    ++count;
  }
  EXPECT_EQ(count, 4 * 4 * 4 * 2);
}

TEST(Model, HasNoElementOrExtremeOfNothing) {
  for (int kind = 0; kind < 3; ++kind) {
    Model m;
    const Array nothing = std::vector<Int>{};
    static_cast<void>(kind == 0   ? m.element(nothing, m.integer(0, 3))
                      : kind == 1 ? m.max(nothing)
                                  : m.min(nothing));
    EXPECT_FALSE(m.solve());
  }
}

TEST(Model, GivesTruthAsANumber) {
  Model m;
  const auto x = m.ints(2, 0, 3);
  const Bool less = m.truth(x[0] < x[1]);
  const Bool tied = m.truth((x[0] == 2) == (x[1] == 1));
  const Bool either = m.truth(implies(x[0] == 0, x[1] == 0));
  int count = 0;
  for (const Solution& s : m.solutions()) {
    const Value a = s[x[0]];
    const Value b = s[x[1]];
    EXPECT_EQ(s[less], a < b);
    EXPECT_EQ(s[tied], (a == 2) == (b == 1));
    EXPECT_EQ(s[either], a != 0 || b == 0);
    ++count;
  }
  EXPECT_EQ(count, 16);
}

TEST(Model, FindsTheBest) {
  for (const bool maximise : {false, true}) {
    Model m;
    const auto x = m.ints(3, -4, 4);
    const Sum objective = x[0] * x[1] - 3 * x[2];
    m.all_different(x);
    maximise ? m.maximise(objective) : m.minimise(objective);
    const auto best = m.solve();
    ASSERT_TRUE(best);
    EXPECT_EQ((*best)[objective], maximise ? 4 * 3 + 12 : -16 - 9);
  }
}

TEST(Model, BranchesAsTold) {
  Model m;
  const auto x = m.ints(3, 0, 9);
  m.branch({x[2]}, cp::VariableOrder::input, cp::ValueOrder::max);
  m.add(x[0] + x[1] == x[2]);
  const auto first = m.solve();
  ASSERT_TRUE(first);
  EXPECT_EQ((*first)[x[2]], 9);
}

}  // namespace
}  // namespace quadrille::test
