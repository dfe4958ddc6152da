#include "cli/serve/http_server.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <memory>
#include <utility>

#include "cli/process/interrupt.h"
#include "cli/serve/http_connection.h"

namespace quadrille::cli {

namespace {

using Clock = HttpConnection::Clock;
using std::chrono::milliseconds;

constexpr milliseconds kPauseWithoutRoom{100};
constexpr milliseconds kGlance{200};      // a signal may arrive just before a wait begins
constexpr std::size_t kMostRefused = 16;  // connections that are told to come later

/// The listening socket and the connections. Everything happens in run().
class Server {
 public:
  Server(const HttpServerOptions& options, const calls::RunCommand& run)
      : options_(options), calls_(options.limits, run) {}
  ~Server() {
    if (listener_ >= 0) close(listener_);
  }
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  /// Whether the port could be opened; else errno tells why.
  [[nodiscard]] bool open();
  [[nodiscard]] std::uint16_t port() const;
  void run();

 private:
  [[nodiscard]] bool has_room() const {
    return connections_.size() < options_.most_connections + kMostRefused && Clock::now() >= pause_end_;
  }
  [[nodiscard]] milliseconds patience() const;
  void accept_all();
  void tell_outcomes();

  const HttpServerOptions& options_;
  calls::Calls calls_;
  int listener_ = -1;
  Clock::time_point pause_end_;  // until then, the system has no resources for a connection
  std::vector<std::unique_ptr<HttpConnection>> connections_;
};

bool Server::open() {
  listener_ = socket(AF_INET, SOCK_STREAM, 0);
  if (listener_ < 0) return false;
  const int yes = 1;
  sockaddr_in here{};
  here.sin_family = AF_INET;
  here.sin_port = htons(options_.port);
  here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return setsockopt(listener_, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes) == 0 &&
         bind(listener_, reinterpret_cast<const sockaddr*>(&here), sizeof here) == 0 &&
         listen(listener_, SOMAXCONN) == 0 && fcntl(listener_, F_SETFL, O_NONBLOCK) == 0;
}

std::uint16_t Server::port() const {
  sockaddr_in here{};
  socklen_t size = sizeof here;
  getsockname(listener_, reinterpret_cast<sockaddr*>(&here), &size);
  return ntohs(here.sin_port);
}

void Server::run() {
  while (!interrupted()) {
    std::vector<pollfd> descriptors{
        {.fd = has_room() ? listener_ : -1, .events = POLLIN, .revents = 0}};  // poll() passes over -1
    for (const auto& connection : connections_) descriptors.push_back(connection->descriptor());
    calls_.add_descriptors(descriptors);
    poll(descriptors.data(), static_cast<nfds_t>(descriptors.size()), static_cast<int>(patience().count()));
    const auto now = Clock::now();
    for (std::size_t i = 0; i < connections_.size(); ++i) {
      if (descriptors[i + 1].revents != 0) connections_[i]->go_on();
      connections_[i]->look_at_clock(now);
    }
    tell_outcomes();
    std::erase_if(connections_, [](const auto& connection) { return connection->is_over(); });
    if (descriptors.front().revents != 0) accept_all();
  }
}

milliseconds Server::patience() const {
  const int of_calls = calls_.patience();
  milliseconds least = of_calls < 0 ? kGlance : std::min(milliseconds(of_calls), kGlance);
  const auto now = Clock::now();
  for (const auto& connection : connections_)
    if (connection->deadline() - now < least)
      least = std::max(milliseconds(0), std::chrono::ceil<milliseconds>(connection->deadline() - now));
  return least;
}

void Server::accept_all() {
  while (has_room()) {
    const int socket = accept(listener_, nullptr, nullptr);
    if (socket < 0) {
      const bool is_done = errno == EAGAIN || errno == ECONNABORTED || errno == EINTR;
      if (!is_done) pause_end_ = Clock::now() + kPauseWithoutRoom;
      return;
    }
    fcntl(socket, F_SETFL, O_NONBLOCK);
    const auto clients =
        std::ranges::count_if(connections_, &HttpConnection::is_client,
                              [](const auto& each) -> const HttpConnection& { return *each; });
    connections_.push_back(std::make_unique<HttpConnection>(socket, options_, calls_));
    if (static_cast<std::size_t>(clients) >= options_.most_connections) connections_.back()->refuse();
  }
}

void Server::tell_outcomes() {
  for (const calls::EndedCall& ended : calls_.take_ended())
    for (const auto& connection : connections_)
      if (connection->call() == ended.id) connection->take_outcome(ended.outcome);
}

}  // namespace

std::string serve_tools(const HttpServerOptions& options, const calls::RunCommand& run,
                        const std::function<void(std::uint16_t port)>& on_ready) {
  std::signal(SIGPIPE, SIG_IGN);  // clients may close while they are written to
  Server server(options, run);
  if (!server.open()) return std::strerror(errno);
  on_ready(server.port());
  server.run();
  return {};
}

}  // namespace quadrille::cli
