// Ensures that only one process writes an output at a time.
//
// It holds a lock on FILE.lock, which contains its process number and its host, and removes that file at the
// end. A process that is killed leaves the file, but the system releases the lock, so the next process takes
// both over.
#pragma once

#include <memory>
#include <string>
#include <tl/expected.hpp>

#include "system/ending.h"

namespace quadrille {

/// The reason why an output may not be written.
struct OutputRefusal {
  std::string message;     // a sentence
  bool is_in_use = false;  // by another run: it may be possible later
};

class OutputLock {
 public:
  /// `name`: the file's name in messages. If the file system has no locks, every process gets one.
  [[nodiscard]] static tl::expected<OutputLock, OutputRefusal> take(const std::string& path,
                                                                    const std::string& name);
  ~OutputLock();
  OutputLock(OutputLock&& other) noexcept;
  OutputLock& operator=(OutputLock&&) = delete;
  OutputLock(const OutputLock&) = delete;
  OutputLock& operator=(const OutputLock&) = delete;

  /// Whether the previous owner was killed, so that its output is incomplete.
  [[nodiscard]] bool was_left() const { return was_left_; }
  /// Whether no other process can have the lock, on any machine: false if the file system has no locks.
  [[nodiscard]] bool is_exclusive() const { return is_exclusive_; }

 private:
  OutputLock(std::string file, int descriptor, bool was_left, bool is_exclusive);

  std::string file_;  // the lock's file
  int descriptor_;    // holds it
  bool was_left_;
  bool is_exclusive_;
  std::unique_ptr<RemovedByEnd> removed_;
};

/// The name of the lock of an output: FILE.lock.
[[nodiscard]] std::string lock_of(const std::string& file);

/// Locks an open file until it is closed. Returns whether another process has locked it; false on a system
/// without locks. Waits for some five seconds: a process that is being killed closes
/// its files one after another, and may have lost FILE.lock while it still holds FILE; on a loaded machine it
/// may be a while before it runs again.
[[nodiscard]] bool is_locked_by_another(int descriptor);

/// The state of the process that works on an output.
enum class Worker { none, alive, dead };
/// `dead` means that it has left a lock, or a file that is not in place, but is no longer running.
[[nodiscard]] Worker find_worker(const std::string& path);

}  // namespace quadrille
