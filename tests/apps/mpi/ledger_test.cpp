#include "mpi/ledger.h"

#include <gtest/gtest.h>

namespace quadrille::mpi {
namespace {

using Task = Ledger::Task;

cp::Piece piece_of(cp::VariableId variable, cp::Value value) {
  return {.facts = {{variable, cp::Relation::equal, value}}, .found = {}};
}

Report report(std::uint64_t piece, std::uint64_t solutions, std::vector<cp::Piece> left = {}) {
  return {.piece = piece,
          .result = {.solutions = solutions, .failures = 2, .solution = {}, .left = std::move(left)}};
}

TEST(Ledger, AddsUp) {
  Ledger ledger(Task::count);
  EXPECT_TRUE(ledger.is_fresh());
  EXPECT_TRUE(ledger.add(report(0, 5, {piece_of(0, 1), piece_of(0, 2)})));
  EXPECT_FALSE(ledger.is_fresh());
  const auto first = ledger.take();
  const auto second = ledger.take();
  ASSERT_TRUE(first && second);
  EXPECT_EQ(first->number, 1U);
  EXPECT_EQ(second->piece, piece_of(0, 2));
  EXPECT_FALSE(ledger.take());
  EXPECT_TRUE(ledger.add(report(2, 7, {piece_of(1, 9)})));
  EXPECT_FALSE(ledger.add(report(2, 7)));
  EXPECT_TRUE(ledger.add(report(1, 0)));
  EXPECT_FALSE(ledger.is_over());
  EXPECT_EQ(ledger.take()->number, 3U);
  EXPECT_TRUE(ledger.add(report(3, 1)));
  EXPECT_TRUE(ledger.is_over());
  EXPECT_EQ(ledger.solutions(), 13U);
  EXPECT_EQ(ledger.failures(), 8U);
}

/// Work that was handed out before a run ended is handed out again, because there is no report about it.
TEST(Ledger, GivesTheSameStateForTheSameReports) {
  Ledger ledger(Task::count);
  EXPECT_TRUE(ledger.add(report(0, 0, {piece_of(0, 1), piece_of(0, 2), piece_of(0, 3)})));
  EXPECT_TRUE(ledger.add(report(2, 4)));
  EXPECT_EQ(ledger.take()->number, 1U);
  EXPECT_EQ(ledger.take()->number, 3U);
  EXPECT_FALSE(ledger.has_waiting());
}

Report solved(std::uint64_t piece, cp::Value value) {
  return {.piece = piece, .result = {.solutions = 1, .failures = 0, .solution = {{value}}, .left = {}}};
}

TEST(Ledger, FindsTheFirstShare) {
  Ledger ledger(Task::first_share);
  EXPECT_TRUE(ledger.add(report(0, 0, {piece_of(0, 1), piece_of(0, 2), piece_of(0, 3)})));
  for (std::uint64_t number = 1; number <= 3; ++number) EXPECT_EQ(ledger.take()->number, number);
  EXPECT_TRUE(ledger.add(report(1, 0, {piece_of(1, 1), piece_of(1, 2)})));  // 4 and 5
  EXPECT_TRUE(ledger.add(solved(3, 3)));
  EXPECT_FALSE(ledger.is_wanted(3));
  EXPECT_TRUE(ledger.is_wanted(2));
  EXPECT_TRUE(ledger.add(solved(5, 1)));
  EXPECT_FALSE(ledger.is_wanted(2));
  EXPECT_FALSE(ledger.add(solved(2, 2)));
  EXPECT_FALSE(ledger.is_wanted(4));  // it is of the same share
  EXPECT_TRUE(ledger.is_over());
  EXPECT_EQ(*ledger.share(), piece_of(0, 1).facts);
}

TEST(Ledger, EndsWithAnySolution) {
  Ledger ledger(Task::any);
  EXPECT_TRUE(ledger.add(report(0, 0, {piece_of(0, 1), piece_of(0, 2)})));
  EXPECT_TRUE(ledger.add(solved(2, 7)));
  EXPECT_TRUE(ledger.is_over());
  EXPECT_FALSE(ledger.share());
  EXPECT_EQ(ledger.solution()->front(), 7);
}

TEST(Ledger, NoSolution) {
  Ledger ledger(Task::first_share);
  EXPECT_TRUE(ledger.add(report(0, 0)));
  EXPECT_TRUE(ledger.is_over());
  EXPECT_FALSE(ledger.solution());
}

TEST(Report, IsReadBack) {
  cp::Piece piece{.facts = {{3, cp::Relation::at_most, -5}, {7, cp::Relation::not_equal, 1LL << 40}},
                  .found = {{1, 2}, {2, 1}},
                  .is_open = true,
                  .first = 7};
  const Report whole{.piece = 9,
                     .result = {.solutions = 3, .failures = 8, .solution = {{4, 5}}, .left = {piece, {}}}};
  const std::vector<std::int64_t> numbers = numbers_of(whole);
  EXPECT_EQ(report_of(numbers), whole);
  EXPECT_EQ(report_of(numbers_of(report(1, 2))), report(1, 2));
  for (std::size_t size = 0; size < numbers.size(); ++size)
    EXPECT_FALSE(report_of({numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(size)})) << size;
  std::vector<std::int64_t> longer = numbers;
  longer.push_back(0);
  EXPECT_FALSE(report_of(longer));
  longer = numbers;
  longer[4] = 1'000'000'000'000;  // so many values
  EXPECT_FALSE(report_of(longer));
}

}  // namespace
}  // namespace quadrille::mpi
