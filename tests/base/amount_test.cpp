#include "base/amount.h"

#include <gtest/gtest.h>

namespace quadrille {
namespace {

using namespace std::chrono_literals;

TEST(Amount, DurationsHaveUnits) {
  EXPECT_EQ(parse_duration("2"), 2s);
  EXPECT_EQ(parse_duration("2s"), 2s);
  EXPECT_EQ(parse_duration("0.5"), 500ms);
  EXPECT_EQ(parse_duration("500ms"), 500ms);
  EXPECT_EQ(parse_duration("1.5m"), 90s);
  EXPECT_EQ(parse_duration(".25"), 250ms);
  EXPECT_EQ(parse_duration("3.s"), 3s);
}

TEST(Amount, BadDurations) {
  for (const char* text : {"", "s", "0", "-1", "1h", "1 s", "1..5", "1.2.3", ".", ".s", "1e3", "nan", "inf",
                           "99999999999999999999"})
    EXPECT_FALSE(parse_duration(text)) << text;
  EXPECT_EQ(parse_duration("soon").error().message,
            "expected a time such as 2 or 2s, 500ms or 1m, found 'soon'");
}

TEST(Amount, Bytes) {
  EXPECT_EQ(parse_bytes("4096"), 4096U);
  EXPECT_EQ(parse_bytes("64K"), 65'536U);
  EXPECT_EQ(parse_bytes("1.5M"), 1'572'864U);
  EXPECT_EQ(parse_bytes("2G"), 2'147'483'648U);
}

TEST(Amount, BadBytes) {
  for (const char* text : {"", "M", "0", "0.5", "-1", "1T", "1 M", "1m", "1MB", "1..5K", "1e3", "nan", "inf",
                           "99999999999999999999", "99999999999G"})
    EXPECT_FALSE(parse_bytes(text)) << text;
  EXPECT_EQ(parse_bytes("much").error().message,
            "expected a size such as 500M, 2G, 64K, or a number of bytes, found 'much'");
}

}  // namespace
}  // namespace quadrille
