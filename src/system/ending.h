// How a program ends before its work is done: without the files that are of no use then, and with a sentence
// where the system gives it no memory or no thread.
#pragma once

#include <cstddef>
#include <string>

namespace quadrille {

/// The exit code of a program to which the system gave no memory, or no thread.
inline constexpr int kShortOfResources = 71;

/// Names a file that end_now() removes, for as long as it lives. Threads: any.
class RemovedByEnd {
 public:
  /// `descriptor` has the file open: another one that has got its name meanwhile is not removed.
  RemovedByEnd(const std::string& file, int descriptor);
  ~RemovedByEnd();
  RemovedByEnd(const RemovedByEnd&) = delete;
  RemovedByEnd& operator=(const RemovedByEnd&) = delete;

 private:
  std::size_t slot_;
};

/// Ends the program at once: nothing is flushed or destroyed, but the files that a RemovedByEnd names go.
/// Takes no memory.
[[noreturn]] void end_now(int exit_code);

/// Whether the name stands for the file that the descriptor has open. Takes no memory.
[[nodiscard]] bool is_name_of(const char* file, int descriptor);

/// From now on a program that gets no memory, or no thread, says so on standard error and ends with
/// kShortOfResources, in place of std::terminate(). To be called again once the language is known. Threads:
/// before any is started.
void say_when_short(const std::string& program);

/// From now on a file that grows beyond the limit of the system (ulimit -f) is one that cannot be written,
/// like one on a full disk, and does not end the program.
void outlive_full_files();

}  // namespace quadrille
