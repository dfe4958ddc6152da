// Who may write an output: one process at a time.
//
// It holds a lock on FILE.lock, in which its number and its host stand, and removes that file in the end. A
// process that is killed leaves the file behind, but the lock goes with it, so the next one takes both over.
#pragma once

#include <memory>
#include <string>
#include <tl/expected.hpp>

#include "system/ending.h"

namespace quadrille {

/// Why an output may not be written.
struct OutputRefusal {
  std::string message;     // a sentence
  bool is_in_use = false;  // by another run: later it may be written
};

class OutputLock {
 public:
  /// `name` is what messages call the file. Where the file system has no locks, all who ask get one.
  [[nodiscard]] static tl::expected<OutputLock, OutputRefusal> take(const std::string& path,
                                                                    const std::string& name);
  ~OutputLock();
  OutputLock(OutputLock&& other) noexcept;
  OutputLock& operator=(OutputLock&&) = delete;
  OutputLock(const OutputLock&) = delete;
  OutputLock& operator=(const OutputLock&) = delete;

  /// Whether the process that had it before was killed, so that what it wrote is not complete.
  [[nodiscard]] bool was_left() const { return was_left_; }

 private:
  OutputLock(std::string file, int descriptor, bool was_left);

  std::string file_;  // of the lock
  int descriptor_;    // holds it
  bool was_left_;
  std::unique_ptr<RemovedByEnd> removed_;
};

/// The name of the lock of an output: FILE.lock.
[[nodiscard]] std::string lock_of(const std::string& file);

/// Locks an open file until it is closed. Whether another has locked it; a system without locks knows of
/// none.
[[nodiscard]] bool is_locked_by_another(int descriptor);

/// Who works at an output.
enum class Worker { none, alive, dead };
/// Dead is one that has left a lock, or a file that is not in place, and lives no more.
[[nodiscard]] Worker find_worker(const std::string& path);

}  // namespace quadrille
