// The Model Context Protocol: what each message of a client asks for, and what is answered. No processes, no
// input or output. https://modelcontextprotocol.io/specification
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/mcp/tools.h"

namespace quadrille::cli::mcp {

/// A request whose answer a command of the program gives.
struct Call {
  std::string id;  // of the request, in JSON
  CommandCall command;
  std::string resource;  // the address of the resource that is read; empty: a tool is called
};

/// The next step of the server after a message: to answer at once, to call a tool, to cancel another call, or
/// nothing.
struct Turn {
  std::string answer;  // JSON; empty: none
  std::optional<Call> call;
  std::string cancelled;  // the id of the request, in JSON; empty: none
};

/// line: a message, without the line end.
[[nodiscard]] Turn turn_of(std::string_view line);

/// How a command ended.
struct Outcome {
  int exit_code = 0;
  std::string output;
  std::string errors;
  std::string failure;  // a sentence if there is no answer, or only a part of it; else empty
};

/// The answer to the request, in JSON.
[[nodiscard]] std::string answer_of(const Call& call, const Outcome& outcome);
/// The answer to a message that is longer than a server takes.
[[nodiscard]] std::string answer_to_long_line(std::size_t most);

}  // namespace quadrille::cli::mcp
