#include "serve/answer.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "formats/json_text.h"
#include "formats/setters/lz_string.h"
#include "serve/messages.h"

namespace quadrille::serve {
namespace {

/// A request and all answers to it.
struct Exchange {
  int line = 0;  // of the file
  std::string request;
  std::vector<std::string> answers;
};

/// Puts what f-puzzles makes of it in the place of each PACKED(..), which ends at the last brace before a
/// `)`.
std::string with_packed_texts(std::string line) {
  const std::string begin = "PACKED(";
  for (std::size_t at = line.find(begin); at != std::string::npos; at = line.find(begin)) {
    const std::size_t end = line.find("})", at) + 1;
    const std::size_t start = at + begin.size();
    line.replace(at, end + 1 - at, '"' + formats::pack_lz(line.substr(start, end - start)) + '"');
  }
  return line;
}

std::vector<Exchange> conversation() {
  std::vector<Exchange> exchanges;
  std::ifstream file(QUADRILLE_SOURCE_DIR "/tests/serve/conversation.txt");
  std::string text;
  for (int line = 1; std::getline(file, text); ++line) {
    if (text.starts_with("> ")) {
      exchanges.push_back({line, with_packed_texts(text.substr(2)), {}});
    } else if (text.starts_with("< ") && !exchanges.empty()) {
      exchanges.back().answers.push_back(text.substr(2));
    }
  }
  return exchanges;
}

std::vector<std::string> answers_to(const std::string& message, const cp::Limits& limits = {}) {
  const auto request = read_request(message);
  if (!request) return {invalid(request.error().nonce, request.error().message)};
  std::vector<std::string> answers;
  const std::string last = answer(*request, limits, [&](std::string text) { answers.push_back(text); });
  answers.push_back(last);
  return answers;
}

TEST(Answer, IsWhatWasRecorded) {
  const std::vector<Exchange> exchanges = conversation();
  ASSERT_GE(exchanges.size(), 20U);
  for (const Exchange& exchange : exchanges)
    EXPECT_EQ(answers_to(exchange.request), exchange.answers) << "conversation.txt:" << exchange.line;
}

/// With more solutions than anybody counts.
std::string empty_grid(std::string_view members = "") {
  std::string row = "[{}";
  for (int i = 1; i < 9; ++i) row += ",{}";
  row += "]";
  std::string text = R"({"size":9,"grid":[)" + row;
  for (int i = 1; i < 9; ++i) text += "," + row;
  return text + "]" + std::string(members) + "}";
}

/// Stops the search when so much has been told of it.
std::vector<std::string> stopped_after(std::size_t messages, Command command) {
  StopSource stop;
  cp::Limits limits;
  limits.stop = StopToken(stop);
  std::vector<std::string> answers;
  const std::string last =
      answer({.nonce = 7, .command = command, .data = empty_grid()}, limits, [&](std::string text) {
        answers.push_back(std::move(text));
        if (answers.size() >= messages) stop.request_stop();
      });
  answers.push_back(last);
  return answers;
}

TEST(Answer, CountsUntilItIsStopped) {
  const auto answers = stopped_after(3, Command::count);
  ASSERT_GE(answers.size(), 4U);
  for (std::size_t i = 0; i + 1 < answers.size(); ++i) {
    EXPECT_TRUE(answers[i].starts_with(R"({"nonce":7,"type":"count","count":)")) << answers[i];
    EXPECT_TRUE(answers[i].ends_with(R"("inProgress":true})")) << answers[i];
  }
  EXPECT_EQ(answers.back(), canceled(7));
}

TEST(Answer, EstimatesUntilItIsStopped) {
  const auto answers = stopped_after(5, Command::estimate);
  ASSERT_EQ(answers.size(), 6U);
  const std::vector<std::string> iterations{"1", "2", "4", "8", "16"};
  for (std::size_t i = 0; i < iterations.size(); ++i)
    EXPECT_NE(answers[i].find(R"("iterations":)" + iterations[i] + ","), std::string::npos) << answers[i];
  EXPECT_EQ(answers.back(), canceled(7));
}

TEST(Answer, IsCanceledWhereItWasStoppedBefore) {
  StopSource stop;
  stop.request_stop();
  cp::Limits limits;
  limits.stop = StopToken(stop);
  for (const Command command : {Command::solve, Command::check, Command::count, Command::true_candidates,
                                Command::step, Command::solve_path, Command::estimate})
    EXPECT_EQ(
        answer({.nonce = 3, .command = command, .data = empty_grid()}, limits, [](const std::string&) {}),
        canceled(3));
}

TEST(Answer, TellsThatTheMemoryDidNotDo) {
  cp::Limits limits;
  limits.memory = 1;
  const std::string text =
      answer({.nonce = 3, .command = Command::true_candidates, .data = empty_grid()}, limits, {});
  EXPECT_EQ(text, invalid(3, "the memory limit ended the search"));
}

TEST(Answer, HasOneForBytesOfAnyKind) {
  std::string all_bytes;
  for (int byte = 0; byte < 256; ++byte) all_bytes += static_cast<char>(byte);
  const std::string deep(100'000, '[');
  for (const std::string& data : {all_bytes, deep, "N4Ig" + deep, R"({"grid":)" + deep, std::string("N4Ig"),
                                  std::string(R"({"size":4})"), std::string("https://f-puzzles.com/?id=abc"),
                                  std::string("[],"), std::string(R"({"size":4,"grid":4})")}) {
    const auto answers = answers_to(R"({"nonce":5,"command":"step","dataType":"fpuzzles","data":)" +
                                    formats::to_json(data) + "}");
    ASSERT_EQ(answers.size(), 1U);
    EXPECT_TRUE(answers[0].starts_with(R"({"nonce":5,"type":"invalid","message":")")) << answers[0];
    EXPECT_LT(answers[0].size(), 1000U);
  }
}

int looks_left = 0;

// The page sends a grid with a clue beside each of 64 rows. The stop comes while the rules are turned into
// constraints.
TEST(Answer, HeedsAStopBeforeTheSearchBegins) {
  std::string puzzle = R"({"size":64,"grid":[)";
  for (int row = 0; row < 64; ++row) {
    puzzle += row == 0 ? "[" : ",[";
    for (int column = 0; column < 64; ++column) puzzle += column == 0 ? "{}" : ",{}";
    puzzle += "]";
  }
  puzzle += R"(],"sandwichsum":[)";
  for (int row = 1; row <= 64; ++row)
    puzzle += (row == 1 ? "" : ",") + (R"({"cell":"R)" + std::to_string(row)) + R"(C0","value":")" +
              std::to_string(900 + row) + "\"}";
  puzzle += "]}";
  const std::string message =
      R"({"nonce":1,"command":"solve","data":")" + formats::pack_lz(puzzle) + R"(","dataType":"fpuzzles"})";
  for (const int looks : {0, 20, 70, 200}) {
    looks_left = looks;
    const StopSource stop([]() noexcept { return looks_left-- <= 0; });
    cp::Limits limits;
    limits.stop = StopToken(stop);
    const auto answers = answers_to(message, limits);
    ASSERT_EQ(answers.size(), 1U);
    EXPECT_EQ(answers.front(), canceled(1)) << looks;
  }
}

}  // namespace
}  // namespace quadrille::serve
