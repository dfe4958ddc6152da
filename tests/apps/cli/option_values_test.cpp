#include "cli/option_values.h"

#include <gtest/gtest.h>

namespace quadrille::cli {
namespace {

using namespace std::chrono_literals;

TEST(OptionValues, DurationsHaveUnits) {
  EXPECT_EQ(parse_duration("2"), 2s);
  EXPECT_EQ(parse_duration("2s"), 2s);
  EXPECT_EQ(parse_duration("0.5"), 500ms);
  EXPECT_EQ(parse_duration("500ms"), 500ms);
  EXPECT_EQ(parse_duration("1.5m"), 90s);
}

TEST(OptionValues, BadDurations) {
  for (const char* text :
       {"", "s", "0", "-1", "1h", "1 s", "1..5", "1e3", "nan", "inf", "99999999999999999999"})
    EXPECT_FALSE(parse_duration(text)) << text;
  EXPECT_EQ(parse_duration("soon").error().message,
            "expected a time such as 2 or 2s, 500ms or 1m, found 'soon'");
}

TEST(OptionValues, Bytes) {
  EXPECT_EQ(parse_bytes("4096"), 4096U);
  EXPECT_EQ(parse_bytes("64K"), 65'536U);
  EXPECT_EQ(parse_bytes("1.5M"), 1'572'864U);
  EXPECT_EQ(parse_bytes("2G"), 2'147'483'648U);
}

TEST(OptionValues, BadBytes) {
  for (const char* text : {"", "M", "0", "0.5", "-1", "1T", "1 M", "1m", "1MB", "1..5K", "1e3", "nan", "inf",
                           "99999999999999999999", "99999999999G"})
    EXPECT_FALSE(parse_bytes(text)) << text;
  EXPECT_EQ(parse_bytes("much").error().message,
            "expected a size such as 500M, 2G, 64K, or a number of bytes, found 'much'");
}

TEST(OptionValues, Boxes) {
  const auto box = parse_box("2x3");
  ASSERT_TRUE(box);
  EXPECT_EQ(box->rows, 2);
  EXPECT_EQ(box->columns, 3);
  const auto none = parse_box("none");
  ASSERT_TRUE(none);
  EXPECT_EQ(none->rows, 0);
  EXPECT_EQ(none->columns, 0);
  EXPECT_TRUE(parse_box("8X8"));
  for (const char* text : {"", "3", "x", "3x", "x3", "0x3", "-3x3", "3x3x3", "8x9", "99999999999x1"})
    EXPECT_FALSE(parse_box(text)) << text;
}

TEST(OptionValues, SizesAndCounts) {
  EXPECT_EQ(parse_size("1"), 1);
  EXPECT_EQ(parse_size("64"), 64);
  for (const char* text : {"", "0", "65", "-1", "9x", " 9", "99999999999999999999"})
    EXPECT_FALSE(parse_size(text)) << text;
  EXPECT_EQ(parse_count("18446744073709551615"), std::numeric_limits<std::uint64_t>::max());
  for (const char* text : {"", "0", "-1", "two", "18446744073709551616"})
    EXPECT_FALSE(parse_count(text)) << text;
  EXPECT_EQ(parse_seed("0"), 0U);
  EXPECT_FALSE(parse_threads("0"));
}

TEST(OptionValues, Branches) {
  const auto both = parse_branch("dom_wdeg,split");
  ASSERT_TRUE(both);
  EXPECT_EQ(both->variable_order, cp::VariableOrder::dom_wdeg);
  EXPECT_EQ(both->value_order, cp::ValueOrder::split);
  const auto one = parse_branch("largest");
  ASSERT_TRUE(one);
  EXPECT_EQ(one->variable_order, cp::VariableOrder::largest);
  EXPECT_EQ(one->value_order, cp::ValueOrder::min);
  for (const char* text : {"", ",", "largest,", ",min", "min", "largest,min,max"})
    EXPECT_FALSE(parse_branch(text)) << text;
}

TEST(OptionValues, RulesMayHaveAnArgument) {
  const auto plain = parse_rule("anti-knight");
  ASSERT_TRUE(plain);
  EXPECT_EQ(*plain, (sudoku::RuleUse{"anti_knight", ""}));
  const auto with_argument = parse_rule("extra_regions=r1c1 r1c2");
  ASSERT_TRUE(with_argument);
  EXPECT_EQ(*with_argument, (sudoku::RuleUse{"extra_regions", "r1c1 r1c2"}));
  EXPECT_FALSE(parse_rule("anti_bishop"));
  EXPECT_FALSE(parse_rule("=r1c1"));
}

TEST(OptionValues, RegionsInAnyLayout) {
  const std::vector<std::string> expected{"a", "a", "b", "b"};
  EXPECT_EQ(parse_regions("aabb"), expected);
  EXPECT_EQ(parse_regions("aa,bb"), expected);
  EXPECT_EQ(parse_regions("aa\r\nbb\r\n"), expected);
  EXPECT_EQ(parse_regions("a a\nb b\n"), expected);
  EXPECT_EQ(parse_regions("10 10 11 11"), (std::vector<std::string>{"10", "10", "11", "11"}));
  EXPECT_FALSE(parse_regions(""));
  EXPECT_FALSE(parse_regions("aab"));
  EXPECT_FALSE(parse_regions("aa bbb"));
}

TEST(OptionValues, FormatsKnowWhatTheyAreFor) {
  EXPECT_TRUE(parse_readable_format("line"));
  EXPECT_FALSE(parse_readable_format("svg"));
  EXPECT_TRUE(parse_writable_format("svg"));
  EXPECT_FALSE(parse_writable_format("nonsense"));
}

}  // namespace
}  // namespace quadrille::cli
