#include "formats/setters/lz_string.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "support/base/rounds.h"

namespace quadrille::formats {
namespace {

TEST(LzString, PacksAsTheOriginalDoes) {
  // The output of lz-string 1.5 for these texts.
  EXPECT_EQ(pack_lz(""), "Q===");
  EXPECT_EQ(pack_lz("a"), "IZA=");
  EXPECT_EQ(pack_lz("aaaa"), "IY5A");
  EXPECT_EQ(pack_lz(R"({"size":1})"), "N4IgzglgXgpiBcBGAvkA");
  EXPECT_EQ(pack_lz("abababababab é → 😀"), "IYI17SAIEusJMIqF4NwAHtA=");
  EXPECT_EQ(pack_lz(std::string(40, 'x')), "B418ZVkA");
}

TEST(LzString, UnpacksWithPaddingAndWithout) {
  EXPECT_EQ(unpack_lz("IZA=").text, "a");
  EXPECT_EQ(unpack_lz("IZA").text, "a");
  EXPECT_EQ(unpack_lz("IYI17SAIEusJMIqF4NwAHtA").text, "abababababab é → 😀");
}

TEST(LzString, GivesBackRandomTexts) {
  Random random(5);
  for (int round = 0; round < 200 / test::kEvery; ++round) {
    const std::string_view letters = random.below(2) == 0 ? "ab" : "{}[]\":,R1C2C3value given";
    std::string text;
    for (auto left = random.below(2000); left > 0; --left)
      text += letters[static_cast<std::size_t>(random.below(letters.size()))];
    text += "ü→😀";
    const Unpacked found = unpack_lz(pack_lz(text));
    EXPECT_EQ(found.fault, LzFault::none);
    EXPECT_EQ(found.text, text);
  }
}

TEST(LzString, ReplacesWhatIsNoUtf8) {
  EXPECT_EQ(unpack_lz(pack_lz("a\xFF"
                              "b"))
                .text,
            "a\uFFFDb");
}

LzFault fault(std::string_view packed) {
  const Unpacked found = unpack_lz(packed);
  EXPECT_TRUE(found.text.empty());
  return found.fault;
}

TEST(LzString, TellsWhatIsWrong) {
  const std::string packed = pack_lz(R"({"size":9,"grid":[[{},{},{}],[{},{},{}]]})");
  for (std::size_t length = 0; length + 6 < packed.size(); ++length)
    EXPECT_EQ(fault(packed.substr(0, length)), LzFault::cut_short) << length;
  EXPECT_EQ(fault(packed.substr(0, 10) + "?" + packed.substr(10)), LzFault::character);
  EXPECT_EQ(unpack_lz("N4Ig?").at, 4U);
  EXPECT_EQ(fault("IZA=IZA="), LzFault::corrupt) << "another text behind the end";
  EXPECT_EQ(fault("IZAAAA"), LzFault::corrupt) << "more behind the end";
  EXPECT_EQ(fault("////"), LzFault::corrupt) << "the first text cannot be an old one";
}

TEST(LzString, StopsBeforeATextThatIsTooLong) {
  const std::string bomb = pack_lz(std::string(kLongestUnpacked + 1, 'a'));
  EXPECT_LT(bomb.size(), 10'000U);
  EXPECT_EQ(fault(bomb), LzFault::too_long);
  EXPECT_EQ(unpack_lz(pack_lz(std::string(kLongestUnpacked, 'a'))).fault, LzFault::none);
}

}  // namespace
}  // namespace quadrille::formats
