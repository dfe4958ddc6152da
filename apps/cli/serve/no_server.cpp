// Replaces websocket_server.cpp and http_server.cpp if Boost.Beast or threads are not available.
#include "cli/serve/http_server.h"
#include "cli/serve/websocket_server.h"

namespace quadrille::cli {

bool has_server() { return false; }

std::string serve_pages(const ServerOptions& /*options*/,
                        const std::function<void(std::uint16_t port)>& /*on_ready*/) {
  return {};
}

std::string serve_tools(const HttpServerOptions& /*options*/, const calls::RunCommand& /*run*/,
                        const std::function<void(std::uint16_t port)>& /*on_ready*/) {
  return {};
}

}  // namespace quadrille::cli
