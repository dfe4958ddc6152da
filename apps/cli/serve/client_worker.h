// The thread that answers one client: one request at a time, the newest.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "base/stop_token.h"
#include "serve/request.h"

namespace quadrille::cli {

/// A new request replaces the one that is being answered, which is stopped; each request gets a final
/// message. Threads: one at a time.
class ClientWorker {
 public:
  enum class Kind : std::uint8_t { progress, last };
  /// Called for each message, on the worker's thread or, if a request is replaced before it was begun, on the
  /// thread of submit().
  using OnMessage = std::function<void(std::string message, Kind kind)>;
  /// Called on the worker's thread when it is about to end, after which the destructor does not block.
  using OnEnd = std::function<void()>;

  /// memory: the maximum number of bytes for a search.
  ClientWorker(std::uint64_t memory, OnMessage on_message, OnEnd on_end);
  /// Stops the current work, and waits for the thread.
  ~ClientWorker();
  ClientWorker(const ClientWorker&) = delete;
  ClientWorker& operator=(const ClientWorker&) = delete;

  void submit(serve::Request request);
  /// The thread ends soon; no more answers follow.
  void stop();

 private:
  struct Job {
    serve::Request request;
    std::shared_ptr<StopSource> stop;
  };

  void work();
  [[nodiscard]] std::optional<Job> next_job();
  void answer(const Job& job) const;

  std::uint64_t memory_;
  OnMessage on_message_;
  OnEnd on_end_;

  std::mutex mutex_;  // guards everything below except the thread
  std::condition_variable changed_;
  bool is_ending_ = false;
  std::optional<Job> waiting_;
  std::shared_ptr<StopSource> running_;  // of the current job
  std::thread thread_;
};

}  // namespace quadrille::cli
