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
#include <utility>
#include <vector>

#include "cli/calls/outcome.h"
#include "cli/calls/tools.h"

namespace quadrille::cli::calls {

struct CallLimits {
  std::chrono::nanoseconds time{};  // for each call
  std::uint64_t memory = 0;         // for each call, in bytes
  std::size_t at_once = 1;          // calls that run; the others wait
  std::size_t output = 4'000'000;   // bytes of an answer
};

/// The words of a command line -> its exit code.
using RunCommand = std::function<int(const std::vector<std::string>&)>;

/// Identifies a call while it waits or runs.
using CallId = std::uint64_t;

struct EndedCall {
  CallId id;
  Outcome outcome;
};

/// Threads: none may run in this process when a call starts, as it is forked.
class Calls {
 public:
  Calls(CallLimits limits, RunCommand run) : limits_(limits), run_(std::move(run)) {}
  ~Calls();
  Calls(const Calls&) = delete;
  Calls& operator=(const Calls&) = delete;

  /// Starts the call, now or once another one has ended.
  [[nodiscard]] CallId add(CommandCall command);
  /// Ends the call without an outcome. It may have ended already.
  void cancel(CallId id);
  [[nodiscard]] bool is_idle() const { return running_.empty() && waiting_.empty(); }

  /// Adds the descriptors to wait for.
  void add_descriptors(std::vector<pollfd>& descriptors) const;
  /// The longest time for which to wait, in milliseconds; -1: any.
  [[nodiscard]] int patience() const;
  /// Takes what has been written and interrupts what has taken too long. Returns the calls that have ended.
  [[nodiscard]] std::vector<EndedCall> take_ended();

 private:
  using Clock = std::chrono::steady_clock;

  struct Waiting {
    CallId id;
    CommandCall command;
  };
  struct Running {
    CallId id;
    int process;
    int output, errors;  // descriptors; -1: at the end
    Clock::time_point end;
    Outcome outcome = {};
    bool is_interrupted = false, is_killed = false;
  };

  void start_waiting();
  void start(Waiting call);
  [[noreturn]] void be_child(const CommandCall& command, int output, int errors) const;
  void take(Running& running, int& descriptor, std::string& text) const;
  void look_at_clock(Running& running, Clock::time_point now) const;
  static void kill_now(Running& running);
  void reap(Running& running) const;

  CallLimits limits_;
  RunCommand run_;
  CallId next_id_ = 0;
  std::deque<Waiting> waiting_;
  std::vector<Running> running_;
  std::vector<EndedCall> not_started_;
};

}  // namespace quadrille::cli::calls
