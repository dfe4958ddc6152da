#include "cli/input/text_file.h"

#include <unistd.h>

#include <cstdio>
#include <fstream>

#include <gtest/gtest.h>

namespace quadrille::cli {
namespace {

/// The result of reading a file with that content, `most` bytes at a time.
std::string read_in_steps(const std::string& content, std::size_t most) {
  const std::string name = testing::TempDir() + "text_file_test." + std::to_string(getpid());
  std::ofstream(name, std::ios::binary) << content;
  auto file = TextFile::open(name);
  std::remove(name.c_str());
  std::string text;
  std::size_t before = 0;
  do {
    before = text.size();
    if (!file || !file->read_some(text, most)) return "cannot be read";
  } while (text.size() > before);
  return text;
}

TEST(TextFile, EndsLinesWithLineFeedsWhereverTheStepsEnd) {
  for (const std::size_t most : {1U, 2U, 3U, 5U, 100U}) {
    EXPECT_EQ(read_in_steps("a\rb\r\rc\r", most), "a\nb\n\nc\n") << most;
    EXPECT_EQ(read_in_steps("a\r\nb\r\n\r\nc", most), "a\r\nb\r\n\r\nc") << most;
    EXPECT_EQ(read_in_steps("a\r\r\n\n\r\r", most), "a\n\r\n\n\n\n") << most;
    EXPECT_EQ(read_in_steps("\r", most), "\n") << most;
    EXPECT_EQ(read_in_steps("", most), "") << most;
  }
}

TEST(TextFile, MayBeALinkThatIsReadAsItStands) {
  EXPECT_TRUE(is_link("https://f-puzzles.com/?load=N4Ig") && is_link("http://a"));
  EXPECT_FALSE(is_link("https") || is_link("-") || is_link("puzzle.txt"));
  EXPECT_EQ(file_title("https://f-puzzles.com/?load=N4Ig"), "https://f-puzzles.com");
  EXPECT_EQ(file_title("https://a"), "https://a");
  EXPECT_EQ(file_title("puzzle.txt"), "puzzle.txt");
  TextFile file = TextFile::of_text("https://a/b");
  EXPECT_EQ(file.size(), 11U);
  EXPECT_TRUE(file.is_ready());
  std::string text;
  while (file.read_some(text, 4) && text.size() < 11) {
  }
  EXPECT_EQ(text, "https://a/b");
  ASSERT_TRUE(file.read_some(text, 4));
  EXPECT_EQ(text.size(), 11U);
}

}  // namespace
}  // namespace quadrille::cli
