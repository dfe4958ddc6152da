#include "cli/dataset/entry.h"

#include <gtest/gtest.h>

namespace quadrille::cli {
namespace {

using options::TableFormat;

sudoku::Puzzle boxed(int size) {
  sudoku::Puzzle puzzle(size);
  const auto boxes = sudoku::usual_boxes(size);
  EXPECT_TRUE(puzzle.set_boxes(boxes.rows, boxes.columns));
  return puzzle;
}

DatasetPlan plan_for(sudoku::Puzzle kind, std::uint64_t count = 10) {
  return {.kind = std::move(kind),
          .generate = {},
          .wanted = {},
          .count = count,
          .seed = 1,
          .test_percent = 10,
          .has_path = false,
          .format = TableFormat::jsonl,
          .command = {},
          .folder = "folder",
          .threads = 1};
}

/// A puzzle with the rows and columns of another one in the opposite order.
sudoku::Puzzle turned(const sudoku::Puzzle& puzzle) {
  sudoku::Puzzle other = puzzle;
  for (int cell = 0; cell < puzzle.cell_count(); ++cell)
    other.set_given(cell, puzzle.given(puzzle.cell_count() - 1 - cell));
  return other;
}

sudoku::Puzzle with_givens(sudoku::Puzzle puzzle, std::string_view givens) {
  for (int cell = 0; cell < puzzle.cell_count(); ++cell)
    if (givens[sudoku::at(cell)] != '.') puzzle.set_given(cell, givens[sudoku::at(cell)] - '0');
  return puzzle;
}

TEST(DatasetEntry, IsReadAsItIsKept) {
  answers::DatasetEntry entry;
  entry.hash = "00000000000000ff";
  entry.clues = 24;
  entry.puzzle = {"1,2", false};
  const std::string line = kept_line(entry, TableFormat::csv);
  EXPECT_EQ(line, "00000000000000ff 24 - - 0,0,\"1,2\",,24,,,,,,,,,00000000000000ff,\n");
  const auto kept = read_kept_line(std::string_view(line).substr(0, line.size() - 1));
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->hash, 255U);
  EXPECT_EQ(kept->clues, 24);
  EXPECT_EQ(kept->level, "-");
  EXPECT_EQ(kept->er, "-");
  EXPECT_EQ(kept->record, "0,0,\"1,2\",,24,,,,,,,,,00000000000000ff,");

  entry.level = "Hard";
  entry.er = 7.2;
  const std::string rated = kept_line(entry, TableFormat::jsonl);
  EXPECT_EQ(rated.substr(0, rated.find('{')), "00000000000000ff 24 Hard 7.2 ");
}

TEST(DatasetEntry, IsNotReadFromDamagedLines) {
  EXPECT_FALSE(read_kept_line(""));
  EXPECT_FALSE(read_kept_line("00000000000000ff"));
  EXPECT_FALSE(read_kept_line("00000000000000ff 24 Hard 7.2"));
  EXPECT_FALSE(read_kept_line("x0000000000000ff 24 Hard 7.2 {}"));
  EXPECT_FALSE(read_kept_line("00000000000000ff x Hard 7.2 {}"));
}

TEST(DatasetEntry, OfEquivalentPuzzlesHasTheSameHash) {
  const auto plan = plan_for(boxed(4));
  EntryMaker maker(plan, {});
  const auto puzzle = with_givens(plan.kind, "....13...24.....");
  const auto entry = maker.entry_of(puzzle), other = maker.entry_of(turned(puzzle));
  ASSERT_TRUE(entry && other);
  EXPECT_EQ(entry->hash, other->hash);
  EXPECT_EQ(entry->canon, other->canon);
  EXPECT_NE(entry->puzzle.text, other->puzzle.text);
}

TEST(DatasetEntry, OfEquivalentKillersHasTheSameHash) {
  auto plan = plan_for(boxed(4));
  plan.generate.drawn_rules = {"killer_cage"};
  EntryMaker maker(plan, {});
  const auto killer = [&](std::string_view givens, std::string_view cages) {
    sudoku::Puzzle puzzle = with_givens(plan.kind, givens);
    EXPECT_TRUE(puzzle.add_rule("killer_cage", cages));
    return *maker.entry_of(puzzle);
  };
  const auto entry = killer("....13...24.....", "r1c1 r1c2 total=6");
  const auto same = killer(".....42...31....", "r4c4 r4c3 total=6");
  EXPECT_FALSE(entry.canon);
  EXPECT_EQ(entry.hash, same.hash);
  EXPECT_NE(entry.hash, killer("....13...24.....", "r1c1 r1c2 r1c3 total=7").hash);
  EXPECT_NE(entry.hash, killer("2...13...24.....", "r1c1 r1c2 total=6").hash);
}

TEST(DatasetPlan, EachNumberIsInOneBlock) {
  for (const std::uint64_t count : {1U, 15U, 16U, 17U, 1000U, 16'384U, 100'000U}) {
    const auto plan = plan_for(boxed(9), count);
    std::uint64_t next = 0;
    for (std::uint64_t block = 0; block < plan.block_count() + 3; ++block) {
      const Numbers numbers = plan.block(block);
      EXPECT_EQ(numbers.begin, next);
      EXPECT_LT(numbers.begin, numbers.end);
      next = numbers.end;
      EXPECT_EQ(next >= count, block + 1 >= plan.block_count());
    }
  }
}

}  // namespace
}  // namespace quadrille::cli
