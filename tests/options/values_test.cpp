#include "options/values.h"

#include <gtest/gtest.h>

#include <limits>

#include "options/commands/making.h"
#include "options/commands/models.h"
#include "options/commands/writing.h"

namespace quadrille::options {
namespace {

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

TEST(OptionValues, PartsAreCountedFromZero) {
  EXPECT_EQ(parse_part("0/1"), (Part{0, 1}));
  EXPECT_EQ(parse_part("15/16"), (Part{15, 16}));
  EXPECT_TRUE(parse_part("0/1000000"));
  for (const char* text :
       {"", "1", "/", "1/", "/2", "1/1", "16/16", "-1/4", "0/0", "0/1000001", "1/2/3", "1 /2"})
    EXPECT_FALSE(parse_part(text)) << text;
}

TEST(OptionValues, PartsLieOneBehindTheOther) {
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
  for (const std::uint64_t size : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{15}, std::uint64_t{16},
                                   std::uint64_t{1'000'003}, kMost}) {
    for (const std::uint64_t count : {std::uint64_t{1}, std::uint64_t{7}, std::uint64_t{16}, kMostParts}) {
      EXPECT_EQ((Part{0, count}.begin_in(size)), 0);
      EXPECT_EQ((Part{count - 1, count}.end_in(size)), size);
      for (std::uint64_t i = 1; i < std::min<std::uint64_t>(count, 20); ++i) {
        const Part before{i - 1, count};
        const Part part{i, count};
        EXPECT_EQ(before.end_in(size), part.begin_in(size));
        EXPECT_LE(part.end_in(size) - part.begin_in(size), size / count + 1);
      }
    }
  }
}

TEST(OptionValues, OriginsHaveNoPath) {
  EXPECT_EQ(parse_origin("https://Example.org"), "https://example.org");
  EXPECT_EQ(parse_origin("http://localhost:8000"), "http://localhost:8000");
  EXPECT_EQ(parse_origin("http://[::1]:80"), "http://[::1]:80");
  for (const char* text : {"", "*", "null", "example.org", "https://", "://x", "https://x/", "https://x y",
                           "https://x,https://y"})
    EXPECT_FALSE(parse_origin(text)) << text;
}

TEST(OptionValues, SizesMayNameRowsAndColumns) {
  EXPECT_EQ(parse_size("1"), 1);
  EXPECT_EQ(parse_size("64"), 64);
  EXPECT_EQ(parse_size("4x4"), 4);
  EXPECT_EQ(parse_size("16X16"), 16);
  for (const char* text : {"", "0", "65", "-1", "9x", "x9", "4x6", "4x4x4", " 9", "99999999999999999999"})
    EXPECT_FALSE(parse_size(text)) << text;
}

TEST(OptionValues, NamesMayHaveCapitalsAndDashes) {
  EXPECT_EQ(parse_engine("CP"), Engine::cp);
  EXPECT_EQ(parse_technique("X-Wing"), techniques::Technique::x_wing);
  EXPECT_EQ(parse_rule("Killer-Cage=r1c1 total=1").value().name, "killer_cage");
  EXPECT_EQ(parse_writable_format("Jigsaw-Line").value()->name, "jigsaw_line");
  EXPECT_EQ(parse_language("French"), Language::french);
  EXPECT_EQ(parse_language("en_GB.UTF-8"), Language::english);
}

TEST(OptionValues, FormatsMayBeNamedByTheirFiles) {
  EXPECT_EQ(parse_writable_format("mzn").value()->name, "minizinc_model");
  EXPECT_EQ(parse_writable_format(".PDF").value()->name, "pdf");
  EXPECT_EQ(parse_writable_format("jsn").error().message,
            "there is no format 'jsn'; did you mean json? `quadrille formats` lists them");
}

TEST(OptionValues, NumbersHaveBounds) {
  EXPECT_EQ(parse_number(kPerPage, "1"), 1U);
  EXPECT_EQ(parse_number(kPerPage, "100"), 100U);
  for (const char* text : {"", "0", "101", "-1", "9x", " 9", "99999999999999999999"})
    EXPECT_FALSE(parse_number(kPerPage, text)) << text;
  EXPECT_EQ(parse_number(kPerPage, "101").error().message,
            "expected a whole number from 1 to 100, found '101'");
  EXPECT_EQ(parse_number(kCount, "18446744073709551615"), std::numeric_limits<std::uint64_t>::max());
  for (const char* text : {"", "0", "-1", "two", "18446744073709551616"})
    EXPECT_FALSE(parse_number(kCount, text)) << text;
  EXPECT_EQ(parse_number(kCount, "0").error().message, "expected a whole number, 1 or more, found '0'");
  EXPECT_EQ(parse_number(kSeed, "0"), 0U);
  EXPECT_FALSE(parse_threads("0"));
  EXPECT_EQ(parse_number(kPerPage, "100"), 100U);
  EXPECT_FALSE(parse_number(kPerPage, "101"));
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

TEST(OptionValues, RangesMayHaveOpenEnds) {
  using techniques::Level;
  using Levels = techniques::Range<Level>;
  using Numbers = techniques::Range<int>;
  EXPECT_EQ(parse_levels("hard"), (Levels{Level::hard, Level::hard}));
  EXPECT_EQ(parse_levels("medium..unfair"), (Levels{Level::medium, Level::unfair}));
  EXPECT_EQ(parse_levels("..medium"), (Levels{Level::easy, Level::medium}));
  EXPECT_EQ(parse_levels("hard.."), (Levels{Level::hard, Level::extreme}));
  EXPECT_EQ(parse_scores("800..1000"), (Numbers{800, 1000}));
  EXPECT_EQ(parse_scores("5.."), (Numbers{5, 1'000'000'000}));
  EXPECT_EQ(parse_explainer_ratings("7.0..7.5"), (Numbers{70, 75}));
  EXPECT_EQ(parse_explainer_ratings("7..8"), (Numbers{70, 80}));
  EXPECT_EQ(parse_explainer_ratings("8.4.."), (Numbers{84, 199}));
  for (const char* text : {"", "..", "tough", "hard..tough", "hard...", "hard..unfair..extreme"})
    EXPECT_FALSE(parse_levels(text)) << text;
  for (const char* text : {"", "..", "-1", "1.5", "1000000001", "99999999999..", "1..2..3"})
    EXPECT_FALSE(parse_scores(text)) << text;
  for (const char* text :
       {"", "..", "7.", ".5", "7.25", "7.x", "x", "0.9", "20.0", "-7", "99999999999", "7...8"})
    EXPECT_FALSE(parse_explainer_ratings(text)) << text;
}

TEST(OptionValues, RangesThatAreEmptyAreRefusedAsSuch) {
  EXPECT_EQ(parse_levels("hard..easy").error().message,
            "expected a range that begins with its smaller end, found 'hard..easy'");
  EXPECT_EQ(parse_scores("2..1").error().message, parse_explainer_ratings("2..1").error().message);
}

TEST(OptionValues, TechniquesAreKnownByNamesThatAreNearlyRight) {
  EXPECT_EQ(parse_technique("x-wing"), techniques::Technique::x_wing);
  const std::string lists = "? `quadrille techniques` lists them";
  EXPECT_EQ(parse_technique("swordfsh").error().message,
            "there is no technique swordfsh; did you mean swordfish" + lists);
  EXPECT_EQ(parse_technique("jellyfish_").error().message,
            "there is no technique jellyfish_; did you mean jellyfish" + lists);
  EXPECT_EQ(parse_technique("multi_colors").error().message,
            "there is no technique multi_colors; did you mean multi_colors_1" + lists);
  EXPECT_EQ(parse_technique("triple").error().message,
            "there is no technique triple; did you mean locked_triple, naked_triple, hidden_triple, "
            "firework_triple" +
                lists);
  for (const char* text : {"", "guess", "*"})
    EXPECT_TRUE(parse_technique(text).error().message.ends_with("lists them")) << text;
}

TEST(OptionValues, TechniquesOnRequestAreNamedOrAll) {
  const Names names = names_on_request();
  const auto all = parse_techniques_on_request("all");
  ASSERT_TRUE(all);
  EXPECT_EQ(all->count() + 1, names.size());
  EXPECT_FALSE(all->test(static_cast<std::size_t>(techniques::Technique::x_wing)));
  const auto one = parse_techniques_on_request("death-blossom");
  ASSERT_TRUE(one);
  EXPECT_EQ(one->count(), 1U);
  EXPECT_TRUE(one->test(static_cast<std::size_t>(techniques::Technique::death_blossom)));
  EXPECT_FALSE(parse_techniques_on_request("everything"));
}

TEST(OptionValues, RulesMayHaveAnArgument) {
  const auto plain = parse_rule("anti-knight");
  ASSERT_TRUE(plain);
  EXPECT_EQ(*plain, (sudoku::RuleText{"anti_knight", ""}));
  const auto with_argument = parse_rule("extra_regions=r1c1 r1c2");
  ASSERT_TRUE(with_argument);
  EXPECT_EQ(*with_argument, (sudoku::RuleText{"extra_regions", "r1c1 r1c2"}));
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

TEST(OptionValues, ChoicesAreNames) {
  EXPECT_EQ(parse_choice(kDialect, "swi"), "swi");
  EXPECT_EQ(parse_choice(kDialect, "up").error().message, "expected one of auto, swi, gprolog; found 'up'");
}

TEST(OptionValues, FormatsKnowWhatTheyAreFor) {
  EXPECT_TRUE(parse_readable_format("line"));
  EXPECT_FALSE(parse_readable_format("svg"));
  EXPECT_TRUE(parse_writable_format("svg"));
  EXPECT_FALSE(parse_writable_format("nonsense"));
}

}  // namespace
}  // namespace quadrille::options
