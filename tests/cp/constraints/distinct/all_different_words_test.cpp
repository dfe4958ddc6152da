#include <gtest/gtest.h>

#include "cp/constraints/distinct/all_different.h"
#include "support/cp/constraint_harness.h"
#include "support/cp/following_constraint.h"

namespace quadrille::test {
namespace {

using cp::Consistency;
using cp::IntVar;
using cp::Store;

Subject words(Consistency consistency, Promise promise) {
  return {.make =
              [=](const Store& store, const std::vector<IntVar>& x) {
                EXPECT_TRUE(cp::fits_words(store, x));
                return cp::all_different_words(store, x, consistency);
              },
          .promise = promise,
          .is_adaptive = consistency == Consistency::automatic};
}

void expect_right_on_words(const Subject& subject) {
  EXPECT_EQ(violation_on_all(subject, 0, 1, 1), std::nullopt);
  EXPECT_EQ(violation_on_all(subject, 1, 1, 3), std::nullopt);
  EXPECT_EQ(violation_on_all(subject, 3, 1, 3), std::nullopt);
  EXPECT_EQ(violation_on_random(subject, {.arity = 3, .width = 4, .plain = true}, 300), std::nullopt);
  EXPECT_EQ(violation_on_random(subject, {.arity = 4, .width = 4, .plain = true}, 300), std::nullopt);
  EXPECT_EQ(violation_on_random(subject, {.arity = 5, .width = 5, .plain = true}, 100), std::nullopt);
}

TEST(AllDifferentWords, IsRightByValue) { expect_right_on_words(words(Consistency::value, Promise::value)); }

TEST(AllDifferentWords, IsRightByDomain) {
  expect_right_on_words(words(Consistency::domain, Promise::domain));
}

TEST(AllDifferentWords, IsRightByItsOwnChoice) {
  expect_right_on_words(words(Consistency::automatic, Promise::value));
}

/// The domains that a random walk of decisions leaves behind, or nothing after a failure.
std::vector<Word> walk(bool with_words, int n, int width, std::uint64_t seed) {
  Random random(seed);
  Store store;
  std::vector<IntVar> x;
  for (int i = 0; i < n; ++i) x.push_back(store.new_variable(1, width));
  store.post(with_words ? cp::all_different_words(store, x, Consistency::domain)
                        : cp::all_different_domain(x));
  bool possible = store.propagate();
  for (int i = 0; possible && i < 3 * n; ++i) {
    const IntVar y = x[random.below(x.size())];
    const Word kept = random.next() | (random.next() & random.next());
    possible = store.keep(y.id(), kept, 0) && store.propagate();
  }
  std::vector<Word> left;
  for (const IntVar y : x)
    if (possible) left.push_back(store.domains().word(y.id()));
  return left;
}

TEST(AllDifferentWords, FollowsOneChangeAfterTheOther) {
  Store store;
  std::vector<IntVar> x;
  for (int i = 0; i < 4; ++i) x.push_back(store.new_variable(1, 4));
  store.post(cp::all_different_words(store, x, Consistency::automatic));
  ASSERT_TRUE(store.propagate());
  store.set_first(&store.post(std::make_unique<FollowingConstraint>()));
  ASSERT_TRUE(store.propagate());
  store.push();
  for (const IntVar y : {x[3], x[1]}) ASSERT_TRUE(store.impose(y.ne(2)));
  ASSERT_TRUE(store.impose(x[0].eq(1)));
  ASSERT_TRUE(store.follow_changes(2));
  EXPECT_FALSE(store.is_fixed(x[2]));  // two places are left, as x[0] = 1 has not yet been looked at
  ASSERT_TRUE(store.follow_changes(3));
  EXPECT_EQ(store.value(x[2]), 2);
  std::vector<cp::Literal> reasons;
  store.explain(x[2].ne(3), reasons);
  EXPECT_EQ(reasons, std::vector({x[0].ne(2), x[1].ne(2), x[3].ne(2)}));
}

/// The two domain consistent implementations share no code.
TEST(AllDifferentWords, AgreesWithTheGeneralMatching) {
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    for (const auto& [n, width] : {std::pair{9, 9}, {12, 16}, {25, 25}, {60, 64}}) {
      EXPECT_EQ(walk(true, n, width, seed), walk(false, n, width, seed))
          << n << " of " << width << ", " << seed;
    }
  }
}

TEST(AllDifferentWords, FitsDistinctPlainWordsOfOneOrigin) {
  Store store;
  const IntVar x = store.new_variable(1, 9);
  const IntVar y = store.new_variable(1, 9);
  EXPECT_TRUE(cp::fits_words(store, {x, y}));
  EXPECT_TRUE(cp::fits_words(store, {}));
  EXPECT_FALSE(cp::fits_words(store, {x, x}));
  EXPECT_FALSE(cp::fits_words(store, {x, y + 1}));
  EXPECT_FALSE(cp::fits_words(store, {x, store.new_variable(0, 9)}));
  EXPECT_FALSE(cp::fits_words(store, {x, store.new_variable(1, 99)}));
}

}  // namespace
}  // namespace quadrille::test
