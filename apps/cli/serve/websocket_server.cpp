#include "cli/serve/websocket_server.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include "cli/process/interrupt.h"
#include "cli/serve/client_worker.h"
#include "cli/serve/sentences.h"
#include "serve/messages.h"
#include "serve/request.h"

namespace quadrille::cli {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;
using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr seconds kHandshakePatience{10};
constexpr seconds kClosingPatience{1};  // when the server ends
constexpr milliseconds kPauseWithoutRoom{100};
constexpr milliseconds kBetweenReports{200};      // on the progress of a search
constexpr std::uint32_t kMostHeaderBytes = 8192;  // of a request for a websocket
constexpr std::size_t kMostWaitingMessages = 64;  // for a client that does not read them
constexpr std::size_t kMostStrangers = 16;        // connections that are not clients yet

class Session;

/// The state shared by the connections. Everything here happens on the thread of run().
class Server {
 public:
  explicit Server(const ServerOptions& options) : options_(options) {}

  [[nodiscard]] error_code open();
  [[nodiscard]] std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
  void run();

  // Used by sessions.
  [[nodiscard]] const ServerOptions& options() const { return options_; }
  [[nodiscard]] asio::io_context& io() { return io_; }
  [[nodiscard]] bool is_ending() const { return is_ending_; }
  [[nodiscard]] bool is_full() const { return workers_.size() >= options_.most_clients; }
  /// The worker is kept until its thread has ended, which may be after the session.
  ClientWorker& hire(const std::shared_ptr<Session>& session);

 private:
  void accept();
  void accept_later();
  [[nodiscard]] std::shared_ptr<Session> welcome(tcp::socket socket);
  void forget(std::unique_ptr<Session> session);
  void end();
  void dismiss(std::uint64_t worker);
  void rest_if_done();

  const ServerOptions& options_;
  asio::io_context io_;
  tcp::acceptor acceptor_{io_};
  asio::signal_set signals_{io_};
  asio::steady_timer closing_{io_};
  asio::steady_timer pause_{io_};
  bool is_ending_ = false;
  std::set<Session*> sessions_;
  std::uint64_t next_worker_ = 0;
  std::map<std::uint64_t, std::unique_ptr<ClientWorker>> workers_;
};

/// A connection, starting with the request for a websocket.
class Session : public std::enable_shared_from_this<Session> {
 public:
  Session(Server& server, tcp::socket socket) : server_(server), websocket_(std::move(socket)) {
    request_.header_limit(kMostHeaderBytes);
    request_.body_limit(0);
  }
  ~Session() = default;
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  void start() {
    stream().expires_after(kHandshakePatience);
    http::async_read_header(stream(), buffer_, request_,
                            [self = shared_from_this()](error_code error, std::size_t) {
                              if (!error) return self->answer_request();
                              if (is_against_http(error))
                                self->refuse(http::status::bad_request, say::kBadRequest);
                            });
  }

  /// Closes the websocket when the server ends.
  void close() {
    if (worker_ == nullptr) return stream().close();
    release_worker();
    if (websocket_.is_open())
      websocket_.async_close(websocket::close_code::going_away, [self = shared_from_this()](error_code) {});
  }
  /// Closes without a message.
  void drop() { stream().close(); }

  /// The server keeps the worker until its thread has ended, and no longer.
  void release_worker() {
    if (ClientWorker* const worker = std::exchange(worker_, nullptr)) worker->stop();
  }

  /// For its worker. Nothing more is sent once the worker is released.
  void send(std::string message, ClientWorker::Kind kind) {
    if (worker_ == nullptr) return;
    if (kind == ClientWorker::Kind::progress && !is_time_for_report()) return;
    waiting_.push_back(std::move(message));
    if (waiting_.size() == 1) write();
  }

 private:
  [[nodiscard]] beast::tcp_stream& stream() { return websocket_.next_layer(); }

  [[nodiscard]] static bool is_against_http(error_code error) {
    const bool is_of_http = error.category() == http::make_error_code(http::error::end_of_stream).category();
    return is_of_http && error != http::error::end_of_stream && error != http::error::partial_message;
  }

  // The request for a websocket.

  void answer_request() {
    const auto& request = request_.get();
    if (!websocket::is_upgrade(request)) return refuse(http::status::upgrade_required, say::kWebsocketsAlone);
    if (!is_welcome()) {
      const auto origin = request[http::field::origin];
      return refuse(http::status::forbidden, say::kStrangeOrigin,
                    std::string_view(origin.data(), origin.size()));
    }
    if (server_.is_full()) return refuse(http::status::service_unavailable, say::kTooManyClients);
    open();
  }

  /// Programs other than browsers send no origin.
  [[nodiscard]] bool is_welcome() const {
    const auto& request = request_.get();
    const auto found = request.find(http::field::origin);
    if (found == request.end()) return true;
    const std::string_view origin(found->value().data(), found->value().size());
    return std::ranges::find(server_.options().origins, origin) != server_.options().origins.end();
  }

  template <class... Args>
  void refuse(http::status status, const Sentence<Args...>& sentence, Args... args) {
    refusal_.emplace(status, 11);
    refusal_->set(http::field::content_type, R"(text/plain; charset=utf-8)");
    if (status == http::status::upgrade_required) refusal_->set(http::field::upgrade, "websocket");
    refusal_->keep_alive(false);
    refusal_->body() = sentence(args...) + '\n';
    refusal_->prepare_payload();
    http::async_write(stream(), *refusal_, [self = shared_from_this()](error_code, std::size_t) {
      error_code ignored;
      self->stream().socket().shutdown(tcp::socket::shutdown_send, ignored);
    });
  }

  void open() {
    worker_ = &server_.hire(shared_from_this());
    stream().expires_never();  // the websocket has its own timer
    websocket_.set_option(websocket::stream_base::timeout::suggested(beast::role_type::server));
    websocket_.read_message_max(server_.options().most_message_bytes);
    websocket_.async_accept(request_.get(), [self = shared_from_this()](error_code error) {
      if (!error && !self->server_.is_ending()) self->read();
    });
  }

  // Messages.

  void read() {
    buffer_.clear();
    is_reading_ = true;
    websocket_.async_read(buffer_, [self = shared_from_this()](error_code error, std::size_t) {
      self->is_reading_ = false;
      if (!error) return self->take_message();
      self->release_worker();
      self->drop();
    });
  }

  void take_message() {
    if (worker_ == nullptr) return;  // the server has sent its close frame; further messages are ignored
    if (!websocket_.got_text()) {
      websocket_.async_close(websocket::close_code::unknown_data, [self = shared_from_this()](error_code) {});
      return release_worker();
    }
    auto request = serve::read_request({static_cast<const char*>(buffer_.data().data()), buffer_.size()});
    if (request) {
      worker_->submit(std::move(*request));
    } else {
      send(serve::invalid(request.error().nonce, request.error().message), ClientWorker::Kind::last);
    }
    read_if_room();
  }

  void read_if_room() {
    if (worker_ != nullptr && !is_reading_ && waiting_.size() < kMostWaitingMessages) read();
  }

  void write() {
    websocket_.text(true);
    websocket_.async_write(asio::buffer(waiting_.front()),
                           [self = shared_from_this()](error_code error, std::size_t) {
                             if (error) return self->drop();
                             self->waiting_.pop_front();
                             if (!self->waiting_.empty()) self->write();
                             self->read_if_room();
                           });
  }

  /// If the page has not read a report yet, no further one is sent.
  [[nodiscard]] bool is_time_for_report() {
    const auto now = std::chrono::steady_clock::now();
    if (!waiting_.empty() || now < next_report_) return false;
    next_report_ = now + kBetweenReports;
    return true;
  }

  Server& server_;
  websocket::stream<beast::tcp_stream> websocket_;
  beast::flat_buffer buffer_;
  http::request_parser<http::empty_body> request_;
  std::optional<http::response<http::string_body>> refusal_;
  ClientWorker* worker_ = nullptr;  // set while the websocket is open
  bool is_reading_ = false;
  std::deque<std::string> waiting_;  // to be sent; the first is being sent
  std::chrono::steady_clock::time_point next_report_{};
};

error_code Server::open() {
  const tcp::endpoint here(asio::ip::address_v4::loopback(), options_.port);
  error_code error;
  acceptor_.open(here.protocol(), error);
  if (!error) acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
  if (!error) acceptor_.bind(here, error);
  if (!error) acceptor_.listen(tcp::acceptor::max_listen_connections, error);
  if (!error) signals_.add(SIGINT, error);
  if (!error) signals_.add(SIGTERM, error);
  return error;
}

void Server::run() {
  signals_.async_wait([this](error_code error, int) {
    if (!error) end();
  });
  if (interrupted()) {  // the signal may have come before it was handled here
    end();
  } else {
    accept();
  }
  io_.run();
}

void Server::accept() {
  acceptor_.async_accept([this](error_code error, tcp::socket socket) {
    if (is_ending_) return;
    if (error) return accept_later();
    if (sessions_.size() < options_.most_clients + kMostStrangers) welcome(std::move(socket))->start();
    accept();
  });
}

/// The session lives as long as an operation on its connection is pending.
std::shared_ptr<Session> Server::welcome(tcp::socket socket) {
  auto session = std::make_unique<Session>(*this, std::move(socket));
  sessions_.insert(session.get());
  return {session.release(), [this](Session* ended) { forget(std::unique_ptr<Session>(ended)); }};
}

/// The system had no resources for a connection.
void Server::accept_later() {
  pause_.expires_after(kPauseWithoutRoom);
  pause_.async_wait([this](error_code error) {
    if (!error && !is_ending_) accept();
  });
}

ClientWorker& Server::hire(const std::shared_ptr<Session>& session) {
  const std::uint64_t number = next_worker_++;
  const auto tell = [this, weak = std::weak_ptr(session)](std::string message, ClientWorker::Kind kind) {
    asio::post(io_, [weak, message = std::move(message), kind]() mutable {
      if (const auto receiver = weak.lock()) receiver->send(std::move(message), kind);
    });
  };
  const auto leave = [this, number, alive = asio::make_work_guard(io_)] {
    asio::post(io_, [this, number] { dismiss(number); });
  };
  auto worker = std::make_unique<ClientWorker>(options_.memory, tell, leave);
  return *workers_.emplace(number, std::move(worker)).first->second;
}

void Server::dismiss(std::uint64_t worker) { workers_.erase(worker); }

void Server::forget(std::unique_ptr<Session> session) {
  session->release_worker();
  sessions_.erase(session.get());
  rest_if_done();
}

/// A second Ctrl-C ends the program at once, by the default of the system.
void Server::end() {
  signals_.cancel();
  is_ending_ = true;
  error_code ignored;
  signals_.clear(ignored);
  acceptor_.close(ignored);
  pause_.cancel();
  const std::set<Session*> sessions = sessions_;
  for (Session* const session : sessions) session->close();
  closing_.expires_after(kClosingPatience);
  closing_.async_wait([this](error_code error) {
    if (error) return;
    const std::set<Session*> left = sessions_;
    for (Session* const session : left) session->drop();
  });
  rest_if_done();
}

void Server::rest_if_done() {
  if (is_ending_ && sessions_.empty()) closing_.cancel();
}

}  // namespace

bool has_server() { return true; }

std::string serve_pages(const ServerOptions& options,
                        const std::function<void(std::uint16_t port)>& on_ready) {
  Server server(options);
  if (const error_code error = server.open()) return error.message();
  on_ready(server.port());
  server.run();
  return {};
}

}  // namespace quadrille::cli
