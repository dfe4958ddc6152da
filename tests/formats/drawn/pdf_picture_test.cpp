#include "formats/drawn/pdf_picture.h"

#include <cstdio>

#include <gtest/gtest.h>

#include "formats/drawn/pdf_text.h"
#include "formats/reading.h"
#include "sudoku/puzzle/full_picture.h"

namespace quadrille::formats {
namespace {

constexpr PdfArea kArea{100, 700, 300, 200};

std::string drawn(const Puzzle& puzzle, const Grid& digits) {
  std::string out;
  append_pdf_picture(sudoku::full_picture(puzzle, digits), kArea, 54, out);
  return out;
}

std::size_t count_of(std::string_view text, std::string_view part) {
  std::size_t found = 0;
  for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

TEST(PdfPicture, ShowsGivensBoldAndSolvedDigitsPlain) {
  const std::string solved = drawn(sample_puzzle(), sample_solution());
  EXPECT_EQ(count_of(solved, ") Tj"), 81U);
  std::string_view font;
  int bold = 0;
  for (std::size_t at = solved.find("Tm "); at != std::string::npos; at = solved.find("Tm ", at + 1)) {
    const std::string_view rest = std::string_view(solved).substr(at + 3);
    if (rest.starts_with("/F")) font = rest.substr(0, 11);
    EXPECT_TRUE(font == "/F1 0.55 Tf" || font == "/F2 0.55 Tf") << font;
    bold += font.starts_with("/F2") ? 1 : 0;
  }
  EXPECT_EQ(bold, 26);
}

TEST(PdfPicture, DrawsEachKindOfShape) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r1c1 r1c2 total=5"));
  ASSERT_TRUE(puzzle.add_rule("arrow", "r3c1 r3c2"));
  ASSERT_TRUE(puzzle.add_rule("odd", "r4c4"));
  ASSERT_TRUE(puzzle.add_rule("even", "r4c3"));
  const std::string text = drawn(puzzle, puzzle.givens());
  EXPECT_EQ(count_of(text, "[0.1 0.06] 0 d 0.08 0.08 m 1.92 0.08 l 1.92 0.92 l 0.08 0.92 l h S [] 0 d\n"), 1U)
      << text;
  EXPECT_EQ(count_of(text, "BT\n0.267 0.267 0.267 rg 1 0 0 -1 0.14 0.2792 Tm /F1 0.22 Tf (5) Tj\nET\n"), 1U)
      << text;
  EXPECT_EQ(count_of(text, "0.533 0.533 0.533 RG 0.06 w 0.9 2.5 m"), 1U) << "a ring" << text;
  EXPECT_EQ(count_of(text, "0.706 0.706 0.706 rg 3.96 3.5 m"), 1U) << "a disc" << text;
  EXPECT_EQ(count_of(text, "2.07 3.07 0.86 0.86 re f\n"), 1U);
  EXPECT_EQ(count_of(text, "1 0 m 1 4 l S\n"), 1U) << "a line between cells";
}

TEST(PdfPicture, SetsColoursAndWidthsOnlyWhereTheyChange) {
  const std::string text = drawn(Puzzle(4), Puzzle(4).givens());
  EXPECT_EQ(text,
            "q 50 0 0 -50 150 700 cm\n"
            "0.533 0.533 0.533 RG 0.025 w 1 J 1 j 1 0 m 1 4 l S\n"
            "0 1 m 4 1 l S\n2 0 m 2 4 l S\n0 2 m 4 2 l S\n3 0 m 3 4 l S\n0 3 m 4 3 l S\n"
            "0 0 0 RG 0.075 w 0 J 0 j 0 0 m 4 0 l 4 4 l 0 4 l h S\n"
            "Q\n");
}

TEST(PdfPicture, PutsAWhiteRimAroundLettersOnLines) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.add_rule("sum_pair", "r1c1 r2c1 sum=10"));
  const std::string text = drawn(puzzle, puzzle.givens());
  const std::size_t rim = text.find("1 1 1 RG 0.2 w"), letters = text.find("rg 1 0 0 -1", rim);
  EXPECT_NE(rim, std::string::npos) << text;
  EXPECT_NE(letters, std::string::npos) << "above the rim" << text;
  EXPECT_EQ(count_of(text, "1 Tr "), 1U);
  EXPECT_EQ(count_of(text, "0 Tr "), 1U) << "what follows is filled again";
}

TEST(PdfPicture, FillsTheAreaFromItsUpperSide) {
  double cell = 0, down = 0, left = 0, top = 0;
  const auto place = [&](double most_cell) {
    std::string out;
    const Puzzle puzzle(8);
    append_pdf_picture(sudoku::full_picture(puzzle, puzzle.givens()), kArea, most_cell, out);
    EXPECT_EQ(std::sscanf(out.c_str(), "q %lf 0 0 %lf %lf %lf cm", &cell, &down, &left, &top), 4);
    EXPECT_EQ(down, -cell);
    EXPECT_EQ(top, 700);
  };
  place(54);
  EXPECT_EQ(cell, 25) << "as high as the area";
  EXPECT_EQ(left, 150) << "in its middle";
  place(10);
  EXPECT_EQ(cell, 10);
  EXPECT_EQ(left, 210);
}

TEST(PdfPicture, MakesALineOfTextSmallerThatIsTooWide) {
  std::string out;
  append_pdf_line("00", {10, 20, 12, kPdfFont}, out);
  EXPECT_EQ(out, "0 g BT 10 20 Td /F1 12 Tf (00) Tj ET\n");
  out.clear();
  append_pdf_line("00", {10, 20, 12, kPdfBoldFont, 0.5, 5.56}, out);
  EXPECT_EQ(out, "0.5 g BT 10 20 Td /F2 5 Tf (00) Tj ET\n");
}

TEST(PdfPicture, HeadingsNameWhatThereIs) {
  EXPECT_EQ(pdf_heading({}), "");
  EXPECT_EQ(pdf_heading({.title = "Gale"}), "Gale");
  EXPECT_EQ(pdf_heading({.author = "Ada"}), "Ada");
  EXPECT_EQ(pdf_heading({.title = "Gale", .author = "Ada"}), "Gale (Ada)");
}

}  // namespace
}  // namespace quadrille::formats
