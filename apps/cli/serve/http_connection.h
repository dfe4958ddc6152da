// One client of the HTTP server: its requests, one after another, and the responses. It never waits: the
// server tells it when something can be read or written, and when time has passed.
//
//   reading -> calling -> writing -> reading ..
//      |                     ^ |
//      +---- refused --------+ +-> closing -> over
#pragma once

#include <poll.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "cli/calls/calls.h"
#include "cli/serve/http_answers.h"
#include "cli/serve/http_server.h"

namespace quadrille::cli {

/// Threads: one at a time.
class HttpConnection {
 public:
  using Clock = std::chrono::steady_clock;

  /// Owns the socket, which does not block. The others must outlive this object.
  HttpConnection(int socket, const HttpServerOptions& options, calls::Calls& calls);
  ~HttpConnection();
  HttpConnection(const HttpConnection&) = delete;
  HttpConnection& operator=(const HttpConnection&) = delete;

  /// Whether it can be destroyed.
  [[nodiscard]] bool is_over() const { return state_ == State::over; }
  /// Whether it takes the place of a client, rather than be told that there is none.
  [[nodiscard]] bool is_client() const { return is_client_; }
  /// The call whose outcome it waits for.
  [[nodiscard]] std::optional<calls::CallId> call() const { return call_; }
  /// When look_at_clock() is due.
  [[nodiscard]] Clock::time_point deadline() const { return deadline_; }

  /// The event that a connection waits for.
  [[nodiscard]] pollfd descriptor() const;

  /// There is no place for it.
  void refuse();

  /// After poll() has found something.
  void go_on();

  /// Ends the connection of a client that is silent, and tells one that is too slow.
  void look_at_clock(Clock::time_point now);

  /// Answers by the outcome of call().
  void take_outcome(const calls::Outcome& outcome);

 private:
  enum class State : std::uint8_t { reading, calling, writing, closing, over };
  struct Parser;

  void begin_request();
  /// Goes on as far as possible without waiting.
  void advance();
  void read();
  /// Reads as much of a request as has arrived, and takes it once it is whole.
  void parse();
  /// Returns false if the request is refused by its header, so that its body need not be read.
  bool take_header();
  void take_request();
  /// Answers, and closes the connection afterwards.
  void answer_last(http::Response response);
  void answer(http::Response response);
  [[nodiscard]] std::string text_of(http::Response response) const;
  void write();
  /// Waits until the client closes, too: if something that it sent were left unread, the system would take
  /// the response back.
  void end();

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

}  // namespace quadrille::cli
