// Standard output of a program that may be asked to end at any time, and then says what it would otherwise
// lose.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

#include "base/stop_token.h"

namespace quadrille::minizinc {

/// The work is to end by itself soon after its deadline or a stop; where it does not (one propagation may
/// take long), the program ends from here, having written what was kept.
class LastWords {
 public:
  /// ending: what is written if the program must end before anything was written or kept.
  LastWords(std::chrono::steady_clock::time_point deadline, StopToken stop, std::string_view ending);
  ~LastWords();
  LastWords(const LastWords&) = delete;
  LastWords& operator=(const LastWords&) = delete;

  /// Writes the text, which is seen at once.
  void write(std::string_view text);
  /// What is to be written if the program must end now, instead of what was given before.
  void keep(std::string_view text);

 private:
  void watch();

  std::chrono::steady_clock::time_point deadline_;
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
