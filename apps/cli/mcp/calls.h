// Commands that run in processes of their own, so that whatever a client sends can take no more than its
// share: of time, of memory, of output. They can open no file and no connection.
#pragma once

#include <poll.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/mcp/session.h"

namespace quadrille::cli::mcp {

struct CallLimits {
  std::chrono::nanoseconds time{};  // for each call
  std::uint64_t memory = 0;         // for each call, in bytes
  std::size_t at_once = 1;          // calls that run; the others wait
  std::size_t output = 4'000'000;   // bytes of an answer
};

/// The words of a command line -> its exit code.
using RunCommand = std::function<int(const std::vector<std::string>&)>;

/// Threads: none may run in this process when a call starts, as it is forked.
class Calls {
 public:
  Calls(CallLimits limits, RunCommand run) : limits_(limits), run_(std::move(run)) {}
  ~Calls();
  Calls(const Calls&) = delete;
  Calls& operator=(const Calls&) = delete;

  /// Starts the call, now or once another one has ended.
  void add(Call call);
  /// Ends the call without an answer.
  void cancel(std::string_view id);
  [[nodiscard]] bool is_idle() const { return running_.empty() && waiting_.empty(); }

  /// Adds the descriptors to wait for.
  void add_descriptors(std::vector<pollfd>& descriptors) const;
  /// The longest time for which to wait, in milliseconds; -1: any.
  [[nodiscard]] int patience() const;
  /// Takes what has been written and ends what has taken too long. Returns the answers of calls that have
  /// ended.
  [[nodiscard]] std::vector<std::string> take_answers();

 private:
  using Clock = std::chrono::steady_clock;

  struct Running {
    Call call;
    int process;
    int output, errors;  // descriptors; -1: at the end
    Clock::time_point end;
    Outcome outcome = {};
    bool is_interrupted = false, is_killed = false;
  };

  void start_waiting();
  void start(Call call);
  [[noreturn]] void be_child(const Call& call, int output, int errors) const;
  void take(Running& running, int& descriptor, std::string& text) const;
  void look_at_clock(Running& running, Clock::time_point now) const;
  static void kill_now(Running& running);
  void reap(Running& running) const;

  CallLimits limits_;
  RunCommand run_;
  std::deque<Call> waiting_;
  std::vector<Running> running_;
  std::vector<std::string> answers_;  // of calls that could not be started
};

}  // namespace quadrille::cli::mcp
