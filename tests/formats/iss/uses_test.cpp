#include "formats/iss/uses.h"

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

/// The uses that a test adds for the items of a 9x9 grid.
class IssUsesTest : public ::testing::Test {
 protected:
  TextCursor cursor_{".Thermo~R1C1~R2C1"};
  const IssText text_{cursor_};
  const std::vector<IssItem> items_ = iss_items(text_).value();
  IssUses uses_{text_, items_, IssShape{}};
};

TEST_F(IssUsesTest, KnowTheCellsAndLinesThatWordsName) {
  EXPECT_EQ(uses_.cells(items_[0].arguments).value(), (std::vector<int>{0, 9}));
  EXPECT_EQ(uses_.names_of({0, 9}), "r1c1 r2c1 ");
  EXPECT_EQ(uses_.line("r3"), (sudoku::Outside{3, 0}));
  EXPECT_EQ(uses_.line("C9"), (sudoku::Outside{0, 9}));
  EXPECT_EQ(uses_.line("Ca"), std::nullopt) << "the grid has nine columns";
  EXPECT_EQ(uses_.region_cell(0), std::nullopt);
}

TEST_F(IssUsesTest, MoveCellsForACopy) {
  const auto cell = [&](std::pair<int, int> way) {
    std::string name;
    const auto done = uses_.moved(way, [&]() -> Parsed<void> {
      const auto found = uses_.cell(items_[0].arguments[0]);
      if (!found) return tl::unexpected(found.error());
      name = uses_.names_of({*found});
      return {};
    });
    return done ? name : done.error().message;
  };
  EXPECT_EQ(cell({1, 2}), "r2c3 ");
  EXPECT_EQ(cell({-1, 0}), "found a copy by .Replicate in which \"R1C1\" lies outside of the grid");
  EXPECT_EQ(uses_.cell(items_[0].arguments[0]), 0) << "behind the copies it stands where it stood";
}

TEST_F(IssUsesTest, TellDigitsThatHoldFromThoseThatNeedNot) {
  uses_.add_digits(items_[0], 0, sudoku::digit_bit(3));
  EXPECT_EQ(uses_.givens().size(), 1U);
  const auto apart = uses_.uses_apart([&]() -> Parsed<void> {
    uses_.add_digits(items_[0], 1, sudoku::digit_bit(3));
    return {};
  });
  ASSERT_EQ(apart.value().size(), 1U);
  EXPECT_EQ(apart->front().name.text, "one_of");
  EXPECT_EQ(apart->front().argument, "r1c2 digits=3");
  EXPECT_EQ(uses_.givens().size(), 1U);
  EXPECT_TRUE(uses_.rules().empty());
}

}  // namespace
}  // namespace quadrille::formats
