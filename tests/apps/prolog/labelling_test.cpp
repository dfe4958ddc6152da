#include "prolog/labelling.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "cp/constraints/constraints.h"
#include "prolog/posting.h"

namespace quadrille::test {
namespace {

using namespace quadrille::prolog;
using Values = std::vector<Value>;
using Result = Labelling::Result;

constexpr Component::Index kLabelled = 4;

/// Four variables that are all different, with a gap in the first domain, marked.
void make_problem(Component& c) {
  c.begin();
  ASSERT_TRUE(c.add_variable({{-1, 0}, {3, 4}}));
  for (int i = 1; i < 4; ++i) ASSERT_TRUE(c.add_variable({{0, 3}}));
  std::vector<cp::IntVar> all;
  for (Component::Index i = 0; i < kLabelled; ++i) all.push_back(c.variable(i));
  c.store().post(cp::all_different(c.store(), all, cp::Consistency::value));
  ASSERT_EQ(c.propagate(), Outcome::ok);
  c.commit({0, 1});
}

Values values(const Component& c) {
  Values found;
  for (Component::Index i = 0; i < kLabelled; ++i) found.push_back(c.store().value(c.variable(i)));
  return found;
}

std::vector<Values> by_brute_force() {
  std::vector<Values> all;
  for (const Value a : {-1, 0, 3, 4})
    for (Value b = 0; b <= 3; ++b)
      for (Value x = 0; x <= 3; ++x)
        for (Value y = 0; y <= 3; ++y)
          if (a != b && a != x && a != y && b != x && b != y && x != y) all.push_back({a, b, x, y});
  return all;
}

std::vector<Values> label(Component& c, LabellingOptions options) {
  Labelling labelling({0, 1, 2, 3}, options);
  std::vector<Values> found;
  c.begin();
  for (Result r = labelling.first(c); r == Result::solution; r = labelling.next(c))
    found.push_back(values(c));
  c.take_back();
  return found;
}

TEST(Labelling, FindsEachSolutionOnceHoweverItChooses) {
  std::vector<Values> expected = by_brute_force();
  std::ranges::sort(expected);
  for (const Selection selection : {Selection::leftmost, Selection::first_fail, Selection::most_constrained,
                                    Selection::smallest, Selection::largest})
    for (const Choice choice : {Choice::step, Choice::enumerate, Choice::bisect})
      for (const bool downwards : {false, true}) {
        Component c;
        make_problem(c);
        std::vector<Values> found = label(c, {selection, choice, downwards});
        std::ranges::sort(found);
        EXPECT_EQ(found, expected);
        EXPECT_EQ(c.domain(c.variable(0)), (IntervalSet{{-1, 0}, {3, 4}}));
      }
}

TEST(Labelling, FromTheLeftSolutionsComeInTheOrderOfTheirValues) {
  for (const Choice choice : {Choice::step, Choice::enumerate, Choice::bisect}) {
    Component c;
    make_problem(c);
    EXPECT_EQ(label(c, {Selection::leftmost, choice, false}), by_brute_force());
    const std::vector<Values> down = label(c, {Selection::leftmost, choice, true});
    EXPECT_TRUE(std::ranges::is_sorted(down, std::ranges::greater{}));
  }
}

TEST(Labelling, GoesOnInAComponentThatIsBuiltAnewAfterEachSolution) {
  for (const Choice choice : {Choice::step, Choice::enumerate, Choice::bisect}) {
    Labelling labelling({0, 1, 2, 3}, {Selection::first_fail, choice, false});
    Component other;
    make_problem(other);
    const std::vector<Values> expected = label(other, {Selection::first_fail, choice, false});
    std::vector<Values> found;
    for (bool is_first = true; is_first || labelling.has_more(); is_first = false) {
      Component c;
      make_problem(c);
      c.begin();
      const Result r = is_first ? labelling.first(c) : labelling.next_from_scratch(c);
      if (r != Result::solution) break;
      found.push_back(values(c));
    }
    EXPECT_EQ(found, expected);
  }
}

TEST(Labelling, IsInterruptedWhenThePollSaysSo) {
  int polls = 0;
  bool was_busy = false;
  const Component* polled = nullptr;
  Component c([&](std::uint64_t) {
    was_busy = polled->is_busy();
    return ++polls < 3;
  });
  polled = &c;
  c.begin();
  std::vector<cp::IntVar> all;
  std::vector<Component::Index> indices;
  for (Component::Index i = 0; i < 11; ++i) {
    ASSERT_TRUE(c.add_variable({{1, 10}}));
    all.push_back(c.variable(i));
    indices.push_back(i);
  }
  c.store().post(cp::all_different(c.store(), all, cp::Consistency::value));
  ASSERT_EQ(c.propagate(), Outcome::ok);
  c.commit({0, 1});
  Labelling labelling(indices, {});
  c.begin();
  EXPECT_EQ(labelling.first(c), Result::interrupted);
  EXPECT_EQ(polls, 3);
  EXPECT_TRUE(was_busy);
  EXPECT_FALSE(c.is_busy());
  c.take_back();
  EXPECT_EQ(c.domain(c.variable(0)), (IntervalSet{{1, 10}}));
}

TEST(Labelling, GoesOnAfterANodeBelowWhichNumbersAreTooLarge) {
  Component c;
  c.begin();
  ASSERT_TRUE(c.add_variable({{2, 4}}));
  ASSERT_TRUE(c.add_variable({kAllIntegers}));
  Expressions e;
  e.variables = {c.variable(0), c.variable(1)};
  const auto x = e.add({Operator::variable, 0});
  const auto y = e.add({Operator::variable, 1});
  const auto three = e.add({Operator::number, 0, 0, 3});
  const auto large = e.add({Operator::number, 0, 0, 400'000'000'000'000'000});
  const auto is_three = e.add({Operator::equal, x, three});
  const auto is_large = e.add({Operator::equal, y, e.add({Operator::times, x, large})});
  ASSERT_EQ(Posting(c, e).hold(e.add({Operator::implication, is_three, is_large})), Outcome::ok);
  ASSERT_EQ(c.propagate(), Outcome::ok);
  c.commit({0, 1});
  Labelling labelling({0}, {});
  c.begin();
  EXPECT_EQ(labelling.first(c), Result::solution);
  EXPECT_EQ(labelling.next(c), Result::beyond);
  EXPECT_EQ(labelling.path().back().value, 3);
  EXPECT_EQ(labelling.next(c), Result::solution);
  EXPECT_EQ(c.store().value(c.variable(0)), 4);
  EXPECT_EQ(labelling.next(c), Result::exhausted);
}

}  // namespace
}  // namespace quadrille::test
