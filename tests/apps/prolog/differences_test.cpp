#include "prolog/differences.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "base/random.h"
#include "prolog/component.h"
#include "support/base/rounds.h"

namespace quadrille::test {
namespace {

using namespace quadrille::prolog;

constexpr Component::Index kDiffering = 4;

/// sign * x + c
struct Side {
  Component::Index variable;
  int sign;
  Value c;
};
using Pair = std::array<Side, 2>;

int between(Random& random, int low, int high) {
  return low + static_cast<int>(random.below(static_cast<std::uint64_t>(high - low) + 1));
}

Pair random_pair(Random& random) {
  Pair pair{};
  do
    for (Side& side : pair)
      side = {static_cast<Component::Index>(between(random, 0, kDiffering - 1)),
              between(random, 0, 1) * 2 - 1, between(random, -70, 70)};
  while (pair[0].variable == pair[1].variable);
  // Near enough to matter, mostly.
  if (between(random, 0, 9) != 0)
    for (Side& side : pair) side.c %= 4;
  return pair;
}

cp::IntVar view(const Component& c, const Side& side) {
  const cp::IntVar x = c.variable(side.variable);
  return (side.sign < 0 ? -x : x) + side.c;
}

/// The consequences of fixing some of the variables: the values left for each, by the pairs with one fixed
/// variable.
std::vector<std::set<Value>> by_definition(std::vector<std::set<Value>> domains,
                                           const std::vector<Pair>& pairs, bool& possible) {
  const auto value = [](const Side& side, Value v) { return side.sign * v + side.c; };
  for (bool goes_on = true; goes_on;) {
    goes_on = false;
    for (const Pair& pair : pairs) {
      for (const auto& [fixed, other] : {std::pair(pair[0], pair[1]), std::pair(pair[1], pair[0])}) {
        if (domains[fixed.variable].size() != 1) continue;
        const Value taken = value(fixed, *domains[fixed.variable].begin());
        goes_on |=
            std::erase_if(domains[other.variable], [&](Value v) { return value(other, v) == taken; }) > 0;
      }
    }
  }
  possible = std::ranges::none_of(domains, [](const auto& d) { return d.empty(); });
  return domains;
}

std::vector<std::set<Value>> domains_of(const Component& c) {
  std::vector<std::set<Value>> domains(kDiffering);
  for (Component::Index i = 0; i < kDiffering; ++i)
    c.store().for_each_value(c.variable(i), [&](Value v) { domains[i].insert(v); });
  return domains;
}

struct Walk {
  Random random;
  Component component{};
  std::vector<Pair> pairs{};
  struct Before {
    std::vector<std::set<Value>> domains;
    std::size_t pairs;
    std::array<std::size_t, kDiffering> degrees;
  };
  std::vector<Before> before{};

  [[nodiscard]] Before now() const {
    Before now{domains_of(component), pairs.size(), {}};
    for (Component::Index i = 0; i < kDiffering; ++i)
      now.degrees[i] = component.degree(component.variable(i));
    return now;
  }

  void begin() {
    component.begin();
    for (Component::Index i = 0; i < kDiffering; ++i) {
      const Value first = between(random, -40, 40);
      ASSERT_TRUE(component.add_variable({{first, first + between(random, 1, 6)}}));
    }
    ASSERT_EQ(component.propagate(), Outcome::ok);
    component.commit({0, 1});
  }

  /// Posts some, or fixes a variable, and compares with the definition.
  void advance() {
    const Before start = now();
    component.begin();
    const std::size_t n = pairs.size();
    auto domains = start.domains;
    if (between(random, 0, 2) == 0) {
      const auto i = static_cast<Component::Index>(between(random, 0, kDiffering - 1));
      auto& domain = domains[i];
      domain = {*std::next(domain.begin(), between(random, 0, static_cast<int>(domain.size()) - 1))};
      ASSERT_TRUE(component.store().assign(component.variable(i), *domain.begin()));
    } else {
      const Pair pair = random_pair(random);
      for (int again = between(random, 1, 3); again > 0; --again) {
        Pair next = pair;
        next[0].c += between(random, -9, 9);
        const cp::IntVar x = view(component, next[0]);
        const cp::IntVar y = view(component, next[1]);
        if (component.store().is_fixed(x) || component.store().is_fixed(y)) continue;
        component.differ(x, y);
        pairs.push_back(next);
      }
    }
    bool possible = true;
    const auto expected = by_definition(domains, pairs, possible);
    ASSERT_EQ(component.propagate() == Outcome::ok, possible);
    if (!possible) {
      component.take_back();
      pairs.resize(n);
      return;
    }
    ASSERT_EQ(domains_of(component), expected);
    before.push_back(start);
    component.commit({static_cast<std::uint32_t>(before.size()), before.size() + 1});
  }

  void go_back() {
    ASSERT_TRUE(component.pop_mark());
    const Before& then = before.back();
    pairs.resize(then.pairs);
    const Before found = now();
    EXPECT_EQ(found.domains, then.domains);
    EXPECT_EQ(found.degrees, then.degrees);
    before.pop_back();
  }
};

TEST(Differences, PropagateAsDefinedAndAreTakenBack) {
  for (unsigned seed = 0; seed < rounds(400U); ++seed) {
    SCOPED_TRACE(seed);
    Walk walk{Random(seed)};
    walk.begin();
    for (int step = 0; step < 40 && !testing::Test::HasFatalFailure(); ++step) {
      if (!walk.before.empty() && between(walk.random, 0, 3) == 0) {
        walk.go_back();
      } else {
        walk.advance();
      }
    }
    ASSERT_FALSE(testing::Test::HasFailure());
  }
}

TEST(Differences, OffsetsFarApartAreAllKept) {
  Component c;
  c.begin();
  for (int i = 0; i < 2; ++i) ASSERT_TRUE(c.add_variable({{0, 63}}));
  constexpr std::array<Value, 6> kOffsets{0, -50, -62, 40, 63, -63};
  for (const Value d : kOffsets) c.differ(c.variable(0), c.variable(1) + d);
  ASSERT_EQ(c.propagate(), Outcome::ok);
  c.commit({0, 1});
  for (Component::Index fixed = 0; fixed < 2; ++fixed) {
    for (Value v = 0; v < 64; ++v) {
      c.begin();
      ASSERT_TRUE(c.store().assign(c.variable(fixed), v));
      ASSERT_EQ(c.propagate(), Outcome::ok);
      for (Value w = 0; w < 64; ++w)
        EXPECT_EQ(c.store().contains(c.variable(1 - fixed), w),
                  std::ranges::count(kOffsets, fixed == 0 ? v - w : w - v) == 0);
      c.take_back();
    }
  }
}

TEST(Differences, CountAsConstraintsOfBothVariables) {
  Component c;
  c.begin();
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(c.add_variable({{1, 8}}));
  EXPECT_EQ(c.degree(c.variable(0)), 0U);
  for (const Value d : {0, 2, -2}) c.differ(c.variable(0), c.variable(1) + d);
  c.differ(c.variable(2), c.variable(0));
  EXPECT_EQ(c.degree(c.variable(0)), 4U);
  EXPECT_EQ(c.degree(c.variable(1)), 3U);
  EXPECT_EQ(c.degree(c.variable(2)), 1U);
}

TEST(Differences, TwoViewsOfOneVariableAndWideDomainsAreOrdinaryConstraints) {
  Component c;
  c.begin();
  ASSERT_TRUE(c.add_variable({{1, 8}}));
  ASSERT_TRUE(c.add_variable({{1, 1000}}));
  c.differ(c.variable(0), -c.variable(0) + 6);
  c.differ(c.variable(0), c.variable(1) - 500);
  ASSERT_TRUE(c.store().assign(c.variable(0), 5));
  ASSERT_EQ(c.propagate(), Outcome::ok);
  EXPECT_FALSE(c.store().contains(c.variable(1), 505));
  c.take_back();
}

}  // namespace
}  // namespace quadrille::test
