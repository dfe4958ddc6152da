#include "serve/messages.h"

#include <gtest/gtest.h>

#include "sudoku/solve/estimate.h"

namespace quadrille::serve {
namespace {

TEST(Messages, AreObjectsOfJson) {
  EXPECT_EQ(canceled(-3), R"({"nonce":-3,"type":"canceled"})");
  EXPECT_EQ(invalid(1, "a \"b\"\n\xFF"),
            "{\"nonce\":1,\"type\":\"invalid\",\"message\":\"a \\\"b\\\"\\n\xEF\xBF\xBD\"}");
  EXPECT_EQ(solved(1, {1, 2}), R"({"nonce":1,"type":"solved","solution":[1,2]})");
  EXPECT_EQ(counted(1, 18446744073709551615U, true),
            R"({"nonce":1,"type":"count","count":18446744073709551615,"inProgress":true})");
  EXPECT_EQ(true_candidates(1, {0, -1, 8}),
            R"({"nonce":1,"type":"truecandidates","solutionsPerCandidate":[0,-1,8]})");
  EXPECT_EQ(logical(1, {{2, {}}, {0, {1, 3}}, {0, {}}}, "a\n", false),
            R"({"nonce":1,"type":"logical","cells":[{"value":2},{"value":0,"candidates":[1,3]},)"
            R"({"value":0,"candidates":[]}],"message":"a\n","isValid":false})");
}

TEST(Messages, TellTheErrorOfAnEstimate) {
  sudoku::LogMean mean;
  EXPECT_EQ(estimated(1, mean),
            R"({"nonce":1,"type":"estimate","estimate":0,"stderr":0,"iterations":0,"ci95_lower":0,)"
            R"("ci95_upper":0,"relErrPercent":0})");
  mean.add(0);
  EXPECT_EQ(estimated(1, mean),
            R"({"nonce":1,"type":"estimate","estimate":1,"stderr":0,"iterations":1,"ci95_lower":1,)"
            R"("ci95_upper":1,"relErrPercent":0})");
  mean.add_zero();  // of 1 and 0 the mean is 1/2, and its standard error, too
  EXPECT_EQ(estimated(1, mean),
            R"({"nonce":1,"type":"estimate","estimate":0.5,"stderr":0.5,"iterations":2,"ci95_lower":-0.48,)"
            R"("ci95_upper":1.48,"relErrPercent":196})");
}

TEST(Messages, NameWhatNoDoubleHolds) {
  sudoku::LogMean mean;
  mean.add(1000);
  mean.add(1001);
  const std::string text = estimated(1, mean);
  EXPECT_NE(text.find(R"("estimate":"Infinity","stderr":"Infinity")"), std::string::npos) << text;
  EXPECT_NE(text.find(R"("ci95_lower":0,"ci95_upper":"Infinity")"), std::string::npos) << text;
}

}  // namespace
}  // namespace quadrille::serve
