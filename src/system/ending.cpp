#include "system/ending.h"

#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>
#include <stdexcept>
#include <string_view>
#include <system_error>

#include "system/sentences.h"

namespace quadrille {

namespace {

// A handler can access only global variables, and must not ask for memory.

constexpr std::size_t kMostFiles = 16;
struct FileToRemove {
  std::atomic<char*> name = nullptr;
  std::atomic<int> descriptor = -1;
};
std::array<FileToRemove, kMostFiles> files_to_remove{};

/// A line that was prepared while memory was available.
struct Line {
  std::array<char, 1024> text{};
  std::size_t size = 0;

  void set(const std::string& program, const std::string& sentence) {
    const std::string line = program + ": " + sentence + '\n';
    size = line.copy(text.data(), text.size());
  }
  void write() const { static_cast<void>(!::write(STDERR_FILENO, text.data(), size)); }
};
Line no_memory, no_thread;

std::atomic_flag is_ending;

/// If several threads run out of resources at the same time, only one reports it.
[[noreturn]] void end_short(const Line& line) {
  while (is_ending.test_and_set()) pause();
  line.write();
  end_now(kShortOfResources);
}

[[noreturn]] void end_without_memory() { end_short(no_memory); }

/// Handles uncaught exceptions: if the system refused a resource, reports that; everything else is a bug.
[[noreturn]] void on_terminate() {
  if (const std::exception_ptr error = std::current_exception()) {
    try {
      std::rethrow_exception(error);
    } catch (const std::bad_alloc&) {
      end_without_memory();
    } catch (const std::length_error&) {  // more than a container holds
      end_without_memory();
    } catch (const std::system_error& found) {
      if (found.code() == std::errc::not_enough_memory) end_without_memory();
      if (found.code() == std::errc::resource_unavailable_try_again) end_short(no_thread);
    } catch (...) {  // NOLINT(bugprone-empty-catch): continues below
    }
  }
  std::abort();
}

}  // namespace

RemovedByEnd::RemovedByEnd(const std::string& file, int descriptor) : slot_(kMostFiles) {
  char* const name = strdup(file.c_str());
  for (std::size_t i = 0; i < kMostFiles && slot_ == kMostFiles; ++i) {
    char* free = nullptr;
    if (!files_to_remove[i].name.compare_exchange_strong(free, name)) continue;
    files_to_remove[i].descriptor = descriptor;
    slot_ = i;
  }
  if (slot_ == kMostFiles) std::free(name);  // then it is not removed
}

RemovedByEnd::~RemovedByEnd() {
  if (slot_ < kMostFiles) std::free(files_to_remove[slot_].name.exchange(nullptr));
}

void end_now(int exit_code) {
  for (auto& file : files_to_remove)
    if (const char* const name = file.name.exchange(nullptr); name && is_name_of(name, file.descriptor))
      unlink(name);
  std::_Exit(exit_code);
}

bool is_name_of(const char* file, int descriptor) {
  struct stat named{}, opened{};
  return lstat(file, &named) == 0 && fstat(descriptor, &opened) == 0 && named.st_dev == opened.st_dev &&
         named.st_ino == opened.st_ino;
}

void say_when_short(const std::string& program) {
  no_memory.set(program, say::kNoMemory());
  no_thread.set(program, say::kNoThread());
  std::set_new_handler(end_without_memory);
  std::set_terminate(on_terminate);
}

void outlive_full_files() {
  // Unlike SIG_IGN, a handler is not inherited by the programs that this one starts.
  struct sigaction action{};
  action.sa_handler = [](int /*signal*/) {};
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(SIGXFSZ, &action, nullptr);
}

}  // namespace quadrille
