#include "formats/pdf_text.h"

#include <gtest/gtest.h>

namespace quadrille::formats {
namespace {

TEST(PdfText, ShowsLatinLettersInTheFont) {
  EXPECT_EQ(pdf_shown("17", kPdfFont, 0.5), "/F1 0.5 Tf (17) Tj");
  EXPECT_EQ(pdf_shown("a(b)\\", kPdfBoldFont, 12), "/F2 12 Tf (a\\(b\\)\\\\) Tj");
  EXPECT_EQ(pdf_shown("\u00e9\n", kPdfFont, 12), "/F1 12 Tf (\\351?) Tj");
  EXPECT_EQ(pdf_shown("", kPdfFont, 12), "");
}

TEST(PdfText, TakesSignsOfComparisonFromTheSymbolFont) {
  EXPECT_EQ(pdf_shown("\u22653", kPdfFont, 1), "/F3 1 Tf (\\263) Tj /F1 1 Tf (3) Tj");
  EXPECT_EQ(pdf_shown("\u2264\u2260", kPdfFont, 1), "/F3 1 Tf (\\243\\271) Tj");
}

TEST(PdfText, ShowsQuestionMarksForOtherCharacters) {
  EXPECT_EQ(pdf_shown("\u4e00\xff", kPdfFont, 1),
            "/F1 1 Tf (?"
            "?) Tj");
}

TEST(PdfText, MeasuresByTheWidthsOfHelvetica) {
  EXPECT_DOUBLE_EQ(pdf_width("19"), 1.112);
  EXPECT_DOUBLE_EQ(pdf_width("il"), 0.444);
  EXPECT_DOUBLE_EQ(pdf_width("W@~ "), 0.944 + 1.015 + 0.584 + 0.278);
  EXPECT_DOUBLE_EQ(pdf_width("\u2265"), 0.556);
}

TEST(PdfText, NamesBookmarksInAnyScript) {
  EXPECT_EQ(pdf_string("Puzzle (1)"), "(Puzzle \\(1\\))");
  EXPECT_EQ(pdf_string("\u00e9\u6570"), "<FEFF00E96570>");
  EXPECT_EQ(pdf_string("\U0001F600"), "<FEFFD83DDE00>");
}

}  // namespace
}  // namespace quadrille::formats
