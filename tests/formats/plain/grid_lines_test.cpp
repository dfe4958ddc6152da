#include "formats/plain/grid_lines.h"

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats::plain {
namespace {

TEST(GridLines, AreListsForTheBulkKernel) {
  const std::string line = std::string(kGivens) + "\n";
  EXPECT_TRUE(are_grid_lines(line + "# remark\n\n" + line, {}));
  EXPECT_TRUE(are_grid_lines(std::string(kGivens) + " easy\n" + line, {}));
  EXPECT_TRUE(are_grid_lines("1\n", {}));
  EXPECT_FALSE(are_grid_lines("Title\n" + line, {}));
  EXPECT_FALSE(are_grid_lines(std::string(kGivens) + " " + std::string(kSolution) + "\n", {}));
  EXPECT_FALSE(are_grid_lines("1..4\n..2.\n.3..\n4..1\n", {})) << "rows of one grid";
  EXPECT_FALSE(are_grid_lines("1 2\n", {}));
  EXPECT_FALSE(are_grid_lines("", {}));
  EXPECT_TRUE(are_grid_lines(std::string(400, '.') + "\n", {}));
  EXPECT_FALSE(are_grid_lines(std::string(441, '.') + "\n", {})) << "perhaps a samurai, with its holes";
}

TEST(GridLines, AreRecognisedByTheBeginningOfAText) {
  const std::string line = std::string(kGivens) + "\n";
  std::string text;
  while (text.size() < 70'000) text += line;
  const auto start = start_of_text(text);
  EXPECT_EQ((start.size() + 1) % line.size(), 0U);
  EXPECT_GT(start.size(), 65'000U);
  EXPECT_LT(start.size(), 65'537U);
  EXPECT_TRUE(are_grid_lines(text + "Title\n", {}));
}

}  // namespace
}  // namespace quadrille::formats::plain
