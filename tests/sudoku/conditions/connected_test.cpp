#include "sudoku/conditions/connected.h"

#include <gtest/gtest.h>

#include "support/base/rounds.h"
#include "support/sudoku/condition_harness.h"

namespace quadrille::sudoku {
namespace {

TEST(Connected, CountsTheAreasBesidesTheFirst) {
  const Connected ones = Connected::in_grid(3, 0b001);
  EXPECT_EQ(ones.breaches({2, 2, 2, 2, 2, 2, 2, 2, 2}), 0);
  EXPECT_EQ(ones.breaches({1, 1, 1, 2, 2, 1, 1, 1, 1}), 0);
  EXPECT_EQ(ones.breaches({1, 2, 1, 2, 1, 2, 1, 2, 1}), 4);
}

TEST(Connected, TakesTheDigitsFromWhatCannotBeReached) {
  std::vector<Digits> candidates(9, 0b11);
  Connected::in_grid(3, 0b01).narrow({1, 0, 0, 2, 2, 2, 0, 0, 0}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{3, 3, 3, 2, 2, 2, 2, 2, 2}));
}

TEST(Connected, SaysWhatItIs) {
  EXPECT_EQ((Connected{{0, 1}, {{0, 1}}, 0b101}.sentence(3)),
            "those of r1c1 r1c2 with one of 1 3 are connected");
}

TEST(Connected, IsTakenForWhatItMeansByAll) {
  Random random(22);
  for (int round = 0; round < test::rounds(60); ++round) {
    Conditions conditions{2, std::vector<Digits>(4, 0b11), {}};
    if (round % 3 == 0) conditions.candidates[random.below(4)] = 1 + random.below(2);
    Connected connected = Connected::in_grid(2, 1 + random.below(3));
    if (round % 2 == 0)
      connected.borders.erase(connected.borders.begin() + static_cast<int>(random.below(4)));
    conditions.list.push_back({connected, std::make_shared<const Origin>(Origin{.label = "c"})});
    // Two cells of the area are joined if a path through at most two others is.
    const auto accepts = [&](const Grid& grid) {
      for (std::size_t cell = 0; cell < 4; ++cell)
        if ((conditions.candidates[cell] & digit_bit(grid[cell])) == 0) return false;
      const auto is_inside = [&](int cell) { return (connected.digits & digit_bit(grid[at(cell)])) != 0; };
      const auto meet = [&](int a, int b) {
        return a == b || std::ranges::any_of(connected.borders, [&](const auto& border) {
                 return border == std::pair{std::min(a, b), std::max(a, b)};
               });
      };
      for (int a = 0; a < 4; ++a) {
        for (int b = 0; b < a; ++b) {
          if (!is_inside(a) || !is_inside(b)) continue;
          bool is_joined = false;
          for (int c = 0; c < 4; ++c)
            for (int d = 0; d < 4; ++d)
              is_joined |= is_inside(c) && is_inside(d) && meet(a, c) && meet(c, d) && meet(d, b);
          if (!is_joined) return false;
        }
      }
      return true;
    };
    ASSERT_EQ(test::disagreement(conditions, test::any_grids(2, random), accepts, random), "")
        << connected.sentence(2);
  }
}

}  // namespace
}  // namespace quadrille::sudoku
