#include "formats/iss/item.h"

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(IssItem, HasANameAndArguments) {
  TextCursor cursor(".Thermo~R1C1~R2C1\n.~R1C1_5");
  const IssText text(cursor);
  const auto items = iss_items(text);
  ASSERT_TRUE(items);
  ASSERT_EQ(items->size(), 2U);
  EXPECT_EQ(items->front().name.text, "Thermo");
  EXPECT_EQ(items->front().argument(1).text, "R2C1");
  EXPECT_EQ(items->front().argument(2).text, "");
  EXPECT_EQ(items->front().shown(), ".Thermo~R1C1~R2C1");
  EXPECT_EQ(items->back().name.line, 2);
  EXPECT_EQ(find_iss_item(*items, ""), &items->back());
  EXPECT_EQ(find_iss_item(*items, "Cage"), nullptr);
}

TEST(IssItem, IsFoundWithinOthers) {
  TextCursor cursor(".Or.And.FullRank~R1~5~.End.End");
  const IssText text(cursor);
  const auto items = iss_items(text);
  ASSERT_TRUE(items);
  EXPECT_EQ(find_iss_item(*items, "FullRank"), nullptr);
  EXPECT_TRUE(have_iss_item(*items, "FullRank"));
  EXPECT_FALSE(have_iss_item(*items, "Cage"));
}

TEST(IssItem, SaysWhatIsWrong) {
  const auto error = [](std::string_view text) { return first_error("iss", text); };
  EXPECT_EQ(error(".~R1C1_1\n.Riddle~R1C1"),
            "2:2: found .Riddle, which this program does not know; the documentation of the format iss lists "
            "the items that it knows");
  EXPECT_TRUE(error("https://example.org/?q=.Shape%7E6x6.Riddle%7E5").starts_with("1:37: found .Riddle,"));
  EXPECT_EQ(error("Thermo~R1C1"),
            "1:1: found \"Thermo~R1C1\", expected items such as .Thermo~R1C1~R2C1 and .~R1C1_5");
  EXPECT_EQ(error(".AntiKing.End"), "1:11: found .End without an open .Or, .And or .Replicate before it");
}

}  // namespace
}  // namespace quadrille::formats
