#include "cp/constraints/support/note.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <type_traits>

namespace quadrille::test {
namespace {

enum class Why : std::uint8_t { first, second, third };

using PositionNote = cp::NoteOf<Why, cp::Field<32>>;
using Mixed = cp::NoteOf<Why, cp::Field<21>, cp::Flag, cp::Field<40, Word>>;

TEST(Note, ComesBackAsItWasPacked) {
  const auto [why, position, flag, offset] =
      Mixed::unpack(Mixed::pack(Why::third, std::size_t{1234567}, true, Word{987654321012}));
  EXPECT_EQ(why, Why::third);
  EXPECT_EQ(position, 1234567U);
  EXPECT_TRUE(flag);
  EXPECT_EQ(offset, 987654321012U);
  static_assert(std::is_same_v<decltype(position), const std::size_t>);
  static_assert(std::is_same_v<decltype(flag), const bool>);
}

TEST(Note, FieldsTakeTheirGreatestNumbersAndLeaveTheOthersAlone) {
  EXPECT_EQ(Mixed::unpack(Mixed::pack(Why::first, low_bits(21), false, 0)),
            std::tuple(Why::first, low_bits(21), false, Word{0}));
  EXPECT_EQ(Mixed::unpack(Mixed::pack(Why::first, 0, true, 0)), std::tuple(Why::first, 0U, true, Word{0}));
  EXPECT_EQ(Mixed::unpack(Mixed::pack(Why::second, 0, false, low_bits(40))),
            std::tuple(Why::second, 0U, false, low_bits(40)));
}

TEST(Note, FieldsThatAreLeftOutAreZero) {
  EXPECT_EQ(Mixed::unpack(Mixed::pack(Why::third)), std::tuple(Why::third, 0U, false, Word{0}));
  EXPECT_EQ(Mixed::unpack(Mixed::pack(Why::second, 7)), std::tuple(Why::second, 7U, false, Word{0}));
}

TEST(Note, TellsWhyByItself) {
  EXPECT_EQ(PositionNote::why(PositionNote::pack(Why::second, 5)), Why::second);
  EXPECT_EQ(Mixed::why(Mixed::pack(Why::third, low_bits(21), true, low_bits(40))), Why::third);
}

TEST(Note, WithTheFirstWhyIsTheNumberOfTheLastField) {
  static_assert(PositionNote::pack(Why::first, 17) == 17);
  static_assert(Mixed::pack(Why::first, 0, false, 17) == 17);
}

#ifndef NDEBUG
TEST(Note, AssertsThatEachNumberFits) {
  EXPECT_DEATH(static_cast<void>(PositionNote::pack(Why::first, Word{1} << 32)), "does not fit its field");
  EXPECT_DEATH(static_cast<void>(PositionNote::pack(Why::first, -1)), "does not fit its field");
  EXPECT_DEATH(static_cast<void>(Mixed::pack(Why::first, bit(21))), "does not fit its field");
  EXPECT_DEATH(static_cast<void>(Mixed::pack(static_cast<Why>(4))), "does not fit its field");
}
#endif

}  // namespace
}  // namespace quadrille::test
