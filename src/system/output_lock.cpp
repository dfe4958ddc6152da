#include "system/output_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <optional>
#include <string_view>
#include <thread>
#include <utility>

#include "system/plain_file.h"
#include "system/running_process.h"
#include "system/sentences.h"

namespace quadrille {

namespace {

enum class Taken { yes, no, unsupported };

// Locks of open files, if the system has them: they can be tested without being acquired for a moment.
#ifdef F_OFD_SETLK

struct flock whole_file() {
  struct flock lock{};
  lock.l_type = F_WRLCK;
  lock.l_whence = SEEK_SET;
  return lock;
}

Taken lock(int descriptor) {
  struct flock wanted = whole_file();
  if (fcntl(descriptor, F_OFD_SETLK, &wanted) == 0) return Taken::yes;
  return errno == EAGAIN || errno == EACCES ? Taken::no : Taken::unsupported;
}

bool is_locked(int descriptor) {
  struct flock wanted = whole_file();
  return fcntl(descriptor, F_OFD_GETLK, &wanted) == 0 && wanted.l_type != F_UNLCK;
}

#else

Taken lock(int descriptor) {
  if (flock(descriptor, LOCK_EX | LOCK_NB) == 0) return Taken::yes;
  return errno == EWOULDBLOCK ? Taken::no : Taken::unsupported;
}

bool is_locked(int descriptor) {
  const Taken taken = lock(descriptor);
  if (taken == Taken::yes) flock(descriptor, LOCK_UN);
  return taken == Taken::no;
}

#endif

constexpr std::string_view kMark = "quadrille ";

/// The holder of a lock, as written in the file.
struct Holder {
  std::uint64_t process = 0;
  std::string host;

  [[nodiscard]] std::string text() const {
    return std::string(kMark) + std::to_string(process) + ' ' + host + '\n';
  }
};

std::string contents(int descriptor) {
  std::array<char, 512> text{};
  const ssize_t size = pread(descriptor, text.data(), text.size(), 0);
  return {text.data(), size > 0 ? static_cast<std::size_t>(size) : 0};
}

std::optional<Holder> holder_in(std::string_view text) {
  if (!text.starts_with(kMark) || !text.ends_with('\n')) return std::nullopt;
  text.remove_prefix(kMark.size());
  Holder holder;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), holder.process);
  if (error != std::errc() || *end != ' ') return std::nullopt;
  holder.host.assign(end + 1, text.data() + text.size() - 1);
  return holder;
}

/// False if it has died on this host: then a new holder has not written its number yet.
bool may_live(const Holder& holder) { return holder.host != host_name() || is_running(holder.process); }

// How long the other run may take to say who it is, and to end after it was killed: a loaded machine may let
// it wait for seconds.
constexpr int kMostLooks = 200, kMostLooksAtEnd = 5000;
constexpr std::chrono::milliseconds kBetweenLooks{1};

/// The holder writes its number as soon as it has the lock; waits for that.
OutputRefusal in_use(int descriptor, const std::string& name) {
  for (int i = 0; i < kMostLooks; ++i) {
    if (const auto holder = holder_in(contents(descriptor)); holder && may_live(*holder))
      return {holder->host == host_name() ? say::kFileIsInUse(name, holder->process)
                                          : say::kFileIsInUseElsewhere(name, holder->process, holder->host),
              true};
    if (!is_locked(descriptor)) break;
    std::this_thread::sleep_for(kBetweenLooks);
  }
  return {say::kFileIsInUseBySomeone(name), true};
}

}  // namespace

std::string lock_of(const std::string& file) { return file + ".lock"; }

bool is_locked_by_another(int descriptor) {
  for (int i = 0; i < kMostLooksAtEnd; ++i) {
    if (lock(descriptor) != Taken::no) return false;
    std::this_thread::sleep_for(kBetweenLooks);
  }
  return true;
}

tl::expected<OutputLock, OutputRefusal> OutputLock::take(const std::string& path, const std::string& name) {
  constexpr int kPermissions = 0666;
  const std::string file = lock_of(path);
  for (;;) {
    const int descriptor =
        ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, kPermissions);
    if (descriptor < 0) {
      const char* const reason = std::strerror(errno);
      const bool is_other = errno == ELOOP || errno == EISDIR;
      return tl::unexpected(OutputRefusal{
          is_other
              ? say::kNoLock(file, name)
              : say::kFileCannotBeWritten(target_of(path).kind == FileKind::plain ? file : name, reason)});
    }
    const Taken taken = lock(descriptor);
    if (taken == Taken::no) {
      OutputRefusal refusal = in_use(descriptor, name);
      ::close(descriptor);
      return tl::unexpected(std::move(refusal));
    }
    if (!is_name_of(file.c_str(), descriptor)) {  // the last holder has removed it since
      ::close(descriptor);
      continue;
    }
    struct stat status{};
    const std::string text = contents(descriptor);
    const bool was_left = holder_in(text).has_value();
    if (fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode) || (!was_left && !text.empty())) {
      ::close(descriptor);
      return tl::unexpected(OutputRefusal{say::kNoLock(file, name)});
    }
    // If the disk is full, the lock is held nevertheless, and the run's other writes report the full disk.
    const Holder self{static_cast<std::uint64_t>(getpid()), host_name()};
    if (ftruncate(descriptor, 0) == 0) static_cast<void>(write_all(descriptor, self.text()));
    return OutputLock(file, descriptor, was_left, taken == Taken::yes);
  }
}

OutputLock::OutputLock(std::string file, int descriptor, bool was_left, bool is_exclusive)
    : file_(std::move(file)),
      descriptor_(descriptor),
      was_left_(was_left),
      is_exclusive_(is_exclusive),
      removed_(std::make_unique<RemovedByEnd>(file_, descriptor_)) {}

OutputLock::OutputLock(OutputLock&& other) noexcept
    : file_(std::move(other.file_)),
      descriptor_(std::exchange(other.descriptor_, -1)),
      was_left_(other.was_left_),
      is_exclusive_(other.is_exclusive_),
      removed_(std::move(other.removed_)) {}

OutputLock::~OutputLock() {
  if (descriptor_ < 0) return;
  // While the lock is held, nobody else can have it, unless somebody has deleted the file.
  if (is_name_of(file_.c_str(), descriptor_)) unlink(file_.c_str());
  removed_.reset();
  ::close(descriptor_);
}

Worker find_worker(const std::string& path) {
  const std::string lock_file = lock_of(path);
  if (const int descriptor = ::open(lock_file.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
      descriptor >= 0) {
    const bool is_alive = is_locked(descriptor);
    ::close(descriptor);
    return is_alive ? Worker::alive : Worker::dead;
  }
  const std::filesystem::path output(path);
  const auto folder = output.parent_path();
  const std::string begin = temporary_prefix(output.filename().string());
  std::error_code error;
  for (std::filesystem::directory_iterator entry(folder.empty() ? "." : folder, error), end;
       !error && entry != end; entry.increment(error))
    if (entry->path().filename().string().starts_with(begin)) return Worker::dead;
  return Worker::none;
}

}  // namespace quadrille
