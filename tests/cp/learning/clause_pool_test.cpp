#include "cp/learning/clause_pool.h"

#include <gtest/gtest.h>

namespace quadrille::test {
namespace {

using namespace quadrille::cp;

std::vector<Value> values_told(const ClausePool& pool, const void* who, std::size_t& next) {
  std::vector<Value> values;
  pool.take(who, next, [&](std::span<const Literal> facts, std::uint32_t lbd) {
    EXPECT_EQ(lbd, 3U);
    for (const Literal fact : facts) values.push_back(fact.value);
  });
  return values;
}

TEST(ClausePool, TellsEachClauseOnceToAllButItsAuthor) {
  ClausePool pool;
  const int a = 0;
  const int b = 0;
  std::size_t next_a = 0;
  std::size_t next_b = 0;
  const auto put = [&](const int& from, Value value) {
    const Literal fact{0, Relation::equal, value};
    pool.put(&from, {&fact, 1}, 3);
  };
  put(a, 1);
  put(b, 2);
  put(a, 3);
  EXPECT_EQ(values_told(pool, &a, next_a), (std::vector<Value>{2}));
  EXPECT_EQ(values_told(pool, &b, next_b), (std::vector<Value>{1, 3}));
  put(b, 4);
  EXPECT_EQ(values_told(pool, &a, next_a), (std::vector<Value>{4}));
  EXPECT_EQ(values_told(pool, &b, next_b), (std::vector<Value>{}));
}

TEST(ClausePool, ForgetsTheOldestClauses) {
  ClausePool pool;
  const int author = 0;
  constexpr Value kPut = 3 * static_cast<Value>(ClausePool::kMost);
  for (Value v = 0; v < kPut; ++v) {
    const Literal fact{0, Relation::equal, v};
    pool.put(&author, {&fact, 1}, 3);
  }
  std::size_t next = 5;
  const std::vector<Value> told = values_told(pool, nullptr, next);
  ASSERT_EQ(told.size(), ClausePool::kMost);
  EXPECT_EQ(told.front(), kPut - static_cast<Value>(ClausePool::kMost));
  EXPECT_EQ(told.back(), kPut - 1);
  EXPECT_EQ(values_told(pool, nullptr, next), (std::vector<Value>{}));
}

}  // namespace
}  // namespace quadrille::test
