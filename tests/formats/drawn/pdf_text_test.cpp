#include "formats/drawn/pdf_text.h"

#include <gtest/gtest.h>

namespace quadrille::formats {
namespace {

std::string shown(std::string_view text, std::string_view font, double height) {
  PdfFont nothing;
  return pdf_shown(text, font, height, nothing);
}

TEST(PdfText, ShowsLatinLettersInTheFont) {
  EXPECT_EQ(shown("17", kPdfFont, 0.5), "/F1 0.5 Tf (17) Tj");
  EXPECT_EQ(shown("a(b)\\", kPdfBoldFont, 12), "/F2 12 Tf (a\\(b\\)\\\\) Tj");
  EXPECT_EQ(shown("\u00e9\n", kPdfFont, 12), "/F1 12 Tf (\\351 ) Tj");
  EXPECT_EQ(shown("", kPdfFont, 12), "");
}

TEST(PdfText, ShowsWhatWindowsAddsToLatin) {
  EXPECT_EQ(shown("l\u2019\u0153uf \u2014 5\u202F\u20ac", kPdfFont, 12),
            "/F1 12 Tf (l\\222\\234uf \\227 5\\240\\200) Tj");
  EXPECT_EQ(shown("\u201c\u2026\u201d\u2011", kPdfFont, 1), "/F1 1 Tf (\\223\\205\\224-) Tj");
  EXPECT_DOUBLE_EQ(pdf_width("\u2014\u2019\u00ee"), 1.0 + 0.222 + 0.278);
}

TEST(PdfText, TakesSignsOfComparisonFromTheSymbolFont) {
  EXPECT_EQ(shown("\u22653", kPdfFont, 1), "/F3 1 Tf (\\263) Tj /F1 1 Tf (3) Tj");
  EXPECT_EQ(shown("\u2264\u2260", kPdfFont, 1), "/F3 1 Tf (\\243\\271) Tj");
}

TEST(PdfText, SetsAFontThatIsNotSetYet) {
  PdfFont current;
  EXPECT_EQ(pdf_shown("1", kPdfFont, 2, current), "/F1 2 Tf (1) Tj");
  EXPECT_EQ(pdf_shown("2", kPdfFont, 2, current), "(2) Tj");
  EXPECT_EQ(pdf_shown("3", kPdfFont, 3, current), "/F1 3 Tf (3) Tj");
  EXPECT_EQ(pdf_shown("\u2265", kPdfFont, 3, current), "/F3 3 Tf (\\263) Tj");
  EXPECT_EQ(pdf_shown("4", kPdfBoldFont, 3, current), "/F2 3 Tf (4) Tj");
}

TEST(PdfText, ShowsQuestionMarksForOtherCharacters) {
  EXPECT_EQ(shown("\u4e00\xff", kPdfFont, 1),
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
