#include "formats/mark_cells.h"

#include <gtest/gtest.h>

namespace quadrille::formats {
namespace {

Draft draft_of(std::initializer_list<std::string_view> cells) {
  Draft draft{.start = {"", 1, 1}};
  for (const std::string_view cell : cells) draft.givens.push_back({cell, 1, 1});
  return draft;
}

TEST(MarkCells, SingleDigitsInAFrameAreGivensUnlessOthersMayHoldThem) {
  const Item item = finish_frame_of_marks(draft_of({"1", "2", "2", "12"}), {});
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(item.puzzle->given(0), 1);
  EXPECT_EQ(item.puzzle->given(1), 0) << "the cell below may be 2, too";
  EXPECT_EQ(item.puzzle->candidates(1), 0b10U);
}

TEST(MarkCells, SingleDigitsInRowsAreGivens) {
  const Item item = finish_rows_of_marks(draft_of({"1", "u2", "2", "12"}), {});
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(item.puzzle->given(0), 1);
  EXPECT_EQ(item.puzzle->given(1), 0) << "placed by a player";
  ASSERT_TRUE(item.progress);
  EXPECT_EQ(item.progress->placed[1], 2);
  EXPECT_EQ(item.puzzle->given(2), 2);
}

}  // namespace
}  // namespace quadrille::formats
