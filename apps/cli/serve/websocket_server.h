// A server that answers pages of f-puzzles over websockets, only on this machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::cli {

/// Whether this build has a server: it needs Boost.Beast, and threads.
[[nodiscard]] bool has_server();

struct ServerOptions {
  std::uint16_t port = 0;            // 0: any free port
  std::vector<std::string> origins;  // "https://f-puzzles.com": the origins whose pages may connect
  std::size_t most_clients = 16;     // at the same time
  std::size_t most_message_bytes = 1'000'000;
  std::uint64_t memory = 1'000'000'000;  // bytes for the search of a client
};

/// Serves until Ctrl-C or SIGTERM. on_ready is called with the port once pages can connect. Returns the
/// system's message if the port cannot be opened, else an empty text.
///
/// For everything that a client sends, the answer is defined: a request other than for a websocket gets an
/// HTTP status (400, 403 for a wrong origin, 426, 503 if there are too many clients), a frame or message that
/// violates the websocket protocol ends the connection with a code (1002, 1003, 1007, 1009), and a message
/// that is not a request is answered by one. If a client disconnects, its search is stopped.
[[nodiscard]] std::string serve_pages(const ServerOptions& options,
                                      const std::function<void(std::uint16_t port)>& on_ready);

}  // namespace quadrille::cli
