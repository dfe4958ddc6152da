#include "cli/serve/http_connection.h"

#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <ctime>
#include <sstream>
#include <string_view>
#include <utility>

#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

#include "cli/serve/sentences.h"

namespace quadrille::cli {

namespace {

namespace beast = boost::beast;
using boost::system::error_code;
using std::chrono::seconds;

constexpr seconds kHeaderPatience{10};   // from the connection, or the first byte of a further request
constexpr seconds kBodyPatience{60};     // from the end of the header
constexpr seconds kSilencePatience{60};  // between two requests
constexpr seconds kWritingPatience{60};  // for a response
constexpr seconds kClosingPatience{2};   // until the client closes, too
constexpr std::uint32_t kMostHeaderBytes = 16'384;
constexpr std::size_t kMostPiece = 1 << 16;  // bytes that are read at once

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

/// "Sun, 06 Nov 1994 08:49:37 GMT".
std::string date_now() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 40> text{};
  return {text.data(), std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts)};
}

http::Response refusal_of(error_code error, std::size_t most_body_bytes) {
  if (error == beast::http::error::header_limit)
    return http::error(http::Status::header_too_long, say::kHeaderTooLong(kMostHeaderBytes));
  if (error == beast::http::error::body_limit)
    return http::error(http::Status::body_too_long, say::kBodyTooLong(most_body_bytes));
  return http::error(http::Status::bad_request, say::kBadRequest());
}

}  // namespace

struct HttpConnection::Parser : beast::http::request_parser<beast::http::string_body> {};

HttpConnection::HttpConnection(int socket, const HttpServerOptions& options, calls::Calls& calls)
    : socket_(socket), options_(options), calls_(calls) {
  begin_request();
  deadline_ = Clock::now() + kHeaderPatience;
}

HttpConnection::~HttpConnection() {
  if (call_) calls_.cancel(*call_);
  close(socket_);
}

pollfd HttpConnection::descriptor() const {
  int events = 0;
  // While a call runs, what arrives is kept, so that the end of the connection is noticed.
  if (state_ != State::writing && in_.size() < kMostPiece) events |= POLLIN;
  if (state_ == State::writing) events |= POLLOUT;
  return {.fd = socket_, .events = static_cast<short>(events), .revents = 0};
}

void HttpConnection::refuse() {
  is_client_ = false;
  answer_last(http::error(http::Status::unavailable, say::kTooManyConnections(options_.most_connections)));
  advance();
}

void HttpConnection::go_on() {
  if (state_ != State::writing) read();
  advance();
}

void HttpConnection::look_at_clock(Clock::time_point now) {
  if (now < deadline_) return;
  const bool is_late = state_ == State::reading && parser_->got_some();
  if (!is_late) {
    state_ = State::over;
  } else {
    answer_last(http::error(http::Status::client_too_slow, say::kClientTooSlow()));
    advance();
  }
}

void HttpConnection::take_outcome(const calls::Outcome& outcome) {
  call_.reset();
  answer(http::response_of(request_, outcome));
  advance();
}

void HttpConnection::begin_request() {
  parser_ = std::make_unique<Parser>();
  parser_->eager(true);
  parser_->header_limit(kMostHeaderBytes);
  parser_->body_limit(options_.most_body_bytes);
  request_ = {};
  is_header_seen_ = false;
  state_ = State::reading;
  deadline_ = Clock::now() + kSilencePatience;
}

void HttpConnection::advance() {
  while (true) {
    const State before = state_;
    if (before == State::reading) parse();
    if (before == State::writing) write();
    if (state_ == before) return;
  }
}

void HttpConnection::read() {
  std::array<char, kMostPiece> buffer{};
  const ssize_t size = recv(socket_, buffer.data(), buffer.size(), 0);
  if (size < 0 && (errno == EINTR || errno == EAGAIN)) return;
  if (size <= 0) {
    state_ = State::over;
  } else if (state_ != State::closing) {
    in_.append(buffer.data(), static_cast<std::size_t>(size));
  }
}

void HttpConnection::parse() {
  if (in_.empty()) return;
  if (!parser_->got_some()) deadline_ = Clock::now() + kHeaderPatience;
  error_code error;
  while (!in_.empty() && !error && !parser_->is_done()) {
    in_.erase(0, parser_->put({in_.data(), in_.size()}, error));
    if (parser_->is_header_done() && !is_header_seen_ && !take_header()) return;
  }
  if (error && error != beast::http::error::need_more)
    return answer_last(refusal_of(error, options_.most_body_bytes));
  if (parser_->is_done()) return take_request();
  // The parser leaves only what is part of a header, or of the size of a chunk.
  if (in_.size() >= kMostHeaderBytes)
    answer_last(http::error(http::Status::header_too_long, say::kHeaderTooLong(kMostHeaderBytes)));
}

bool HttpConnection::take_header() {
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

void HttpConnection::take_request() {
  request_.body = std::move(parser_->get().body());
  http::Turn turn = http::turn_of(request_);
  if (!turn.command) return answer(std::move(turn.response));
  state_ = State::calling;
  deadline_ = Clock::time_point::max();  // the call has its own
  call_ = calls_.add(*std::move(turn.command));
}

void HttpConnection::answer_last(http::Response response) {
  is_last_ = true;
  answer(std::move(response));
}

void HttpConnection::answer(http::Response response) {
  // A client of HTTP/1.0 would have to be told that the connection is kept.
  is_last_ = is_last_ || !parser_->is_done() || !parser_->keep_alive() || parser_->get().version() < 11;
  out_ = text_of(std::move(response));
  sent_ = 0;
  state_ = State::writing;
  deadline_ = Clock::now() + kWritingPatience;
}

std::string HttpConnection::text_of(http::Response response) const {
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

void HttpConnection::write() {
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

void HttpConnection::end() {
  shutdown(socket_, SHUT_WR);
  in_.clear();
  state_ = State::closing;
  deadline_ = Clock::now() + kClosingPatience;
}

}  // namespace quadrille::cli
