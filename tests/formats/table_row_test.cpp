#include "formats/table_row.h"

#include <gtest/gtest.h>

namespace quadrille::formats {
namespace {

TEST(TableRow, HasTheMostFrequentSeparator) {
  EXPECT_EQ(separator_of("a,b;c,d"), ',');
  EXPECT_EQ(separator_of("a;b"), ';');
  EXPECT_EQ(separator_of("a\tb"), '\t');
}

TEST(TableRow, SplitsFieldsWithTheirColumns) {
  const auto fields = split_row({"a, b ,\"c,\"\"d\"", 3, 1}, ',');
  ASSERT_EQ(fields.size(), 3U);
  EXPECT_EQ(fields[1].text, "b");
  EXPECT_EQ(fields[2].unquoted(), "c,\"d");
  EXPECT_EQ(fields[2].line, 3);
  EXPECT_EQ(fields[2].column, 8);
  EXPECT_TRUE(fields[2].is_quoted);
  EXPECT_EQ(fields[0].unquoted(), "a");
}

}  // namespace
}  // namespace quadrille::formats
