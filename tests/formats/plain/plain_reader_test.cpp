#include "formats/plain/plain_reader.h"

#include <gtest/gtest.h>

#include "formats/read/detect.h"
#include "formats/reading.h"

namespace quadrille::formats::plain {
namespace {

/// Givens of 4x4, errors and what was passed over, in lines.
std::string outline(std::string_view text, const ReadOptions& options = {}) {
  std::string lines;
  const auto reader = find_format("plain")->open(text, options);
  while (auto item = reader->next()) {
    if (item->puzzle) {
      lines += std::to_string(item->line) + ": " + givens_of(*item->puzzle) +
               (item->solution ? " solved" : "") + "\n";
    } else {
      const InputError& error = item->puzzle.error();
      lines += std::to_string(error.line) + ":" + std::to_string(error.column) + ": " + error.message + "\n";
    }
  }
  const PassedOver passed = reader->passed_over();
  if (passed.lines > 0)
    lines += std::to_string(passed.lines) + " from " + std::to_string(passed.first_line) + "\n";
  return lines;
}

constexpr std::string_view kFirst = "1..4\n..2.\n.3..\n4..1\n", kSecond = "2...\n...3\n1...\n...4\n";

TEST(PlainReader, ReadsRowsAmongHeadings) {
  EXPECT_EQ(outline("Grid 01\n" + std::string(kFirst) + "Grid 02\n" + std::string(kSecond)),
            "2: 1..4..2..3..4..1\n7: 2......31......4\n2 from 1\n");
  EXPECT_EQ(outline("2\n4\n" + std::string(kFirst) + "\n4\n" + std::string(kSecond)),
            "3: 1..4..2..3..4..1\n9: 2......31......4\n")
      << "sizes are no remarks";
}

TEST(PlainReader, TakesDashesForALineBetweenGrids) {
  EXPECT_EQ(outline("1004\n0020\n0300\n4001\n----\n2000\n0003\n1000\n0004\n"),
            "1: 1..4..2..3..4..1\n6: 2......31......4\n");
  EXPECT_EQ(outline("1--4\n----\n-3--\n4--1\n"), "1: 1..4.....3..4..1\n");
}

TEST(PlainReader, ReportsWhatIsWrongAndGoesOn) {
  EXPECT_EQ(outline("Grid 1\n1..4\n..2.\n4..1\nGrid 2\n" + std::string(kSecond)),
            "2:1: found 3 rows, expected 4 for a 4x4 grid\n6: 2......31......4\n2 from 1\n");
  EXPECT_EQ(
      outline(std::string(kFirst) + "\n2...\n...\n1...\n...4\n\n" + std::string(kSecond)),
      "1: 1..4..2..3..4..1\n7:1: found 3 cells in row 2, expected 4 for a 4x4 grid\n11: 2......31......4\n");
  EXPECT_EQ(outline(std::string(kFirst) + "\n2...\n...\n...7\n\n").substr(0, 20), "1: 1..4..2..3..4..1\n");
}

TEST(PlainReader, ReadsRowsOfSeveralSizes) {
  const std::string six = "1.....\n......\n..3...\n......\n....5.\n.....6\n";
  const std::string cells = "1.............3.............5......6";
  const auto first = std::string(kFirst);
  EXPECT_EQ(outline(first + "\n" + six + "\n" + first),
            "1: 1..4..2..3..4..1\n6: " + cells + "\n13: 1..4..2..3..4..1\n");
  EXPECT_EQ(outline("A\n" + first + "B\n" + six), "2: 1..4..2..3..4..1\n7: " + cells + "\n2 from 1\n");
  EXPECT_EQ(outline("6\n" + six + "4\n" + first), "2: " + cells + "\n9: 1..4..2..3..4..1\n1 from 8\n");
  EXPECT_EQ(outline(six + first + "1..4\n" + six),
            "1: " + cells +
                "\n7: 1..4..2..3..4..1\n11:1: found 1 row, expected 4 for a 4x4 grid\n12: " + cells + "\n");
}

TEST(PlainReader, PassesOverDecimalNumbers) {
  const auto first = std::string(kFirst), second = std::string(kSecond);
  EXPECT_EQ(outline("0.12\n" + first + "0.34\n" + second + "0.43\n"),
            "2: 1..4..2..3..4..1\n7: 2......31......4\n3 from 1\n");
  EXPECT_EQ(outline("1.23\n2.34\n3.41\n4.12\n3.21\n\n" + first), "7: 1..4..2..3..4..1\n5 from 1\n");
  EXPECT_EQ(outline("1,0.1\n2,0.2\n3,0.3\n4,0.4\n\n" + first), "6: 1..4..2..3..4..1\n4 from 1\n");
  EXPECT_EQ(outline("1.23\n2.34\n3.41\n4.12\n", {.size = 4}), "1: 1.232.343.414.12\n");
  EXPECT_EQ(outline("1.23\n34.2\n2.14\n421.\n"), "1: 1.2334.22.14421.\n") << "columns differ";
  EXPECT_EQ(outline("1.3.\n3.1.\n2.4.\n4.2.\n"), "1: 1.3.3.1.2.4.4.2.\n");
}

TEST(PlainReader, FilesOfNumbersAndVersionsAreNoPuzzles) {
  for (const std::string_view text :
       {"0.1234 0.5678\n0.2345 0.6789\n0.3456 0.7891\n", "1.2\n1.3\n2.0\n2.1\n3.0\n",
        "0.1234567\n0.2345678\n0.3456789\n0.4567891\n0.5678912\n0.6789123\n0.7891234\n0.8912345\n0.9123456\n",
        "2024-01-02\n2024-01-03\n2024-02-02\n2023-04-05\n", "n,ms\n1,0.1\n2,0.2\n3,0.3\n4,0.4\n",
        "a,0.1234,0.5678\nb,0.2345,0.6789\nc,0.3456,0.7891\n", "1.2.3.4\n2.3.4.1\n3.4.1.2\n4.1.2.3\n",
        "1.0e-05 2.0e-05\n3.0e-05 4.0e-05\n"}) {
    const auto format = detect_format(text, "");
    EXPECT_FALSE(format) << text << (*format)->name;
  }
}

TEST(PlainReader, ReadsDigitsInTheUsersSymbols) {
  ReadOptions options;
  options.digits = "WXYZ";
  EXPECT_EQ(outline("W..Z\n..X.\n.Y..\nZ..W\n", options), "1: 1..4..2..3..4..1\n");
}

TEST(PlainReader, ReadsCandidates) {
  const Puzzle puzzle =
      read_puzzle("plain",
                  "*---------------*\n| 1   23 | 23  4   |\n| 34  34 | 12 12 |\n|--------+------|\n"
                  "| 24  24 | 13 13 |\n| 23 14 | 24 13 |\n*---------------*\n");
  EXPECT_EQ(puzzle.given(0), 1);
  EXPECT_EQ(puzzle.candidates(1), 0b110U);
}

TEST(PlainReader, ReadsNumbersThatLinesDivideAnyhow) {
  EXPECT_EQ(outline("4 1 0 0 4 0 0\n2 0 0 3 0 0 4 0\n0 1\n"), "1: 1..4..2..3..4..1\n");
  EXPECT_EQ(outline("1\n0\n0\n4\n0\n0\n2\n0\n0\n3\n0\n0\n4\n0\n0\n1\n"), "1: 1..4..2..3..4..1\n");
}

TEST(PlainReader, EndsNumbersWithTheirArray) {
  const std::string_view broken = "[[1,0,0,4],[0,0,2,0],\n[0,3,0,0]],\n",
                         good = "[[1,0,0,4],[0,0,2,0],\n[0,3,0,0],[4,0,0,1]],\n";
  EXPECT_EQ(outline(std::string(good) + std::string(broken) + std::string(good)),
            "1: 1..4..2..3..4..1\n5: 1..4..2..3..4..1\n2 from 3\n");
}

}  // namespace
}  // namespace quadrille::formats::plain
