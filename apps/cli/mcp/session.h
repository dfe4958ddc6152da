// The Model Context Protocol: what each message of a client asks for, and what is answered. No processes, no
// input or output. https://modelcontextprotocol.io/specification
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/calls/outcome.h"
#include "cli/calls/tools.h"

namespace quadrille::cli::mcp {

/// A request that a command of the program answers.
struct Request {
  std::string id;             // in JSON
  std::string resource = {};  // the address of the resource that is read; empty: a tool is called
};

/// The next step of the server after a message: to answer at once, to run a command, to cancel a request, or
/// nothing.
struct Turn {
  std::string answer;  // JSON; empty: none
  std::optional<calls::CommandCall> command;
  Request request;        // that the command answers
  std::string cancelled;  // the id of the request, in JSON; empty: none
};

/// line: a message, without the line end.
[[nodiscard]] Turn turn_of(std::string_view line);

/// The answer to the request, in JSON.
[[nodiscard]] std::string answer_of(const Request& request, const calls::Outcome& outcome);
/// The answer to a message that is longer than a server takes.
[[nodiscard]] std::string answer_to_long_line(std::size_t most);

}  // namespace quadrille::cli::mcp
