// Standard output for a program that may have to end at any time, and must then still write its best
// result.
#pragma once

#include <condition_variable>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

#include "base/stop_token.h"
#include "base/time_limit.h"

namespace quadrille::minizinc {

/// The work should end by itself soon after its time or a stop. If it does not (a single propagation
/// may take long), this class writes the text that was kept and ends the program, from a thread of its own.
class LastWords {
 public:
  /// time: started. ending: what is written if the program must end before anything was written or kept.
  LastWords(TimeLimit time, StopToken stop, std::string_view ending);
  ~LastWords();
  LastWords(const LastWords&) = delete;
  LastWords& operator=(const LastWords&) = delete;

  /// Writes the text and flushes it.
  void write(std::string_view text);
  /// Sets the text to write if the program must end now; it replaces the text kept before.
  void keep(std::string_view text);

 private:
  void watch();

  TimeLimit time_;
  StopToken stop_;
  std::string_view ending_;
  std::mutex mutex_;  // over all below and standard output
  std::condition_variable ended_;
  bool over_ = false;
  bool has_written_ = false;
  std::string kept_;
  std::thread watcher_;
};

}  // namespace quadrille::minizinc
