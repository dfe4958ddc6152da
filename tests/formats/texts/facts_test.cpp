#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "formats/read/detect.h"
#include "formats/reading.h"

namespace quadrille::formats {
namespace {

std::string cells_of(std::string_view text) { return givens_of(read_puzzle("facts", text)); }

std::string detected(std::string_view text) {
  const auto format = detect_format(text, "");
  return format ? std::string((*format)->name) : "?";
}

TEST(Facts, ReadsRowsColumnsAndDigits) {
  EXPECT_EQ(cells_of("initial(1,1,1). initial(1,2,2).\ninitial(3,4,1).\ninitial( 4 , 1 , 3 ). % the last\n"),
            "12.........13...");
  EXPECT_EQ(cells_of("p(0,0,1; 0,1,2; 2,3,1;\n  3,0,3)."), "12.........13...");
  EXPECT_EQ(cells_of("Answer: 1\np(1,1,1) p(1,2,2) p(3,4,1) p(4,1,3)\nOptimization: 7\n"),
            "12.........13...");
  EXPECT_EQ(cells_of("p(1,1,0). p(1,2,2). p(3,4,1). p(4,1,3)."), ".2.........13...");
}

TEST(Facts, PassesOverOtherStatements) {
  const std::string text =
      "#const n=4.\nrow(1..n).\n/* the grid */ p(1,1,1). p(1,2,2). q(1,1,3).\np(3,4,1). p(4,4,3).\n"
      "p(4,1,3) :- row(1).\n:- p(R,C,D), p(R,E,D), C != E.\n";
  EXPECT_EQ(detected(text), "facts");
  const auto reader = find_format("facts")->open(text, {});
  const auto item = reader->next();
  ASSERT_TRUE(item);
  EXPECT_EQ(givens_of(*item->puzzle), "12.........1...3");
  EXPECT_EQ(reader->passed_over().lines, 5);
  EXPECT_EQ(reader->passed_over().first_text, "#const n=4.");
  EXPECT_FALSE(reader->next());
}

TEST(Facts, TakesTheFirstName) {
  EXPECT_EQ(cells_of("p(1,1,1). p(1,2,2). p(3,4,1). p(4,1,3). solved(1,1,1). solved(1,1,2). solved(1,2,2).\n"
                     "solved(1,3,3). solved(1,4,4). solved(2,1,3)."),
            "12.........13...");
}

TEST(Facts, SaysWhatIsWrong) {
  EXPECT_EQ(first_error("facts", "p(1,1,1).\np(1,1,2). p(4,4,4)."),
            "2:7: found \"2\" for a cell that has another digit");
  EXPECT_EQ(
      first_error("facts", "p(1,1,1). p(2,2,2). p(3,3,3)."),
      "1:3: found rows and columns from 1 to 3, which may be counted from 0 or from 1; give the size by "
      "--size");
  EXPECT_EQ(first_error("facts", "p(1,1,1). p(2,2,7). p(4,4,3).").substr(0, 5), "1:17:");
  EXPECT_EQ(first_error("facts", "nothing of the kind"), "no item");
}

TEST(Facts, AreNotFoundElsewhere) {
  EXPECT_EQ(detected("size(9). p(1,1,1). p(1,2,2)."), "?");
  EXPECT_NE(detected("f(1000,1,1). f(1000,2,1). f(1000,3,1). f(1000,4,1)."), "facts");
  EXPECT_EQ(detected("puzzle(1,[[1,_,_,_],[_,3,_,_],[_,_,_,1],[_,1,_,_]])."), "prolog");
}

}  // namespace
}  // namespace quadrille::formats
