// In place of websocket_server.cpp where Boost.Beast or threads are missing.
#include "cli/serve/websocket_server.h"

namespace quadrille::cli {

bool has_server() { return false; }

std::string serve_pages(const ServerOptions& /*options*/,
                        const std::function<void(std::uint16_t port)>& /*on_ready*/) {
  return {};
}

}  // namespace quadrille::cli
