#include "formats/json/about.h"

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(JsonAbout, IsReadAndWritten) {
  const std::string about = R"("about":{"title":"A \"small\" one","author":"é","url":"https://example.org"})";
  const Puzzle puzzle = read_puzzle("json", "{\"size\":1," + about + "}");
  EXPECT_EQ(puzzle.about.title, "A \"small\" one");
  EXPECT_EQ(puzzle.about.author, "é");
  std::string out;
  write_about(puzzle.about, out);
  EXPECT_EQ(out, "," + about);
}

TEST(JsonAbout, IsNotWrittenIfItIsEmpty) {
  std::string out;
  write_about({}, out);
  EXPECT_EQ(out, "");
}

TEST(JsonAbout, SaysWhatIsWrong) {
  EXPECT_EQ(first_error("json", R"({"size":1,"about":7})"),
            R"(1:19: found "7" as about, expected an object)");
  EXPECT_NE(first_error("json", R"({"size":1,"about":{"title":7}})").find("1:28: "), std::string::npos);
  EXPECT_NE(first_error("json", R"({"size":1,"about":{"titel":"x"}})").find("\"titel\""), std::string::npos);
}

}  // namespace
}  // namespace quadrille::formats
