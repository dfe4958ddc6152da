// How a program ends before its work is done: it removes files that are then useless, and reports it if the
// system gives it no memory or no thread.
#pragma once

#include <cstddef>
#include <string>

namespace quadrille {

/// The exit code of a program that got no memory, or no thread, from the system.
inline constexpr int kShortOfResources = 71;

/// During its lifetime, end_now() removes the named file. Threads: any.
class RemovedByEnd {
 public:
  /// `descriptor` refers to the open file: another file that has got its name in the meantime is not removed.
  RemovedByEnd(const std::string& file, int descriptor);
  ~RemovedByEnd();
  RemovedByEnd(const RemovedByEnd&) = delete;
  RemovedByEnd& operator=(const RemovedByEnd&) = delete;

 private:
  std::size_t slot_;
};

/// Ends the program at once: nothing is flushed or destroyed, but the files that a RemovedByEnd names are
/// removed. Allocates no memory.
[[noreturn]] void end_now(int exit_code);

/// Whether the name refers to the file that the descriptor has open. Allocates no memory.
[[nodiscard]] bool is_name_of(const char* file, int descriptor);

/// From now on, if the program gets no memory, or no thread, it reports that on standard error and ends with
/// kShortOfResources, instead of std::terminate(). Call it again once the language is known. Threads: before
/// any is started.
void say_when_short(const std::string& program);

/// From now on, a file that exceeds the system's size limit (ulimit -f) cannot be written, like one on a full
/// disk, but does not end the program.
void outlive_full_files();

}  // namespace quadrille
