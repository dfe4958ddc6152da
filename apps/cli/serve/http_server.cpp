#include "cli/serve/http_server.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <ctime>
#include <memory>
#include <optional>
#include <sstream>
#include <string_view>
#include <utility>

#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

#include "cli/process/interrupt.h"
#include "cli/serve/http_answers.h"
#include "cli/serve/sentences.h"

namespace quadrille::cli {

namespace {

namespace beast = boost::beast;
using boost::system::error_code;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr seconds kHeaderPatience{10};   // from the connection, or the first byte of a further request
constexpr seconds kBodyPatience{60};     // from the end of the header
constexpr seconds kSilencePatience{60};  // between two requests
constexpr seconds kWritingPatience{60};  // for a response
constexpr seconds kClosingPatience{2};   // until the client closes, too
constexpr milliseconds kPauseWithoutRoom{100};
constexpr milliseconds kGlance{200};  // a signal may arrive just before a wait begins
constexpr std::uint32_t kMostHeaderBytes = 16'384;
constexpr std::size_t kMostPiece = 1 << 16;  // bytes that are read at once
constexpr std::size_t kMostRefused = 16;     // connections that are told to come later

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

/// "Sun, 06 Nov 1994 08:49:37 GMT".
std::string date_now() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 40> text{};
  return {text.data(), std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts)};
}

/// One client: its requests, one after another, and the responses.
class Connection {
 public:
  Connection(int socket, const HttpServerOptions& options, calls::Calls& calls)
      : socket_(socket), options_(options), calls_(calls) {
    begin_request();
    deadline_ = Clock::now() + kHeaderPatience;
  }
  ~Connection() {
    if (call_) calls_.cancel(*call_);
    close(socket_);
  }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  [[nodiscard]] bool is_over() const { return state_ == State::over; }
  /// Whether it takes the place of a client, rather than be told that there is none.
  [[nodiscard]] bool is_client() const { return is_client_; }
  [[nodiscard]] std::optional<calls::CallId> call() const { return call_; }
  [[nodiscard]] Clock::time_point deadline() const { return deadline_; }

  [[nodiscard]] pollfd descriptor() const {
    int events = 0;
    // While a call runs, what arrives is kept, so that the end of the connection is noticed.
    if (state_ != State::writing && in_.size() < kMostPiece) events |= POLLIN;
    if (state_ == State::writing) events |= POLLOUT;
    return {.fd = socket_, .events = static_cast<short>(events), .revents = 0};
  }

  /// There is no place for it.
  void refuse() {
    is_client_ = false;
    answer_last(http::error(http::Status::unavailable, say::kTooManyConnections(options_.most_connections)));
    advance();
  }

  /// After poll() has found something.
  void go_on() {
    if (state_ != State::writing) read();
    advance();
  }

  void look_at_clock(Clock::time_point now) {
    if (now < deadline_) return;
    const bool is_late = state_ == State::reading && parser_->got_some();
    if (!is_late) {
      state_ = State::over;
    } else {
      answer_last(http::error(http::Status::client_too_slow, say::kClientTooSlow()));
      advance();
    }
  }

  void take_outcome(const calls::Outcome& outcome) {
    call_.reset();
    answer(http::response_of(request_, outcome));
    advance();
  }

 private:
  enum class State : std::uint8_t { reading, calling, writing, closing, over };
  using Parser = beast::http::request_parser<beast::http::string_body>;

  void begin_request() {
    parser_ = std::make_unique<Parser>();
    parser_->eager(true);
    parser_->header_limit(kMostHeaderBytes);
    parser_->body_limit(options_.most_body_bytes);
    request_ = {};
    is_header_seen_ = false;
    state_ = State::reading;
    deadline_ = Clock::now() + kSilencePatience;
  }

  /// Goes on as far as possible without waiting.
  void advance() {
    while (true) {
      const State before = state_;
      if (before == State::reading) parse();
      if (before == State::writing) write();
      if (state_ == before) return;
    }
  }

  void read() {
    std::array<char, kMostPiece> buffer{};
    const ssize_t size = recv(socket_, buffer.data(), buffer.size(), 0);
    if (size < 0 && (errno == EINTR || errno == EAGAIN)) return;
    if (size <= 0) {
      state_ = State::over;
    } else if (state_ != State::closing) {
      in_.append(buffer.data(), static_cast<std::size_t>(size));
    }
  }

  /// Reads as much of a request as has arrived, and takes it once it is whole.
  void parse() {
    if (in_.empty()) return;
    if (!parser_->got_some()) deadline_ = Clock::now() + kHeaderPatience;
    error_code error;
    while (!in_.empty() && !error && !parser_->is_done()) {
      in_.erase(0, parser_->put({in_.data(), in_.size()}, error));
      if (parser_->is_header_done() && !is_header_seen_ && !take_header()) return;
    }
    if (error && error != beast::http::error::need_more) return answer_last(refusal_of(error));
    if (parser_->is_done()) return take_request();
    // The parser leaves only what is part of a header, or of the size of a chunk.
    if (in_.size() >= kMostHeaderBytes)
      answer_last(http::error(http::Status::header_too_long, say::kHeaderTooLong(kMostHeaderBytes)));
  }

  [[nodiscard]] http::Response refusal_of(error_code error) const {
    if (error == beast::http::error::header_limit)
      return http::error(http::Status::header_too_long, say::kHeaderTooLong(kMostHeaderBytes));
    if (error == beast::http::error::body_limit)
      return http::error(http::Status::body_too_long, say::kBodyTooLong(options_.most_body_bytes));
    return http::error(http::Status::bad_request, say::kBadRequest());
  }

  /// Returns false if the request is refused by its header, so that its body need not be read.
  bool take_header() {
    is_header_seen_ = true;
    deadline_ = Clock::now() + kBodyPatience;
    const auto& header = parser_->get();
    request_.method = view(header.method_string());
    request_.target = view(header.target());
    const auto [first, last] = header.equal_range(beast::http::field::host);
    for (auto host = first; host != last; ++host) request_.hosts.emplace_back(view(host->value()));
    if (const auto found = header.find(beast::http::field::origin); found != header.end())
      request_.origin = view(found->value());
    auto refusal = http::refusal_of(request_, options_.origins);
    if (refusal) {
      parser_->is_done() ? answer(*std::move(refusal)) : answer_last(*std::move(refusal));
      return false;
    }
    if (!parser_->is_done() && beast::iequals(header[beast::http::field::expect], "100-continue")) {
      // It is short, and the client waits for it: the socket has room.
      constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
      if (send(socket_, kContinue.data(), kContinue.size(), 0) < 0) state_ = State::over;
    }
    return true;
  }

  void take_request() {
    request_.body = std::move(parser_->get().body());
    http::Turn turn = http::turn_of(request_);
    if (!turn.command) return answer(std::move(turn.response));
    state_ = State::calling;
    deadline_ = Clock::time_point::max();  // the call has its own
    call_ = calls_.add(*std::move(turn.command));
  }

  /// Answers, and closes the connection afterwards.
  void answer_last(http::Response response) {
    is_last_ = true;
    answer(std::move(response));
  }

  void answer(http::Response response) {
    // A client of HTTP/1.0 would have to be told that the connection is kept.
    is_last_ = is_last_ || !parser_->is_done() || !parser_->keep_alive() || parser_->get().version() < 11;
    out_ = text_of(std::move(response));
    sent_ = 0;
    state_ = State::writing;
    deadline_ = Clock::now() + kWritingPatience;
  }

  [[nodiscard]] std::string text_of(http::Response response) const {
    const bool is_origin_known =
        request_.origin && std::ranges::find(options_.origins, *request_.origin) != options_.origins.end();
    if (is_origin_known) http::admit(*request_.origin, response);
    beast::http::response<beast::http::string_body> message(static_cast<beast::http::status>(response.status),
                                                            11);
    message.set(beast::http::field::date, date_now());
    for (const auto& [name, value] : response.fields) message.set(name, value);
    message.keep_alive(!is_last_);
    if (response.status != http::Status::no_content) {
      message.set(beast::http::field::content_type,
                  response.is_text ? R"(text/plain; charset=utf-8)" : "application/json");
      message.body() = std::move(response.body);
      message.prepare_payload();
    }
    // The header tells how long the body would be.
    if (request_.method == "HEAD") message.body().clear();
    std::ostringstream text;
    text << message;
    return std::move(text).str();
  }

  void write() {
    while (sent_ < out_.size()) {
      const ssize_t size = send(socket_, out_.data() + sent_, out_.size() - sent_, 0);
      if (size < 0 && errno == EINTR) continue;
      if (size < 0 && errno == EAGAIN) return;
      if (size < 0) {
        state_ = State::over;
        return;
      }
      sent_ += static_cast<std::size_t>(size);
    }
    is_last_ ? end() : begin_request();
  }

  /// Waits until the client closes, too: if something that it sent were left unread, the system would take
  /// the response back.
  void end() {
    shutdown(socket_, SHUT_WR);
    in_.clear();
    state_ = State::closing;
    deadline_ = Clock::now() + kClosingPatience;
  }

  int socket_;
  const HttpServerOptions& options_;
  calls::Calls& calls_;
  State state_ = State::reading;
  Clock::time_point deadline_;
  bool is_client_ = true;
  bool is_last_ = false;  // the connection closes after the response
  std::string in_;        // not parsed yet
  std::unique_ptr<Parser> parser_;
  http::Request request_;
  bool is_header_seen_ = false;
  std::optional<calls::CallId> call_;
  std::string out_;
  std::size_t sent_ = 0;  // bytes of out_
};

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
  std::vector<std::unique_ptr<Connection>> connections_;
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
    const auto clients = std::ranges::count_if(connections_, &Connection::is_client,
                                               [](const auto& each) -> const Connection& { return *each; });
    connections_.push_back(std::make_unique<Connection>(socket, options_, calls_));
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
