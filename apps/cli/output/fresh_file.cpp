#include "cli/output/fresh_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include <fmt/format.h>

#include "cli/exit_code.h"
#include "cli/output/sentences.h"

namespace quadrille::cli {

namespace {

constexpr int kFreshPermissions = 0666;

/// FILE.tmp.HOST.PID.
std::string temporary_name(const std::string& file) {
  std::array<char, 256> host{};
  if (gethostname(host.data(), host.size() - 1) != 0) host[0] = '\0';
  return fmt::format("{}{}.{}", temporary_prefix(file), host.data(), getpid());
}

/// Makes the names of a folder safe on the disk, where its file system can.
void sync_folder_of(const std::string& file) {
  const auto folder = std::filesystem::path(file).parent_path();
  const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  static_cast<void>(fsync(descriptor));
  ::close(descriptor);
}

/// Whether a run that lives holds the lock of the file.
bool is_locked(const std::string& file) {
  const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return false;
  const bool locked = flock(descriptor, LOCK_SH | LOCK_NB) != 0;
  ::close(descriptor);
  return locked;
}

}  // namespace

std::string temporary_prefix(const std::string& file) { return file + ".tmp."; }

Parsed<FreshFile> FreshFile::open(const std::string& file, Console& console) {
  std::string written = temporary_name(file);
  auto packer = packer_for(file);
  if (!packer) return tl::unexpected(std::move(packer.error()));
  const int descriptor = ::open(written.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, kFreshPermissions);
  if (descriptor < 0) return bad_input(say::kCannotBeWritten(file, std::strerror(errno)));
  // A file system without locks has the file written all the same: only find_worker() misses the lock.
  static_cast<void>(flock(descriptor, LOCK_EX | LOCK_NB));
  FreshFile fresh(file, written, descriptor);
  if (const std::string problem = console.redirect(written); !problem.empty()) return bad_input(problem);
  console.pack(*std::move(packer));
  console.on_unwritten(ExitCode::try_again, std::move(written));
  return fresh;
}

FreshFile::~FreshFile() {
  if (!written_.empty()) std::remove(written_.c_str());
  if (descriptor_ != kNone) ::close(descriptor_);
}

Parsed<void> FreshFile::put_in_place(Console& console) {
  console.make_safe();
  if (std::rename(written_.c_str(), file_.c_str()) != 0)
    return bad_input(say::kCannotBeWritten(file_, std::strerror(errno)));
  written_.clear();
  sync_folder_of(file_);
  return {};
}

Worker find_worker(const std::string& file) {
  const std::filesystem::path path(file);
  const auto folder = path.parent_path();
  const std::string begin = temporary_prefix(path.filename().string());
  Worker worker = Worker::none;
  std::error_code error;
  for (std::filesystem::directory_iterator entry(folder.empty() ? "." : folder, error), end;
       !error && entry != end; entry.increment(error)) {
    if (!entry->path().filename().string().starts_with(begin)) continue;
    if (is_locked(entry->path().string())) return Worker::alive;
    worker = Worker::dead;
  }
  return worker;
}

bool replace_file(const std::string& file, const std::string& text) {
  const std::string fresh = temporary_name(file);
  const int descriptor = ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, kFreshPermissions);
  if (descriptor < 0) return false;
  const bool written = ::write(descriptor, text.data(), text.size()) == static_cast<ssize_t>(text.size()) &&
                       fsync(descriptor) == 0;
  const int reason = errno;
  ::close(descriptor);
  if (written && std::rename(fresh.c_str(), file.c_str()) == 0) return true;
  std::remove(fresh.c_str());
  errno = reason;
  return false;
}

}  // namespace quadrille::cli
