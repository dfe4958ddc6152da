// Tools over HTTP: what each request asks for, and the response to it. No processes, no sockets.
//
//   POST /solve {"puzzle":"53..7...."}     the answers of a tool; the body has its arguments
//   GET /                                  all tools, with the schemas of their arguments
//   GET /rules, GET /rules/killer_cage     a list as text, and an entry of it
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/sentence.h"
#include "cli/calls/outcome.h"
#include "cli/calls/tools.h"

namespace quadrille::cli::http {

enum class Status {
  ok = 200,
  no_content = 204,
  bad_request = 400,  // not a request, or bad arguments
  forbidden = 403,    // a page, or a name of this machine, that is not welcome
  not_found = 404,
  wrong_method = 405,
  client_too_slow = 408,
  body_too_long = 413,
  refused = 422,  // the tool cannot take its input, or a part of it
  header_too_long = 431,
  unexpected = 500,   // a bug
  unavailable = 503,  // too many connections, or a limit of the server other than that of time
  too_late = 504,
};

/// The parts of a request that matter.
struct Request {
  std::string method;                 // "POST"
  std::string target;                 // "/solve"
  std::vector<std::string> hosts;     // the values of the header fields of that name
  std::optional<std::string> origin;  // of the page that asks; nullopt: no page does
  std::string body;
};

struct Response {
  Status status = Status::ok;
  std::string body;  // JSON unless `is_text`
  bool is_text = false;
  std::vector<std::pair<std::string, std::string>> fields;  // of the header
};

/// The response {"error":sentence}.
[[nodiscard]] Response error(Status status, std::string_view sentence);

/// The response to a request that is not permitted, or asks for nothing that there is; nullopt if its answer
/// may be looked for. Does not look at the body, which need not have arrived.
/// origins: whose pages may ask.
[[nodiscard]] std::optional<Response> refusal_of(const Request& request,
                                                 const std::vector<std::string>& origins);

/// The next step after a request: a response at once, or a command that will have an outcome.
struct Turn {
  Response response;
  std::optional<calls::CommandCall> command;
};

/// The request must not have been refused.
[[nodiscard]] Turn turn_of(const Request& request);

/// The response to a request for which a command was run.
[[nodiscard]] Response response_of(const Request& request, const calls::Outcome& outcome);

/// Lets the page read the response. The origin must be permitted.
void admit(const std::string& origin, Response& response);

}  // namespace quadrille::cli::http
