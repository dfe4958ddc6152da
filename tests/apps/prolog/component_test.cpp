#include "prolog/component.h"

#include <gtest/gtest.h>

#include "cp/constraints/constraints.h"

namespace quadrille::test {
namespace {

using namespace quadrille::prolog;
using Indices = std::vector<Component::Index>;

/// Three variables 0..9, first < second < third, marked as slot 0.
void make_chain(Component& c) {
  c.begin();
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(c.add_variable({{0, 9}}));
  for (Component::Index i = 0; i < 2; ++i)
    c.store().post(cp::linear({{1, c.variable(i)}, {-1, c.variable(i + 1)}}, cp::Comparison::at_most, -1));
  ASSERT_EQ(c.propagate(), Outcome::ok);
  c.commit({0, 100});
}

TEST(Component, DomainsAreReadAsTheyWereGiven) {
  Component c;
  c.begin();
  for (const IntervalSet& domain :
       {IntervalSet{{3, 3}}, IntervalSet{{-4, 1}, {5, 9}}, IntervalSet{{0, 1}, {100, 200}, {1000, 1000}},
        IntervalSet{{cp::kMinusInfinity, 4}}, IntervalSet{{2, 5}, {9, cp::kPlusInfinity}},
        IntervalSet{kAllIntegers}}) {
    ASSERT_TRUE(c.add_variable(domain));
    EXPECT_EQ(c.domain(c.variable(c.variable_count() - 1)), domain);
  }
}

TEST(Component, TooManyHolesAreRefused) {
  Component c;
  c.begin();
  EXPECT_FALSE(c.add_variable({{0, 0}, {Value{1} << 40, Value{1} << 40}}));
  ASSERT_TRUE(c.add_variable({kAllIntegers}));
  EXPECT_EQ(c.restrict_to(c.variable(0), {{0, 0}, {Value{1} << 40, Value{1} << 40}}), Outcome::unsupported);
}

TEST(Component, RestrictingIsTheIntersection) {
  Component c;
  c.begin();
  ASSERT_TRUE(c.add_variable({{-5, 5}}));
  EXPECT_EQ(c.restrict_to(c.variable(0), {{-9, -4}, {0, 2}, {5, 7}}), Outcome::ok);
  EXPECT_EQ(c.domain(c.variable(0)), (IntervalSet{{-5, -4}, {0, 2}, {5, 5}}));
  EXPECT_EQ(c.restrict_to(c.variable(0), {{-3, -1}}), Outcome::failed);
  EXPECT_EQ(c.restrict_to(c.variable(0), {}), Outcome::failed);
}

TEST(Component, EachMarkIsALevelToGoBackTo) {
  Component c;
  make_chain(c);
  c.begin();
  ASSERT_TRUE(c.store().assign(c.variable(1), 8));
  ASSERT_EQ(c.propagate(), Outcome::ok);
  EXPECT_EQ(c.newly_fixed(), (Indices{1, 2}));
  c.commit({1, 101});
  c.begin();
  ASSERT_TRUE(c.store().assign(c.variable(0), 3));
  ASSERT_EQ(c.propagate(), Outcome::ok);
  EXPECT_EQ(c.newly_fixed(), Indices{0});
  c.commit({2, 102});
  EXPECT_EQ(c.last_mark().number, 102U);
  ASSERT_TRUE(c.pop_mark());
  EXPECT_EQ(c.last_mark().number, 101U);
  EXPECT_EQ(c.domain(c.variable(0)), (IntervalSet{{0, 7}}));
  ASSERT_TRUE(c.pop_mark());
  EXPECT_EQ(c.domain(c.variable(2)), (IntervalSet{{2, 9}}));
  EXPECT_FALSE(c.pop_mark());
  EXPECT_FALSE(c.has_marks());
}

TEST(Component, TakingBackRemovesVariablesAndConstraints) {
  Component c;
  make_chain(c);
  const std::size_t constraints = c.store().constraint_count();
  c.begin();
  ASSERT_TRUE(c.add_variable({{0, 3}}));
  static_cast<void>(c.new_hidden(0, 1));
  c.store().post(cp::not_equal(c.variable(3), c.variable(0)));
  ASSERT_TRUE(c.store().assign(c.variable(3), 0));
  ASSERT_EQ(c.propagate(), Outcome::ok);
  c.take_back();
  EXPECT_EQ(c.variable_count(), 3U);
  EXPECT_EQ(c.store().variable_count(), 3U);
  EXPECT_EQ(c.store().constraint_count(), constraints);
  EXPECT_EQ(c.domain(c.variable(0)), (IntervalSet{{0, 7}}));
}

TEST(Component, AReopenedChangeCanBeTakenBack) {
  Component c;
  make_chain(c);
  c.begin();
  ASSERT_TRUE(c.store().at_least(c.variable(0), 4));
  ASSERT_EQ(c.propagate(), Outcome::ok);
  c.commit({1, 101});
  c.reopen();
  EXPECT_EQ(c.last_mark().number, 100U);
  EXPECT_EQ(c.store().min(c.variable(0)), 4);
  c.take_back();
  EXPECT_EQ(c.store().min(c.variable(0)), 0);
}

TEST(Component, AnAliasIsTheSameVariable) {
  Component c;
  c.begin();
  ASSERT_TRUE(c.add_variable({{0, 9}}));
  c.add_alias(0);
  EXPECT_EQ(c.variable_count(), 2U);
  ASSERT_TRUE(c.store().assign(c.variable(1), 7));
  EXPECT_EQ(c.store().value(c.variable(0)), 7);
}

TEST(Component, BoundsThatRiseForEverAreBeyond) {
  Component c;
  c.begin();
  ASSERT_TRUE(c.add_variable({{0, cp::kPlusInfinity}}));
  ASSERT_TRUE(c.add_variable({{0, cp::kPlusInfinity}}));
  // x >= 2 y + 1, y >= 2 x + 1
  for (const auto& [x, y] :
       {std::pair(c.variable(0), c.variable(1)), std::pair(c.variable(1), c.variable(0))})
    c.store().post(cp::linear({{2, y}, {-1, x}}, cp::Comparison::at_most, -1));
  EXPECT_EQ(c.propagate(), Outcome::beyond);
  c.take_back();
}

/// first < second < first, in domains so wide that detecting the contradiction takes practically forever.
void post_race(Component& c) {
  c.begin();
  for (int i = 0; i < 2; ++i) ASSERT_TRUE(c.add_variable({{0, Value{1} << 50}}));
  for (const auto& [x, y] :
       {std::pair(c.variable(0), c.variable(1)), std::pair(c.variable(1), c.variable(0))})
    c.store().post(cp::linear({{1, x}, {-1, y}}, cp::Comparison::at_most, -1));
}

TEST(Component, LongPropagationIsInterruptedWhenThePollSaysSo) {
  int polls = 0;
  Component c([&](std::uint64_t) { return ++polls < 10; });
  post_race(c);
  EXPECT_EQ(c.propagate(), Outcome::interrupted);
  EXPECT_EQ(polls, 10);
  c.take_back();
}

TEST(ComponentSlow, LongPropagationStopsShort) {
  Component c;
  post_race(c);
  EXPECT_EQ(c.propagate(), Outcome::ok);
  EXPECT_GT(c.store().min(c.variable(0)), 1'000'000);
}

}  // namespace
}  // namespace quadrille::test
