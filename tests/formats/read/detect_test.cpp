#include "formats/read/detect.h"

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

std::string detected(std::string_view text, std::string_view file_name = {}) {
  const auto format = detect_format(text, file_name);
  return format ? std::string((*format)->name) : "? " + format.error().message;
}

TEST(DetectFormat, SaysWhenThereIsNoText) {
  for (const std::string_view text : {"", "\n \n", "\xEF\xBB\xBF"}) {
    EXPECT_EQ(detected(text), "? found no text, expected a puzzle");
  }
  EXPECT_EQ(detected(std::string_view("\0\1\2", 3)), "? found binary data, expected a puzzle as text");
  EXPECT_EQ(detected("\xFF\xFE"
                     "1"),
            "? found text in UTF-16, expected UTF-8; save the file as UTF-8");
}

TEST(DetectFormat, SaysWhenNothingLooksLikeAPuzzle) {
  EXPECT_EQ(detected("Dear reader,\nthis is no puzzle."),
            "? found text in no recognised format, starting \"Dear reader,\": no line of it looks like a "
            "grid or like a "
            "row of one");
}

TEST(DetectFormat, FindsNoGridsInWhatIsNone) {
  EXPECT_EQ(detected("c clauses\np cnf 999 4\n114 0\n222 0\n333 0\n-111 -112 0\n"),
            "? found a formula in DIMACS CNF, expected a puzzle; a formula does not tell which cells and "
            "digits its variables are");
  EXPECT_EQ(detected("<html>\n<style>\n* {\n  width: 1em;\n}\n</style>\n1\n2\n"),
            "? found text in no recognised format, starting \"<html>\": no line of it looks like a grid or "
            "like a row of one");
  EXPECT_EQ(detected("Totals\n12\n21\n13\n"),
            "? found text in no recognised format, starting \"Totals\": no line of it looks like a grid or "
            "like a row of one");
}

TEST(DetectFormat, TakesNoIndexForAList) {
  EXPECT_EQ(detected("int f(int* a) {\n  return a[0] + a[1];\n}\n").substr(0, 37),
            "? found text in no recognised format,");
  EXPECT_EQ(detected("[[1,2],[2]]."), "prolog");
}

TEST(DetectFormat, LetsTheExtensionDecideAmongEquals) {
  EXPECT_EQ(detected("{\"grid\":[[{}]]}"), "fpuzzles");
  EXPECT_EQ(detected(kGivens, "misnamed.json"), "line");
  EXPECT_EQ(detected(kGivens, "folder.sdm/collection"), "line");
}

TEST(DetectFormat, PrefersAWrongGridToNone) {
  EXPECT_EQ(detected(kGivens.substr(1)), "plain");
  EXPECT_EQ(detected("[[1,2],[2]]."), "prolog");
}

TEST(DetectFormat, TellsSmallGridsFromRowsOfLargeOnes) {
  EXPECT_EQ(detected("1........\n........2\n.........\n"), "line");
  EXPECT_EQ(detected("1........\n........2\n.......9.\n"
                     ".........\n.........\n.........\n.........\n.........\n.........\n"),
            "plain");
}

TEST(DetectFormat, LooksAtTheSymbolsOfDigits) {
  std::string letters;
  for (const char c : kGivens) letters += c == '.' ? c : static_cast<char>(c - '1' + 'A');
  ReadOptions options;
  options.digits = "ABCDEFGHI";
  EXPECT_EQ(detect_format(letters, "", options).value()->name, "plain");
}

TEST(DetectFormat, LooksOnlyAtTheStart) {
  std::string lines;
  while (lines.size() < 1'000'000) lines += std::string(kGivens) + '\n';
  EXPECT_EQ(detected(lines), "line");
  EXPECT_NE(detected(std::string(20'000'000, 'a')), "sections");
  EXPECT_NE(detected(std::string(20'000'000, '[')), "sections");
}

}  // namespace
}  // namespace quadrille::formats
