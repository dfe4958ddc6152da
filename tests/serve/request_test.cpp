#include "serve/request.h"

#include <gtest/gtest.h>

namespace quadrille::serve {
namespace {

std::string refusal(std::string_view message, std::int64_t nonce = 0) {
  const auto request = read_request(message);
  if (request) return "a request";
  EXPECT_EQ(request.error().nonce, nonce) << message;
  return request.error().message;
}

TEST(Request, IsReadInAnyOrder) {
  const auto request = read_request(
      R"( {"data":"N4Ig","more":[1,{}],"dataType":"fpuzzles","command":"solvepath","nonce":-12} )");
  ASSERT_TRUE(request);
  EXPECT_EQ(request->nonce, -12);
  EXPECT_EQ(request->command, Command::solve_path);
  EXPECT_EQ(request->data, "N4Ig");
}

TEST(Request, ToCancelNeedsNoData) {
  const auto request = read_request(R"({"command":"cancel"})");
  ASSERT_TRUE(request);
  EXPECT_EQ(request->nonce, 0);
  EXPECT_EQ(request->command, Command::cancel);
}

TEST(Request, IsRefusedWhereItIsNone) {
  EXPECT_EQ(refusal("").substr(0, 12), R"(found "", ex)");
  EXPECT_EQ(refusal("[1]").substr(0, 15), R"(found "[1]", ex)");
  EXPECT_EQ(refusal(R"({"nonce":1,)").substr(0, 40), "in line 1, character 12 of the message: ");
  EXPECT_EQ(refusal(R"({"nonce":4,"command":"cancel"}{})", 4),
            R"(found "{}" after the message, expected one message at a time)");
  EXPECT_EQ(refusal(R"({"nonce":1.5,"command":"cancel"})"),
            R"(found "1.5" as the message's nonce, expected a whole number, which identifies the answer)");
  EXPECT_EQ(refusal(R"({"nonce":99999999999999999999,"command":"cancel"})").substr(0, 5), "found");
  EXPECT_EQ(
      refusal(R"({"nonce":2,"command":"sing"})", 2),
      R"(found the command "sing", expected one of solve, check, count, truecandidates, step, solvepath, )"
      "estimate, cancel");
  EXPECT_EQ(refusal(R"({"nonce":2})", 2).substr(0, 21), R"(found the command "",)");
  EXPECT_EQ(refusal(R"({"nonce":2,"command":"solve","dataType":"iss","data":"x"})", 2),
            R"(found the data type "iss", expected fpuzzles, the only one supported)");
  EXPECT_EQ(refusal(R"({"nonce":2,"command":"solve","dataType":"fpuzzles","data":{}})", 2),
            "found no data, expected the puzzle as f-puzzles compresses it");
}

TEST(Request, IsRefusedWhereItIsNestedTooDeep) {
  const std::string deep = R"({"nonce":)" + std::string(1'000'000, '[');
  EXPECT_EQ(refusal(deep).substr(0, 10), "in line 1,");
}

}  // namespace
}  // namespace quadrille::serve
