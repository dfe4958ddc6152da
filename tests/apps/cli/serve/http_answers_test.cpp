#include "cli/serve/http_answers.h"

#include <gtest/gtest.h>

#include "cli/process/exit_code.h"

namespace quadrille::cli::http {
namespace {

using calls::Failure;
using calls::Outcome;

const std::vector<std::string> kOrigins{"https://example.org"};

Request request(std::string method, std::string target, std::string body = "") {
  return {.method = std::move(method),
          .target = std::move(target),
          .hosts = {"localhost:4545"},
          .origin = {},
          .body = std::move(body)};
}

Status refusal(const Request& request) {
  const auto refusal = refusal_of(request, kOrigins);
  return refusal ? refusal->status : Status::ok;
}

TEST(HttpAnswers, CallATool) {
  const Request one = request("POST", "/count", " {\"puzzle\": \"1...\",\n \"limit\": 2}\n");
  EXPECT_EQ(refusal(one), Status::ok);
  const Turn turn = turn_of(one);
  ASSERT_TRUE(turn.command);
  EXPECT_EQ(turn.command->words, (std::vector<std::string>{"count", "--limit=2", "--output=json", "-"}));
  EXPECT_EQ(turn.command->input, "1...\n");
  EXPECT_EQ(response_of(one, {.output = "{\"a\":1}\n{\"b\":2}\n", .errors = "a note\n"}).body,
            "{\"answers\":[{\"a\":1},{\"b\":2}],\"notes\":\"a note\"}\n");
  EXPECT_EQ(response_of(one, {.output = "12\n"}).body, "{\"text\":\"12\\n\"}\n");
  EXPECT_EQ(response_of(one, {}).body, "{\"answers\":[]}\n");
}

TEST(HttpAnswers, TellWhyThereIsNoneOrOnlyAPart) {
  const Request one = request("POST", "/check", "{}");
  const int refused = static_cast<int>(ExitCode::bad_input);
  const Response bad = response_of(one, {.exit_code = refused, .output = "{}\n", .errors = "bad\n"});
  EXPECT_EQ(bad.status, Status::refused);
  EXPECT_EQ(bad.body, "{\"error\":\"bad\",\"answers\":[{}]}\n");
  const Response late = response_of(
      one, {.output = "{}\n{\"cut", .errors = "note", .failure = Failure::too_late, .why = "late"});
  EXPECT_EQ(late.status, Status::too_late);
  EXPECT_EQ(late.body, "{\"error\":\"late\",\"answers\":[{}],\"notes\":\"note\"}\n");
  for (const auto& [failure, status] : {std::pair{Failure::not_started, Status::unavailable},
                                        {Failure::too_large, Status::unavailable},
                                        {Failure::too_long, Status::unavailable},
                                        {Failure::unexpected, Status::unexpected}}) {
    const Response response = response_of(one, {.failure = failure, .why = "why"});
    EXPECT_EQ(response.status, status);
    EXPECT_EQ(response.body, "{\"error\":\"why\"}\n");
  }
  EXPECT_EQ(turn_of(one).response.status, Status::bad_request);
  EXPECT_EQ(turn_of(request("POST", "/check", "[]")).response.status, Status::bad_request);
}

TEST(HttpAnswers, ReadLists) {
  const Request one = request("GET", "/rules/killer_cage");
  EXPECT_EQ(refusal(one), Status::ok);
  EXPECT_EQ(turn_of(one).command->words, (std::vector<std::string>{"rules", "killer_cage"}));
  EXPECT_TRUE(response_of(one, {.output = "text\n"}).is_text);
  EXPECT_EQ(response_of(one, {.exit_code = static_cast<int>(ExitCode::bad_input), .errors = "none\n"}).status,
            Status::not_found);
  EXPECT_EQ(response_of(one, {.failure = Failure::too_late}).status, Status::too_late);
  EXPECT_TRUE(turn_of(request("GET", "/")).response.body.starts_with("{\"tools\":[{\"name\":\"solve\","));
}

TEST(HttpAnswers, RefuseWhatIsNotThere) {
  EXPECT_EQ(refusal(request("GET", "/nosuch")), Status::not_found);
  EXPECT_EQ(refusal(request("GET", "rules")), Status::not_found);
  EXPECT_EQ(refusal(request("GET", "")), Status::not_found);
  EXPECT_EQ(refusal(request("GET", "/rules/--all")), Status::not_found);
  EXPECT_EQ(refusal(request("POST", "/solve?puzzle=1")), Status::bad_request);
  EXPECT_EQ(refusal(request("GET", "/nosuch?x")), Status::not_found);
  for (const char* method : {"GET", "PO", "post", "", "POST, OPTIONS"})
    EXPECT_EQ(refusal(request(method, "/solve")), Status::wrong_method) << method;
  EXPECT_EQ(refusal_of(request("GET", "/solve"), {})->fields.front(),
            (std::pair<std::string, std::string>("Allow", "POST, OPTIONS")));
}

TEST(HttpAnswers, RefuseStrangers) {
  Request one = request("GET", "/");
  one.origin = "https://example.org";
  EXPECT_EQ(refusal(one), Status::ok);
  one.origin = "https://example.org.evil.org";
  EXPECT_EQ(refusal(one), Status::forbidden);
  one.origin = "";
  EXPECT_EQ(refusal(one), Status::forbidden);
  one.origin.reset();
  for (const char* host : {"evil.org", "", "localhost.evil.org", "localhost:4545:", "127.0.0.1x", "[::1]x"}) {
    one.hosts = {host};
    EXPECT_EQ(refusal(one), Status::forbidden) << host;
  }
  for (const char* host : {"LOCALHOST", "127.0.0.1:1", "[::1]", "localhost:"}) {
    one.hosts = {host};
    EXPECT_EQ(refusal(one), Status::ok) << host;
  }
  one.hosts = {"localhost", "localhost"};
  EXPECT_EQ(refusal(one), Status::bad_request);
  one.hosts.clear();
  EXPECT_EQ(refusal(one), Status::bad_request);
}

TEST(HttpAnswers, TellPagesWhatTheyMayDo) {
  Request one = request("OPTIONS", "/solve");
  EXPECT_EQ(turn_of(one).response.fields.size(), 1U);
  one.origin = "https://example.org";
  Response response = turn_of(one).response;
  EXPECT_EQ(response.status, Status::no_content);
  EXPECT_EQ(response.fields.size(), 3U);
  admit(*one.origin, response);
  EXPECT_EQ(response.fields[3].second, "https://example.org");
}

}  // namespace
}  // namespace quadrille::cli::http
