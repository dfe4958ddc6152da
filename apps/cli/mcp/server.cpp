#include "cli/mcp/server.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <map>

#include "cli/mcp/session.h"
#include "cli/process/interrupt.h"

namespace quadrille::cli::mcp {

namespace {

/// The lines of standard input, as they arrive.
class IncomingLines {
 public:
  [[nodiscard]] bool has_ended() const { return has_ended_; }

  /// Reads what there is, and passes each whole line to take(); one that is too long, once, to refuse().
  template <class Take, class Refuse>
  void read_on(Take take, Refuse refuse) {
    std::array<char, 1 << 16> buffer{};
    const ssize_t size = read(STDIN_FILENO, buffer.data(), buffer.size());
    if (size < 0 && (errno == EINTR || errno == EAGAIN)) return;
    has_ended_ = size <= 0;
    std::string_view text(buffer.data(), size > 0 ? static_cast<std::size_t>(size) : 0);
    while (!text.empty()) {
      const auto end = text.find('\n');
      rest_ += text.substr(0, end);
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
      if (rest_.size() > kMostBytes) {
        if (!is_refused_) refuse(kMostBytes);
        is_refused_ = true;
        rest_.clear();
      }
      if (end == std::string_view::npos) break;
      if (!is_refused_) take(rest_);
      is_refused_ = false;
      rest_.clear();
    }
    if (has_ended_ && !rest_.empty() && !is_refused_) take(rest_);
  }

 private:
  static constexpr std::size_t kMostBytes = 4'000'000;

  std::string rest_;         // of a line whose end has not been read
  bool is_refused_ = false;  // it is part of a line that was too long
  bool has_ended_ = false;
};

}  // namespace

void serve_messages(const calls::CallLimits& limits, const calls::RunCommand& run, Console& console) {
  constexpr int kGlanceInMilliseconds = 200;
  calls::Calls calls(limits, run);
  std::map<calls::CallId, Request> open;  // requests that a call answers
  IncomingLines lines;
  const auto tell = [&console](const std::string& answer) {
    if (answer.empty()) return;
    console.write(answer + '\n');
    console.flush();
  };
  const auto cancel = [&](std::string_view request) {
    std::erase_if(open, [&](const auto& each) {
      if (each.second.id != request) return false;
      calls.cancel(each.first);
      return true;
    });
  };
  const auto take = [&](const std::string& line) {
    Turn turn = turn_of(line);
    tell(turn.answer);
    if (!turn.cancelled.empty()) cancel(turn.cancelled);
    if (turn.command) open.emplace(calls.add(*std::move(turn.command)), std::move(turn.request));
  };
  while (!interrupted() && !(lines.has_ended() && calls.is_idle())) {
    std::vector<pollfd> descriptors;
    if (!lines.has_ended()) descriptors.push_back({.fd = STDIN_FILENO, .events = POLLIN, .revents = 0});
    calls.add_descriptors(descriptors);
    // A signal may arrive just before the wait begins.
    const int patience = calls.patience();
    poll(descriptors.data(), static_cast<nfds_t>(descriptors.size()),
         patience < 0 ? kGlanceInMilliseconds : std::min(patience, kGlanceInMilliseconds));
    if (!lines.has_ended() && descriptors.front().revents != 0)
      lines.read_on(take, [&](std::size_t most) { tell(answer_to_long_line(most)); });
    for (const calls::EndedCall& ended : calls.take_ended())
      tell(answer_of(open.extract(ended.id).mapped(), ended.outcome));
  }
}

}  // namespace quadrille::cli::mcp
