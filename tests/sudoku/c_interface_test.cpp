#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "quadrille.h"

namespace {

const std::string kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

TEST(CInterface, SolvesOneAndMany) {
  quadrille_solver* const solver = quadrille_new(9, 3, 3, nullptr);
  ASSERT_NE(solver, nullptr);
  std::string digits(81, '?');
  EXPECT_EQ(quadrille_solve(solver, kPuzzle.data(), 2, digits.data()), 1U);
  EXPECT_EQ(digits, kSolution);
  EXPECT_EQ(quadrille_solve(solver, kPuzzle.data(), 2, nullptr), 1U);
  const std::string many = kPuzzle + "\n" + std::string(81, '!') + "\n" + kPuzzle;
  std::vector<uint64_t> counts(3);
  std::string found(3 * 81, '?');
  quadrille_solve_many(solver, many.data(), 82, 3, 2, counts.data(), found.data());
  EXPECT_EQ(counts, (std::vector<uint64_t>{1, QUADRILLE_BAD_GRID, 1}));
  EXPECT_EQ(found, kSolution + std::string(81, '?') + kSolution);
  quadrille_free(solver);
}

TEST(CInterface, TakesRegionsAndRules) {
  quadrille_solver* const latin = quadrille_new(4, 0, 0, nullptr);
  EXPECT_EQ(quadrille_solve(latin, "................", 10000, nullptr), 576U);
  quadrille_free(latin);
  quadrille_solver* const boxes = quadrille_new(4, 0, 0, "aabbaabbccddccdd");
  EXPECT_EQ(quadrille_solve(boxes, "................", 10000, nullptr), 288U);
  EXPECT_EQ(quadrille_add_rule(boxes, "diagonals", nullptr), 0);
  EXPECT_EQ(quadrille_solve(boxes, "................", 10000, nullptr), 48U);
  EXPECT_EQ(quadrille_add_rule(boxes, "abacus", nullptr), -1);
  EXPECT_NE(std::string(quadrille_error()).find("abacus"), std::string::npos);
  quadrille_free(boxes);
}

TEST(CInterface, RefusesWhatMakesNoSense) {
  EXPECT_EQ(quadrille_new(0, 0, 0, nullptr), nullptr);
  EXPECT_EQ(quadrille_new(62, 0, 0, nullptr), nullptr);
  EXPECT_STREQ(quadrille_error(), "the size is 62, expected 1 to 61");
  EXPECT_EQ(quadrille_new(9, 2, 2, nullptr), nullptr);
  EXPECT_EQ(quadrille_new(4, 0, 0, "aabb"), nullptr);
  EXPECT_STRNE(quadrille_error(), "");
  quadrille_free(nullptr);
}

}  // namespace
