#include <gtest/gtest.h>

#include "cp/constraints/graphs.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;

using Edges = std::vector<cp::GraphEdge>;

Subject area_subject(const Edges& edges, std::size_t size) {
  return {.make =
              [=](const Store&, const std::vector<IntVar>& x) {
                return cp::connected_values(x, {{1, 1}, {3, 3}, {5, 5}}, edges, size);
              },
          .promise = Promise::checking};
}

TEST(ConnectedOfSize, IsRightOnSmallGraphs) {
  for (std::size_t size = 0; size < 4; ++size) {
    EXPECT_EQ(violation_on_all(area_subject({}, size), 0, 0, 2), std::nullopt);
    EXPECT_EQ(violation_on_all(area_subject({}, size), 2, 0, 2), std::nullopt);
    EXPECT_EQ(violation_on_all(area_subject({{0, 1}, {1, 0}, {1, 1}}, size), 2, 0, 3), std::nullopt);
    EXPECT_EQ(violation_on_all(area_subject({{0, 1}, {2, 1}}, size), 3, 0, 2), std::nullopt);
    EXPECT_EQ(violation_on_all(area_subject({{0, 1}, {1, 2}, {2, 3}}, size), 4, 1, 2), std::nullopt);
  }
}

TEST(ConnectedOfSize, IsRightOnLargerGraphs) {
  const Edges grid{{0, 1}, {1, 2}, {3, 4}, {4, 5}, {0, 3}, {1, 4}, {2, 5}};
  const Edges path{{3, 1}, {1, 4}, {4, 0}, {0, 2}};
  for (std::size_t size = 1; size < 6; ++size) {
    EXPECT_EQ(violation_on_random(area_subject(grid, size), {.arity = 6, .width = 4}, 300), std::nullopt);
    EXPECT_EQ(
        violation_on_random(area_subject(grid, size), {.arity = 6, .width = 3, .with_repeats = true}, 300),
        std::nullopt);
    EXPECT_EQ(violation_on_random(area_subject(path, size), {.arity = 5, .width = 4}, 300), std::nullopt);
  }
}

/// A path of six nodes, 0 or 1; three with a 1 are connected.
class AreaOnPath : public testing::Test {
 protected:
  AreaOnPath() {
    for (int i = 0; i < 6; ++i) nodes_.push_back(store_.new_boolean());
    store_.post(cp::connected_values(nodes_, {{1, 1}}, {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}}, 3));
  }
  [[nodiscard]] std::string left() {
    std::string text;
    for (const IntVar x : nodes_) text += !store_.is_fixed(x) ? '?' : store_.value(x) == 1 ? '1' : '0';
    return text;
  }

  Store store_;
  std::vector<IntVar> nodes_;
};

TEST_F(AreaOnPath, LeavesOutPartsThatAreTooSmall) {
  ASSERT_TRUE(store_.assign(nodes_[2], 0) && store_.propagate());
  EXPECT_EQ(left(), "000???");
}

TEST_F(AreaOnPath, LeavesOutWhatIsTooFar) {
  ASSERT_TRUE(store_.assign(nodes_[1], 1) && store_.propagate());
  EXPECT_EQ(left(), "?11?00");  // the third is needed
}

TEST_F(AreaOnPath, TakesInWhatItNeeds) {
  ASSERT_TRUE(store_.assign(nodes_[0], 1) && store_.propagate());
  EXPECT_EQ(left(), "111000");
}

TEST_F(AreaOnPath, FailsWithoutRoom) {
  ASSERT_TRUE(store_.assign(nodes_[2], 0) && store_.assign(nodes_[4], 0));
  EXPECT_FALSE(store_.propagate());
}

}  // namespace
}  // namespace quadrille::test
