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
  EXPECT_EQ(quadrille_new(9, -3, -3, nullptr), nullptr);
  EXPECT_EQ(quadrille_new(9, 0, 3, nullptr), nullptr);
  EXPECT_EQ(quadrille_new(-1, 0, 0, nullptr), nullptr);
  EXPECT_STREQ(quadrille_error(), "the size is -1, expected 1 to 61");
}

TEST(CInterface, RefusesNullPointers) {
  const std::string no_solver = "the solver is null, expected one that quadrille_new() made";
  EXPECT_EQ(quadrille_add_rule(nullptr, "diagonals", nullptr), -1);
  EXPECT_EQ(quadrille_error(), no_solver);
  EXPECT_EQ(quadrille_solve(nullptr, "1", 1, nullptr), QUADRILLE_BAD_GRID);
  EXPECT_EQ(quadrille_error(), no_solver);
  std::vector<uint64_t> counts(2);
  quadrille_solve_many(nullptr, "1", 1, 2, 1, counts.data(), nullptr);
  EXPECT_EQ(quadrille_error(), no_solver);
  EXPECT_EQ(counts, std::vector<uint64_t>(2, QUADRILLE_BAD_GRID));
  quadrille_solver* const solver = quadrille_new(9, 3, 3, nullptr);
  EXPECT_EQ(quadrille_add_rule(solver, nullptr, nullptr), -1);
  EXPECT_STREQ(quadrille_error(), "the rule's name is null, expected a name");
  EXPECT_EQ(quadrille_solve(solver, nullptr, 1, nullptr), QUADRILLE_BAD_GRID);
  EXPECT_STREQ(quadrille_error(), "the grid is null, expected a text");
  counts = {7, 7};
  quadrille_solve_many(solver, nullptr, 81, 2, 1, counts.data(), nullptr);
  EXPECT_STREQ(quadrille_error(), "the grids are null, expected an array");
  EXPECT_EQ(counts, std::vector<uint64_t>(2, QUADRILLE_BAD_GRID));
  quadrille_solve_many(solver, kPuzzle.data(), 81, 1, 1, nullptr, nullptr);
  EXPECT_STREQ(quadrille_error(), "the buffer for solutions is null, expected an array");
  quadrille_solve_many(solver, nullptr, 0, 0, 1, nullptr, nullptr);
  quadrille_free(solver);
}

TEST(CInterface, TakesNumbers) {
  quadrille_solver* const solver = quadrille_new(2, 0, 0, nullptr);
  const std::vector<uint8_t> grids{0, 2, 0, 0, 3, 0, 0, 0, 1, 1, 0, 0};
  std::vector<uint64_t> counts(3);
  std::vector<uint8_t> digits(12);
  quadrille_solve_numbers(solver, grids.data(), 4, 3, 2, counts.data(), digits.data());
  EXPECT_EQ(counts, (std::vector<uint64_t>{1, QUADRILLE_BAD_GRID, 0}));
  EXPECT_EQ(digits, (std::vector<uint8_t>{1, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0}));
  quadrille_solve_numbers(solver, nullptr, 4, 3, 2, counts.data(), nullptr);
  EXPECT_STREQ(quadrille_error(), "the grids are null, expected an array");
  quadrille_free(solver);
}

TEST(CInterface, RefusesGridsThatDoNotFit) {
  quadrille_solver* const solver = quadrille_new(9, 3, 3, nullptr);
  const std::vector<char> text{'5', '3', '\0'};  // a sanitizer would detect reading on
  EXPECT_EQ(quadrille_solve(solver, text.data(), 1, nullptr), QUADRILLE_BAD_GRID);
  EXPECT_STREQ(quadrille_error(), "the grid has 2 characters, expected 81");
  EXPECT_EQ(quadrille_solve(solver, kPuzzle.data(), 0, nullptr), QUADRILLE_BAD_GRID);
  EXPECT_STREQ(quadrille_error(), "the limit is 0, expected 1 or more");
  std::string other = kPuzzle;
  other[4] = 'A';
  EXPECT_EQ(quadrille_solve(solver, other.data(), 1, nullptr), QUADRILLE_BAD_GRID);
  EXPECT_STREQ(quadrille_error(),
               "character 5 is not a digit of a grid of size 9, expected 1 to 9, or . for an empty cell");
  std::vector<uint64_t> counts(2);
  quadrille_solve_many(solver, kPuzzle.data(), 80, 2, 1, counts.data(), nullptr);
  EXPECT_STREQ(quadrille_error(), "the grids overlap, expected a greater stride");
  EXPECT_EQ(counts, std::vector<uint64_t>(2, QUADRILLE_BAD_GRID));
  quadrille_solve_many(solver, kPuzzle.data(), 81, 1, 0, counts.data(), nullptr);
  EXPECT_STREQ(quadrille_error(), "the limit is 0, expected 1 or more");
  quadrille_solve_many(solver, kPuzzle.data(), 0, 1, 2, counts.data(), nullptr);
  EXPECT_EQ(counts[0], 1U);
  quadrille_free(solver);
}

}  // namespace
