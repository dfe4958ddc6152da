#include "techniques/memory.h"

#include <gtest/gtest.h>

#include "support/techniques/step_cases.h"

namespace quadrille::techniques {
namespace {

Position without_givens() { return test::start_of(test::classic_puzzle(std::string(81, '.'))); }

TEST(Memory, KnowsWhatWasFruitlessUntilTheDigitChanges) {
  Position position = without_givens();
  Memory memory;
  memory.look_at(position);
  const auto is_fruitless = [&](int digit) {
    return memory.is_fruitless(Technique::x_wing, digit, memory.digit_changed_at(digit));
  };
  EXPECT_FALSE(is_fruitless(3));
  memory.note_fruitless(Technique::x_wing, 3);
  memory.note_fruitless(Technique::x_wing, 5);
  EXPECT_TRUE(is_fruitless(3));
  EXPECT_FALSE(memory.is_fruitless(Technique::swordfish, 3, memory.digit_changed_at(3)));
  position.remove({40, 5});
  memory.look_at(position);
  EXPECT_TRUE(is_fruitless(3));
  EXPECT_FALSE(is_fruitless(5));
  // A cell that is placed loses all its digits.
  position.place({0, 1});
  memory.look_at(position);
  EXPECT_FALSE(is_fruitless(3));
}

TEST(Memory, KnowsWhichHousesChange) {
  Position position = without_givens();
  Memory memory;
  memory.look_at(position);
  const auto before = memory.house_changed_at(0);
  position.remove({40, 5});  // r5c5: row 5 is house 4
  memory.look_at(position);
  EXPECT_EQ(memory.house_changed_at(0), before);
  EXPECT_GT(memory.house_changed_at(4), before);
}

TEST(Memory, ForgetsAllOfAnotherBoard) {
  const Position one = without_givens();
  const Position other = without_givens();
  Memory memory;
  memory.look_at(one);
  memory.note_fruitless(Technique::x_wing, 3);
  memory.look_at(other);
  EXPECT_FALSE(memory.is_fruitless(Technique::x_wing, 3, memory.digit_changed_at(3)));
}

}  // namespace
}  // namespace quadrille::techniques
