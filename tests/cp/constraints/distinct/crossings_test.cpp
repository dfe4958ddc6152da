#include "cp/constraints/distinct.h"

#include <gtest/gtest.h>

#include "support/base/rounds.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::Houses;
using cp::IntVar;
using cp::Store;

/// Two rows of four cells, and boxes of 2x2.
Subject crossings_subject() {
  return {.make =
              [](const Store& store, const std::vector<IntVar>& x) {
                return cp::crossings(store, {{x[0], x[1], x[2], x[3]}, {x[4], x[5], x[6], x[7]}},
                                     {{x[0], x[1], x[4], x[5]}, {x[2], x[3], x[6], x[7]}});
              },
          .promise = Promise::none};
}

TEST(Crossings, InferNoMoreThanTheHousesMean) {
  Random random(11);
  for (int round = 0; round < rounds(400); ++round) {
    Setting setting;
    for (std::size_t i = 0; i < 8; ++i) {
      Setting::Variable variable;
      while (variable.values.empty())
        for (cp::Value v = 1; v <= 4; ++v)
          if (random.below(4) > 0) variable.values.push_back(v);
      setting.variables.push_back(variable);
      setting.arguments.push_back({.variable = i});
    }
    ASSERT_EQ(violation(crossings_subject(), setting, 8, random), std::nullopt);
  }
}

/// A row of five cells that crosses a house of four, which lacks the 5.
TEST(Crossings, InferNoMoreThanHousesOfDifferentSizesMean) {
  const Subject subject = {.make =
                               [](const Store& store, const std::vector<IntVar>& x) {
                                 return cp::crossings(store, {{x[0], x[1], x[2], x[3], x[4]}},
                                                      {{x[0], x[1], x[2], x[5]}});
                               },
                           .promise = Promise::none};
  Random random(12);
  for (int round = 0; round < rounds(400); ++round) {
    Setting setting;
    for (std::size_t i = 0; i < 6; ++i) {
      const bool is_of_row = i == 3 || i == 4;
      Setting::Variable variable;
      while (variable.values.empty())
        for (cp::Value v = 1; v <= (is_of_row ? 5 : 4); ++v)
          if (random.below(5) > 0) variable.values.push_back(v);
      setting.variables.push_back(variable);
      setting.arguments.push_back({.variable = i});
    }
    ASSERT_EQ(violation(subject, setting, 8, random), std::nullopt);
  }
}

class TwoBands : public testing::Test {
 protected:
  void SetUp() override {
    for (int i = 0; i < 16; ++i) cells.push_back(store.new_variable(1, 4));
    Houses rows, boxes;
    for (std::size_t i = 0; i < 16; i += 4)
      rows.push_back({cells[i], cells[i + 1], cells[i + 2], cells[i + 3]});
    for (const std::size_t i : {0U, 2U, 8U, 10U})
      boxes.push_back({cells[i], cells[i + 1], cells[i + 4], cells[i + 5]});
    store.post(cp::crossings(store, rows, boxes));
  }

  Store store;
  std::vector<IntVar> cells;
};

TEST_F(TwoBands, ABoxPointsAlongARow) {
  ASSERT_TRUE(store.remove(cells[4], 3) && store.remove(cells[5], 3));
  ASSERT_TRUE(store.propagate());
  for (const std::size_t i : {0U, 1U, 6U, 7U}) EXPECT_TRUE(store.contains(cells[i], 3)) << i;
  for (const std::size_t i : {2U, 3U}) EXPECT_FALSE(store.contains(cells[i], 3)) << i;
}

TEST_F(TwoBands, ARowClaimsOfABox) {
  ASSERT_TRUE(store.remove(cells[10], 2) && store.remove(cells[11], 2));
  ASSERT_TRUE(store.propagate());
  for (const std::size_t i : {8U, 9U, 14U, 15U}) EXPECT_TRUE(store.contains(cells[i], 2)) << i;
  for (const std::size_t i : {12U, 13U}) EXPECT_FALSE(store.contains(cells[i], 2)) << i;
}

TEST_F(TwoBands, OneInferenceLeadsToAnother) {
  // 1 lies in the second row of the first box, so in the first row of the second.
  ASSERT_TRUE(store.remove(cells[0], 1) && store.remove(cells[1], 1));
  ASSERT_TRUE(store.propagate());
  EXPECT_FALSE(store.contains(cells[6], 1));
  EXPECT_FALSE(store.contains(cells[7], 1));
  EXPECT_TRUE(store.contains(cells[2], 1) && store.contains(cells[4], 1));
}

}  // namespace
}  // namespace quadrille::test
