// A server that answers pages of f-puzzles over websockets, on this machine alone.
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
  std::uint16_t port = 0;            // 0: any that is free
  std::vector<std::string> origins;  // "https://f-puzzles.com": whose pages may connect
  std::size_t most_clients = 16;     // at the same time
  std::size_t most_message_bytes = 1'000'000;
  std::uint64_t memory = 1'000'000'000;  // bytes that the search of a client may hold
};

/// Serves until Ctrl-C or SIGTERM. on_ready is called with the port once pages can connect. Returns the
/// system's words where the port cannot be opened, else an empty text.
///
/// Whatever a client sends, there is a defined answer: a request of another kind than a websocket's gets a
/// status of HTTP (400, 403 for a wrong origin, 426, 503 where there are too many clients), a frame or
/// message that is against the protocol of websockets ends the connection with a code (1002, 1003, 1007,
/// 1009), and a message that is no request is answered by one. A client that is gone stops its search.
[[nodiscard]] std::string serve_pages(const ServerOptions& options,
                                      const std::function<void(std::uint16_t port)>& on_ready);

}  // namespace quadrille::cli
