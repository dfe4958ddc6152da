// A server that answers programs over HTTP/1.1 with the tools of the program, only on this machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "cli/calls/calls.h"

namespace quadrille::cli {

struct HttpServerOptions {
  std::uint16_t port = 0;            // 0: any free port
  std::vector<std::string> origins;  // "https://example.org": the origins whose pages may ask
  calls::CallLimits limits;
  std::size_t most_connections = 32;  // at the same time
  std::size_t most_body_bytes = 4'000'000;
};

/// Serves until Ctrl-C or SIGTERM. on_ready is called with the port once clients can connect. Returns the
/// system's message if the port cannot be opened, else an empty text.
///
/// For everything that a client sends, the answer is defined: a response with a status of http_answers.h, or
/// the end of the connection if it was closed, or stays silent between two requests. If a client disconnects,
/// its call ends. Threads: none may run in this process (cli/calls/calls.h).
[[nodiscard]] std::string serve_tools(const HttpServerOptions& options, const calls::RunCommand& run,
                                      const std::function<void(std::uint16_t port)>& on_ready);

}  // namespace quadrille::cli
