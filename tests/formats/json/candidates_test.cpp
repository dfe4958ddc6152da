#include "formats/json/candidates.h"

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

std::string with_candidates(const std::string& first) {
  return R"({"size":2,"digits":"0..1","boxes":null,"candidates":[[)" + first + ",null],[null,null]]}";
}

TEST(JsonCandidates, AreReadAndWritten) {
  for (const std::string text : {"[0]", "[1]", "null"}) {
    const Puzzle puzzle = read_puzzle("json", with_candidates(text));
    std::string out;
    write_candidates(puzzle, 0, out);
    EXPECT_EQ(out, text);
  }
}

TEST(JsonCandidates, AreDigitsOfTheGrid) {
  for (const std::string text : {"[2]", "[\"a\"]", "7", "{}"})
    EXPECT_NE(first_error("json", with_candidates(text)).find("1:5"), std::string::npos) << text;
}

}  // namespace
}  // namespace quadrille::formats
