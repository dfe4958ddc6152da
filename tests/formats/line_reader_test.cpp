#include "formats/line_reader.h"

#include <string>

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

const std::string kFour = "1...............";
/// 9x9, of which each part could be a smaller grid.
const std::string kSparse = "1" + std::string(40, '.') + "1" + std::string(39, '.');

TEST(LineReader, RefusesALastLineThatIsCutOff) {
  const std::string& line = kSparse;
  for (const std::string& text :
       {line + "\n" + line.substr(0, 64), line + "\r\n" + line.substr(0, 16), line + "\n\n# one\n1"}) {
    const auto items = read_all("line", text);
    ASSERT_EQ(items.size(), 2U);
    EXPECT_TRUE(items[0].puzzle);
    ASSERT_FALSE(items[1].puzzle) << text;
    EXPECT_NE(items[1].puzzle.error().message.find("cut off"), std::string::npos) << text;
  }
}

TEST(LineReader, TakesSmallerGridsInLinesThatEnd) {
  const std::string& line = kSparse;
  for (const std::string& text :
       {line + "\n" + kFour + "\n", line + "\n" + kFour + "\r", kFour + "\n" + line, kFour}) {
    for (const Item& item : read_all("line", text)) EXPECT_TRUE(item.puzzle) << text;
  }
}

TEST(LineReader, RefusesTheSameInOtherFormatsOfLines) {
  const std::string& line = kSparse;
  EXPECT_FALSE(read_all("csv", "1," + line + "\n2," + line.substr(0, 64)).back().puzzle);
  std::string numbers = "9";
  for (const char c : line) numbers += c == '.' ? " 0" : std::string{' ', c};
  numbers.erase(0, 2);
  EXPECT_TRUE(read_all("decimals", numbers + "\n\n" + numbers).back().puzzle);
  EXPECT_FALSE(read_all("decimals", numbers + "\n\n" + numbers.substr(0, 31)).back().puzzle);
}

TEST(LineReader, GoesOnAfterAPartOfTheText) {
  const std::string& line = kSparse;
  const std::string whole = line + "\n" + line + "\n", part = whole.substr(0, 82 + 64);
  const auto reader = find_format("line")->open(part, {});
  EXPECT_TRUE(reader->next()->puzzle);
  EXPECT_FALSE(reader->next()->puzzle);
  reader->again(std::string_view(whole).substr(82));
  EXPECT_TRUE(reader->next()->puzzle);
}

}  // namespace
}  // namespace quadrille::formats
