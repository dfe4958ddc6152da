#include "formats/drawn/pdf_file.h"

#include <cstdlib>

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace quadrille::formats {
namespace {

/// Each object is at the position that the table of the file gives, and the table at the position that the
/// end gives.
void expect_sound_table(std::string_view file) {
  const std::size_t start = file.rfind("startxref\n");
  ASSERT_NE(start, std::string_view::npos);
  const std::string_view table = file.substr(std::strtoul(file.data() + start + 10, nullptr, 10));
  ASSERT_TRUE(table.starts_with("xref\n0 ")) << table.substr(0, 20);
  const std::size_t objects = std::strtoul(table.data() + 7, nullptr, 10);
  constexpr std::size_t kEntry = 20;
  const std::string_view lines = table.substr(table.find('\n', 7) + 1);
  for (std::size_t number = 1; number < objects; ++number) {
    const std::string_view line = lines.substr(number * kEntry, kEntry);
    ASSERT_TRUE(line.ends_with(" 00000 n \n")) << line;
    const std::size_t place = std::strtoul(line.data(), nullptr, 10);
    EXPECT_TRUE(file.substr(place).starts_with(fmt::format("{} 0 obj\n", number))) << number;
  }
  EXPECT_TRUE(lines.substr(objects * kEntry).starts_with(fmt::format("trailer\n<< /Size {} ", objects)));
}

std::string file_of(int pages, int bookmarks) {
  PdfFile file(kA4);
  std::string text;
  for (int page = 0; page < pages; ++page) {
    for (int i = 0; i < bookmarks; ++i) file.add_bookmark(fmt::format("page {}, {}", page, i));
    file.add_page("0 0 m 9 9 l S", text);
  }
  file.end(text);
  return text;
}

TEST(PdfFile, SaysWhereItsObjectsAre) {
  for (const int pages : {1, 2, 150}) {
    for (const int bookmarks : {0, 1, 2}) expect_sound_table(file_of(pages, bookmarks));
  }
}

TEST(PdfFile, SaysHowLongAPageIs) {
  const std::string file = file_of(1, 0);
  EXPECT_NE(file.find("<< /Length 13 >>\nstream\n0 0 m 9 9 l S\nendstream"), std::string::npos) << file;
  EXPECT_NE(file.find("/Type /Pages /Count 1 "), std::string::npos);
}

TEST(PdfFile, JoinsBookmarksAndPages) {
  const std::string file = file_of(2, 1);
  EXPECT_NE(file.find("/Title (page 0, 0) /Parent 3 0 R /Dest [8 0 R /Fit] /Next 13 0 R"), std::string::npos)
      << file;
  EXPECT_NE(file.find("/Title (page 1, 0) /Parent 3 0 R /Dest [10 0 R /Fit] /Prev 12 0 R"),
            std::string::npos);
  EXPECT_NE(file.find("/Type /Outlines /Count 2 /First 12 0 R /Last 13 0 R"), std::string::npos);
}

TEST(PdfFile, PutsBookmarksBelowOthers) {
  PdfFile file(kLetter, "A (title)");
  std::string text;
  file.add_bookmark("first");
  file.add_bookmark_below("one");
  file.add_bookmark_below("two");
  file.add_page("0 g", text);
  file.add_bookmark("second");
  file.add_bookmark_below("three");
  file.add_page("0 g", text);
  file.end(text);
  expect_sound_table(text);
  // Objects 8 to 11 are the pages.
  EXPECT_NE(
      text.find("12 0 obj\n<< /Title (first) /Parent 3 0 R /Dest [8 0 R /Fit] /Next 15 0 R /First 13 0 R "
                "/Last 14 0 R /Count -2 >>"),
      std::string::npos)
      << text;
  EXPECT_NE(text.find("13 0 obj\n<< /Title (one) /Parent 12 0 R /Dest [8 0 R /Fit] /Next 14 0 R >>"),
            std::string::npos);
  EXPECT_NE(text.find("14 0 obj\n<< /Title (two) /Parent 12 0 R /Dest [8 0 R /Fit] /Prev 13 0 R >>"),
            std::string::npos);
  EXPECT_NE(
      text.find("15 0 obj\n<< /Title (second) /Parent 3 0 R /Dest [10 0 R /Fit] /Prev 12 0 R /First 16 0 R "
                "/Last 16 0 R /Count -1 >>"),
      std::string::npos);
  EXPECT_NE(text.find("16 0 obj\n<< /Title (three) /Parent 15 0 R /Dest [10 0 R /Fit] >>"),
            std::string::npos);
  EXPECT_NE(text.find("/Type /Outlines /Count 2 /First 12 0 R /Last 15 0 R"), std::string::npos);
  EXPECT_NE(text.find("<< /Title (A \\(title\\)) /Producer (Quadrille) >>"), std::string::npos);
  EXPECT_NE(text.find("/MediaBox [0 0 612 792]"), std::string::npos);
}

TEST(PdfFile, MayBeTakenAwayInParts) {
  PdfFile file(kA4);
  std::string whole;
  for (int page = 0; page < 3; ++page) {
    std::string part;
    file.add_bookmark("a");
    file.add_page("0 g", part);
    whole += part;
  }
  std::string part;
  file.end(part);
  expect_sound_table(whole + part);
}

}  // namespace
}  // namespace quadrille::formats
