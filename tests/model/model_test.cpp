#include "model/model.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "support/base/refusal.h"

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
  const Int y = m.integer(std::array{3, 1});
  EXPECT_EQ(all(m, {y}), (std::set<std::vector<Value>>{{1}, {3}}));
}

TEST(Model, RefusesVariablesWithoutAValueOrBeyondItsNumbers) {
  Model m;
  EXPECT_EQ(refusal([&] { static_cast<void>(m.integer(4, 3)); }),
            "integer: found 4 as the least value and 3 as the greatest, expected the least one first");
  EXPECT_EQ(refusal([&] { static_cast<void>(m.auxiliary(4, 3)); }),
            "variable: found 4 as the least value and 3 as the greatest, expected the least one first");
  EXPECT_EQ(refusal([&] { static_cast<void>(m.integer(std::vector<Value>{})); }),
            "integer: found no values, expected at least one");
  for (const Value infinity : {cp::kMinusInfinity, cp::kPlusInfinity}) {
    const std::string sentence = "integer: found " + std::to_string(infinity) +
                                 ", expected a number from -9223372036854775807 to 9223372036854775806";
    EXPECT_EQ(refusal([&] { static_cast<void>(m.integer({0, infinity})); }), sentence);
    EXPECT_EQ(refusal([&] { static_cast<void>(m.integer(infinity, infinity)); }), sentence);
  }
  const Int wide = m.integer(cp::kMinusInfinity + 1, cp::kPlusInfinity - 1);
  m.add(wide == 17);
  EXPECT_EQ(all(m, {wide}), (std::set<std::vector<Value>>{{17}}));
}

TEST(Model, RefusesNegativeNumbersOfVariables) {
  Model m;
  static_cast<void>(m.integer(0, 1));
  const auto minus_one = static_cast<std::size_t>(-1);  // 2^32 - 1 where a size has 32 bits
  const std::string sentence = "found " + std::to_string(minus_one) +
                               " as the number of variables to make, expected at most 4294967294";
  EXPECT_EQ(refusal([&] { static_cast<void>(m.ints(minus_one, 0, 9)); }), sentence);
  EXPECT_EQ(refusal([&] { static_cast<void>(m.bools(minus_one)); }), sentence);
}

TEST(Model, RefusesVariablesOfAnotherModel) {
  Model m;
  Model other;
  const Int x = m.integer(0, 3);
  const Int y = other.integer(0, 3);
  const auto expect_refused = [](const auto& call) {
    EXPECT_EQ(refusal(call), "Model: found a variable of another model, expected variables of this one");
  };
  expect_refused([&] { m.add(y == 1); });
  expect_refused([&] { m.add(y + 1 == 2 * y); });
  expect_refused([&] { m.add(y == 1 && y == 2); });
  expect_refused([&] { static_cast<void>(m.truth(y == 1)); });
  expect_refused([&] { static_cast<void>(m.literal(y == 1)); });
  expect_refused([&] { static_cast<void>(m.variable(y)); });
  expect_refused([&] { static_cast<void>(m.element({1, 2}, y)); });
  expect_refused([&] { static_cast<void>(m.element({x, y}, x)); });
  expect_refused([&] { static_cast<void>(m.max({x, y})); });
  expect_refused([&] { static_cast<void>(m.min({x, y})); });
  expect_refused([&] { static_cast<void>(m.count({x, x}, y)); });
  expect_refused([&] { static_cast<void>(m.nvalue({x, y})); });
  expect_refused([&] { m.all_different({x, y}); });
  expect_refused([&] { m.cumulative({x}, {1}, {1}, y); });
  expect_refused([&] { m.increasing({y, y + 1}); });
  expect_refused([&] { m.minimise(y); });
  expect_refused([&] { m.maximise(y); });
  expect_refused([&] { m.branch({y}); });
  EXPECT_EQ(all(m, {x}).size(), 4U);
}

TEST(Model, RefusesOptionsThatItCannotFollow) {
  Model m;
  const Int x = m.integer(0, 3);
  const std::string of_another =
      "solutions: found a variable in the options that does not belong to the model";
  EXPECT_EQ(refusal([&] { static_cast<void>(m.solve({.minimise = cp::IntVar()})); }), of_another);
  EXPECT_EQ(refusal([&] { static_cast<void>(m.solve({.assumptions = {cp::IntVar(1).eq(0)}})); }), of_another);
  EXPECT_EQ(refusal([&] { static_cast<void>(m.solve({.without_loss = {cp::Literal::falsum()}})); }),
            of_another);
  const std::string ever_sooner =
      "solutions: found restarts that become more frequent, expected a scale and a factor of 1 or more";
  using Kind = cp::Restarts::Kind;
  EXPECT_EQ(refusal([&] { static_cast<void>(m.solve({.restarts = {Kind::luby, 0}})); }), ever_sooner);
  EXPECT_EQ(refusal([&] { static_cast<void>(m.solve({.restarts = {Kind::geometric, 9, 0.5}})); }),
            ever_sooner);
  EXPECT_TRUE(m.solve({.restarts = {Kind::geometric, 1, 1}, .minimise = x.variable()}));
}

TEST(Model, RefusesAdditionsWhileASearchGoesOn) {
  Model m;
  const Int x = m.integer(0, 3);
  {
    Solutions solutions = m.solutions();
    static_cast<void>(solutions.begin());
    const std::string sentence =
        "Model: found an unfinished search; end it (release its solutions) before you add to the model or "
        "search again";
    EXPECT_EQ(refusal([&] { m.add(x == 1); }), sentence);
    EXPECT_EQ(refusal([&] { static_cast<void>(m.integer(0, 3)); }), sentence);
    EXPECT_EQ(refusal([&] { static_cast<void>(m.solutions()); }), sentence);
    for ([[maybe_unused]] const Solution& s : solutions) continue;
    m.add(x != 1);  // it has come to its end
    EXPECT_TRUE(solutions.is_complete());
    EXPECT_EQ(solutions.statistics().solutions, 4U);
  }
  EXPECT_EQ(all(m, {x}).size(), 3U);
}

TEST(Model, RefusesProductsBeyondAllValues) {
  Model m;
  const Int x = m.integer(Value{1} << 31, (Value{1} << 31) + 1);
  const Int y = m.integer(Value{1} << 32, (Value{1} << 32) + 1);
  const std::string too_large =
      "found a sum, a product or a power whose values may not fit into 64 bits; use smaller numbers "
      "or domains";
  EXPECT_EQ(refusal([&] { m.add(x * y - x - 4 * y >= 0); }), too_large);
  EXPECT_EQ(refusal([&] { static_cast<void>(m.truth(x * y >= 0)); }), too_large);
  EXPECT_EQ(refusal([&] { m.all_different({y * y, x}); }), too_large);
  EXPECT_EQ(all(m, {x, y}).size(), 4U) << "the model is unchanged";
  // Values of a variable that exists have bounds of their own.
  const Int z = m.integer(0, Value{1} << 62);
  m.add(z == x * x);
  EXPECT_EQ(all(m, {x, y, z}).size(), 2U);
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

TEST(Model, RefusesElementsAndExtremesOfNothing) {
  Model m;
  const Array nothing = std::vector<Int>{};
  const std::string sentence = ": found an empty list, expected at least one element";
  EXPECT_EQ(refusal([&] { static_cast<void>(m.element(nothing, 0)); }), "element" + sentence);
  EXPECT_EQ(refusal([&] { static_cast<void>(m.max(nothing)); }), "max" + sentence);
  EXPECT_EQ(refusal([&] { static_cast<void>(m.min(nothing)); }), "min" + sentence);
  EXPECT_EQ(all(m, {m.count(nothing, 3), m.nvalue(nothing)}), (std::set<std::vector<Value>>{{0, 0}}));
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
