#include "sudoku/solve/grid_solver.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <vector>

#include "base/random.h"
#include "support/base/refusal.h"
#include "support/base/rounds.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"

namespace quadrille::sudoku {
namespace {

constexpr std::string_view kSymbols = "123456789";

std::string line_text_of(const Puzzle& puzzle) {
  std::string text;
  for (const int given : puzzle.givens())
    text += given == 0 ? '.' : kSymbols[static_cast<std::size_t>(given - 1)];
  return text;
}

TEST(GridSolver, AgreesWithTheReferenceOneByOneAndManyAtOnce) {
  Random random(11);
  for (int round = 0; round < test::rounds(20); ++round) {
    Puzzle kind = test::random_shape(static_cast<int>(random.below(5)) + 2, random);
    test::add_random_rules(1, kind, random);
    const auto cells = static_cast<std::size_t>(kind.cell_count());
    std::vector<Puzzle> puzzles;
    std::string text;
    for (int i = 0; i < 20; ++i) {
      puzzles.push_back(kind);
      test::add_random_givens(puzzles.back(), random);
      text += line_text_of(puzzles.back()) + "\r\n";
    }
    // A few grids are solved one by one, many by the kernel.
    const std::size_t times = round % 2 == 0 ? 1 : 20;
    std::string all;
    for (std::size_t i = 0; i < times; ++i) all += text;
    all.resize(all.size() - 2);
    GridSolver solver(kind);
    std::vector<std::uint64_t> counts(times * puzzles.size(), 99);
    std::string digits(times * puzzles.size() * cells, '?');
    solver.solve_many({all.data(), cells + 2, times * puzzles.size()}, 3, counts, digits);
    for (std::size_t i = puzzles.size(); i < counts.size(); ++i)
      EXPECT_EQ(counts[i], counts[i - puzzles.size()]);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      const auto expected = test::reference_solutions(puzzles[i], 3);
      if (!expected) continue;
      EXPECT_EQ(counts[i], expected->size()) << test::describe(puzzles[i]);
      std::string one(cells, '?');
      EXPECT_EQ(solver.solve(line_text_of(puzzles[i]), 3, one), expected->size());
      for (const std::string& solution : {one, digits.substr(i * cells, cells)}) {
        Grid grid;
        for (const char symbol : solution) grid.push_back(symbol - '0');
        EXPECT_EQ(test::reference_accepts(puzzles[i], grid), !expected->empty());
      }
    }
  }
}

/// The numbers of a text; `?` becomes a number that no grid has.
std::vector<std::uint8_t> numbers_of(std::string_view text) {
  std::vector<std::uint8_t> numbers;
  for (const char symbol : text) {
    const std::size_t digit = kDigitSymbols.find(symbol);
    numbers.push_back(static_cast<std::uint8_t>(symbol == '?'                     ? 99
                                                : digit == std::string_view::npos ? 0
                                                                                  : digit + 1));
  }
  return numbers;
}

TEST(GridSolver, TakesNumbersAsItTakesTexts) {
  // With and without the kernel, with digits whose characters are 1-9, A-Z and a-z.
  for (const int size : {4, 16, 40}) {
    Puzzle kind(size);
    const auto boxes = usual_boxes(size);
    ASSERT_TRUE(kind.set_boxes(boxes.rows, boxes.columns));
    GridSolver solver(kind);
    const auto cells = static_cast<std::size_t>(kind.cell_count());
    const std::string last(1, kDigitSymbols[static_cast<std::size_t>(size - 1)]);
    const std::string one = last + std::string(cells - 1, '.');
    const std::vector<std::string> grids{one, last + last + std::string(cells - 2, '.'), "?" + one.substr(1),
                                         one};
    for (const std::size_t times : {std::size_t{1}, size == 4 ? std::size_t{150} : std::size_t{1}}) {
      std::string text;
      for (std::size_t i = 0; i < times; ++i)
        for (const std::string& grid : grids) text += grid;
      const std::size_t count = times * grids.size();
      std::vector<std::uint64_t> counts(count);
      std::vector<std::uint64_t> counts_of_numbers(count);
      std::string solutions(text.size(), '.');
      std::vector<std::uint8_t> numbers(text.size());
      solver.solve_many({text.data(), cells, count}, 1, counts, solutions);
      solver.solve_many({numbers_of(text).data(), cells, count}, 1, counts_of_numbers, numbers);
      EXPECT_EQ(counts, counts_of_numbers);
      EXPECT_EQ(counts[0], 1U);
      EXPECT_EQ(counts[2], GridSolver::kBadGrid);
      EXPECT_EQ(numbers, numbers_of(solutions));
    }
  }
}

TEST(GridSolver, EndsWhenItIsAskedTo) {
  StopSource stop;
  stop.request_stop();
  GridSolver solver(Puzzle(9), StopToken(stop));
  std::vector<std::uint64_t> counts(500, 7);
  const std::string text(500 * 81, '.');
  for (const std::size_t count : {std::size_t{3}, counts.size()})
    solver.solve_many({text.data(), 81, count}, std::numeric_limits<std::uint64_t>::max(), counts);
  for (const std::uint64_t count : counts) EXPECT_LT(count, 1'000'000U);
}

TEST(GridSolver, TellsBadGridsFromGood) {
  Puzzle kind(4);
  ASSERT_TRUE(kind.set_boxes(2, 2));
  GridSolver solver(kind);
  EXPECT_EQ(solver.solve("1234", 2), GridSolver::kBadGrid);
  EXPECT_EQ(solver.solve("1x..............", 2), GridSolver::kBadGrid);
  EXPECT_EQ(solver.solve("11..............", 2), 0U);
  const std::string text = "5...............1234341221434321................1234341221434323";
  std::vector<std::uint64_t> counts(4);
  solver.solve_many({text.data(), 16, 4}, 1000, counts);
  EXPECT_EQ(counts, (std::vector<std::uint64_t>{GridSolver::kBadGrid, 1, 288, 0}));
}

TEST(GridSolver, TakesWhatTheKernelCannot) {
  Puzzle kind(36);
  GridSolver solver(kind);
  const std::string text(36 * 36, '.');
  std::vector<std::uint64_t> counts(1);
  std::string digits(text.size(), '?');
  solver.solve_many({text.data(), text.size(), 1}, 1, counts, digits);
  EXPECT_EQ(counts.front(), 1U);
  EXPECT_NE(digits.find('a'), std::string::npos);
}

/// One grid among few: the kernel gets those with many solutions.
TEST(GridSolver, CountsTheSolutionsOfOpenGridsAmongFew) {
  GridSolver solver{Puzzle(5)};
  const std::string text = ".........................12345....................11.......................";
  std::vector<std::uint64_t> counts(3);
  std::string digits(text.size(), '?');
  solver.solve_many({text.data(), 25, 3}, 20'000, counts, digits);
  EXPECT_EQ(counts, (std::vector<std::uint64_t>{20'000, 1344, 0}));
  EXPECT_EQ(digits.substr(0, 50).find('?'), std::string::npos);
  EXPECT_EQ(digits.substr(50), std::string(25, '?'));
}

TEST(GridSolver, RefusesWrongArguments) {
  EXPECT_EQ(test::refusal([] { GridSolver(Puzzle(Layout(4).with_extra_cells({{"x", 1}}))); }),
            "GridSolver: found extra cells, which a line of text cannot represent, expected none");
  EXPECT_EQ(test::refusal([] { static_cast<void>(GridSolver(Puzzle(62))); }),
            "GridSolver: the size is 62, expected 1 to 61");
  GridSolver solver{Puzzle(2)};
  const std::string text = "1..112.1";
  std::string room(7, '?');
  std::vector<std::uint64_t> counts(2);
  const auto refused = [&](const GridSolver::Grids& grids, std::uint64_t limit, std::size_t numbers,
                           std::size_t characters) {
    return test::refusal([&] {
      solver.solve_many(grids, limit, std::span(counts).first(numbers), std::span(room).first(characters));
    });
  };
  EXPECT_EQ(test::refusal([&] { static_cast<void>(solver.solve("....", 0)); }),
            "GridSolver: the limit is 0, expected 1 or more");
  EXPECT_EQ(test::refusal([&] { static_cast<void>(solver.solve("....", 1, std::span(room).first(3))); }),
            "GridSolver: found room for 3 characters, expected room for 4");
  EXPECT_EQ(refused({text.data(), 4, 2}, 0, 2, 0), "GridSolver: the limit is 0, expected 1 or more");
  EXPECT_EQ(refused({text.data(), 4, 2}, 1, 1, 0),
            "GridSolver: found room for 1 numbers, expected room for 2");
  EXPECT_EQ(refused({text.data(), 4, 2}, 1, 2, 7),
            "GridSolver: found room for 7 characters, expected room for 8");
  EXPECT_EQ(refused({nullptr, 4, 2}, 1, 2, 0), "GridSolver: found no grids, expected an array");
  EXPECT_EQ(refused({text.data(), 3, 2}, 1, 2, 0),
            "GridSolver: found grids 3 characters apart, expected at least 4");
  EXPECT_EQ(solver.solve("...", 1), GridSolver::kBadGrid);
  solver.solve_many({text.data(), 4, 2}, 1, counts, {});
  EXPECT_EQ(counts, (std::vector<std::uint64_t>{1, 1}));
}

}  // namespace
}  // namespace quadrille::sudoku
