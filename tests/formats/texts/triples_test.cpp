#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "formats/read/detect.h"
#include "formats/reading.h"

namespace quadrille::formats {
namespace {

constexpr std::string_view kTriples = "1 1 1\n1 2 2\n2 3 1\n2 4 2\n3 1 2\n3 2 1\n4 3 2\n4 4 1\n";

std::string triples_detected(std::string_view text) {
  const auto format = detect_format(text, "");
  return format ? std::string((*format)->name) : "?";
}

TEST(Triples, ReadsRowsColumnsAndDigits) {
  EXPECT_EQ(givens_of(read_puzzle("triples", kTriples)), "12....1221....21");
  EXPECT_EQ(givens_of(read_puzzle("triples", "2\n# remark\n0,0,1\n3,3,4\n")), "1..............4");
  EXPECT_EQ(givens_of(read_puzzle("triples", "1. 1. 1.\n(4, 4, 4)\n")), "1..............4");
  EXPECT_EQ(read_all("triples", "1 1 1\n4 4 4\n\n1 1 2\n4 4 3\n").size(), 2U);
}

TEST(Triples, AreFoundWhenNothingElseFits) {
  EXPECT_EQ(triples_detected(kTriples), "triples");
  EXPECT_EQ(triples_detected("8\n" + std::string(kTriples)), "triples");
  EXPECT_NE(triples_detected(std::string(kTriples) + "1 1 2\n"), "triples") << "a cell twice";
  EXPECT_NE(triples_detected("123\n231\n312\n123\n231\n312\n123\n231\n"), "triples");
  EXPECT_NE(triples_detected("1 2 3\n2 3 1\n3 1 2\n\n1 2 3\n2 3 1\n3 1 2\n\n1 2 3\n2 3 1\n3 1 2\n"),
            "triples");
}

TEST(Triples, SaysWhatIsWrong) {
  EXPECT_EQ(first_error("triples", "1 1 1\n4 4\n1 2 3\n"),
            "2:1: found \"4 4\", expected a row, a column and a digit");
  EXPECT_EQ(first_error("triples", "1 1 1\n1 1 2\n4 4 4\n"),
            "2:5: found \"2\" for a cell that has another digit");
  EXPECT_EQ(first_error("triples", "9\n"), "1:1: found \"9\", expected a row, a column and a digit");
}

}  // namespace
}  // namespace quadrille::formats
