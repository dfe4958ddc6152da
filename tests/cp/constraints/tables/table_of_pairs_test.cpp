#include <gtest/gtest.h>

#include "cp/constraints/tables.h"
#include "support/base/rounds.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;

Subject pairs_subject(const std::vector<Word>& seconds) {
  return {
      .make = [=](const Store& store,
                  const std::vector<IntVar>& x) { return cp::table_of_pairs(store, x[0], x[1], seconds); },
      .promise = Promise::domain};
}

TEST(TableOfPairs, IsRightOnAllSmallDomains) {
  EXPECT_EQ(violation_on_all(pairs_subject({}), 2, 1, 3), std::nullopt);
  EXPECT_EQ(violation_on_all(pairs_subject({0b0010, 0b0101, 0b1010, 0b0100}), 2, 1, 4), std::nullopt);
  EXPECT_EQ(violation_on_all(pairs_subject({0b111, 0, 0b001}), 2, 0, 2), std::nullopt);
}

TEST(TableOfPairs, IsRightOnRandomPairs) {
  Random random(5);
  for (int i = 0; i < rounds(100); ++i) {
    std::vector<Word> seconds(random.below(7));
    for (Word& word : seconds) word = random.next() & 0b111111;
    EXPECT_EQ(violation_on_random(pairs_subject(seconds), {.arity = 2, .width = 6, .plain = true}, 6),
              std::nullopt);
  }
}

TEST(TableOfPairs, LeavesWhatHasAPartner) {
  Store store;
  const IntVar x = store.new_variable(1, 4), y = store.new_variable(1, 4);
  store.post(cp::table_of_pairs(store, x, y, {0b0010, 0b0101, 0b1010, 0b0100}));
  ASSERT_TRUE(store.propagate() && store.remove(x, 2) && store.remove(x, 3) && store.propagate());
  EXPECT_EQ(store.min(y), 2);
  EXPECT_EQ(store.max(y), 3);
  ASSERT_TRUE(store.remove(y, 2) && store.propagate());
  EXPECT_EQ(store.value(x), 4);
}

}  // namespace
}  // namespace quadrille::test
