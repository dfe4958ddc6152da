#include "cli/input/input_part.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "cli/input/text_file.h"

namespace quadrille::cli {
namespace {

/// A file that exists for the duration of the test.
class PartFile {
 public:
  explicit PartFile(const std::string& text) { std::ofstream(name_, std::ios::binary) << text; }
  ~PartFile() { std::filesystem::remove(name_); }
  PartFile(const PartFile&) = delete;
  PartFile& operator=(const PartFile&) = delete;

  [[nodiscard]] const std::string& name() const { return name_; }

 private:
  std::string name_ = testing::TempDir() + "input_part_test." + std::to_string(getpid());
};

std::string text_of(const std::string& file, InputPart& part) {
  std::string text;
  auto opened = TextFile::open(file);
  EXPECT_TRUE(part.locate(file) && opened && opened->narrow_to(part) && opened->read_all(text));
  EXPECT_EQ(part.left(), 0U);
  return text;
}

/// Lines with their ends.
std::uint64_t line_count(std::string_view text) {
  const auto ends = static_cast<std::uint64_t>(std::ranges::count(text, '\n'));
  return ends + (text.empty() || text.ends_with('\n') ? 0 : 1);
}

TEST(InputPart, EachLineIsInOnePart) {
  const std::string long_line(300'000, '7');
  for (const std::string& text :
       {std::string(), std::string("\n"), std::string("a"), std::string("a\nbb\n\nccc\n"),
        std::string("a\r\nbb\r\n\r\nccc"), long_line + "\nx\n" + long_line}) {
    const PartFile file(text);
    for (const std::uint64_t count : {1U, 2U, 3U, 7U, 40U}) {
      std::string all;
      for (std::uint64_t i = 0; i < count; ++i) {
        InputPart part({i, count});
        const std::string own = text_of(file.name(), part);
        EXPECT_EQ(part.range().begin, all.size());
        EXPECT_EQ(part.lines(), line_count(own));
        EXPECT_EQ(part.hash(), hash_of_range(file.name(), part.range()));
        EXPECT_TRUE(all.empty() || own.empty() || all.ends_with('\n'));
        const options::Part share{i, count};
        if (!own.empty()) {
          EXPECT_GE(part.range().begin, share.begin_in(text.size()));
          EXPECT_LT(part.range().begin, share.end_in(text.size()));
        }
        all += own;
      }
      EXPECT_EQ(all, text);
    }
  }
}

TEST(InputPart, NeedsAFile) {
  InputPart part({0, 2});
  EXPECT_EQ(part.locate("/nowhere/at/all").error().message, "the file does not exist");
  EXPECT_FALSE(part.locate("/dev/null"));
  EXPECT_FALSE(hash_of_range("/nowhere/at/all", {0, 1}));
  const PartFile file("abc");
  EXPECT_TRUE(hash_of_range(file.name(), {0, 3}));
  EXPECT_FALSE(hash_of_range(file.name(), {0, 4}));
}

}  // namespace
}  // namespace quadrille::cli
