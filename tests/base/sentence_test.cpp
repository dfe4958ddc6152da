#include "base/sentence.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "support/base/speaking.h"

namespace quadrille {
namespace {

constexpr Sentence<Text, Number> kHolds{"{} holds {}", "{} contient {}"};
constexpr Sentence<Text, Number> kTurnedRound{"{} of {}", "en {1}, {0}"};
constexpr Sentence<Number> kSquare{"{0}x{0}"};
constexpr Sentence<> kNone{"no solution"};
constexpr Sentence<Text> kWithBraces{"expected {\"cells\": [..]}, found {}"};
constexpr Counted<> kSolutions{"one solution", "{} solutions", "{} solution", "{} solutions"};
constexpr Counted<Text> kFurther{"{1}: a further message", "{1}: {0} further messages"};

using test::Speaking;

TEST(Sentence, ArgumentsStandInThePlacesOfTheirPlaceholders) {
  EXPECT_EQ(kHolds("r1c1", 7), "r1c1 holds 7");
  EXPECT_EQ(kSquare(9), "9x9");
  EXPECT_EQ(kNone(), "no solution");
  EXPECT_EQ(kNone.english(), "no solution");
}

TEST(Sentence, BracesAroundAnythingElseStandForThemselves) {
  EXPECT_EQ(kWithBraces("{0}"), "expected {\"cells\": [..]}, found {0}");
}

TEST(Sentence, NumbersOfAllTypesAreSaidWhole) {
  EXPECT_EQ(kSquare(std::numeric_limits<std::int64_t>::min()), "-9223372036854775808x-9223372036854775808");
  EXPECT_EQ(kSquare(std::numeric_limits<std::uint64_t>::max()), "18446744073709551615x18446744073709551615");
}

TEST(Sentence, FrenchIsSaidWhereThereIsSomeAndElseEnglish) {
  const Speaking french(Language::french);
  EXPECT_EQ(kHolds("r1c1", 7), "r1c1 contient 7");
  EXPECT_EQ(kTurnedRound("a", 3), "en 3, a");
  EXPECT_EQ(kNone(), "no solution");
}

constexpr Sentence<Text> kNarrow{"found {}", "« {} » est-il là, à Noël ?"};

TEST(Sentence, IsSetInAsciiButForItsArguments) {
  {
    const Speaking french(Language::french);
    EXPECT_EQ(kNarrow("é"), "«\u202Fé\u202F» est-il là, à Noël\u202F?");
  }
  const Speaking ascii(Language::french, Setting::ascii);
  EXPECT_EQ(kNarrow("é"), "\" é \" est-il la, a Noel ?");
  EXPECT_EQ(kSolutions(2), "2 solutions");
}

TEST(Sentence, IsMarkedWithItsArgumentsInIt) {
  const Speaking marked(Language::english, Setting::marked);
  EXPECT_EQ(kNarrow(kNone()), "⟦found ⟦no solution⟧⟧");
  EXPECT_EQ(kSolutions(1), "⟦one solution⟧");
}

TEST(Counted, OneHasAFormOfItsOwn) {
  EXPECT_EQ(kSolutions(0), "0 solutions");
  EXPECT_EQ(kSolutions(1), "one solution");
  EXPECT_EQ(kSolutions(2), "2 solutions");
  EXPECT_EQ(kFurther(1, "a.txt"), "a.txt: a further message");
  EXPECT_EQ(kFurther(3, "a.txt"), "a.txt: 3 further messages");
}

TEST(Counted, NoneIsSingularInFrench) {
  const Speaking french(Language::french);
  EXPECT_EQ(kSolutions(0), "0 solution");
  EXPECT_EQ(kSolutions(1), "1 solution");
  EXPECT_EQ(kSolutions(2), "2 solutions");
  EXPECT_EQ(kFurther(0, "a.txt"), "a.txt: 0 further messages");
}

TEST(Listed, NamesAreJoinedByCommas) {
  EXPECT_EQ(listed(std::vector<std::string>{}), "");
  EXPECT_EQ(listed(std::array<std::string_view, 3>{"a", "b", "c"}), "a, b, c");
}

TEST(Listed, TheLastNameHasItsConjunction) {
  const std::vector<std::string> names{"a", "b", "c"};
  const auto first = [&names](std::size_t count) { return std::span(names).first(count); };
  EXPECT_EQ(listed_with_and(first(0)), "");
  EXPECT_EQ(listed_with_and(first(1)), "a");
  EXPECT_EQ(listed_with_and(first(2)), "a and b");
  EXPECT_EQ(listed_with_and(first(3)), "a, b and c");
  EXPECT_EQ(listed_with_or(first(3)), "a, b or c");
}

}  // namespace
}  // namespace quadrille
