#include <gtest/gtest.h>

#include "cp/constraints/sequences.h"
#include "support/base/rounds.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::kPlusInfinity;
using cp::Store;
using cp::Value;

/// The first `split` variables are x, the others y.
Subject lex_subject(std::size_t split, bool strict) {
  return {.make =
              [=](const Store&, const std::vector<IntVar>& variables) {
                const auto middle = variables.begin() + static_cast<std::ptrdiff_t>(split);
                const std::vector<IntVar> x(variables.begin(), middle);
                const std::vector<IntVar> y(middle, variables.end());
                return strict ? cp::lex_less(x, y) : cp::lex_less_equal(x, y);
              },
          .promise = Promise::domain};
}

TEST(Lex, IsRightOnAllSmallDomains) {
  for (const bool strict : {false, true}) {
    EXPECT_EQ(violation_on_all(lex_subject(0, strict), 0, 0, 1), std::nullopt);
    EXPECT_EQ(violation_on_all(lex_subject(1, strict), 2, -1, 4), std::nullopt);
    EXPECT_EQ(violation_on_all(lex_subject(2, strict), 4, -1, 3), std::nullopt);
  }
}

TEST(Lex, IsRightOnRandomDomainsAndViews) {
  for (const bool strict : {false, true}) {
    EXPECT_EQ(violation_on_random(lex_subject(3, strict), {.arity = 6, .width = 4}, 200), std::nullopt);
    EXPECT_EQ(
        violation_on_random(lex_subject(3, strict), {.arity = 6, .width = 3, .with_repeats = true}, 500),
        std::nullopt);
  }
}

/// A change at one place may make a later place a tie.
TEST(Lex, KnowsVariablesInSeveralPlaces) {
  Random random(1);
  for (int round = 0; round < rounds(100); ++round) {
    std::vector<std::size_t> places(10);
    for (std::size_t& place : places) place = random.below(4);
    const Subject s{.make = [&](const Store&, const std::vector<IntVar>& variables) {
      std::vector<IntVar> x;
      for (const std::size_t place : places) x.push_back(variables[place]);
      return cp::lex_less_equal({x.begin(), x.begin() + 5}, {x.begin() + 5, x.end()});
    }};
    EXPECT_EQ(violation_on_random(s, {.arity = 4, .plain = true}, 5), std::nullopt);
  }
}

TEST(Lex, TakesSequencesOfDifferentLength) {
  for (const bool strict : {false, true})
    for (const std::size_t split : {0U, 1U, 2U, 3U})
      EXPECT_EQ(violation_on_all(lex_subject(split, strict), 3, 0, 3), std::nullopt);
}

/// An independent definition of its meaning.
bool is_less(const Store& store, const std::vector<IntVar>& x, const std::vector<IntVar>& y, bool strict) {
  for (std::size_t i = 0;; ++i) {
    if (i == x.size()) return strict ? i < y.size() : true;
    if (i == y.size()) return false;
    if (store.value(x[i]) != store.value(y[i])) return store.value(x[i]) < store.value(y[i]);
  }
}

TEST(Lex, PutsABeginningFirst) {
  Random random(7);
  for (int round = 0; round < rounds(500); ++round) {
    Store store;
    std::vector<IntVar> x[2];
    for (auto& side : x)
      for (std::uint64_t n = random.below(4); n > 0; --n) {
        const auto v = static_cast<Value>(random.below(2));
        side.push_back(store.new_variable(v, v));
      }
    const bool strict = random.below(2) == 0;
    store.post(strict ? cp::lex_less(x[0], x[1]) : cp::lex_less_equal(x[0], x[1]));
    EXPECT_EQ(store.propagate(), is_less(store, x[0], x[1], strict));
  }
}

TEST(Lex, ReachesTheEndsOfAllValues) {
  Store store;
  const Value greatest = kPlusInfinity - 1;
  const std::vector<IntVar> x{store.new_variable(-greatest, kPlusInfinity), store.new_variable(3, 3)};
  const std::vector<IntVar> y{store.new_variable(cp::kMinusInfinity, greatest), store.new_variable(3, 3)};
  store.post(cp::lex_less(x, y));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.max(x[0]), greatest - 1);
  EXPECT_EQ(store.min(y[0]), -greatest + 1);
}

}  // namespace
}  // namespace quadrille::test
