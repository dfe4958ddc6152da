#include <gtest/gtest.h>

#include "cp/constraints/graphs.h"
#include "support/base/refusal.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::Interval;
using cp::IntVar;
using cp::Store;

const std::vector<Interval> kOdd{{1, 1}, {3, 3}, {5, 5}};

Subject connected_values_subject(std::vector<cp::GraphEdge> edges, std::vector<Interval> set = kOdd) {
  return {
      .make = [=](const Store&, const std::vector<IntVar>& x) { return cp::connected_values(x, set, edges); },
      .promise = Promise::domain};
}

TEST(ConnectedValues, IsRightOnSmallGraphs) {
  EXPECT_EQ(violation_on_all(connected_values_subject({}), 0, 0, 2), std::nullopt);
  EXPECT_EQ(violation_on_all(connected_values_subject({}), 2, 0, 2), std::nullopt);
  EXPECT_EQ(violation_on_all(connected_values_subject({{0, 1}, {1, 0}, {1, 1}}), 2, 0, 3), std::nullopt);
  EXPECT_EQ(violation_on_all(connected_values_subject({{0, 1}, {2, 1}}), 3, 0, 2), std::nullopt);
}

TEST(ConnectedValues, IsRightOnLargerGraphs) {
  const std::vector<cp::GraphEdge> grid{{0, 1}, {1, 2}, {3, 4}, {4, 5}, {0, 3}, {1, 4}, {2, 5}};
  const Subject of_grid = connected_values_subject(grid);
  EXPECT_EQ(violation_on_random(of_grid, {.arity = 6, .width = 4}, 300), std::nullopt);
  EXPECT_EQ(violation_on_random(of_grid, {.arity = 6, .width = 3, .with_repeats = true}, 300), std::nullopt);
  const Subject path = connected_values_subject({{3, 1}, {1, 4}, {4, 0}, {0, 2}}, {{2, cp::kPlusInfinity}});
  EXPECT_EQ(violation_on_random(path, {.arity = 5, .width = 4}, 300), std::nullopt);
}

/// A path of five nodes, 0 or 1; those with a 1 are connected.
class ConnectedPath : public testing::Test {
 protected:
  ConnectedPath() {
    for (int i = 0; i < 5; ++i) nodes_.push_back(store_.new_boolean());
    store_.post(cp::connected_values(nodes_, {{1, 1}}, {{0, 1}, {1, 2}, {2, 3}, {3, 4}}));
  }
  [[nodiscard]] std::string left() {
    std::string text;
    for (const IntVar x : nodes_) text += !store_.is_fixed(x) ? '?' : store_.value(x) == 1 ? '1' : '0';
    return text;
  }

  Store store_;
  std::vector<IntVar> nodes_;
};

TEST_F(ConnectedPath, IsCutByANodeThatIsNotChosen) {
  ASSERT_TRUE(store_.assign(nodes_[1], 1) && store_.assign(nodes_[2], 0) && store_.propagate());
  EXPECT_EQ(left(), "?1000");
}

TEST_F(ConnectedPath, TakesInWhatLiesBetweenTwoChosenNodes) {
  ASSERT_TRUE(store_.assign(nodes_[0], 1) && store_.assign(nodes_[3], 1) && store_.propagate());
  EXPECT_EQ(left(), "1111?");
}

TEST_F(ConnectedPath, FailsWhereNoWayIsLeft) {
  ASSERT_TRUE(store_.assign(nodes_[0], 1) && store_.assign(nodes_[3], 1) && store_.assign(nodes_[2], 0));
  EXPECT_FALSE(store_.propagate());
}

TEST(ConnectedValues, RefusesMoreNodesThanANoteCanName) {
  Store store;
  const std::vector<IntVar> many(cp::kMostNodes + 1, store.new_variable(0, 1));
  const std::string expected = "connected_values: found 1048576 variables, expected at most 1048575";
  EXPECT_EQ(refusal([&] { static_cast<void>(cp::connected_values(many, {{1, 1}}, {})); }), expected);
  EXPECT_EQ(refusal([&] { static_cast<void>(cp::connected_values(many, {{1, 1}}, {}, 2)); }), expected);
}

}  // namespace
}  // namespace quadrille::test
