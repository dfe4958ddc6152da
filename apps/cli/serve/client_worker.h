// The thread that answers one client: a request at a time, the newest.
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

/// A new request takes the place of the one that is being answered, which is stopped; each request gets a
/// last message. Threads: one at a time calls it.
class ClientWorker {
 public:
  enum class Kind : std::uint8_t { progress, last };
  /// Called for each message, in the worker's thread or, where a request is replaced before it was begun, in
  /// that of submit().
  using OnMessage = std::function<void(std::string message, Kind kind)>;
  /// Called in the worker's thread when that is about to end, after which the destructor does not wait.
  using OnEnd = std::function<void()>;

  /// memory: the most bytes that a search may hold.
  ClientWorker(std::uint64_t memory, OnMessage on_message, OnEnd on_end);
  /// Stops what is being done, and waits for the thread.
  ~ClientWorker();
  ClientWorker(const ClientWorker&) = delete;
  ClientWorker& operator=(const ClientWorker&) = delete;

  void submit(serve::Request request);
  /// The thread ends soon; nothing is answered any more.
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

  std::mutex mutex_;  // over all below but the thread
  std::condition_variable changed_;
  bool is_ending_ = false;
  std::optional<Job> waiting_;
  std::shared_ptr<StopSource> running_;  // of the job that is being done
  std::thread thread_;
};

}  // namespace quadrille::cli
